import type { CheckDefinition, MessageData, RawFinding } from "../checks/define.ts";
import type { CallFacts, Facts } from "../model/facts.ts";
import type { Finding } from "../model/finding.ts";
import { DOCS_BASE } from "../model/version.ts";
import { cut, oneLine } from "../text/cut.ts";
import { namingLine } from "../text/naming-line.ts";
import { fingerprint } from "./fingerprint.ts";
import { reproduceCall, reproduceInspect } from "./reproduce.ts";
import type { CheckRun } from "./run.ts";

/** Longest message and quoted answer of a finding, in characters; the evidence keeps the rest. */
const MESSAGE_CHARS = 600;
const RESPONSE_CHARS = 2_000;
/** Lines of stderr, from its end, in which the error that ended a process is looked for. */
const LAST_LINES = 40;

/** Fills `{placeholders}`. A placeholder without a value is a mistake in the check and stays visible. */
function fillMessage(template: string, data: MessageData = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(data, name) ? oneLine(String(data[name])) : whole,
  );
}

function template(check: CheckDefinition, id: string): string {
  const found = check.messages[id];
  if (found === undefined) throw new Error(`Check ${check.id} has no message "${id}".`);
  return found;
}

/** What a process that a call ended wrote at last, where a line of it names the error; "" otherwise. */
function lastWords({ outcome, exchange }: CallFacts, { connections }: Facts): string {
  if (outcome !== "crashed") return "";
  const tail = connections.find(({ id }) => id === exchange.connection)?.stderr.tail ?? "";
  const line = namingLine(tail.split("\n").slice(-LAST_LINES).join("\n"));
  return line === null ? "" : `; its stderr ends with: ${line}`;
}

function answerOf(call: CallFacts | undefined, facts: Facts): string | null {
  if (call === undefined) return null;
  const said = call.response?.text ?? "";
  return cut(said === "" ? call.detail + lastWords(call, facts) : said, RESPONSE_CHARS);
}

/** A finding with everything a reader needs: identity, place, words, and the line that shows it again. */
export function completeFinding(
  run: CheckRun,
  raw: RawFinding,
  facts: Facts,
  calls: ReadonlyMap<string, CallFacts>,
): Finding {
  const { check, setting } = run;
  const call = raw.call === undefined ? undefined : calls.get(raw.call);
  const tool = raw.tool === null ? undefined : facts.tools[raw.tool];
  const property = raw.property ?? call?.property ?? null;
  const name = tool?.name ?? null;
  const identity = {
    check: check.id,
    tool: name,
    message: raw.message,
    property,
    case: call?.caseId ?? null,
  };
  const { target } = facts.evidence;
  return {
    fingerprint: fingerprint({ ...identity, distinct: raw.distinct ?? "" }),
    check: check.id,
    category: check.category,
    kind: raw.kind ?? check.kind,
    tool: name,
    toolIndex: raw.tool,
    severity: setting?.severity ?? raw.severity ?? check.severity,
    message: cut(fillMessage(template(check, raw.message), raw.data), MESSAGE_CHARS),
    case: call?.caseId ?? null,
    property,
    arguments: call?.arguments ?? null,
    outcome: call?.outcome ?? null,
    response: answerOf(call, facts),
    location: raw.location ?? tool?.location ?? null,
    reproduce: call === undefined ? reproduceInspect(target) : reproduceCall(target, call, facts.server.era),
    why: check.why,
    fix: check.fixes?.[raw.message] ?? check.fix,
    docs: `${DOCS_BASE}/checks/${check.id}.md`,
    baseline: null,
  };
}
