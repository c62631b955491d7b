import { resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import http from "../../src/checks/protocol/http.ts";
import protocol from "../../src/checks/protocol/protocol.ts";
import { createFacts } from "../../src/facts/facts.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Protocol, Target } from "../../src/model/settings.ts";
import { callOnce } from "../../src/record/call.ts";
import { judged } from "../checks/judged.ts";
import { startServer, stopServers } from "./http-server.ts";
import { outcomes, run, sent } from "./run.ts";

afterEach(stopServers);

const DUAL = resolve("fixtures/servers/dual.mjs");

function overStdio(traits: string[]): Target {
  const args = [DUAL, ...traits];
  return { transport: "stdio", command: process.execPath, args, cwd: process.cwd(), display: "dual" };
}

async function recorded(
  transport: string,
  protocol: Protocol,
  traits: string[],
  calls = ["say"],
): Promise<Evidence> {
  const target =
    transport === "http" ? (await startServer(["http", ...traits], {}, DUAL)).target : overStdio(traits);
  return run({ target, tools: ["say", "region", "ask"], calls, record: { protocol } });
}

const serverOf = (evidence: Evidence) => {
  const { name, era, protocolVersion } = createFacts(evidence).server;
  return { name, era, protocolVersion };
};

describe.each(["stdio", "http"])("over %s", (transport) => {
  it("a server of both eras is spoken to in the one that was asked for", async () => {
    const modern = await recorded(transport, "modern", []);
    expect(serverOf(modern)).toEqual({ name: "dual", era: "modern", protocolVersion: "2026-07-28" });
    expect(outcomes(modern)).toEqual(["say: ok not-needed"]);
    expect(modern.exchanges.map(({ method }) => method)).not.toContain("initialize");
    for (const { request } of modern.exchanges) expect(request.raw).toContain("clientCapabilities");
    expect(modern.extra.protocol).toBeUndefined();
    const legacy = await recorded(transport, "legacy", []);
    expect(serverOf(legacy)).toMatchObject({ era: "legacy", protocolVersion: "2025-11-25" });
    expect(outcomes(legacy)).toEqual(["say: ok not-needed"]);
  });

  it("`auto` speaks the modern era where it is offered", async () => {
    for (const traits of [[], ["modern-only"]]) {
      const evidence = await recorded(transport, "auto", traits);
      expect(serverOf(evidence).era).toBe("modern");
      expect(outcomes(evidence)).toEqual(["say: ok not-needed"]);
    }
  });

  it("`auto` never shows a legacy server anything else than a legacy client", async () => {
    const evidence = await recorded(transport, "auto", ["legacy-only"]);
    expect(serverOf(evidence).era).toBe("legacy");
    expect(outcomes(evidence)).toEqual(["say: ok not-needed"]);
    expect(evidence.exchanges.map(({ method }) => method)).not.toContain("server/discover");
  });

  it("an era that is not spoken is a failure", async () => {
    const { failure } = await recorded(transport, "modern", ["legacy-only"]);
    expect(failure).toMatchObject({
      stage: "initialize",
      message: expect.stringMatching(/stateless protocol/),
    });
    const legacy = await recorded(transport, "legacy", ["modern-only"]);
    expect(legacy.failure).toMatchObject({ stage: "initialize", message: expect.stringMatching(/-32022/) });
  });

  it("what a result asks for is answered, and nothing is granted", async () => {
    const evidence = await recorded(transport, "modern", ["asks"], ["ask"]);
    expect(outcomes(evidence)).toEqual(["ask: ok not-needed"]);
    const last = sent(evidence, "case").at(-1);
    expect(last?.request.raw).toMatch(/"requestState":"s1"/);
    expect(last?.response?.raw).toContain("decline");
  });
});

describe("over stdio", () => {
  it.each(["silent-probe", "exit-probe"])(
    "silent-discover: `auto` does not harm a legacy server with %s",
    async (trait) => {
      const evidence = await recorded("stdio", "auto", ["legacy-only", trait]);
      expect(evidence.failure).toBeNull();
      expect(evidence.connections[0]?.exit?.requested).toBe(true);
      expect(outcomes(evidence)).toEqual(["say: ok not-needed"]);
    },
  );
});

describe("over http", () => {
  it.each<[string[], Protocol]>([
    [["region"], "modern"],
    [["region", "modern-only"], "auto"],
    [["region", "legacy-only"], "auto"],
  ])("one call alone is made as in an audit: %j, %s", async (traits, protocol) => {
    const { target } = await startServer(["http", ...traits], {}, DUAL);
    const { exchange, failure } = await callOnce(target, {
      tool: "region",
      args: { q: "Zürich" },
      protocol,
      timeoutMs: 5_000,
      startupTimeoutMs: 5_000,
      env: {},
      headers: {},
      mask: (text) => text,
      signal: new AbortController().signal,
    });
    expect(failure).toBeNull();
    expect(exchange?.response?.raw).toContain("You said Zürich");
  });

  it("parameters are repeated in the headers that the schema names", async () => {
    const evidence = await recorded("http", "modern", ["region"], ["region"]);
    expect(outcomes(evidence)).toEqual(["region: ok not-needed"]);
  });
});

describe.each(["stdio", "http"])("the rules of the modern era over %s", (transport) => {
  it.each<[string, RegExp | null]>([
    ["", null],
    ["asks", null],
    ["no-result-type", /lack `resultType`.*tools\/list/],
    ["no-cache-hints", /ttlMs/],
    ["any-version", /does not exist is served/],
    ["odd-version-code", /-32602; it must be -32022/],
  ])("%s", async (trait, message) => {
    const evidence = await recorded(transport, "modern", trait === "" ? [] : [trait]);
    const { findings, undeclared } = judged(protocol, evidence);
    expect(undeclared).toEqual([]);
    if (message === null) expect(findings).toEqual([]);
    else {
      expect(findings.map((one) => one.message).join("\n")).toMatch(message);
      expect(findings).toHaveLength(1);
    }
  });
});

describe("the rules of Streamable HTTP in the modern era", () => {
  it.each<[string, RegExp | null]>([
    ["", null],
    ["region", null],
    ["modern-only", null],
    ["headers-unchecked", /`Mcp-Method` differs.*it is served/],
    ["version-unchecked", /`MCP-Protocol-Version` differs/],
    ["mismatch-200", /HTTP 400 with the error -32020, but the answer is HTTP 200 with the error -32020/],
    ["unknown-200", /unknown method must get HTTP 404.*HTTP 200 with the error -32601/],
    ["any-origin", /DNS rebinding/],
    ["get-404", /GET should get HTTP 405.*404/],
  ])("%s", async (trait, message) => {
    const evidence = await recorded("http", "modern", trait === "" ? [] : [trait]);
    const { findings, undeclared, verdict } = judged(http, evidence);
    expect(undeclared).toEqual([]);
    if (message === null) expect({ findings, verdict }).toEqual({ findings: [], verdict: "pass" });
    else {
      expect(findings.map((one) => one.message).join("\n")).toMatch(message);
      expect(findings).toHaveLength(1);
    }
  });
});
