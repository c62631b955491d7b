import { readTools } from "../facts/catalogue.ts";
import { ANSWER_CHARS } from "../facts/outliers.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { Json } from "../model/json.ts";
import { answerFindings, type GuardFinding } from "./answer-findings.ts";
import { measure, type ToolClient } from "./client.ts";
import { createHistory, type History, MOST_TOOLS } from "./history.ts";
import { type GatedCall, type GateOptions, LatencyGate, resolved } from "./latency-gate.ts";

/** Thresholds of a session. The defaults are those of the checks `latency` and `response-size`. */
export interface GuardOptions extends GateOptions {
  /** Characters over which an answer is too large whatever the tool's history says. Default 20000. */
  bloatThresholdChars?: number;
  /** Characters under which an answer is never too large by the relative rule. Default 1000; 0 gives the published rule. */
  sizeFloorChars?: number;
}

/** An entry of `tools/list`, as the server or a client gives it. */
export interface GuardedTool {
  name: string;
  inputSchema?: unknown;
  outputSchema?: unknown;
}

/** A call, and what each check says of its one answer. */
export interface GuardedCall extends GatedCall {
  findings: GuardFinding[];
}

/** What is known of one tool. */
export interface ToolHistory {
  calls: number;
  flagged: number;
  /** Median of the last answered calls, in milliseconds; null before the third. */
  medianMs: number | null;
  /** Median size of the last answers, in UTF-16 code units; null before the third. */
  medianChars: number | null;
}

/**
 * Makes the calls of one client session, each exactly once, and runs the checks `latency`, `response-size`,
 * `disguised-refusal`, `empty-content` and `output-conformance` on each answer. Memory is bounded however many calls are
 * made. A client that validates results itself throws for one that does not fit: such a call ends without a result.
 */
export class GuardedSession {
  readonly #client: ToolClient;
  readonly #tools = new Map<string, ToolFacts>();
  readonly #latency: LatencyGate;
  readonly #sizes: History = createHistory();
  readonly #counts = new Map<string, { calls: number; flagged: number }>();
  readonly #options: Required<GuardOptions>;

  /** @param tools The entries of `tools/list`; a tool that is not among them is judged without its schemas. */
  constructor(client: ToolClient, tools: readonly GuardedTool[] = [], options: GuardOptions = {}) {
    this.#client = client;
    this.#options = {
      ...resolved(options),
      bloatThresholdChars: options.bloatThresholdChars ?? ANSWER_CHARS.threshold,
      sizeFloorChars: options.sizeFloorChars ?? ANSWER_CHARS.floor,
    };
    this.#latency = new LatencyGate(this.#options);
    for (const tool of readTools([{ tools: tools as unknown as Json }])) this.#tools.set(tool.name, tool);
  }

  /** Makes one real call and judges its answer. Never throws for what the call does. */
  async call(name: string, args: Record<string, unknown> = {}): Promise<GuardedCall> {
    const measured = await measure(this.#client, name, args, this.#options.now);
    const findings: GuardFinding[] = [];
    const add = (check: GuardFinding["check"], reasons: readonly string[]) =>
      findings.push(...reasons.map((reason) => ({ check, reason })));
    if (measured.outcome === "ok") {
      add("latency", this.#latency.judge(name, measured.durationMs));
      add("response-size", this.#judgeSize(name, measured.responseChars));
      findings.push(...answerFindings(measured.result as Json, args as Json, this.#tools.get(name)));
    }
    const ended = measured.outcome === "ok" ? [] : [measured.reason];
    const reasons = [...ended, ...findings.map((finding) => finding.reason)];
    this.#count(name, reasons.length > 0);
    return { ...measured, flagged: reasons.length > 0, reasons, findings };
  }

  /** What is known of a tool; null when it was never called or not for long. */
  history(name: string): ToolHistory | null {
    const counts = this.#counts.get(name);
    if (counts === undefined) return null;
    return { ...counts, medianMs: this.#latency.median(name), medianChars: this.#sizes.median(name) };
  }

  #judgeSize(name: string, chars: number): string[] {
    const { bloatThresholdChars, sizeFloorChars, factor } = this.#options;
    const reasons: string[] = [];
    const median = this.#sizes.median(name);
    if (chars > bloatThresholdChars)
      reasons.push(`answered ${chars} characters, over ${bloatThresholdChars}`);
    if (median !== null && chars >= sizeFloorChars && chars > factor * median) {
      reasons.push(`answered ${chars} characters, over ${factor} times the tool's own median of ${median}`);
    }
    this.#sizes.add(name, chars);
    return reasons;
  }

  #count(name: string, flagged: boolean): void {
    const counts = this.#counts.get(name) ?? { calls: 0, flagged: 0 };
    counts.calls += 1;
    if (flagged) counts.flagged += 1;
    this.#counts.delete(name);
    this.#counts.set(name, counts);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_TOOLS && oldest !== undefined) this.#counts.delete(oldest);
  }
}
