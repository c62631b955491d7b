import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compareCommand } from "../../src/cli/commands/compare.ts";
import { compare } from "../../src/core/compare.ts";
import type { Report } from "../../src/model/report.ts";
import { cleanReport, failingReport, finding } from "../report/terminal-fixture.ts";
import { fakeIo } from "./fake-io.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-compare-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, report: Report | string): string {
  writeFileSync(join(folder, name), typeof report === "string" ? report : JSON.stringify(report));
  return name;
}

describe("two reports", () => {
  it("that are the same differ in nothing", () => {
    const same = compare(failingReport(), failingReport());
    expect(same.findings.new).toEqual([]);
    expect(same.findings.fixed).toEqual([]);
    expect(same.findings.known).toHaveLength(3);
    expect(same.tools).toEqual({ added: [], removed: [] });
    expect(same.score.change).toBe(0);
  });

  it("tell what is new, known and fixed, by fingerprint", () => {
    const gone = finding({ fingerprint: "aaaaaaaaaaaaaaaa" });
    const kept = finding({ fingerprint: "bbbbbbbbbbbbbbbb" });
    const fresh = finding({ fingerprint: "cccccccccccccccc" });
    const { findings } = compare(
      cleanReport({ findings: [gone, kept] }),
      cleanReport({ findings: [kept, fresh] }),
    );
    expect(findings.new).toEqual([fresh]);
    expect(findings.known).toEqual([kept]);
    expect(findings.fixed).toEqual([gone]);
  });

  it("do not call a finding fixed that was merely suppressed", () => {
    const one = finding();
    const { fingerprint, check, tool, message } = one;
    const after = cleanReport({ suppressed: [{ fingerprint, check, tool, message, reason: "ok" }] });
    expect(compare(cleanReport({ findings: [one] }), after).findings.fixed).toEqual([]);
  });

  it("tell the change of score, tokens and tools", () => {
    const before = cleanReport();
    const [first] = before.tools;
    const after = failingReport({
      tools: [first!, { ...first!, name: "added" }],
      metrics: { ...before.metrics, contextCost: { tokens: 2450, perTool: [] } },
    });
    const change = compare(before, after);
    expect(change.score).toEqual({
      before: 100,
      after: 81.4,
      change: -18.6,
      gradeBefore: "A",
      gradeAfter: "C",
    });
    expect(change.tokens).toEqual({ before: 2140, after: 2450, change: 310 });
    expect(change.tools).toEqual({ added: ["added"], removed: ["get_ticket"] });
  });

  it("need no score", () => {
    const without = cleanReport({ score: { ...cleanReport().score, percent: null, grade: null } });
    expect(compare(without, cleanReport()).score.change).toBeNull();
  });
});

describe("compare", () => {
  it("prints the change and ends with 1 when there are new errors", async () => {
    const io = fakeIo({ cwd: folder });
    const code = await compareCommand([put("a.json", cleanReport()), put("b.json", failingReport())], io);
    expect(code).toBe(1);
    expect(io.out()).toContain("Score 100 → 81.4 (-18.6) · A → C");
    expect(io.out()).toContain("New: 1 error, 1 warning, 1 notice");
    expect(io.out()).toContain("3 new, 0 fixed, 0 as before");
  });

  it("ends with 0 when things got better, and takes warnings with --strict", async () => {
    const a = put("a.json", failingReport());
    const b = put("b.json", cleanReport());
    const io = fakeIo({ cwd: folder });
    expect(await compareCommand([a, b], io)).toBe(0);
    expect(io.out()).toContain("Fixed: 1 error, 1 warning, 1 notice");
    const warning = put("w.json", cleanReport({ findings: [finding({ severity: "warning" })] }));
    expect(await compareCommand([b, warning], fakeIo({ cwd: folder }))).toBe(0);
    expect(await compareCommand(["--strict", b, warning], fakeIo({ cwd: folder }))).toBe(1);
  });

  it("prints JSON", async () => {
    const io = fakeIo({ cwd: folder });
    await compareCommand(["--json", put("a.json", cleanReport()), put("b.json", failingReport())], io);
    expect(JSON.parse(io.out())).toEqual(compare(cleanReport(), failingReport()));
  });

  it("refuses what is no report, by name", async () => {
    const a = put("a.json", cleanReport());
    const compareWith = (name: string) => compareCommand([a, name], fakeIo({ cwd: folder }));
    await expect(compareWith("none.json")).rejects.toThrow("There is no file none.json.");
    await expect(compareWith(put("x.json", "{"))).rejects.toThrow("x.json is not a report");
    await expect(compareWith(put("y.json", '{"schemaVersion":1}'))).rejects.toThrow("y.json is not a report");
    await expect(compareCommand([a], fakeIo({ cwd: folder }))).rejects.toThrow("takes two reports");
  });
});
