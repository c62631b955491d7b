import { resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { audit } from "../../src/core/audit.ts";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import type { Target } from "../../src/model/settings.ts";
import { buildReport } from "../../src/report/build.ts";
import { startServer, stopServers } from "./http-server.ts";
import { settings } from "./run.ts";

afterEach(stopServers);

const DUAL = resolve("fixtures/servers/dual.mjs");

async function audited(transport: string, traits: string[]) {
  const args = [DUAL, ...traits];
  const target: Target =
    transport === "http"
      ? (await startServer(["http", ...traits], {}, DUAL)).target
      : { transport: "stdio", command: process.execPath, args, cwd: process.cwd(), display: "dual" };
  return audit({ target, settings: settings({ protocol: "both" }), env: {}, secrets: [], workspace: null });
}

describe.each(["stdio", "http"])("both eras over %s", (transport) => {
  it.each<[string, RegExp[]]>([
    ["", []],
    ["missing-tool", [/`repeat` is listed in the era stateless only/]],
    ["other-schema", [/`say` differs.*loud/]],
    ["other-outcome", [/`rejected` with a handshake, `ok` in the stateless one/]],
  ])("%s", async (trait, messages) => {
    const { report, evidence } = await audited(transport, trait === "" ? [] : [trait]);
    expect(report.failure).toBeNull();
    expect(report.server.era).toBe("modern");
    const found = report.findings.filter(({ check }) => check === "era-parity");
    expect(found).toHaveLength(messages.length);
    for (const [index, message] of messages.entries()) expect(found[index]?.message).toMatch(message);
    const again = buildReport(parseEvidence(serializeEvidence(evidence)));
    expect(again.findings).toEqual(report.findings);
  });

  it.each([
    ["legacy-only", "legacy", "stateless"],
    ["modern-only", "modern", "with a handshake"],
  ])("%s is audited in the era that it speaks", async (trait, era, missing) => {
    const { report } = await audited(transport, [trait]);
    expect(report.failure).toBeNull();
    expect(report.server.era).toBe(era);
    const [check] = report.checks.filter(({ id }) => id === "era-parity");
    expect(check?.notVerified[0]?.reason).toContain(`does not speak the era ${missing}`);
  });
});
