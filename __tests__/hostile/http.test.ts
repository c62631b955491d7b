import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import type { Report } from "../../src/model/report.ts";
import { fakeIo } from "../cli/fake-io.ts";
import { startServer, stopServers } from "../record/http-server.ts";

afterEach(stopServers);

const LIMITS = "--timeout-ms 1500 --timeout-probe 2 --startup-timeout-ms 3000 --scope all --json".split(" ");

async function audited(faults: string[], tools: string[], more: string[] = []) {
  const { url } = await startServer(faults, { TOOLS: tools.join(",") });
  const cwd = mkdtempSync(join(tmpdir(), "mcp-audit-http-"));
  try {
    const io = fakeIo({ cwd });
    const code = await main(["run", ...LIMITS, "--url", url, ...more], io);
    return { code, report: JSON.parse(io.out()) as Report, err: io.err() };
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

describe("an audit of a server over HTTP ends with a report", () => {
  it.each(["reset", "cut", "ended", "rubbish", "notHttp", "badGzip", "html", "error500"])(
    "where a tool answers with %s, which is found",
    async (name) => {
      const { code, report } = await audited([], ["ok", name]);
      expect(code).toBe(1);
      expect(report.score.percent).not.toBeNull();
      const guilty = report.findings.filter(({ severity, tool }) => severity === "error" && tool !== null);
      expect(guilty.map(({ tool }) => tool)).toContain(name);
      expect(guilty.map(({ tool }) => tool)).not.toContain("ok");
    },
  );

  it("where a tool never comes to an end, which is a warning: a valid call does not either", async () => {
    const { code, report } = await audited([], ["ok", "loris"]);
    expect(code).toBe(0);
    const found = report.findings.filter(({ severity, tool }) => severity === "warning" && tool === "loris");
    expect(found.map(({ check }) => check)).toContain("crash-resilience");
    expect(report.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("where tools answer compressed, streamed, and taken up again, and finds nothing in it", async () => {
    const { report } = await audited([], ["ok", "gzip", "stream", "resumed"]);
    expect(report.findings.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(report.metrics.coverage.calledValidly).toBe(4);
  });
});

describe("a server that cannot be audited is code 3, with the reason", () => {
  it.each([
    ["token", /Not verified: authentication.*401/],
    ["moved-away", /HTTP 302.*give/],
  ])("%s", async (fault, message) => {
    const { code, report } = await audited([fault], ["ok"]);
    expect(code).toBe(3);
    expect(report.score.percent).toBeNull();
    expect(report.failure?.message).toMatch(message);
  });
});

describe("the headers", () => {
  it("are sent, and shown nowhere", async () => {
    const { code, report } = await audited(
      ["token"],
      ["ok"],
      ["--headers", "Authorization: Bearer good-token"],
    );
    expect(report.failure).toBeNull();
    expect(code).toBe(0);
    expect(JSON.stringify(report)).not.toContain("good-token");
  });
});
