import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resolveRun } from "../../src/config/resolve.ts";
import { audit } from "../../src/core/audit.ts";
import type { Expectation } from "../../src/model/settings.ts";
import { sent } from "./run.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-retries-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SECRET = "s3cr3t-value-of-the-job";

/** An audit by config file, with one probe. */
async function probed(server: Record<string, string>, expectation: Expectation, retries: number) {
  const count = join(folder, "count");
  const config = {
    server: {
      command: `${process.execPath} fixtures/servers/flaky.mjs`,
      env: { ...server, COUNT: count },
    },
    probes: [{ name: "state", tool: "state", arguments: { token: "$TOKEN" }, expect: expectation, retries }],
  };
  const run = resolveRun(
    { config: "mcp-audit.yml" },
    {
      cwd: process.cwd(),
      environment: { TOKEN: SECRET },
      readFile: (path) => (path.endsWith("mcp-audit.yml") ? JSON.stringify(config) : null),
    },
  );
  const { target, settings, env, secrets } = run;
  const { report, evidence } = await audit({ target, settings, env, secrets, workspace: null });
  const calls = readFileSync(count, "utf8").length;
  const ours = report.findings.filter((one) => one.check === "probes").map((one) => one.message);
  return { report, evidence, calls, ours, metrics: report.metrics.probes };
}

test("a probe that is met at once is sent once", async () => {
  const { calls, ours, metrics, evidence } = await probed({ FLAWS: "0" }, { contains: "ready" }, 3);
  expect([calls, ours]).toEqual([1, []]);
  expect(metrics).toMatchObject({ checked: 1, met: 1, perProbe: [{ name: "state", met: true, tries: 1 }] });
  expect(sent(evidence, "retry")).toEqual([]);
});

test.each(["wrong", "error", "end"])("the last try counts: %s twice, then right", async (HOW) => {
  const { calls, ours, metrics, evidence } = await probed(
    { FLAWS: "2", HOW },
    { error: false, regex: "^ready" },
    2,
  );
  expect([calls, ours]).toEqual([3, []]);
  expect(metrics).toMatchObject({ met: 1, perProbe: [{ tries: 3 }] });
  expect(sent(evidence, "retry").map((one) => one.caseKey)).toEqual(["0/probe/state", "0/probe/state"]);
});

test("no more tries than were asked for, and the message says how many", async () => {
  const { calls, ours, metrics } = await probed({ FLAWS: "9" }, { equals: "ready" }, 2);
  expect(calls).toBe(3);
  expect(ours).toEqual(['The probe "state" is not met, tried 3 times: it does not equal "ready".']);
  expect(metrics).toMatchObject({ checked: 1, met: 0, perProbe: [{ met: false, tries: 3 }] });
});

test("a value of the environment is sent, met by what the server echoes, and shown nowhere", async () => {
  const { ours, report, evidence } = await probed({ FLAWS: "0" }, { contains: `ready, ${SECRET}` }, 0);
  expect(ours).toEqual([]);
  expect(evidence.cases.find((one) => one.kind === "probe")?.arguments).toEqual({ token: "***TOKEN***" });
  expect(JSON.stringify([report, evidence])).not.toContain(SECRET);
});

test("without retries, the outcome of a probe is told as it is", async () => {
  const { calls, ours } = await probed({ FLAWS: "1", HOW: "error" }, { error: false }, 0);
  expect(calls).toBe(1);
  expect(ours).toEqual(['The probe "state" is not met: it is an error: an error result: not ready.']);
});
