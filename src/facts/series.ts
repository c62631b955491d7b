import type { Exchange } from "../model/evidence.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { Bench, Probe } from "../model/settings.ts";
import { unmetByAnswer } from "./expectations.ts";
import { classify } from "./outcome.ts";

/** What the exchanges of a series carry: its place in the config and the probe's name. */
export const seriesKey = (index: number, bench: Bench) => `${index} ${bench.probe}`;

/** Figures of one timed series. Times in milliseconds, to a tenth; null where no call was answered. */
export interface Series {
  /** Calls that were made. */
  calls: number;
  p50: number | null;
  p95: number | null;
  p99: number | null;
  /** Answered calls a second, over the whole series; null where nothing was answered. */
  perSecond: number | null;
  /** Share of calls without an answer, or with one that does not meet what the probe expects; 0..1. */
  errorRate: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The smallest value that `share` (0..1) of all are not above (nearest rank); null when there is none. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** A time limit of the probe is left out: the thresholds of the series stand for it. An error is a failed call unless it is expected. */
function failed(exchange: Exchange, probe: Probe, tool: ToolFacts): boolean {
  const { max_ms: _, ...expect } = probe.expect;
  const { response, detail } = classify(exchange, tool);
  const call = { response, detail, durationMs: exchange.durationMs };
  return unmetByAnswer(call, { error: false, ...expect }).length > 0;
}

function span(exchanges: readonly Exchange[]): number {
  const starts = exchanges.map((one) => one.request.atMs);
  const least = starts.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return exchanges.reduce((most, one) => Math.max(most, one.request.atMs + one.durationMs - least), 0);
}

/** The figures of a series; null when no call of it was made. */
export function readSeries(exchanges: readonly Exchange[], probe: Probe, tool: ToolFacts): Series | null {
  if (exchanges.length === 0) return null;
  const answered = exchanges.filter((one) => one.end === "answered");
  const times = answered.map((one) => one.durationMs);
  const ms = span(exchanges);
  const errors = exchanges.filter((one) => failed(one, probe, tool)).length;
  return {
    calls: exchanges.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    perSecond: answered.length === 0 || ms <= 0 ? null : tenth((1000 * answered.length) / ms),
    errorRate: Math.round((1000 * errors) / exchanges.length) / 1000,
  };
}
