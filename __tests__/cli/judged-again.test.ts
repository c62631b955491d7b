import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mergeCommand } from "../../src/cli/commands/merge.ts";
import { rescoreCommand } from "../../src/cli/commands/rescore.ts";
import type { JudgeServices } from "../../src/cli/judged-again.ts";
import { UsageError } from "../../src/model/errors.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { BuildOptions } from "../../src/report/build.ts";
import { cleanReport, failingReport } from "../report/terminal-fixture.ts";
import { emptyEvidence } from "./evidence-fixture.ts";
import { fakeIo } from "./fake-io.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-judge-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Services that judge nothing, and what they were given. */
function fakeJudge(
  report = cleanReport(),
): JudgeServices & { judged: [Evidence, BuildOptions | undefined][] } {
  const judged: [Evidence, BuildOptions | undefined][] = [];
  return {
    judged,
    parseEvidence: (text) => {
      const value = JSON.parse(text);
      if (value.exchanges === undefined) throw new UsageError("this is no evidence");
      return value;
    },
    rescore: (evidence, options) => {
      judged.push([evidence, options]);
      return report;
    },
  };
}

function put(path: string, value: unknown): string {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
  return path;
}

function shard(index: number, count: number): Evidence {
  const evidence = emptyEvidence();
  evidence.settings.record.shard = { index, count };
  return evidence;
}

describe("rescore", () => {
  it("judges the evidence again and ends with the conclusion's code", async () => {
    const judge = fakeJudge(failingReport());
    const io = fakeIo({ cwd: folder });
    expect(await rescoreCommand([put("e.json", emptyEvidence())], io, judge)).toBe(1);
    expect(judge.judged[0]?.[0]).toEqual(emptyEvidence());
    expect(io.out()).toContain("MCP audit: C · 81.4");
    expect(existsSync(join(folder, "mcp-audit-report"))).toBe(false);
  });

  it("prints JSON, compares with a baseline and writes files where it is told to", async () => {
    const judge = fakeJudge();
    const io = fakeIo({ cwd: folder });
    const files = [put("e.json", emptyEvidence()), "--baseline", put("b.json", failingReport())];
    await rescoreCommand([...files, "--json", "--report-dir", "r", "--formats", "json"], io, judge);
    expect(JSON.parse(io.out())).toEqual(cleanReport());
    expect(judge.judged[0]?.[1]?.baseline?.label).toBe("b.json");
    expect(existsSync(join(folder, "r/report.json"))).toBe(true);
  });

  it("takes one file that is there", async () => {
    const rescore = (...args: string[]) => rescoreCommand(args, fakeIo({ cwd: folder }), fakeJudge());
    await expect(rescore()).rejects.toThrow("one evidence file");
    await expect(rescore("a", "b")).rejects.toThrow("one evidence file");
    await expect(rescore("none.json")).rejects.toThrow("There is no file none.json.");
  });
});

describe("merge", () => {
  it("takes directories, evidence files, and reports with the evidence beside them", async () => {
    put("one/evidence.json", shard(1, 3));
    put("two/evidence.json", shard(2, 3));
    put("two/report-2.json", cleanReport());
    put("three.json", shard(3, 3));
    const judge = fakeJudge();
    const args = ["one", "two/report-2.json", "three.json"];
    expect(await mergeCommand(args, fakeIo({ cwd: folder }), judge)).toBe(0);
    expect(judge.judged[0]?.[0]).toMatchObject({ stopped: null, settings: { record: { shard: null } } });
  });

  it("says which shard is missing", async () => {
    put("one/evidence.json", shard(1, 2));
    const judge = fakeJudge();
    await mergeCommand(["one"], fakeIo({ cwd: folder }), judge);
    expect(judge.judged[0]?.[0].stopped?.detail).toContain("shard 2 of 2 is missing");
  });

  it("names the file that is no evidence", async () => {
    put("r/report.json", cleanReport());
    const merge = mergeCommand(["r/report.json"], fakeIo({ cwd: folder }), fakeJudge());
    await expect(merge).rejects.toThrow("r/report.json: this is no evidence");
    await expect(mergeCommand([], fakeIo(), fakeJudge())).rejects.toThrow("each shard");
  });
});
