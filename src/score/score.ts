import { CATEGORIES, type Category, type Verdict } from "../model/finding.ts";
import type { CategoryScore, Report } from "../model/report.ts";
import { gradeOf, roundPercent } from "./grade.ts";
import { CONTRACT_PART, PARTS, VERDICT_VALUE, WEIGHTS } from "./weights.ts";

/** What one check brings to the score. */
export interface ScoredCheck {
  id: string;
  category: Category;
  /** Row name (a tool, or the server) and verdict; never `n/a`. */
  rows: { row: string; name: string; verdict: Exclude<Verdict, "n/a"> }[];
  /** Its own percent, for the checks that have one; null when nothing was measured. */
  percent: number | null;
}

type Row = CategoryScore["rows"][number];

function worth(category: Category, verdict: Exclude<Verdict, "n/a">): number {
  return category === "contract" && verdict === "part" ? CONTRACT_PART : VERDICT_VALUE[verdict];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function rowsOf(category: Category, checks: readonly ScoredCheck[]): Row[] {
  const rows = new Map<string, Row>();
  for (const check of checks) {
    for (const { row, name, verdict } of check.rows) {
      const value = worth(category, verdict);
      const known = rows.get(row) ?? { name, value: 1, checks: [] };
      known.value = Math.min(known.value, value);
      known.checks.push({ check: check.id, verdict });
      rows.set(row, known);
    }
  }
  return [...rows.values()];
}

/** Percent of one check: its own where it has one, else the mean of its rows; null when it has neither. */
function partOf(check: ScoredCheck): number | null {
  if (check.percent !== null) return check.percent;
  if (check.rows.length === 0) return null;
  return 100 * mean(check.rows.map((row) => worth(check.category, row.verdict)));
}

function partsOf(category: Category, checks: readonly ScoredCheck[]): CategoryScore["parts"] {
  const named = PARTS[category];
  const members = named === undefined ? checks.filter((c) => c.percent !== null) : checks;
  return members.flatMap((check) => {
    if (named !== undefined && !named.includes(check.id)) return [];
    const percent = partOf(check);
    return percent === null ? [] : [{ name: check.id, percent }];
  });
}

/** Why a category that was asked for has no percent, where nothing better is known. */
const UNVERIFIED = "nothing of it could be verified";

/** One category: the mean of its rows, or of its parts where weights.ts names some, or of both where a check has a percent of its own. */
export function scoreCategory(
  category: Category,
  checks: readonly ScoredCheck[],
  weight: number,
  off: string | null,
  empty = UNVERIFIED,
): CategoryScore {
  const rows = rowsOf(category, checks);
  const parts = partsOf(category, checks);
  const figures = parts.map((part) => part.percent);
  if (PARTS[category] === undefined && rows.length > 0)
    figures.push(100 * mean(rows.map((row) => row.value)));
  const ran = off === null && figures.length > 0;
  const percent = ran ? roundPercent(mean(figures)) : null;
  return {
    percent,
    grade: gradeOf(percent),
    weight,
    rows,
    parts,
    notRun: ran ? null : (off ?? empty),
  };
}

/**
 * The whole score. `off` names categories that were not asked for, with the reason; `empty` is the reason of those that had nothing to judge. The overall percent is the weighted
 * mean of the categories that ran, and null when none did.
 */
export function score(
  checks: readonly ScoredCheck[],
  weights: Partial<Record<Category, number>>,
  off: Partial<Record<Category, string>>,
  empty = UNVERIFIED,
): Report["score"] {
  const categories = {} as Record<Category, CategoryScore>;
  let sum = 0;
  let total = 0;
  for (const category of CATEGORIES) {
    const own = checks.filter((check) => check.category === category);
    const weight = weights[category] ?? WEIGHTS[category];
    const result = scoreCategory(category, own, weight, off[category] ?? null, empty);
    categories[category] = result;
    if (result.percent !== null) {
      sum += result.percent * weight;
      total += weight;
    }
  }
  const percent = total === 0 ? null : roundPercent(sum / total);
  return { percent, grade: gradeOf(percent), categories };
}
