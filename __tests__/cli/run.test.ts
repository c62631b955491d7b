import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inspectCommand } from "../../src/cli/commands/inspect.ts";
import { runCommand } from "../../src/cli/commands/run.ts";
import type { AuditServices } from "../../src/cli/session.ts";
import type { AuditOptions } from "../../src/core/audit.ts";
import { cleanReport, failingReport } from "../report/terminal-fixture.ts";
import { emptyEvidence } from "./evidence-fixture.ts";
import { fakeIo } from "./fake-io.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-cli-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Services that start nothing, and what they were asked. */
function fakeServices(report = cleanReport()): AuditServices & { asked: AuditOptions[] } {
  const asked: AuditOptions[] = [];
  return {
    asked,
    audit: async (options) => {
      asked.push(options);
      options.onProgress?.({ stage: "call", tool: "t", case: "valid", done: 1, total: 2 });
      return { report, evidence: emptyEvidence() };
    },
  };
}

const FILES = ["--formats", "json"];

describe("run", () => {
  it("prints the report, writes the files and ends with the conclusion's code", async () => {
    const io = fakeIo({ cwd: folder });
    const code = await runCommand([...FILES, "--", "node", "x.js"], io, fakeServices(failingReport()));
    expect(code).toBe(1);
    expect(io.out()).toContain("MCP audit: C · 81.4");
    expect(io.out()).toContain("Written: mcp-audit-report/report.json");
    expect(JSON.parse(readFileSync(join(folder, "mcp-audit-report/report.json"), "utf8"))).toEqual(
      failingReport(),
    );
  });

  it("names a folder that it wrote to once, and wraps the names of the files", async () => {
    const io = fakeIo({ cwd: folder, columns: 60 });
    await runCommand(["--junit", "x.xml", "--", "node", "x.js"], io, fakeServices());
    const [, written = ""] = io.out().split("\nWritten: ");
    expect(written.split("mcp-audit-report")).toHaveLength(2);
    expect(written.replace(/\s+/g, " ")).toMatch(/^mcp-audit-report\/ \((?:[\w.-]+, )+[\w.-]+\), x\.xml $/);
    expect(Math.max(...written.split("\n").map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  it("prints JSON and nothing else on stdout", async () => {
    const io = fakeIo({ cwd: folder, tty: true });
    await runCommand(["--json", ...FILES, "--", "node", "x.js"], io, fakeServices());
    expect(JSON.parse(io.out())).toEqual(cleanReport());
    expect(io.err()).toContain("Written:");
  });

  it("gives the audit what was decided", async () => {
    const services = fakeServices();
    const io = fakeIo({ cwd: folder, environment: { HOME: "/h" } });
    const args = ["--scope", "all", "--env", "KEY=s3cr3t-1", ...FILES, "--", "node", "a b.js"];
    await runCommand(args, io, services);
    const [asked] = services.asked;
    expect(asked?.target).toMatchObject({ command: "node", args: ["a b.js"], cwd: folder });
    expect(asked?.settings.record.scope).toBe("all");
    expect(asked?.env).toEqual({ KEY: "s3cr3t-1" });
    expect(asked?.secrets).toContainEqual({ name: "KEY", value: "s3cr3t-1" });
    expect(asked?.workspace).toBe(folder);
    expect(asked?.signal).toBe(io.signal);
  });

  it("reads snapshot and baseline", async () => {
    writeFileSync(join(folder, "s.json"), JSON.stringify({ schemaVersion: 1, tools: [{ name: "a" }] }));
    writeFileSync(join(folder, "b.json"), JSON.stringify(cleanReport()));
    const services = fakeServices();
    const args = ["--snapshot", "s.json", "--baseline", "b.json", ...FILES, "--", "node"];
    await runCommand(args, fakeIo({ cwd: folder }), services);
    expect(services.asked[0]?.snapshot).toEqual({ path: "s.json", tools: [{ name: "a" }] });
    expect(services.asked[0]?.baseline?.label).toBe("b.json");
  });

  it("writes what was collected when it is interrupted, and ends with 130 or 143", async () => {
    for (const [signal, code] of [
      ["SIGINT", 130],
      ["SIGTERM", 143],
    ] as const) {
      const controller = new AbortController();
      const io = fakeIo({ cwd: folder, signal: controller.signal });
      const services: AuditServices = {
        audit: async () => {
          controller.abort(signal);
          const stopped = { reason: "interrupted", detail: "interrupted" };
          return { report: cleanReport({ stopped }), evidence: emptyEvidence() };
        },
      };
      const dir = `report-${signal}`;
      expect(await runCommand(["--report-dir", dir, ...FILES, "--", "node"], io, services)).toBe(code);
      expect(existsSync(join(folder, dir, "report.json"))).toBe(true);
    }
  });

  it("says that `setup` is not run here", async () => {
    const config = "server: { command: node x, setup: npm ci }\n";
    writeFileSync(join(folder, "c.yml"), config);
    const io = fakeIo({ cwd: folder });
    await runCommand(["--config", "c.yml", ...FILES], io, fakeServices());
    expect(io.err()).toContain("`setup` is run by the action only");
  });

  it("shows its help on stdout and starts nothing", async () => {
    const services = fakeServices();
    const io = fakeIo();
    expect(await runCommand(["--help"], io, services)).toBe(0);
    expect(io.out()).toContain("--include-destructive");
    expect(services.asked).toEqual([]);
  });
});

describe("inspect", () => {
  it("calls nothing, whatever the config asks for", async () => {
    const config = [
      "scope: all",
      "sequential: true",
      "concurrency: 5",
      "fuzz: { calls: 9 }",
      "probes: [{ name: p, tool: t }]",
      "bench: [{ probe: p }]",
    ].join("\n");
    writeFileSync(join(folder, "c.yml"), config);
    const services = fakeServices();
    await inspectCommand(["--config", "c.yml", "--", "node", "x"], fakeIo({ cwd: folder }), services);
    expect(services.asked[0]?.settings.record).toMatchObject({
      scope: "static",
      sequential: false,
      concurrency: 0,
      fuzz: { calls: 0 },
      probes: [],
      bench: [],
    });
  });

  it("lists the tools, and writes files only when asked", async () => {
    const io = fakeIo({ cwd: folder });
    await inspectCommand(["--", "node", "x"], io, fakeServices());
    expect(io.out()).toMatch(/^✓ search_tickets {6}1,200$/m);
    expect(existsSync(join(folder, "mcp-audit-report"))).toBe(false);
    await inspectCommand(["--report-dir", "r", ...FILES, "--", "node", "x"], io, fakeServices());
    expect(existsSync(join(folder, "r/report.json"))).toBe(true);
  });

  it("has no options for calls", async () => {
    const run = inspectCommand(["--scope", "all", "--", "node"], fakeIo(), fakeServices());
    await expect(run).rejects.toThrow("no option `--scope`");
  });
});

describe("a server that puts a link in the place of a folder of ours", () => {
  const leading = (link: string): AuditServices => ({
    audit: async () => {
      symlinkSync(join(folder, "elsewhere"), join(folder, link));
      return { report: cleanReport(), evidence: emptyEvidence() };
    },
  });

  it.each([
    ["the report folder", "mcp-audit-report", []],
    ["a folder above it", "out", ["--report-dir", "out/reports"]],
    ["the folder of a single file", "junit", ["--junit", "junit/x.xml"]],
  ])("does not lead the files elsewhere: %s", async (_, link, args) => {
    mkdirSync(join(folder, "elsewhere"));
    const io = fakeIo({ cwd: folder });
    await expect(runCommand([...FILES, ...args, "--", "node", "x"], io, leading(link))).rejects.toThrow(
      "leads elsewhere",
    );
    expect(readdirSync(join(folder, "elsewhere"))).toEqual([]);
  });

  it("a link that its user made is followed", async () => {
    mkdirSync(join(folder, "elsewhere"));
    symlinkSync(join(folder, "elsewhere"), join(folder, "mcp-audit-report"));
    expect(await runCommand([...FILES, "--", "node", "x"], fakeIo({ cwd: folder }), fakeServices())).toBe(0);
    expect(readdirSync(join(folder, "elsewhere"))).toEqual(["report.json"]);
  });
});
