import { describe, expect, test } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import type { Target } from "../../src/model/settings.ts";
import { hostile, run, sent } from "./run.ts";

describe("a server that cannot be audited is a failure with its reason", () => {
  test.each([
    ["exits", "startup", /exited with code 3 before it answered/],
    ["closes-stdout", "startup", /closed its output before it answered/],
    ["greet-error", "initialize", /refused to be initialized \(error -32000: no licence/],
    ["greet-null", "initialize", /\(no result\)/],
    ["greet-text", "initialize", /\(no result\)/],
    ["list-null", "list", /answered with no result/],
    ["list-error", "list", /error -32603: needs --allow-all/],
    ["list-empty", "list", /lists no tools/],
    ["list-object", "list", /not an array/],
    ["list-dies", "list", /exited with code 4 before it answered `tools\/list`/],
  ] as const)("%s: %s", async (trait, stage, message) => {
    const evidence = await run({ traits: [trait] });
    expect(evidence.failure?.stage).toBe(stage);
    expect(evidence.failure?.message).toMatch(message);
    expect(evidence.cases).toEqual([]);
    expect(evidence.connections).toHaveLength(1);
  });

  test("the end of stderr and the exit are kept", async () => {
    const { failure } = await run({ traits: ["exits"] });
    expect(failure).toMatchObject({ exit: { code: 3, signal: null } });
    expect(failure?.stderrTail).toBe("API key missing: set API_KEY\n");
  });

  test("one that never answers ends with the start-up time-out", async () => {
    const { failure } = await run({ traits: ["greet-never"], record: { startupTimeoutMs: 400 } });
    expect(failure).toMatchObject({ stage: "startup", exit: null });
    expect(failure?.message).toContain("did not answer within 400 ms");
  });

  test("one that answers with another id is told what it sent", async () => {
    const { failure } = await run({ traits: ["greet-other-id"], record: { startupTimeoutMs: 2_000 } });
    expect(failure?.message).toMatch(/did not answer within 2000 ms .* `id` is of no request: .*"id":-1,/);
  });

  test("one that never lists ends too, although it ignores SIGTERM", async () => {
    const traits = ["list-never", "ignores-sigterm", "ignores-eof"];
    const { failure } = await run({ traits, record: { startupTimeoutMs: 800 } });
    expect(failure).toMatchObject({ stage: "list" });
    expect(failure?.message).toContain("not answered within 800 ms");
  });

  test.each([
    ["no-such-command-anywhere", process.cwd(), /command `no-such-command-anywhere` was not found/],
    [`${process.cwd()}/package.json`, process.cwd(), /is not an executable file \(`chmod \+x`/],
    ["no-such-command x.js", process.cwd(), /not found \(it was given as one word/],
    ["no-such-command-anywhere", process.cwd(), /\(it has to be installed before, and on the PATH\)/],
    [
      "package.json",
      process.cwd(),
      /\(a file of that name is here: `\.\/package\.json`, .*`sh package\.json`\)/,
    ],
    ["source", process.cwd(), /\(it is a command of the shell/],
    ["~/server", process.cwd(), /\(`~` stands for a folder in a shell only/],
    ["./no-such-file", process.cwd(), /`\.\/no-such-file` was not found\.$/],
    [process.execPath, "/no/such/directory", /directory `\/no\/such\/directory` does not exist/],
    ["nul\0byte", process.cwd(), /null bytes/],
  ])("%j in %s", async (command, cwd, message) => {
    const target: Target = { transport: "stdio", command, args: [], cwd, display: "x" };
    const { failure } = await run({ target });
    expect(failure).toMatchObject({ stage: "spawn", exit: null });
    expect(failure?.message).toMatch(message);
  });
});

describe("odd greetings are audited all the same, and what the reference client says is noted", () => {
  test.each([
    ["greet-empty", /protocolVersion/],
    ["greet-no-version", /protocolVersion/],
    ["greet-no-info", /serverInfo/],
    ["greet-no-capabilities", /capabilities/],
    ["greet-no-jsonrpc", /./],
    ["greet-unknown-version", /version is not supported: 1999-01-01/],
  ])("%s", async (trait, refusal) => {
    const evidence = await run({ traits: [trait], calls: ["ok"] });
    expect(evidence.failure).toBeNull();
    expect(evidence.extra.protocol).toMatchObject({ refusedByClient: expect.stringMatching(refusal) });
    expect(sent(evidence, "case")).toMatchObject([{ end: "answered" }]);
  });

  test("a greeting a hundred thousand levels deep", async () => {
    const evidence = await run({ traits: ["greet-deep"], calls: ["ok"] });
    expect(evidence.extra).toEqual({});
    expect(createFacts(evidence).server).toMatchObject({ name: "hostile", protocolVersion: "2025-06-18" });
    expect(JSON.stringify(evidence).length).toBeLessThan(100_000);
  });

  test("a banner is noise, and the greeting is still read", async () => {
    const evidence = await run({ traits: ["banner"], calls: ["ok"] });
    expect(evidence.connections[0]).toMatchObject({
      noise: [{ text: "hostile server, ready" }],
      noiseCount: 1,
      initialize: { serverInfo: { name: "hostile" } },
    });
  });
});

test("the handshake is the reference client's own", async () => {
  const evidence = await run({ calls: [] });
  const [greeting] = sent(evidence, "initialize");
  expect(JSON.parse(greeting?.request.raw ?? "")).toEqual({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "mcp-audit-action", version: expect.any(String) },
    },
  });
  expect(evidence.connections[0]?.startupMs).toBeGreaterThan(10);
});

test("a wrapper that starts the real server is ended with it", async () => {
  const evidence = await run({ target: hostile("wrapped", "ignores-eof", "ignores-sigterm"), calls: ["ok"] });
  expect(evidence.failure).toBeNull();
  expect(sent(evidence, "case")).toMatchObject([{ end: "answered" }]);
});
