import type { Case } from "../model/case.ts";
import type { Evidence, Exchange } from "../model/evidence.ts";
import type { CallFacts, ToolFacts } from "../model/facts.ts";
import { FAILING } from "../model/outcome.ts";
import { normalise } from "./normalise.ts";
import { type Classification, classify } from "./outcome.ts";

const PUBLISHED: ReadonlySet<string> = new Set(["valid", "probe"]);

interface Sent {
  first: Exchange;
  /** The last try on a fresh process, if there was one. */
  confirm: Exchange | null;
}

function sentBy(evidence: Evidence): Map<string, Sent> {
  const sent = new Map<string, Sent>();
  for (const exchange of evidence.exchanges) {
    if (exchange.caseKey === null) continue;
    const known = sent.get(exchange.caseKey);
    if (exchange.purpose === "case" && known === undefined) {
      sent.set(exchange.caseKey, { first: exchange, confirm: null });
    } else if (exchange.purpose === "confirm" && known !== undefined) known.confirm = exchange;
  }
  return sent;
}

interface Settled {
  classified: Classification;
  exchange: Exchange;
  confirmed: CallFacts["confirmed"];
  dependsOnState: boolean;
}

/** A failing outcome holds when a fresh process fails too; otherwise what the fresh process said is the truth. */
function settle(sent: Sent, first: Classification, tool: ToolFacts): Settled {
  const own = { classified: first, exchange: sent.first, dependsOnState: false };
  if (!FAILING.has(first.outcome)) return { ...own, confirmed: "not-needed" };
  if (sent.confirm === null) return { ...own, confirmed: "not-tried" };
  const again = classify(sent.confirm, tool);
  if (FAILING.has(again.outcome)) return { ...own, confirmed: "yes" };
  return { classified: again, exchange: sent.confirm, dependsOnState: true, confirmed: "no" };
}

/** Signatures of one tool's failing answers that came again on a fresh process. */
function confirmedSignatures(settled: readonly { item: Case; first: Classification; result: Settled }[]) {
  return new Set(
    settled
      .filter((one) => one.result.confirmed === "yes")
      .map((one) => `${one.item.toolIndex} ${one.first.signature}`),
  );
}

/** Normalised error of each tool's own valid call: a malformed call that gets the same one teaches nothing. */
function validErrors(settled: readonly { item: Case; first: Classification }[]): Map<number, string> {
  const errors = new Map<number, string>();
  for (const { item, first } of settled) {
    const { response } = first;
    if (!PUBLISHED.has(item.kind) || errors.has(item.toolIndex) || response === null) continue;
    if (response.error !== null || response.isError) errors.set(item.toolIndex, normalise(response.text));
  }
  return errors;
}

function isMasked(item: Case, first: Classification, errors: ReadonlyMap<number, string>): boolean {
  const { response } = first;
  if (item.proof !== "invalid" || response === null) return false;
  if (response.error === null && !response.isError) return false;
  return errors.get(item.toolIndex) === normalise(response.text);
}

/** Every case that was sent, with its settled outcome, in the order of the plan. */
export function readCalls(evidence: Evidence, tools: readonly ToolFacts[]): CallFacts[] {
  const sent = sentBy(evidence);
  const settled = evidence.cases.flatMap((item) => {
    const one = sent.get(item.key);
    const tool = tools[item.toolIndex];
    if (one === undefined || tool === undefined) return [];
    const first = classify(one.first, tool);
    return [{ item, sent: one, first, result: settle(one, first, tool) }];
  });
  const confirmed = confirmedSignatures(settled);
  const errors = validErrors(settled);
  return settled.map(({ item, sent: one, first, result }) => {
    const sibling = result.confirmed === "not-tried" && confirmed.has(`${item.toolIndex} ${first.signature}`);
    return {
      key: item.key,
      toolIndex: item.toolIndex,
      tool: item.tool,
      caseId: item.id,
      kind: item.kind,
      property: item.property,
      arguments: item.arguments,
      proof: item.proof,
      outcome: result.classified.outcome,
      confirmed: sibling ? "sibling" : result.confirmed,
      dependsOnState: result.dependsOnState,
      masked: isMasked(item, first, errors),
      graceful: first.graceful,
      detail: result.classified.detail,
      blocked: PUBLISHED.has(item.kind) ? result.classified.blocked : null,
      response: result.classified.response,
      exchange: one.first,
      durationMs: one.first.durationMs,
      startedAtMs: one.first.request.atMs,
    };
  });
}
