import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AUDITOR } from "../../src/model/version.ts";
import { failingReport, finding } from "../report/terminal-fixture.ts";

const ENTRY = join(import.meta.dirname, "../../src/cli/index.ts");

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the program as a process of its own. `closeOutput` goes away after the first bytes, as `head` does. */
function start(args: string[], cwd: string, closeOutput = false): Promise<Ended> {
  const child = spawn(process.execPath, [ENTRY, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
    if (closeOutput) child.stdout.destroy();
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-process-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the program", () => {
  it("starts, answers and ends", async () => {
    expect(await start(["--version"], folder)).toEqual({ code: 0, out: `${AUDITOR.version}\n`, err: "" });
    expect((await start(["nonsense"], folder)).code).toBe(2);
  });

  it("writes all of a long answer to a pipe before it ends", async () => {
    const findings = Array.from({ length: 3000 }, (_, i) =>
      finding({ fingerprint: i.toString(16).padStart(16, "0"), toolIndex: i }),
    );
    writeFileSync(join(folder, "a.json"), JSON.stringify(failingReport({ findings: [] })));
    writeFileSync(join(folder, "b.json"), JSON.stringify(failingReport({ findings })));
    const { code, out } = await start(["compare", "--json", "a.json", "b.json"], folder);
    expect(code).toBe(1);
    expect(JSON.parse(out).findings.new).toHaveLength(3000);
  });

  it("survives a reader that goes away", async () => {
    const findings = Array.from({ length: 3000 }, (_, i) =>
      finding({ fingerprint: i.toString(16).padStart(16, "0"), toolIndex: i }),
    );
    writeFileSync(join(folder, "a.json"), JSON.stringify(failingReport({ findings: [] })));
    writeFileSync(join(folder, "b.json"), JSON.stringify(failingReport({ findings })));
    const { code, err } = await start(["compare", "--json", "a.json", "b.json"], folder, true);
    expect(code).toBe(1);
    expect(err).toBe("");
  });
});
