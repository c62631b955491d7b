import { FACTOR, LATENCY_MS } from "../facts/outliers.ts";
import { type MeasuredCall, measure, type ToolClient } from "./client.ts";
import { createHistory, type History } from "./history.ts";

/** Thresholds of a gate. The defaults are those of the checks `latency` and `response-size`. */
export interface GateOptions {
  /** Milliseconds over which a call is slow whatever the tool's history says. Default 5000. */
  slowThresholdMs?: number;
  /** A call is slow when it takes more than this many times the tool's own median. Default 3. */
  factor?: number;
  /** Milliseconds under which a call is never slow by the relative rule. Default 250; 0 gives the published rule. */
  floorMs?: number;
  /** Clock in milliseconds, for tests. */
  now?: () => number;
}

/** A call and what the gate says of it. */
export interface GatedCall extends MeasuredCall {
  flagged: boolean;
  /** Plain sentences; empty when not flagged. */
  reasons: string[];
}

/** The thresholds, with their defaults where nothing is said. */
export function resolved(options: GateOptions): Required<GateOptions> {
  return {
    slowThresholdMs: options.slowThresholdMs ?? LATENCY_MS.threshold,
    factor: options.factor ?? FACTOR,
    floorMs: options.floorMs ?? LATENCY_MS.floor,
    now: options.now ?? (() => performance.now()),
  };
}

/**
 * Watches the speed of the tools of one session. History is kept for each tool: a call is flagged over the absolute
 * threshold, or, after at least three calls, over a multiple of the tool's own median. Crashed and timed-out calls are
 * flagged and do not enter the history.
 */
export class LatencyGate {
  readonly #options: Required<GateOptions>;
  readonly #history: History = createHistory();

  constructor(options: GateOptions = {}) {
    this.#options = resolved(options);
  }

  /** Median of the tool's last answered calls, in milliseconds; null before the third. */
  median(tool: string): number | null {
    return this.#history.median(tool);
  }

  /** Judges a duration and then takes it into the tool's history. */
  judge(tool: string, durationMs: number): string[] {
    const { slowThresholdMs, floorMs, factor } = this.#options;
    const reasons: string[] = [];
    const median = this.#history.median(tool);
    if (durationMs > slowThresholdMs) {
      reasons.push(`took ${Math.round(durationMs)} ms, over ${slowThresholdMs} ms`);
    }
    if (median !== null && durationMs >= floorMs && durationMs > factor * median) {
      const times = (durationMs / Math.max(median, 0.001)).toFixed(1);
      reasons.push(`took ${times} times the tool's own median of ${Math.round(median)} ms`);
    }
    this.#history.add(tool, durationMs);
    return reasons;
  }

  /** Makes one real call and tells how it went. Never throws for what the call does. */
  async timedCall(client: ToolClient, name: string, args: Record<string, unknown> = {}): Promise<GatedCall> {
    const call = await measure(client, name, args, this.#options.now);
    const reasons = call.outcome === "ok" ? this.judge(name, call.durationMs) : [call.reason];
    return { ...call, flagged: reasons.length > 0, reasons };
  }
}
