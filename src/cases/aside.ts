import type { Case } from "../model/case.ts";
import type { ToolFacts } from "../model/facts.ts";

/** Calls of one tool that may be made on another connection than those before and after them. */
export interface Piece {
  toolIndex: number;
  cases: Case[];
  /** Place of the first one in the plan. */
  from: number;
  /** The case of the plan that follows the last one; undefined at the end of it. */
  next: Case | undefined;
}

/** Valid calls are timed, and probes are the user's own: they stay where nothing runs beside them. */
const mayGo = (item: Case) => item.kind !== "valid" && item.kind !== "probe";

/**
 * What of a plan may be recorded aside: the malformed and odd calls of tools that declare to change nothing, in the order
 * of the plan. Tools with a probe stay whole.
 */
export function piecesOf(tools: readonly ToolFacts[], cases: readonly Case[]): Piece[] {
  const probed = new Set(cases.filter((item) => item.kind === "probe").map((item) => item.toolIndex));
  const pieces: Piece[] = [];
  for (const [index, item] of cases.entries()) {
    const { toolIndex } = item;
    if (!mayGo(item) || tools[toolIndex]?.readOnly !== true || probed.has(toolIndex)) continue;
    const next = cases[index + 1];
    const last = pieces.at(-1);
    if (last?.next === item && last.toolIndex === toolIndex) {
      last.cases.push(item);
      last.next = next;
    } else pieces.push({ toolIndex, cases: [item], from: index, next });
  }
  return pieces;
}
