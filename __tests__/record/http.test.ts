import { once } from "node:events";
import { createServer, request } from "node:http";
import { resolve } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startServer, stopServers, targetOf } from "./http-server.ts";
import { outcomes, run, sent } from "./run.ts";

afterEach(stopServers);

/** Records a run against the HTTP fixture. */
async function runHttp(
  faults: string[],
  tools: string[],
  calls = tools,
  more: Parameters<typeof run>[0] = {},
) {
  const { target } = await startServer(faults, { TOOLS: tools.join(",") });
  return run({ target, tools, calls, ...more });
}

describe("a server at a url", () => {
  it("is greeted, listed, called and left in order", async () => {
    const evidence = await runHttp([], ["ok"]);
    expect(evidence.failure).toBeNull();
    expect(outcomes(evidence)).toEqual(["ok: ok not-needed"]);
    const [connection] = evidence.connections;
    expect(connection).toMatchObject({
      exit: null,
      shutdown: null,
      initialize: { protocolVersion: "2025-11-25" },
      http: {
        kind: "streamable-http",
        sessionId: { chars: 36, visibleAscii: true, givenBefore: false },
        notified: { status: 202, body: false },
        stream: { status: 200, contentType: "text/event-stream" },
        deleted: 204,
      },
    });
    expect(sent(evidence, "case")[0]?.http).toEqual({
      status: 200,
      contentType: "application/json",
      trouble: null,
    });
  });

  it.each(["stream", "gzip", "resumed", "noise"])(
    "is understood when it answers in the manner %s",
    async (name) => {
      const evidence = await runHttp([], [name]);
      expect(outcomes(evidence)).toEqual([`${name}: ok not-needed`]);
    },
  );

  it.each(["stream", "stateless", "no-stream", "busy"])("is understood with the trait %s", async (trait) => {
    const evidence = await runHttp([trait], ["ok"]);
    expect(outcomes(evidence)).toEqual(["ok: ok not-needed"]);
  });

  it.each([
    ["reset", "crashed yes"],
    ["error500", "crashed yes"],
    ["error500json", "internal-error yes"],
    ["cut", "crashed yes"],
    ["ended", "crashed yes"],
    ["rubbish", "crashed yes"],
    ["notHttp", "crashed yes"],
    ["badGzip", "crashed yes"],
    ["html", "protocol-violation yes"],
    ["plain400", "protocol-violation yes"],
    ["silent", "timed-out yes"],
    ["loris", "timed-out yes"],
    ["forbidden", "rejected not-needed"],
  ])("that answers with %s is told as %s, and the next call is served", async (name, outcome) => {
    const evidence = await runHttp([], [name, "ok"], [name, "ok"], { timeoutMs: 2_000 });
    expect(outcomes(evidence)).toEqual([`${name}: ${outcome}`, "ok: ok not-needed"]);
  });

  it("may answer with 100 MB", async () => {
    const evidence = await runHttp([], ["huge"], ["huge"], { timeoutMs: 30_000 });
    expect(outcomes(evidence)).toEqual(["huge: ok not-needed"]);
    const [exchange] = sent(evidence, "case");
    expect(exchange?.response?.chars).toBeGreaterThan(100_000_000);
    expect(exchange?.response?.raw.length).toBeLessThan(1_000_000);
  });

  it("that never ends its answer is cut off", async () => {
    const evidence = await runHttp([], ["endless", "ok"], ["endless", "ok"], { timeoutMs: 30_000 });
    expect(outcomes(evidence)).toEqual(["endless: crashed yes", "ok: ok not-needed"]);
  });

  it("that goes away ends the run, and the call that it went with is named", async () => {
    const evidence = await runHttp([], ["quit", "ok"], ["ok", "quit", "ok"]);
    expect(evidence.stopped).toMatchObject({ reason: "cannot-restart" });
    expect(evidence.stopped?.detail).toMatch(/refused.*until `quit` was sent `valid\/1`/);
    expect(outcomes(evidence)).toEqual(["ok: ok not-needed", "quit: crashed not-tried"]);
  });

  it.each(["limited", "limited-json"])(
    "that limits calls ends the run, and is not accused: %s",
    async (mode) => {
      const evidence = await runHttp([mode], ["ok"], ["ok", "ok", "ok", "ok"]);
      expect(evidence.stopped).toMatchObject({
        reason: "barred",
        detail: expect.stringMatching(/429.*3600/),
      });
      expect(outcomes(evidence)).toEqual(["ok: ok not-needed", "ok: ok not-needed"]);
    },
  );

  it("that answers the greeting with JSON of its own ends in a failure, not in waiting", async () => {
    const { target } = await startServer(["foreign-400"], { TOOLS: "ok" });
    const evidence = await run({ target, tools: ["ok"], record: { protocol: "modern" } });
    expect(evidence.failure).not.toBeNull();
    const auto = await run({ target, tools: ["ok"], calls: ["ok"], record: { protocol: "auto" } });
    expect(auto.failure).toBeNull();
    expect(outcomes(auto)).toEqual(["ok: ok not-needed"]);
  });

  it("that cannot be reached is a failure", async () => {
    const server = await startServer();
    await stopServers();
    const evidence = await run({ target: server.target, record: { startupTimeoutMs: 400 } });
    expect(evidence.failure).toMatchObject({
      stage: "spawn",
      message: expect.stringMatching(/cannot be reached.*refused/),
    });
  });

  it("that asks for a token gets no score, but what it said is told", async () => {
    const evidence = await runHttp(["token"], ["ok"]);
    expect(evidence.failure).toMatchObject({
      stage: "initialize",
      message: expect.stringMatching(
        /^Not verified: authentication.*401.*a token is needed.*resource_metadata/,
      ),
    });
  });

  it("gets the headers", async () => {
    const evidence = await runHttp(["token"], ["ok"], ["ok"], {
      headers: { Authorization: "Bearer good-token" },
    });
    expect(outcomes(evidence)).toEqual(["ok: ok not-needed"]);
  });

  it("does not hand the headers on to another origin", async () => {
    const other = await startServer(["token"]);
    const { target } = await startServer([], { MOVED_TO: other.url });
    const headers = { Authorization: "Bearer good-token" };
    const evidence = await run({ target, headers });
    expect(evidence.failure?.message).toMatch(/authentication.*It redirects to http.*not sent the headers/);
  });

  it("hands the headers on within the origin", async () => {
    const { url } = await startServer(["token"], { MOVED_TO: "/final" });
    const headers = { Authorization: "Bearer good-token" };
    const evidence = await run({ target: targetOf(url), headers, calls: ["ok"] });
    expect(outcomes(evidence)).toEqual(["ok: ok not-needed"]);
  });

  it.each([
    ["", "ok: ok not-needed"],
    ["foreign-endpoint", "failure"],
    ["post-500", "ok: crashed yes"],
  ])("may speak only HTTP+SSE: %s", async (trait, expected) => {
    const server = await startServer([trait], {}, resolve("fixtures/servers/http-sse.mjs"));
    const evidence = await run({ target: server.target, calls: ["ok"] });
    if (expected === "failure") expect(evidence.failure?.message).toMatch(/initialize.*HTTP 404/);
    else {
      expect(evidence.connections[0]?.http?.kind).toBe("sse");
      expect(outcomes(evidence)).toEqual([expected]);
    }
  });

  it.skipIf(process.versions.node.startsWith("20."))(
    "is asked for through a proxy where one is set",
    async () => {
      const { url } = await startServer([], { TOOLS: "ok" });
      const seen: string[] = [];
      const proxy = createServer((req, res) => {
        seen.push(req.url ?? "");
        const { method, headers } = req;
        const onward = request(url, { method, headers }, (answer) => {
          res.writeHead(answer.statusCode ?? 0, answer.headers);
          answer.pipe(res);
        });
        onward.on("error", () => res.destroy());
        res.on("close", () => onward.destroy());
        req.pipe(onward);
      }).listen(0, "127.0.0.1");
      await once(proxy, "listening");
      vi.stubEnv("HTTP_PROXY", `http://127.0.0.1:${(proxy.address() as { port: number }).port}`);
      const evidence = await run({ target: targetOf("http://mcp-audit.invalid/mcp"), calls: ["ok"] });
      vi.unstubAllEnvs();
      proxy.closeAllConnections();
      proxy.close();
      expect(outcomes(evidence)).toEqual(["ok: ok not-needed"]);
      expect(new Set(seen)).toEqual(new Set(["http://mcp-audit.invalid/mcp"]));
    },
  );

  it("that does not speak TLS where it is expected is told so", async () => {
    const { url } = await startServer();
    const target = targetOf(url.replace("http:", "https:"));
    const evidence = await run({ target, record: { startupTimeoutMs: 2_000 } });
    expect(evidence.failure).toMatchObject({
      stage: "spawn",
      message: expect.stringMatching(/cannot be reached/),
    });
  });

  it("is asked no more often than it was said", async () => {
    const from = performance.now();
    const evidence = await runHttp([], ["ok"], ["ok", "ok", "ok"], { record: { maxCallsPerSecond: 10 } });
    expect(performance.now() - from).toBeGreaterThan(500);
    for (const exchange of sent(evidence, "case")) expect(exchange.durationMs).toBeLessThan(5_000);
    const times = evidence.exchanges.map((one) => one.request.atMs);
    expect(times.at(-1)! - times[0]!).toBeGreaterThan((times.length - 2) * 100);
  });
});
