import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { snapshotText } from "../../src/core/snapshot.ts";
import { audit } from "../../src/library/audit.ts";

const SERVER = `node ${resolve("fixtures/servers/many.mjs")} 2 read`;
const entry = (name: string) => ({
  name,
  inputSchema: { type: "object", properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true },
});
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "mcp-audit-library-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const run = (inputs: Record<string, string> = {}) =>
  audit({ command: SERVER }, { scope: "static", directory, inputs });

describe("the library", () => {
  it("compares with the committed contract at its usual place", async () => {
    mkdirSync(join(directory, ".github"));
    const tools = [entry("tool_1"), entry("tool_9")];
    writeFileSync(join(directory, ".github", "mcp-tools.snapshot.json"), snapshotText(tools));
    const { findings } = await run();
    const drift = findings.filter((finding) => finding.check === "contract-drift");
    expect(drift.map((finding) => finding.message)).toEqual([
      "The tool `tool_9` of .github/mcp-tools.snapshot.json is gone: every call of it fails.",
      "The tool `tool_2` is not in .github/mcp-tools.snapshot.json.",
    ]);
  });

  it("compares with a baseline", async () => {
    const first = await run();
    expect(first.baseline).toBeUndefined();
    writeFileSync(join(directory, "before.json"), JSON.stringify(first));
    const second = await run({ baseline: "before.json" });
    expect(second.baseline).toMatchObject({ score: first.score.percent, label: "before.json" });
    expect(second.findings.length).toBeGreaterThan(0);
    expect(new Set(second.findings.map((finding) => finding.baseline))).toEqual(new Set(["known"]));
  });

  it.each([
    [{ snapshot: "none.json" }, "no such file"],
    [{ baseline: "none.json" }, "no such file"],
    [{ "baseline-ref": "main" }, "of the action only"],
  ])("refuses %j", async (inputs, words) => {
    await expect(run(inputs as Record<string, string>)).rejects.toThrow(words);
  });
});
