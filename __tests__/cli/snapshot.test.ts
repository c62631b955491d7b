import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { snapshotCommand } from "../../src/cli/commands/snapshot.ts";
import type { AuditServices } from "../../src/cli/session.ts";
import type { AuditOptions } from "../../src/core/audit.ts";
import { snapshotText } from "../../src/core/snapshot.ts";
import type { Frame } from "../../src/model/evidence.ts";
import type { Json } from "../../src/model/json.ts";
import type { Report } from "../../src/model/report.ts";
import { cleanReport, finding } from "../report/terminal-fixture.ts";
import { emptyEvidence } from "./evidence-fixture.ts";
import { fakeIo } from "./fake-io.ts";

const TOOLS: Json[] = [
  { name: "b", description: "B", inputSchema: { type: "object" } },
  { name: "a", description: "A", inputSchema: { type: "object" } },
];
const PATH = ".github/mcp-tools.snapshot.json";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-snapshot-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function frame(value: Json): Frame {
  const raw = JSON.stringify(value);
  return { raw, chars: raw.length, cut: false, atMs: 0 };
}

/** Services whose server lists the tools above. */
function fakeServices(report: Report = cleanReport()): AuditServices & { asked: AuditOptions[] } {
  const asked: AuditOptions[] = [];
  const evidence = emptyEvidence({
    exchanges: [
      {
        id: 1,
        connection: 0,
        purpose: "list",
        caseKey: null,
        method: "tools/list",
        request: frame({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
        response: frame({ jsonrpc: "2.0", id: 1, result: { tools: TOOLS } }),
        end: "answered",
        durationMs: 1,
        diedAfter: null,
      },
    ],
  });
  return {
    asked,
    audit: async (options) => {
      asked.push(options);
      return { report, evidence };
    },
  };
}

const run = (args: string[], services = fakeServices(), io = fakeIo({ cwd: folder })) =>
  snapshotCommand([...args, "--", "node", "x"], io, services);

describe("snapshot", () => {
  it("writes the contract, and finds it up to date afterwards", async () => {
    const io = fakeIo({ cwd: folder });
    expect(await run(["--update"], fakeServices(), io)).toBe(0);
    expect(io.out()).toBe(`${PATH} written: 2 tools.\n`);
    expect(readFileSync(join(folder, PATH), "utf8")).toBe(snapshotText(TOOLS));
    expect(await run([])).toBe(0);
  });

  it("calls nothing and hands the committed contract to the audit", async () => {
    await run(["--update"]);
    const services = fakeServices();
    await run([], services);
    expect(services.asked[0]?.settings.record.scope).toBe("static");
    expect(services.asked[0]?.snapshot).toMatchObject({ path: PATH, tools: [{ name: "a" }, { name: "b" }] });
  });

  it("ends with 1 when there is none, or another", async () => {
    const io = fakeIo({ cwd: folder });
    expect(await run([], fakeServices(), io)).toBe(1);
    expect(io.out()).toContain("is not there");
    writeFileSync(join(folder, "s.json"), snapshotText([{ name: "a" }]));
    const drift = finding({ check: "contract-drift", message: "The tool `b` is new." });
    const other = fakeIo({ cwd: folder });
    const services = fakeServices(cleanReport({ findings: [drift, finding()] }));
    expect(await run(["--snapshot", "s.json"], services, other)).toBe(1);
    expect(other.out()).toContain("The tool `b` is new.");
    expect(other.out()).not.toContain("crash-resilience");
    expect(other.out()).toContain("s.json differs from what the server lists");
  });

  it("writes nothing when the server cannot be started", async () => {
    const failure = { stage: "spawn" as const, message: "no such command", exit: null, stderrTail: "" };
    await expect(run(["--update"], fakeServices(cleanReport({ failure })))).rejects.toThrow(
      "no such command",
    );
  });
});

describe("a server that changes files while it is looked at", () => {
  /** Services whose server first does something of its own. */
  const doing = (act: () => void): AuditServices => {
    const services = fakeServices();
    return {
      audit: (options) => {
        act();
        return services.audit(options);
      },
    };
  };

  it("does not pass for up to date by writing the contract itself", async () => {
    mkdirSync(join(folder, ".github"));
    writeFileSync(join(folder, PATH), snapshotText([]));
    const io = fakeIo({ cwd: folder });
    const forging = doing(() => writeFileSync(join(folder, PATH), snapshotText(TOOLS)));
    expect(await snapshotCommand(["--", "node", "x"], io, forging)).toBe(1);
    expect(io.out()).toContain("differs from what the server lists");
  });

  it("does not lead the contract elsewhere", async () => {
    const elsewhere = join(folder, "elsewhere");
    mkdirSync(elsewhere);
    const leading = doing(() => symlinkSync(elsewhere, join(folder, ".github")));
    await expect(
      snapshotCommand(["--update", "--", "node", "x"], fakeIo({ cwd: folder }), leading),
    ).rejects.toThrow("leads elsewhere");
    expect(existsSync(join(elsewhere, "mcp-tools.snapshot.json"))).toBe(false);
  });
});
