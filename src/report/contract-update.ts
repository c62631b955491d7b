import { markdownTable } from "markdown-table";
import { type Drift, diffTools, placeOf } from "../facts/drift.ts";
import type { Facts } from "../model/facts.ts";
import type { ContractUpdate, ToolChange } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { codeSpan, escapeProse } from "../text/escape.ts";
import { counted } from "../text/words.ts";

/** Changes that a report holds; more are counted. */
const MAX_CHANGES = 500;
const MAX_CHARS = 300;
const IMPACTS = ["breaking", "additive", "wording"] as const;
const MARKS: Readonly<Record<ToolChange["impact"], string>> = {
  breaking: "❌ breaking",
  additive: "➕ additive",
  wording: "✏️ wording",
};

function changeOf(drift: Drift): ToolChange {
  const { impact, tool, what } = drift;
  const where = cut(placeOf(drift), MAX_CHARS);
  return { impact, tool: cut(tool, MAX_CHARS), where, what: cut(what, MAX_CHARS) };
}

/** What the committed contract says now that the base's does not, or the other way round; null when nothing is to be told. */
export function contractUpdateOf(snapshot: Facts["snapshot"]): ContractUpdate | null {
  if (snapshot?.base === undefined) return null;
  const drifts = diffTools(snapshot.base.tools, snapshot.tools);
  if (drifts.length === 0) return null;
  const of = (impact: ToolChange["impact"]) => drifts.filter((drift) => drift.impact === impact);
  const counts = {
    breaking: of("breaking").length,
    additive: of("additive").length,
    wording: of("wording").length,
  };
  const changes = IMPACTS.flatMap(of).slice(0, MAX_CHANGES).map(changeOf);
  return { path: snapshot.path, label: snapshot.base.label, counts, changes };
}

/** The update in a sentence and a folded table of `rows` changes, the breaking ones first. */
export function contractUpdateText(update: ContractUpdate, rows: number): string {
  const { breaking, additive, wording } = update.counts;
  const total = breaking + additive + wording;
  const parts = [
    ...(breaking > 0 ? [`**${counted(breaking, "breaking change")}**`] : []),
    ...(additive > 0 ? [`${counted(additive, "additive change")}`] : []),
    ...(wording > 0 ? [`${counted(wording, "change")} of wording`] : []),
  ];
  const head = `This pull request updates the tool contract ${codeSpan(update.path)}: ${parts.join(", ")} since ${codeSpan(update.label)}.`;
  const shown = update.changes.slice(0, rows);
  if (shown.length === 0) return head;
  const cells = shown.map(({ impact, tool, where, what }) => [
    MARKS[impact],
    codeSpan(cut(tool, 64)),
    `${where === "tool" ? "the tool" : codeSpan(cut(where, 100))} ${escapeProse(cut(what, 160))}`,
  ]);
  const table = markdownTable([["", "Tool", "Change"], ...cells], { alignDelimiters: false });
  const more =
    total > shown.length
      ? `\n\n${counted(total - shown.length, "more change")}: see the diff of the file.`
      : "";
  return `${head}\n\n<details><summary>contract changes</summary>\n\n${table}${more}\n\n</details>`;
}
