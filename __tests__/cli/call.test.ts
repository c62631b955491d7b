import { describe, expect, it } from "vitest";
import { type CallServices, callCommand } from "../../src/cli/commands/call.ts";
import type { Exchange, Frame } from "../../src/model/evidence.ts";
import type { CallAnswer, CallRequest } from "../../src/record/call.ts";
import { fakeIo } from "./fake-io.ts";

const frame = (raw: string): Frame => ({ raw, chars: raw.length, cut: false, atMs: 0 });

function exchange(more: Partial<Exchange> = {}): Exchange {
  return {
    id: 1,
    connection: 0,
    purpose: "case",
    caseKey: null,
    method: "tools/call",
    request: frame('{"method":"tools/call"}'),
    response: frame('{"result":{"content":[]}}'),
    end: "answered",
    durationMs: 12,
    diedAfter: null,
    ...more,
  };
}

function fakeCall(answer: Partial<CallAnswer> = {}): CallServices & { asked: CallRequest[] } {
  const asked: CallRequest[] = [];
  return {
    asked,
    callOnce: async (_, request) => {
      asked.push(request);
      return { exchange: exchange(), failure: null, stderrTail: "", others: null, ...answer };
    },
  };
}

const CALL = ["--tool", "search", "--args", '{"q":1}', "--env", "KEY=s3cr3t-1", "--", "node", "x.js"];

describe("call", () => {
  it("makes the call that was asked for and shows both frames", async () => {
    const services = fakeCall();
    const io = fakeIo();
    expect(await callCommand(CALL, io, services)).toBe(0);
    expect(services.asked[0]).toMatchObject({ tool: "search", args: { q: 1 }, env: { KEY: "s3cr3t-1" } });
    expect(services.asked[0]?.mask("a s3cr3t-1 b")).not.toContain("s3cr3t-1");
    expect(io.out()).toBe('--> {"method":"tools/call"}\n<-- {"result":{"content":[]}}\n');
  });

  it("sends no arguments member without --args", async () => {
    const services = fakeCall();
    await callCommand(["--tool", "t", "--", "node"], fakeIo(), services);
    expect(services.asked[0]?.args).toBeNull();
  });

  it.each([
    ["timed-out", "no answer within 12 ms"],
    ["closed", "the server ended before it answered"],
  ] as const)("ends with 1 when the call %s", async (end, words) => {
    const io = fakeIo();
    const services = fakeCall({ exchange: exchange({ end, response: null }), stderrTail: "TypeError: x\n" });
    expect(await callCommand(CALL, io, services)).toBe(1);
    expect(io.err()).toContain(words);
    expect(io.err()).toContain("TypeError: x");
  });

  it.each([
    [["search_all", "get"], 'lists no tool "search". Did you mean "search_all"?'],
    [["fetch", "\u001b[2Jget"], 'lists no tool "search". It lists: fetch, '],
    [[], "It lists none."],
  ])("ends with 2 when the server has no such tool, but %j", async (others, words) => {
    const io = fakeIo();
    expect(await callCommand(CALL, io, fakeCall({ others }))).toBe(2);
    expect(io.out()).toContain("<-- ");
    expect(io.err()).toContain(words);
    expect(io.err()).not.toContain("\u001b");
  });

  it("ends with 3 when the server cannot be started", async () => {
    const failure = { stage: "spawn" as const, message: "no such command", exit: null, stderrTail: "" };
    const io = fakeIo();
    expect(await callCommand(CALL, io, fakeCall({ exchange: null, failure }))).toBe(3);
    expect(io.err()).toContain("no such command");
  });

  it("lets nothing of the server steer a terminal, and leaves a pipe its frame", async () => {
    const response = frame('{"a":"\u202e\u009b2J"}');
    const terminal = fakeIo({ tty: true });
    await callCommand(CALL, terminal, fakeCall({ exchange: exchange({ response }) }));
    expect(terminal.out()).not.toMatch(/[\u202e\u009b]/);
    const pipe = fakeIo();
    await callCommand(CALL, pipe, fakeCall({ exchange: exchange({ response }) }));
    expect(pipe.out()).toContain(response.raw);
  });

  it("refuses what is no call", async () => {
    const call = (...args: string[]) => callCommand(args, fakeIo(), fakeCall());
    await expect(call("--", "node")).rejects.toThrow("needs a tool");
    await expect(call("--tool", "t", "--args", "{x", "--", "node")).rejects.toThrow("is not JSON");
    await expect(call("--tool", "t", "--args", "[1]", "--", "node")).rejects.toThrow("must be a JSON object");
    await expect(call("--tool", "t")).rejects.toThrow("No server to audit");
  });
});
