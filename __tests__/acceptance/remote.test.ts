import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuditResult, audit } from "../../src/core/audit.ts";
import { createFacts } from "../../src/facts/facts.ts";
import type { Target } from "../../src/model/settings.ts";
import { serverEnvironment } from "../../src/record/environment.ts";
import { settings } from "../record/run.ts";
import { binOf, installServers } from "./install.ts";

const SERVER = "@modelcontextprotocol/server-everything";
/** Checks of what carries the messages: they differ by nature. */
const OF_TRANSPORT = new Set(["stdio-hygiene", "shutdown", "http", "latency", "deprecated-sse"]);
const running: ChildProcess[] = [];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function startAt(mode: string): Promise<string> {
  const port = await freePort();
  const env = serverEnvironment(process.env, { PORT: String(port) });
  running.push(spawn(process.execPath, [binOf(SERVER), mode], { env, stdio: "ignore" }));
  return `http://127.0.0.1:${port}/${mode === "sse" ? "sse" : "mcp"}`;
}

async function audited(target: Target): Promise<AuditResult> {
  const { record, judge } = settings({ scope: "all", timeoutMs: 15_000, startupTimeoutMs: 60_000 });
  return audit({ target, settings: { record, judge }, env: {}, secrets: [], workspace: null });
}

/** What was found, without what differs from run to run. */
function verdicts({ report, evidence }: AuditResult) {
  const calls = createFacts(evidence).calls.map(({ key, outcome, graceful }) => ({ key, outcome, graceful }));
  const checks = report.checks
    .filter(({ id }) => !OF_TRANSPORT.has(id))
    .map(({ id, verdict }) => ({ id, verdict }));
  const findings = report.findings
    .filter(({ check }) => !OF_TRANSPORT.has(check))
    .map(({ fingerprint, message }) => ({ fingerprint, message }));
  return { calls, checks, findings, tools: report.tools.length };
}

let stdio: AuditResult;
beforeAll(async () => {
  installServers();
  const args = [binOf(SERVER), "stdio"];
  stdio = await audited({
    transport: "stdio",
    command: process.execPath,
    args,
    cwd: process.cwd(),
    display: "x",
  });
});
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

describe.each(["streamableHttp", "sse"])("server-everything over %s", (mode) => {
  test("is judged as over stdio", async () => {
    const url = await startAt(mode);
    const remote = await audited({ transport: "http", url, display: url });
    expect(remote.report.failure).toBeNull();
    expect(remote.evidence.connections[0]?.http?.kind).toBe(mode === "sse" ? "sse" : "streamable-http");
    expect(verdicts(remote)).toEqual(verdicts(stdio));
    const deprecated = remote.report.findings.filter(({ check }) => check === "deprecated-sse");
    expect(deprecated).toHaveLength(mode === "sse" ? 1 : 0);
  });
});
