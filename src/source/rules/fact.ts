import type { Node } from "@babel/types";
import type { SourceFact } from "../../model/facts.ts";
import { cut, oneLine } from "../../text/cut.ts";
import type { Module } from "../module.ts";

/** Far more than is quoted: secrets are masked before the code is cut to what is shown. */
const EXCERPT = 4_000;

/** The code of a node in one line. */
export function excerptOf(module: Module, node: Node): string {
  return cut(oneLine(module.text.slice(node.start ?? 0, node.end ?? 0)), EXCERPT);
}

/** A fact about the code of `node`. */
export function factAt(
  place: { module: Module; node: Node },
  fact: Pick<SourceFact, "rule" | "tool" | "data">,
): SourceFact {
  const { module, node } = place;
  const { start, end } = node.loc ?? { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } };
  const location = {
    path: module.path,
    line: start.line,
    column: start.column + 1,
    endLine: end.line,
    endColumn: end.column + 1,
  };
  return { ...fact, location, excerpt: excerptOf(module, node) };
}
