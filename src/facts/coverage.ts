import type { CallFacts, Coverage, ToolFacts } from "../model/facts.ts";

/** How much of the server was called. A tool counts as called validly when its valid call, or a probe, was answered without error. */
export function readCoverage(tools: readonly ToolFacts[], calls: readonly CallFacts[]): Coverage {
  const called = new Set(calls.map((call) => call.toolIndex));
  const answered = calls.filter(
    (call) =>
      (call.proof === "valid" || call.kind === "probe" || call.kind === "valid") &&
      call.outcome === "ok" &&
      call.blocked === null &&
      call.kind !== "fuzz",
  );
  const validly = new Set(answered.map((call) => call.toolIndex));
  const level = validly.size === 0 ? "hygiene only" : validly.size === tools.length ? "full" : "partial";
  return { tools: tools.length, called: called.size, calledValidly: validly.size, level };
}
