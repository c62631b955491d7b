import type { Case } from "../model/case.ts";
import type { Evidence, Exchange } from "../model/evidence.ts";
import type { CallFacts, ToolFacts } from "../model/facts.ts";
import { FAILING } from "../model/outcome.ts";
import { explains, featuresAsked } from "./client-features.ts";
import { type Answered, isMasked, validErrors } from "./masked.ts";
import { type Classification, classify } from "./outcome.ts";

/** Calls whose arguments are meant to be served. */
const MEANT: ReadonlySet<string> = new Set(["valid", "probe", "fuzz"]);

interface Sent {
  /** The answer that counts: of a probe that was tried again, the last. */
  first: Exchange;
  tries: number;
  /** The last try on a fresh process, if there was one. */
  confirm: Exchange | null;
  /** The process was already dying of the call before, so that the first answer says nothing of this one. */
  victim: boolean;
}

/** The exchange that counts, and the last confirmation, of each case. */
function sentBy(evidence: Evidence): Map<string, Sent> {
  const sent = new Map<string, Sent>();
  const last = new Map<number, Exchange>();
  for (const exchange of evidence.exchanges) {
    const before = last.get(exchange.connection);
    last.set(exchange.connection, exchange);
    if (exchange.caseKey === null) continue;
    const known = sent.get(exchange.caseKey);
    if (exchange.purpose === "case" && known === undefined) {
      const dying = before?.end === "answered" && before.diedAfter !== null;
      const victim = dying && exchange.end === "closed";
      sent.set(exchange.caseKey, { first: exchange, tries: 1, confirm: null, victim });
    } else if (exchange.purpose === "retry" && known !== undefined) {
      Object.assign(known, { first: exchange, tries: known.tries + 1, victim: false });
    } else if (exchange.purpose === "confirm" && known !== undefined) known.confirm = exchange;
  }
  return sent;
}

type Confirmed = CallFacts["confirmed"];

interface Settled {
  classified: Classification;
  confirmed: Confirmed;
  dependsOnState: boolean;
  /** Signature that a fresh process repeated: siblings with the same one share the verdict. */
  repeated: string | null;
}

/** A failing outcome holds when a fresh process fails too. What the fresh process said is the truth in any case. */
function settle(sent: Sent, first: Classification, tool: ToolFacts): Settled {
  const own = { classified: first, dependsOnState: false, repeated: null };
  if (!FAILING.has(first.outcome)) return { ...own, confirmed: "not-needed" };
  if (sent.confirm === null) return { ...own, confirmed: "not-tried" };
  const again = classify(sent.confirm, tool);
  if (!FAILING.has(again.outcome)) {
    return { ...own, classified: again, confirmed: "no", dependsOnState: true };
  }
  const repeated = again.outcome === first.outcome ? first.signature : null;
  return { ...own, classified: again, confirmed: "yes", repeated };
}

/** A call that died of the one before it: the fresh process is its first answer, if it was asked. */
function settleVictim(sent: Sent, first: Classification, tool: ToolFacts): Settled {
  const own = { dependsOnState: false, repeated: null };
  if (sent.confirm === null) return { ...own, classified: first, confirmed: "not-tried" };
  const classified = classify(sent.confirm, tool);
  return { ...own, classified, confirmed: FAILING.has(classified.outcome) ? "yes" : "not-needed" };
}

interface Judged extends Answered {
  sent: Sent;
  settled: Settled;
}

function judgeCase(item: Case, sent: Sent, tool: ToolFacts): Judged {
  const first = classify(sent.first, tool);
  const settled = sent.victim ? settleVictim(sent, first, tool) : settle(sent, first, tool);
  return { item, exchange: sent.first, sent, first, settled };
}

/** The same for answers of one tool that mean the same: one of them stands for all. */
export const answerGroup = (item: Case, signature: string): string => `${item.toolIndex} ${signature}`;

function confirmedOf(judged: Judged, repeated: ReadonlySet<string>): Confirmed {
  const { sent, settled, first } = judged;
  const sibling =
    settled.confirmed === "not-tried" &&
    !sent.victim &&
    repeated.has(answerGroup(judged.item, first.signature));
  return sibling ? "sibling" : settled.confirmed;
}

/** What a call is told as. `asked`: exchanges in which the server asked for a feature of the client. */
function callFacts(judged: Judged, asked: ReadonlySet<number>): Omit<CallFacts, "confirmed" | "masked"> {
  const { item, first, settled, sent } = judged;
  const { outcome, detail, blocked, response, graceful } = settled.classified;
  const instead = sent.victim ? sent.confirm : null;
  const exchange = instead ?? sent.first;
  const featureless = explains(asked.has(exchange.id), outcome) ? "client" : null;
  return {
    key: item.key,
    toolIndex: item.toolIndex,
    tool: item.tool,
    caseId: item.id,
    kind: item.kind,
    property: item.property,
    arguments: item.arguments,
    proof: item.proof,
    outcome,
    dependsOnState: settled.dependsOnState,
    graceful: instead === null ? first.graceful : graceful,
    detail,
    blocked: MEANT.has(item.kind) ? (blocked ?? featureless) : null,
    response,
    exchange,
    durationMs: exchange.durationMs,
    tries: sent.tries,
    startedAtMs: exchange.request.atMs,
  };
}

/** Every case that was sent, with its settled outcome, in the order of the plan. */
export function readCalls(evidence: Evidence, tools: readonly ToolFacts[]): CallFacts[] {
  const sent = sentBy(evidence);
  const all = evidence.cases.flatMap((item) => {
    const one = sent.get(item.key);
    const tool = tools[item.toolIndex];
    return one === undefined || tool === undefined ? [] : [judgeCase(item, one, tool)];
  });
  const repeated = new Set(
    all.flatMap(({ item, settled }) =>
      settled.repeated === null ? [] : [answerGroup(item, settled.repeated)],
    ),
  );
  const errors = validErrors(all);
  const asked = featuresAsked(evidence);
  return all.map((judged) => ({
    ...callFacts(judged, asked),
    confirmed: confirmedOf(judged, repeated),
    masked: isMasked(judged, errors),
  }));
}
