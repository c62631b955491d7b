import { describe, expect, it } from "vitest";
import check from "../../src/checks/protocol/protocol.ts";
import type { Json } from "../../src/model/json.ts";
import { evidence, type Probe, type Reply, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

type Input = NonNullable<Parameters<typeof evidence>[0]>;
const of = (input: Input) => judged(check, evidence(input));
const probe = (name: string, reply: Reply, method = "tools/call"): Probe => ({
  purpose: "protocol",
  caseKey: `protocol/${name}`,
  method,
  ...reply,
});
const METHOD_NOT_FOUND = { error: { code: -32601, message: "Method not found" } };
const VERSION = (protocolVersion: string) => ({ result: { protocolVersion, capabilities: {} } });

describe("protocol", () => {
  it("passes a server that keeps to it", () => {
    const probes = [
      probe("unknown-method", METHOD_NOT_FOUND),
      probe("unknown-tool", { refusal: "Tool not found" }),
      probe("omitted-arguments", { text: "fine" }),
      probe("newer-version", VERSION("2025-11-25"), "initialize"),
    ];
    const pages: Json[] = [{ tools: [tool()], nextCursor: "1" }, { tools: [tool({ name: "b" })] }];
    expect(of({ probes, pages, pagesAgain: pages, calls: [{}] })).toMatchObject({
      verdict: "pass",
      findings: [],
      undeclared: [],
    });
  });

  it.each<[string, Input, RegExp]>([
    [
      "an unknown method accepted",
      { probes: [probe("unknown-method", { result: {} })] },
      /unknown method.*result/,
    ],
    [
      "an unknown method that hangs",
      { probes: [probe("unknown-method", { timeout: true })] },
      /never answered/,
    ],
    ["an unknown method that kills", { probes: [probe("unknown-method", { crash: {} })] }, /ends the server/],
    [
      "an unknown tool accepted",
      { probes: [probe("unknown-tool", { text: "ok" })] },
      /does not exist.*success/,
    ],
    ["an unknown tool that hangs", { probes: [probe("unknown-tool", { timeout: true })] }, /never answered/],
    [
      "left-out arguments that kill",
      { probes: [probe("omitted-arguments", { crash: {} })] },
      /left out ends/,
    ],
    [
      "a version that is echoed",
      { probes: [probe("newer-version", VERSION("2099-01-01"))] },
      /does not exist/,
    ],
    ["a null cursor", { pages: [{ tools: [tool()], nextCursor: null }] }, /nextCursor.*null/],
    [
      "a cursor that never advances",
      {
        pages: [
          { tools: [tool()], nextCursor: "x" },
          { tools: [tool()], nextCursor: "x" },
        ],
      },
      /same `nextCursor`/,
    ],
    ["no version", { initialize: { capabilities: {} } }, /protocolVersion/],
    ["an odd version", { protocolVersion: "1.0" }, /protocolVersion/],
    ["an answer without jsonrpc", { calls: [{ raw: '{"id":2,"result":{"content":[]}}' }] }, /jsonrpc/],
    [
      "an id as text",
      { calls: [{ raw: '{"jsonrpc":"2.0","id":"2","result":{"content":[]}}' }] },
      /another id/,
    ],
    [
      "result and error",
      { calls: [{ raw: '{"jsonrpc":"2.0","id":2,"result":null,"error":{"code":1,"message":"m"}}' }] },
      /both/,
    ],
    ["an error without a code", { calls: [{ error: { message: "m" } }] }, /integer `code`/],
    [
      "an error without a message",
      { probes: [probe("unknown-method", { error: { code: -32601 } })] },
      /`message`/,
    ],
    [
      "an invalid message",
      { messages: [{ kind: "invalid", raw: '{"jsonrpc":"2.0"}' }] },
      /no valid JSON-RPC/,
    ],
    [
      "a response to nothing",
      { messages: [{ kind: "unmatched-response", raw: '{"jsonrpc":"2.0","id":99,"result":{}}' }] },
      /answers no request/,
    ],
    [
      "a second answer",
      {
        calls: [{}],
        messages: [{ kind: "unmatched-response", raw: '{"jsonrpc":"2.0","id":2,"result":{}}' }],
      },
      /answered twice/,
    ],
  ])("fails for %s", (_, input, message) => {
    const { verdict, findings } = of(input);
    expect(verdict).toBe("fail");
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: "error", tool: null });
    expect(findings[0]?.message).toMatch(message);
  });

  it.each<[string, Input, RegExp]>([
    [
      "a newer version refused",
      { probes: [probe("newer-version", { error: { code: -32602, message: "no" } })] },
      /refused/,
    ],
    ["a newer version met with silence", { probes: [probe("newer-version", { timeout: true })] }, /refused/],
    ["a listing that changes", { pagesAgain: [{ tools: [] }] }, /different tools/],
  ])("warns of %s", (_, input, message) => {
    const { verdict, findings } = of(input);
    expect(verdict).toBe("part");
    expect(findings).toHaveLength(1);
    expect(findings[0]?.severity).toBe("warning");
    expect(findings[0]?.message).toMatch(message);
  });

  it("notes that arguments may be left out, and passes", () => {
    const { verdict, findings } = of({
      probes: [probe("omitted-arguments", { refusal: "arguments required" })],
    });
    expect(verdict).toBe("pass");
    expect(findings).toHaveLength(1);
    expect(findings[0]?.severity).toBe("notice");
  });

  it("does not accuse an answer that came too late", () => {
    const late = { kind: "unmatched-response" as const, raw: '{"jsonrpc":"2.0","id":2,"result":{}}' };
    expect(of({ calls: [{ timeout: true }], messages: [late] }).findings).toEqual([]);
  });

  it("allows batches in the one revision that has them", () => {
    const messages = [{ kind: "invalid" as const, raw: "[]" }];
    expect(of({ messages, protocolVersion: "2025-03-26" }).findings).toEqual([]);
    expect(of({ messages, protocolVersion: "2025-06-18" }).findings).toHaveLength(1);
  });

  it("does not apply when nothing was answered", () => {
    const silent = { ...evidence({ initialize: null }), exchanges: [] };
    expect(judged(check, silent).verdict).toBe("n/a");
  });
});
