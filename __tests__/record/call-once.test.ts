import { describe, expect, test } from "vitest";
import { type CallRequest, callOnce } from "../../src/record/call.ts";
import { hostile } from "./run.ts";

function request(tool: string, changes: Partial<CallRequest> = {}): CallRequest {
  return {
    tool,
    args: { q: "x" },
    protocol: "auto",
    timeoutMs: 5_000,
    startupTimeoutMs: 10_000,
    env: {},
    headers: {},
    mask: (text) => text,
    signal: new AbortController().signal,
    ...changes,
  };
}

describe("one call", () => {
  test("names the tools that there are, when it is refused for none of them", async () => {
    const { exchange, others } = await callOnce(hostile(), request("mcp-audit-echo"));
    expect(exchange?.response?.raw).toContain("-32602");
    expect(others).toEqual(["ok"]);
    expect((await callOnce(hostile(), request("echo"))).others).toBeNull();
  });

  test("gives the raw frames", async () => {
    const answer = await callOnce(hostile(), request("echo"));
    expect(answer.failure).toBeNull();
    expect(JSON.parse(answer.exchange?.request.raw ?? "")).toMatchObject({
      method: "tools/call",
      params: { name: "echo", arguments: { q: "x" } },
    });
    expect(answer.exchange).toMatchObject({ end: "answered", diedAfter: null });
  });

  test("may leave `arguments` out", async () => {
    const { exchange } = await callOnce(hostile(), request("ok", { args: null }));
    expect(JSON.parse(exchange?.request.raw ?? "").params).toEqual({ name: "ok" });
  });

  test.each([
    ["die", { end: "closed", diedAfter: { code: 7 } }],
    ["late", { end: "answered", diedAfter: { code: 7 } }],
    ["hang", { end: "timed-out", diedAfter: null }],
  ])("that goes wrong tells how: %s", async (tool, expected) => {
    const { exchange } = await callOnce(hostile(), request(tool, { timeoutMs: 400 }));
    expect(exchange).toMatchObject(expected);
  });

  test("of a server that does not start is a failure with the end of stderr", async () => {
    const answer = await callOnce(hostile("exits"), request("ok"));
    expect(answer).toMatchObject({
      exchange: null,
      failure: { stage: "startup" },
      stderrTail: "API key missing: set API_KEY\n",
    });
  });

  test("can be stopped", async () => {
    const control = new AbortController();
    setTimeout(() => control.abort(), 300);
    const started = performance.now();
    await callOnce(hostile("ignores-eof"), request("hang", { signal: control.signal }));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
