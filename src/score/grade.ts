import type { Grade } from "../model/report.ts";
import { BANDS } from "./weights.ts";

/** Rounded to one decimal, as every percent is shown. Grades are given on the rounded figure, so that a reader can check them. */
export function roundPercent(percent: number): number {
  return Math.round(percent * 10 + 1e-7) / 10;
}

/** The grade of a percent (0..100); null stays null: nothing was measured. */
export function gradeOf(percent: number | null): Grade | null {
  if (percent === null) return null;
  const shown = roundPercent(percent);
  return BANDS.find((band) => shown >= band.from)?.grade ?? "F";
}
