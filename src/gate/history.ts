import { ENOUGH, medianOfSorted } from "../facts/outliers.ts";

/** Figures of one tool that are kept: enough for a steady median, little enough for a million calls. */
const KEPT = 64;
/** Tools of which something is kept; the one unused for longest goes first. */
export const MOST_TOOLS = 1_000;

interface Series {
  /** The last figures in the order they came; `next` is overwritten next. */
  ring: number[];
  next: number;
  /** The same figures, ascending. */
  sorted: number[];
}

function position(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function push(series: Series, value: number): void {
  if (series.ring.length < KEPT) series.ring.push(value);
  else {
    const old = series.ring[series.next] ?? 0;
    series.sorted.splice(position(series.sorted, old), 1);
    series.ring[series.next] = value;
    series.next = (series.next + 1) % KEPT;
  }
  series.sorted.splice(position(series.sorted, value), 0, value);
}

/** The last figures of each tool, in bounded memory. */
export interface History {
  /** Median of the tool's figures so far, null before the third. */
  median(tool: string): number | null;
  add(tool: string, value: number): void;
}

/** An empty history. */
export function createHistory(): History {
  const tools = new Map<string, Series>();
  return {
    median(tool) {
      const sorted = tools.get(tool)?.sorted ?? [];
      return sorted.length < ENOUGH ? null : medianOfSorted(sorted);
    },
    add(tool, value) {
      const series = tools.get(tool) ?? { ring: [], next: 0, sorted: [] };
      tools.delete(tool);
      tools.set(tool, series);
      push(series, value);
      if (tools.size > MOST_TOOLS) for (const oldest of tools.keys()) return void tools.delete(oldest);
    },
  };
}
