import { describe, expect, test } from "vitest";
import check from "../../src/checks/performance/bench.ts";
import { percentile } from "../../src/facts/series.ts";
import type { Bench, Expectation } from "../../src/model/settings.ts";
import { checkTester } from "../check-tester.ts";
import type { EvidenceInput, Probe, Reply } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

/** A series of calls with these answers, and its thresholds. */
function series(
  replies: Reply[],
  thresholds: Partial<Bench> = {},
  expectation: Expectation = {},
): EvidenceInput {
  const args = { city: "Paris" };
  const own = { name: "finds Paris", tool: "get_weather", arguments: args, expect: expectation, retries: 0 };
  return {
    calls: [{ id: "probe/finds Paris", args }],
    probes: replies.map((reply): Probe => ({ purpose: "bench", caseKey: "0 finds Paris", ...reply })),
    record: {
      probes: [own],
      bench: [{ probe: "finds Paris", calls: replies.length, concurrency: 1, ...thresholds }],
    },
  };
}

const taking = (...times: number[]): Reply[] => times.map((durationMs) => ({ durationMs }));
const messages = (input: EvidenceInput) => findingsOf("bench", input).map((one) => one.message);

checkTester(check, {
  pass: [
    series(taking(1, 2, 3), { p95_ms: 3, throughput: 1, error_rate: 0 }),
    series([{ refusal: "no" }], { error_rate: 0 }, { error: true }),
  ],
  fail: [
    series(taking(1, 2, 30), { p99_ms: 10 }),
    series(taking(5, 5), { throughput: 1_000 }),
    series([{}, { refusal: "no" }], { error_rate: 0.4 }),
    series([{ timeout: true }], { p50_ms: 10 }),
  ],
  notApplicable: [{ calls: [] }],
});

describe("bench", () => {
  test("percentiles go by the nearest rank", () => {
    const values = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([0.5, 0.95, 0.99].map((share) => percentile(values, share))).toEqual([50, 95, 99]);
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.5)).toBeNull();
  });

  test("gives its figures", () => {
    const { metrics } = judgedBy("bench", series([...taking(1, 2, 3), { refusal: "no", durationMs: 4 }]));
    const [figures] = (metrics.bench as { series: object[] }).series;
    expect(figures).toMatchObject({
      probe: "finds Paris",
      tool: "get_weather",
      calls: 4,
      concurrency: 1,
      p50Ms: 2,
      p95Ms: 4,
      p99Ms: 4,
      errorRate: 0.25,
    });
    // Sent ten milliseconds apart, the last takes four: four answers in 34 ms.
    expect(figures).toMatchObject({ perSecond: 117.6 });
  });

  test("names each threshold that is missed, and fails the run", () => {
    const input = series(taking(10, 20, 90), { p50_ms: 15, p95_ms: 50, p99_ms: 100 });
    expect(messages(input).sort()).toEqual([
      'The median of "finds Paris" is 20 ms, over 15 ms.',
      'p95 of "finds Paris" is 90 ms, over 50 ms.',
    ]);
    expect(judgedBy("bench", input).conclusion.exitCode).toBe(1);
  });

  test("an answer that does not meet the probe's expectation is a failed call; its time limit is no part of that", () => {
    const input = (expectation: Expectation) => series(taking(30), { error_rate: 0 }, expectation);
    expect(messages(input({ contains: "rain" }))).toEqual([
      'The share of failed calls of "finds Paris" is 1, over 0.',
    ]);
    expect(messages(input({ contains: "sunny", max_ms: 1 }))).toEqual([]);
  });

  test("keeps its fingerprints whatever the figures", () => {
    const prints = (ms: number) =>
      findingsOf("bench", series(taking(ms), { p95_ms: 1 })).map((one) => one.fingerprint);
    expect(prints(20)).toEqual(prints(35));
  });

  test("says so when nothing was timed", () => {
    const { checks, metrics } = judgedBy("bench", series([]));
    expect(checks[0]?.notVerified[0]?.reason).toBe('no call of "finds Paris" was timed');
    expect(metrics.bench).toBeUndefined();
  });
});
