import type { Report } from "../model/report.ts";
import { cut } from "../text/cut.ts";
import { codeSpan, escapeProse } from "../text/escape.ts";
import { counted } from "../text/words.ts";

/** Changes told one by one; the rest are counted. */
const TOLD = 3;

function named(names: readonly string[], verb: string): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, TOLD).map((name) => codeSpan(cut(name, 64)));
  const more = names.length > TOLD ? " ..." : "";
  return [`${counted(names.length, "tool")} ${verb} (${shown.join(", ")}${more})`];
}

/** What the comparison says of the tools themselves: breaking changes first. "" when nothing changed. */
export function contractLine(report: Report): string {
  const contract = report.baseline?.contract ?? null;
  if (contract === null) return "";
  const changed = contract.changed ?? [];
  const breaking = changed.filter((one) => one.breaking);
  const told = breaking
    .slice(0, TOLD)
    .map(
      ({ tool, where, what }) => `${codeSpan(cut(tool, 64))} ${escapeProse(cut(`${where} ${what}`, 120))}`,
    );
  const more = breaking.length > TOLD ? [`${breaking.length - TOLD} more`] : [];
  const others = changed.length - breaking.length;
  const parts = [
    ...named(contract.removed, "gone"),
    ...(breaking.length === 0
      ? []
      : [`${counted(breaking.length, "breaking change")}: ${[...told, ...more].join("; ")}`]),
    ...named(contract.added, "added"),
    ...(others === 0 ? [] : [counted(others, "compatible change")]),
  ];
  return parts.length === 0 ? "" : `**Contract** ${parts.join(" · ")}`;
}

/** Why there was nothing to compare with, where a comparison was asked for; "" otherwise. */
export function comparisonNote(report: Report): string {
  const { baseline } = report;
  if (baseline === undefined || baseline.label !== "" || baseline.note === null) return "";
  return `⚠️ ${escapeProse(baseline.note)}`;
}
