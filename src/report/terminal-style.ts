import type { Severity, Verdict } from "../model/finding.ts";

type Paint = (text: string) => string;

/** Ways to set text off. Without colour all give the text back as it is. */
export interface Style {
  bold: Paint;
  dim: Paint;
  red: Paint;
  yellow: Paint;
  green: Paint;
  blue: Paint;
}

/** Paints with the colours of a terminal, or not at all. */
export function createStyle(color: boolean): Style {
  const paint = (on: number, off: number): Paint =>
    color ? (text) => (text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`) : (text) => text;
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    red: paint(31, 39),
    yellow: paint(33, 39),
    green: paint(32, 39),
    blue: paint(34, 39),
  };
}

/** One sign for each state, so that the table reads without colour too. */
export const SIGNS = { fail: "✗", part: "!", notice: "·", pass: "✓", none: "–" } as const;

/** The sign of a finding. */
export function severitySign(severity: Severity, style: Style): string {
  if (severity === "error") return style.red(SIGNS.fail);
  return severity === "warning" ? style.yellow(SIGNS.part) : style.blue(SIGNS.notice);
}

/** The sign of a verdict. */
export function verdictSign(verdict: Verdict, style: Style): string {
  if (verdict === "fail") return style.red(SIGNS.fail);
  if (verdict === "part") return style.yellow(SIGNS.part);
  return verdict === "pass" ? style.green(SIGNS.pass) : style.dim(SIGNS.none);
}
