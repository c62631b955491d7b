import { expect, test } from "vitest";
import type { Metrics } from "../../src/model/report.ts";
import { renderComment } from "../../src/report/comment.ts";
import { figureLines } from "../../src/report/figures.ts";
import { renderHtml } from "../../src/report/html.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { evidence } from "../evidence-builder.ts";
import { cleanReport } from "./terminal-fixture.ts";

const series = {
  probe: "finds <b>Paris</b> @everyone",
  tool: "search",
  calls: 200,
  concurrency: 4,
  p50Ms: 3.2,
  p95Ms: 11,
  p99Ms: null,
  perSecond: 1021.4,
  errorRate: 0.015,
};
const measured: Partial<Metrics> = {
  fuzz: { seed: 7, calls: 150, shrinkCalls: 12, failures: 2 },
  bench: { series: [series] },
};
const base = cleanReport();
const report = { ...base, metrics: { ...base.metrics, ...measured } as Metrics };
const comment = (which: typeof report) => renderComment(which, { key: "", sha: "", reportUrl: null });

test("what fuzz and bench measured is one sentence each", () => {
  expect(figureLines(report)).toEqual([
    "fuzz: 150 made-up calls, 12 more to find the smallest inputs; distinct failures: 2; seed 7 (`--fuzz-seed 7` makes them again)",
    'bench "finds <b>Paris</b> @everyone": p50 3.2 ms, p95 11 ms, p99 –, 1,021.4 a second, 1.5 % failed (200 calls, 4 at once)',
  ]);
  expect(figureLines(base)).toEqual([]);
});

test("it stands on the terminal, in the page and in the comment, harmless there", () => {
  const terminal = renderTerminal(report, { width: 100, color: false });
  expect(terminal).toContain("Measured\n  - fuzz: 150 made-up calls");
  const html = renderHtml(report, evidence());
  expect(html).toContain("<h2>Measured</h2>");
  expect(html).toContain("finds &lt;b&gt;Paris&lt;/b&gt;");
  expect(comment(report)).toContain("150 made-up calls");
  expect(comment(report)).not.toMatch(/<b>Paris|(?<![\w\u200b`])@everyone/);
});

test("nothing of it is said when neither ran", () => {
  expect(renderTerminal(base, { width: 100, color: false })).not.toContain("Measured");
  expect(renderHtml(base, evidence())).not.toContain("Measured");
  expect(comment(base)).not.toContain("made-up");
});
