import { isObject, type Json, member } from "../model/json.ts";
import type { Report } from "../model/report.ts";

const number = (value: Json | undefined) => (typeof value === "number" ? value.toLocaleString("en-US") : "–");
const ms = (value: Json | undefined) => (typeof value === "number" ? `${number(value)} ms` : "–");

function fuzzLine(fuzz: Json): string {
  const seed = member(fuzz, "seed");
  const made = `${number(member(fuzz, "calls"))} made-up calls, ${number(member(fuzz, "shrinkCalls"))} more to find the smallest inputs`;
  return `fuzz: ${made}; distinct failures: ${number(member(fuzz, "failures"))}; seed ${String(seed)} (\`--fuzz-seed ${String(seed)}\` makes them again)`;
}

function benchLine(series: Json): string {
  const times = ["p50", "p95", "p99"].map((name) => `${name} ${ms(member(series, `${name}Ms`))}`);
  const rate = member(series, "errorRate");
  const errors = typeof rate === "number" ? `${number(Math.round(rate * 1000) / 10)} % failed` : "–";
  const many = `${number(member(series, "calls"))} calls, ${number(member(series, "concurrency"))} at once`;
  return `bench "${String(member(series, "probe"))}": ${times.join(", ")}, ${number(member(series, "perSecond"))} a second, ${errors} (${many})`;
}

/** What fuzz and bench measured, one plain sentence each; empty when neither ran. They hold no text of the server: names of probes are the user's own. Sinks escape them all the same. */
export function figureLines({ metrics }: Pick<Report, "metrics">): string[] {
  const fuzz = metrics.fuzz as Json | undefined;
  const series = member(metrics.bench, "series");
  return [
    ...(isObject(fuzz) ? [fuzzLine(fuzz)] : []),
    ...(Array.isArray(series) ? series.map(benchLine) : []),
  ];
}
