import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../src/core/audit.ts";
import type { Protocol, Target } from "../../src/model/settings.ts";
import { startServer, stopServers } from "../record/http-server.ts";
import { settings } from "../record/run.ts";
import { installServers } from "./install.ts";

const SERVER = resolve("__tests__/acceptance/modern-server.mjs");

beforeAll(installServers);
afterAll(stopServers);

async function audited(transport: string, protocol: Protocol) {
  const stdio: Target = {
    transport: "stdio",
    command: process.execPath,
    args: [SERVER],
    cwd: process.cwd(),
    display: "official",
  };
  const target = transport === "http" ? (await startServer(["http"], {}, SERVER)).target : stdio;
  return audit({ target, settings: settings({ protocol }), env: {}, secrets: [], workspace: null });
}

describe.each(["stdio", "http"])(
  "a server made with the official package of the stateless era, over %s",
  (transport) => {
    test.each<[Protocol, string]>([
      ["auto", "modern"],
      ["both", "modern"],
      ["legacy", "legacy"],
    ])("with protocol %s is accused of nothing", async (protocol, era) => {
      const { report } = await audited(transport, protocol);
      expect(report.failure).toBeNull();
      expect(report.server.era).toBe(era);
      expect(report.metrics.coverage).toMatchObject({ tools: 1, calledValidly: 1 });
      expect(report.findings.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(report.findings.filter(({ category }) => category === "protocol")).toEqual([]);
    });
  },
);
