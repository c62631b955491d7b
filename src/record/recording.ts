import type { Classification } from "../facts/outcome.ts";
import type { Case, DroppedCase } from "../model/case.ts";
import type { Evidence, Exchange } from "../model/evidence.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { JsonObject } from "../model/json.ts";
import type { Probe } from "../model/settings.ts";
import type { Log } from "./log.ts";
import type { Progress } from "./progress.ts";
import type { Session } from "./session.ts";
import type { Starter } from "./starter.ts";
import type { Death, Trail } from "./trail.ts";
import { takeDeath } from "./trail.ts";
import type { Workers } from "./workers.ts";

/** The one decision about what became of a call: `classify` of facts/outcome.ts. */
export type Classify = (exchange: Exchange, tool: ToolFacts) => Classification;

/** A case whose first answer accuses the server. */
export interface Suspect {
  item: Case;
  exchange: Exchange;
  /** The same for answers that mean the same. */
  signature: string;
}

/** What the phases of a recording share. */
export interface Recording {
  log: Log;
  starter: Starter;
  classify: Classify;
  tools: readonly ToolFacts[];
  /** The user's own calls, with what is expected of them. */
  probes: readonly Probe[];
  /** The connection that the cases go to. */
  session: Session;
  /** Milliseconds that a request may take that is no case. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
  stopped: Evidence["stopped"];
  dropped: DroppedCase[];
  suspects: Suspect[];
  deaths: Death[];
  trail: Trail;
  /** Processes beside the one of the connection; null where one is asked for. */
  workers: Workers | null;
  /** The server could not be started as often as `workers` asks. */
  alone: boolean;
  progress(progress: Progress): void;
}

/** Starts in a row that may fail before the server counts as one that cannot be started again. */
const MAX_FAILED_STARTS = 2;

/** The parameters of a `tools/call`; the member `arguments` is left out where there are none. */
export function callParams(item: Pick<Case, "tool" | "arguments">): JsonObject {
  const params: JsonObject = { name: item.tool };
  if (item.arguments !== null) params.arguments = item.arguments;
  return params;
}

/** Sends one case over a session. `caseKey` null: the exchange does not speak for the case. */
export function sendCase(
  session: Session,
  item: Case,
  purpose: "case" | "retry" | "confirm",
  caseKey: string | null = item.key,
): Promise<Exchange> {
  return session.request("tools/call", callParams(item), { purpose, caseKey, timeoutMs: item.timeoutMs });
}

/** A fresh process that has been greeted. Null when the run was stopped, or when the server can no longer be started. */
export async function freshSession(
  recording: Recording,
  purpose: "audit" | "confirm",
): Promise<Session | null> {
  let detail = "";
  for (let attempt = 0; attempt < MAX_FAILED_STARTS; attempt += 1) {
    if (recording.signal?.aborted) return null;
    const { session, failure } = await recording.starter.start(purpose);
    if (failure === null) return session;
    await session.kill();
    detail = failure.message;
  }
  if (!recording.signal?.aborted) recording.stopped = { reason: "cannot-restart", detail };
  return null;
}

/** A server that stays away is not there to confirm what it went away with; the call is told at least. */
function nameLast({ log, stopped, tools }: Recording): void {
  const last = log.exchanges.findLast((one) => one.purpose === "case");
  if (stopped === null || last === undefined || last.end !== "closed") return;
  const [index, ...id] = (last.caseKey ?? "").split("/");
  const tool = tools[Number(index)]?.name ?? "";
  stopped.detail = `${stopped.detail} It was there until \`${tool}\` was sent \`${id.join("/")}\`.`;
}

/** Makes sure that the connection can be used, by a fresh process if need be. False when there is none to be had. */
export async function ensureSession(recording: Recording): Promise<boolean> {
  if (recording.session.alive()) return true;
  const barred = recording.session.barred();
  if (barred !== null) {
    recording.stopped = { reason: "barred", detail: barred };
    return false;
  }
  noteDeath(recording);
  await recording.session.kill();
  const session = await freshSession(recording, "audit");
  if (session === null) {
    nameLast(recording);
    return false;
  }
  recording.session = session;
  recording.trail = { session, answered: [] };
  return true;
}

/** Writes down that the process in use has ended where it should not, when it has. `victim` was under way then. */
export function noteDeath(recording: Recording, victim: Case | null = null): void {
  const death = recording.signal?.aborted ? null : takeDeath(recording.trail, victim);
  if (death !== null) recording.deaths.push(death);
}
