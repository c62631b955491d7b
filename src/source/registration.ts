import type { Location } from "../model/evidence.ts";

/** A place in a file. Lines and columns count from 1; the end column is the first one behind it. */
export interface Span {
  path: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

type Position = { line: number; column: number };

/** The place of a parsed node, whose columns count from 0. */
export function spanOf(path: string, { start, end }: { start: Position; end: Position }): Span {
  return {
    path,
    line: start.line,
    column: start.column + 1,
    endLine: end.line,
    endColumn: end.column + 1,
  };
}

/** `rank` 3: a registering call or mark; 2: a tool written out; 1: a class or table entry that describes one. */
export interface Registration extends Span {
  name: string;
  rank: number;
}

/** The surest place; none when several are equally sure: a wrong place is worse than none. */
function surest(found: readonly Registration[]): Location | null {
  const top = found.reduce((most, one) => Math.max(most, one.rank), 0);
  const [first, ...others] = found.filter((one) => one.rank === top);
  if (first === undefined) return null;
  const elsewhere = (one: Registration) =>
    one.path !== first.path || one.line !== first.line || one.column !== first.column;
  if (others.some(elsewhere)) return null;
  const { path, line, column, endLine, endColumn } = first;
  return { path, line, column, endLine, endColumn };
}

/** The one place of each of `names` among everything that was found. */
export function placesOf(names: readonly string[], found: Iterable<Registration>): Record<string, Location> {
  const byName = new Map<string, Registration[]>(names.map((name) => [name, []]));
  for (const one of found) byName.get(one.name)?.push(one);
  const places = [...byName].map(([name, all]) => [name, surest(all)] as const);
  return Object.fromEntries(places.filter((pair): pair is [string, Location] => pair[1] !== null));
}
