import type { Node } from "@babel/types";
import type { SourceFact } from "../../model/facts.ts";
import { cut, oneLine } from "../../text/cut.ts";
import type { Module } from "../module.ts";
import { spanOf } from "../registration.ts";

/** Far more than is quoted: secrets are masked before the code is cut to what is shown. */
const EXCERPT = 4_000;

const FIRST = { line: 1, column: 0 };

/** The code of a node in one line. */
function excerptOf(module: Module, node: Node): string {
  return cut(oneLine(module.text.slice(node.start ?? 0, node.end ?? 0)), EXCERPT);
}

/** A fact about the code of `node`. */
export function factAt(
  place: { module: Module; node: Node },
  fact: Pick<SourceFact, "rule" | "tool" | "data">,
): SourceFact {
  const { module, node } = place;
  const location = spanOf(module.path, node.loc ?? { start: FIRST, end: FIRST });
  return { ...fact, location, excerpt: excerptOf(module, node) };
}
