import { groupBy } from "../../facts/group.ts";
import { readSeries, type Series, seriesKey } from "../../facts/series.ts";
import { probeId } from "../../model/case.ts";
import type { Facts } from "../../model/facts.ts";
import type { JsonObject } from "../../model/json.ts";
import type { Bench } from "../../model/settings.ts";
import { defineCheck, type MessageData, type NotVerified, type RawFinding } from "../define.ts";

/** A threshold that was missed: message and data. */
interface Missed {
  message: string;
  data: MessageData;
}

const TIMES = [
  ["p50_ms", "p50"],
  ["p95_ms", "p95"],
  ["p99_ms", "p99"],
] as const;

function missedBy(bench: Bench, series: Series): Missed[] {
  const times = TIMES.flatMap(([threshold, name]): Missed[] => {
    const limit = bench[threshold];
    const value = series[name];
    if (limit === undefined || (value !== null && value <= limit)) return [];
    const shown = value === null ? "not known, since no call was answered" : `${value} ms`;
    return [{ message: name, data: { value: shown, limit } }];
  });
  const { throughput, error_rate: rate } = bench;
  const slow = throughput !== undefined && (series.perSecond ?? 0) < throughput;
  const failing = rate !== undefined && series.errorRate > rate;
  return [
    ...times,
    ...(slow ? [{ message: "throughput", data: { value: series.perSecond ?? 0, limit: throughput } }] : []),
    ...(failing ? [{ message: "errors", data: { value: series.errorRate, limit: rate } }] : []),
  ];
}

interface Measured {
  bench: Bench;
  tool: number;
  /** Key of the probe's own call. */
  call: string;
  series: Series;
}

function measure({ evidence, exchanges, calls, tools }: Facts): (Measured | NotVerified)[] {
  const { bench: all, probes } = evidence.settings.record;
  const own = groupBy(
    exchanges.filter((one) => one.purpose === "bench"),
    (one) => one.caseKey,
  );
  return all.map((bench, index) => {
    const probe = probes.find((one) => one.name === bench.probe);
    const call = calls.find((one) => one.kind === "probe" && one.caseId === probeId(bench.probe));
    const tool = tools[call?.toolIndex ?? -1];
    const made = own.get(seriesKey(index, bench)) ?? [];
    const series = probe && tool ? readSeries(made, probe, tool) : null;
    if (call === undefined || series === null)
      return { tool: call?.toolIndex ?? null, reason: `no call of "${bench.probe}" was timed`, calls: 0 };
    return { bench, tool: call.toolIndex, call: call.key, series };
  });
}

function figuresOf({ bench, series }: Measured, tool: string): JsonObject {
  const { calls, p50, p95, p99, perSecond, errorRate } = series;
  const { probe, concurrency } = bench;
  return { probe, tool, calls, concurrency, p50Ms: p50, p95Ms: p95, p99Ms: p99, perSecond, errorRate };
}

export default defineCheck({
  id: "bench",
  title: "Timed series of the user's own calls meet their thresholds",
  category: "performance",
  severity: "error",
  kind: "violation",
  scored: false,
  optIn: true,
  needs: ["calls", "exchanges", "evidence", "tools"],
  options: {},
  source:
    "toolproof bench; the thresholds are the user's own, in `bench:` of the config. Percentiles by nearest rank, over the answered calls",
  why: "The threshold is your own word of how fast the tool is: it is slower now, or fails under load.",
  fix: "Find what became slower, or set the threshold to what you can promise on this runner.",
  messages: {
    p50: 'The median of "{name}" is {value}, over {limit} ms.',
    p95: 'p95 of "{name}" is {value}, over {limit} ms.',
    p99: 'p99 of "{name}" is {value}, over {limit} ms.',
    throughput: '"{name}" is answered {value} times a second, under {limit}.',
    errors: 'The share of failed calls of "{name}" is {value}, over {limit}.',
  },
  evaluate(facts) {
    const all = measure(facts);
    const measured = all.filter((one): one is Measured => "series" in one);
    const findings = measured.flatMap(({ bench, series, tool, call }) =>
      missedBy(bench, series).map(({ message, data }): RawFinding => {
        const name = bench.probe;
        return { message, data: { name, ...data }, tool, call, property: "", distinct: name };
      }),
    );
    const series = measured.map((one) => figuresOf(one, facts.tools[one.tool]?.name ?? ""));
    return {
      findings,
      rows: [],
      notVerified: all.filter((one): one is NotVerified => "reason" in one),
      ...(measured.length === 0 ? {} : { metrics: { series } }),
    };
  },
});
