import { consent } from "../cases/scope.ts";
import type { Case } from "../model/case.ts";
import type { JsonObject } from "../model/json.ts";
import type { RecordSettings } from "../model/settings.ts";
import { listTools } from "./listing.ts";
import { callParams, ensureSession, type Recording } from "./recording.ts";

const NO_TOOL = "mcp-audit-no-such-tool";
const NO_METHOD = "mcp-audit/no-such-method";
/** Calls that are in flight together on one connection. */
const IN_FLIGHT = 4;
/** Slowest call that is repeated for that, in milliseconds. */
const QUICK_MS = 1_000;

async function ask(recording: Recording, name: string, method: string, params: JsonObject): Promise<void> {
  if (recording.signal?.aborted || !(await ensureSession(recording))) return;
  const { session, timeoutMs } = recording;
  const options = { purpose: "protocol", caseKey: `protocol/${name}`, timeoutMs } as const;
  const exchange = await session.request(method, params, options);
  if (exchange.end === "timed-out") await session.kill();
}

/** Valid calls of read-only tools that were answered well and fast: they may be made again without harm. */
function quickCalls(recording: Recording, cases: readonly Case[]): Case[] {
  const valid = new Map(cases.filter((item) => item.kind === "valid").map((item) => [item.key, item]));
  return recording.log.exchanges.flatMap((exchange) => {
    const item = exchange.purpose === "case" ? valid.get(exchange.caseKey ?? "") : undefined;
    const tool = item === undefined ? undefined : recording.tools[item.toolIndex];
    if (item === undefined || !tool?.readOnly || exchange.durationMs > QUICK_MS) return [];
    return recording.classify(exchange, tool).outcome === "ok" ? [item] : [];
  });
}

/** A read-only tool that was called with `{}` is called without `arguments` at all. */
async function omitArguments(recording: Recording, quick: readonly Case[]): Promise<void> {
  const item = quick.find((one) => Object.keys(one.arguments ?? {}).length === 0);
  if (item !== undefined) await ask(recording, "omitted-arguments", "tools/call", { name: item.tool });
}

/** Several calls, and a reading of the list between them, are sent before the first answer is awaited. */
async function multiplex(recording: Recording, quick: readonly Case[]): Promise<void> {
  if (quick.length === 0 || recording.signal?.aborted || !(await ensureSession(recording))) return;
  const { session, timeoutMs } = recording;
  const calls = Array.from({ length: IN_FLIGHT }, (_, index) => quick[index % quick.length]!);
  const options = (key: string) => ({ purpose: "multiplexing", caseKey: key, timeoutMs }) as const;
  const ends = await Promise.all([
    ...calls.map((item, index) =>
      session.request("tools/call", callParams(item), options(`multiplexing/${index + 1} ${item.key}`)),
    ),
    session.request("tools/list", {}, options(`multiplexing/${IN_FLIGHT + 1}`)),
  ]);
  if (ends.some((exchange) => exchange.end === "timed-out")) await session.kill();
}

/** Asks what every server must answer, after the cases so that nothing of it can disturb them. */
export async function probeProtocol(
  recording: Recording,
  cases: readonly Case[],
  settings: RecordSettings,
): Promise<void> {
  if (recording.signal?.aborted || !(await ensureSession(recording))) return;
  await listTools(recording.session, "list-again", recording.timeoutMs);
  await ask(recording, "unknown-method", NO_METHOD, {});
  if (!recording.tools.some((tool) => consent(tool, settings).malformed)) return;
  await ask(recording, "unknown-tool", "tools/call", { name: NO_TOOL, arguments: {} });
  const quick = quickCalls(recording, cases);
  await omitArguments(recording, quick);
  await multiplex(recording, quick);
}
