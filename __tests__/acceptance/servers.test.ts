import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { createFacts } from "../../src/facts/facts.ts";
import type { CallFacts } from "../../src/model/facts.ts";
import type { Report } from "../../src/model/report.ts";
import { installServers, throwaway } from "./install.ts";
import { EXPECTED, type ExpectedServer, type ExpectedTool, launchOf } from "./targets.ts";

const CLI = resolve("dist/cli/index.js");

beforeAll(installServers);

function audit(server: ExpectedServer): { report: Report; calls: CallFacts[] } {
  const { folder, remove } = throwaway();
  try {
    const { command, env } = launchOf(server, folder);
    const evidence = join(folder, "evidence.json");
    const given = Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
    const options = ["--json", "--scope", server.scope, "--evidence", evidence, ...given];
    const run = spawnSync(process.execPath, [CLI, "run", ...options, "--", ...command], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    if (run.status !== 0 && run.status !== 1) throw new Error(`exit ${run.status}: ${run.stderr}`);
    const facts = createFacts(parseEvidence(readFileSync(evidence, "utf8")));
    return { report: JSON.parse(run.stdout), calls: [...facts.calls] };
  } finally {
    remove();
  }
}

/** Tools whose valid call is answered, where that is more than the measuring client reached. */
const ANSWERED: Readonly<Record<string, number>> = { "@modelcontextprotocol/server-filesystem": 10 };

const KINDS = new Set(["missing-required", "wrong-type"]);

function validOutcome(call: CallFacts | undefined): ExpectedTool["valid"] {
  if (call?.outcome === "timed-out") return "timeout";
  if (call?.outcome === "crashed" || call?.graceful === false) return "crash";
  return call?.response?.isError === true || call?.response?.error != null ? "error" : "ok";
}

/** The published figures of one tool, counted from what was recorded. */
function count(calls: readonly CallFacts[]): ExpectedTool {
  const malformed = calls.filter((call) => KINDS.has(call.kind));
  const accepted = malformed.filter(
    (call) => call.graceful && call.response?.isError === false && !call.response.error,
  );
  const timedOut = malformed.filter((call) => call.outcome === "timed-out").length;
  const ungraceful = malformed.filter((call) => !call.graceful).length;
  return {
    missing: malformed.filter((call) => call.kind === "missing-required").length,
    wrong: malformed.filter((call) => call.kind === "wrong-type").length,
    graceful: malformed.length - ungraceful - accepted.length,
    accepted: accepted.length,
    crashed: ungraceful - timedOut,
    timedOut,
    valid: validOutcome(calls.find((call) => call.kind === "valid")),
  };
}

describe.each(Object.entries(EXPECTED))("%s", (_, server) => {
  let result: { report: Report; calls: CallFacts[] };
  beforeAll(() => {
    result = audit(server);
  });

  const counted = () =>
    Object.fromEntries(
      Object.keys(server.perTool).map((name) => [
        name,
        count(result.calls.filter((one) => one.tool === name)),
      ]),
    );

  test("tool by tool as measured with an independent client", () => {
    const published = (tools: Record<string, ExpectedTool>) =>
      Object.entries(tools).map(([name, { valid, ...malformed }]) => [name, malformed]);
    expect(published(counted())).toEqual(published(server.perTool));
  });

  test("a valid call ends as measured, or better: paths that exist are more than the measuring client had", () => {
    const worse = Object.entries(counted()).filter(
      ([name, { valid }]) => valid !== "ok" && valid !== server.perTool[name]?.valid,
    );
    expect(worse).toEqual([]);
    const answered = Object.values(counted()).filter((tool) => tool.valid === "ok").length;
    expect(answered).toBe(ANSWERED[server.pkg.replace(/@[^@]*$/, "")] ?? server.validCalls.ok);
  });

  test("the report carries the same sums", () => {
    const { crashResilience, coverage } = result.report.metrics;
    expect(coverage).toMatchObject({ tools: server.tools, called: server.called });
    expect(crashResilience).toMatchObject({
      percent: server.percent,
      cases: server.cases,
      accepted: server.accepted,
      timedOut: server.timedOut,
    });
    expect(crashResilience.crashed + crashResilience.internalErrors).toBe(server.crashedOrInternal);
  });

  test("no restart but to confirm", () => {
    expect(result.report.events.restarts).toBeLessThan(60);
  });
});
