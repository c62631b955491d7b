import { Client as ModernClient, InMemoryTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GuardedSession, LatencyGate, type ToolClient, type ToolResult } from "../../src/gate.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import { findingsOf } from "../checks/run-check.ts";

const TOOL = {
  name: "weather",
  description: "Tells the weather.",
  annotations: { readOnlyHint: true },
  inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
  outputSchema: { type: "object", properties: { celsius: { type: "number" } }, required: ["celsius"] },
};
const { outputSchema: _, ...PLAIN } = TOOL;

/** A client whose answers are given; the clock goes on by what each call is said to take. */
function scripted(answers: readonly { result?: unknown; error?: unknown; ms?: number }[]) {
  let at = 0;
  let asked = 0;
  const client: ToolClient = {
    async callTool() {
      const answer = answers[asked++ % answers.length] ?? {};
      at += answer.ms ?? 1;
      if (answer.error !== undefined) throw answer.error;
      return answer.result;
    },
  };
  return { client, now: () => at, asked: () => asked };
}

const text = (value: string) => ({ content: [{ type: "text", text: value }] });
const checksOf = (call: { findings: { check: string }[] }) => call.findings.map(({ check }) => check);

async function judged(result: unknown, tool: object = PLAIN, args = { city: "Rome" }) {
  const { client, now } = scripted([{ result }]);
  return new GuardedSession(client, [tool as typeof TOOL], { now }).call("weather", args);
}

describe("GuardedSession", () => {
  test.each<[string, unknown, object, string[]]>([
    ["a sound answer", text("sunny"), PLAIN, []],
    ["an empty success", { content: [] }, PLAIN, ["empty-content"]],
    ["an image is content", { content: [{ type: "image", data: "", mimeType: "image/png" }] }, PLAIN, []],
    [
      "a refusal in a success",
      text("Error: Invalid arguments: city is required"),
      PLAIN,
      ["disguised-refusal"],
    ],
    ["a refusal as an error", { ...text("city is required"), isError: true }, TOOL, []],
    ["no structured content", text("20"), TOOL, ["output-conformance"]],
    [
      "wrong structured content",
      { ...text("20"), structuredContent: { celsius: "x" } },
      TOOL,
      ["output-conformance"],
    ],
    ["right structured content", { ...text("20"), structuredContent: { celsius: 20 } }, TOOL, []],
    ["no content array", { answer: 1 }, PLAIN, ["output-conformance"]],
    ["nothing at all", undefined, PLAIN, ["output-conformance"]],
  ])("%s", async (_name, result, tool, checks) => {
    const call = await judged(result, tool);
    expect(checksOf(call)).toEqual(checks);
    expect(call.flagged).toBe(checks.length > 0);
    expect(call.outcome).toBe("ok");
  });

  test("arguments that the schema forbids prove nothing about the answer", async () => {
    expect((await judged({ content: [] }, PLAIN, { city: 1 } as never)).flagged).toBe(false);
  });

  test("each logical call is one real call, whatever becomes of it", async () => {
    const { client, now, asked } = scripted([
      { result: text("a") },
      { error: new Error("gone\n\u001b[31m!") },
    ]);
    const session = new GuardedSession(client, [TOOL], { now });
    await session.call("weather", { city: "Rome" });
    const failed = await session.call("weather", { city: "Rome" });
    expect(asked()).toBe(2);
    expect(failed).toMatchObject({
      outcome: "crash",
      result: null,
      reasons: ["ended without a result: gone !"],
    });
    expect(session.history("weather")).toEqual({ calls: 2, flagged: 2, medianMs: null, medianChars: null });
    expect(session.history("other")).toBeNull();
  });

  test("whatever a client throws, and whatever the clock says, is told and not thrown", async () => {
    const gone = Proxy.revocable({}, {});
    gone.revoke();
    const odd = {
      get code(): never {
        throw new Error("looked at");
      },
    };
    for (const error of [gone.proxy, odd, null, "boom", 1n, Symbol("x")]) {
      const session = new GuardedSession({ callTool: () => Promise.reject(error) });
      const call = await session.call("t");
      expect(call).toMatchObject({ outcome: "crash", reasons: ["ended without a result"] });
    }
    for (const steps of [-500, Number.NaN]) {
      let at = 1_000_000;
      const { client } = scripted([{ result: text("a") }]);
      const session = new GuardedSession(client, [], { now: () => (at += steps) });
      for (let calls = 0; calls < 5; calls += 1) expect((await session.call("t")).flagged).toBe(false);
      expect(session.history("t")?.medianMs).toBe(0);
    }
  });

  test("names that every object has are names like others", async () => {
    const { client, now } = scripted([{ result: text("a") }]);
    const names = ["__proto__", "constructor", "toString"];
    const session = new GuardedSession(client, [{ name: "__proto__", inputSchema: { type: "object" } }], {
      now,
    });
    for (const name of names) expect((await session.call(name)).flagged).toBe(false);
    for (const name of names) expect(session.history(name)?.calls).toBe(1);
    expect(session.history("valueOf")).toBeNull();
  });

  test("size is judged by the tool's own median after three answers", async () => {
    const sizes = [400, 400, 400, 1300, 900];
    const { client, now } = scripted(sizes.map((size) => ({ result: text("x".repeat(size)) })));
    const session = new GuardedSession(client, [], { now });
    const calls = [];
    for (const _size of sizes) calls.push(checksOf(await session.call("t")));
    expect(calls).toEqual([[], [], [], ["response-size"], []]);
  });
});

describe("LatencyGate", () => {
  test("flags over the threshold at once, over three times the own median after three calls, and failures", async () => {
    const { client, now } = scripted([
      { result: text("a"), ms: 5001 },
      { result: text("a"), ms: 102 },
      { result: text("a"), ms: 102 },
      { result: text("a"), ms: 966 },
      { error: Object.assign(new Error("Request timed out"), { code: -32001 }), ms: 60_000 },
      { result: text("a"), ms: 102 },
    ]);
    const gate = new LatencyGate({ now, floorMs: 0 });
    const calls = [];
    for (let turn = 0; turn < 6; turn++) calls.push(await gate.timedCall(client, "t"));
    expect(calls.map((call) => call.outcome)).toEqual(["ok", "ok", "ok", "ok", "timeout", "ok"]);
    expect(calls.map((call) => call.flagged)).toEqual([true, false, false, true, true, false]);
    expect(calls[3]?.reasons).toEqual(["took 9.5 times the tool's own median of 102 ms"]);
  });

  test("another tool's history counts for nothing", async () => {
    const { client, now } = scripted([{ result: text("a"), ms: 10 }]);
    const gate = new LatencyGate({ now, floorMs: 0 });
    for (let turn = 0; turn < 5; turn++) await gate.timedCall(client, "fast");
    expect(gate.judge("slow", 900)).toEqual([]);
  });
});

const answer = fc.record(
  {
    content: fc.array(
      fc.oneof(
        fc.record({
          type: fc.constant("text"),
          text: fc.constantFrom("", " ", "20", "Invalid arguments: city is required"),
        }),
        fc.record({
          type: fc.constant("image"),
          data: fc.constant("AA=="),
          mimeType: fc.constant("image/png"),
        }),
      ),
      { maxLength: 2 },
    ),
    isError: fc.boolean(),
    structuredContent: fc.constantFrom<Json>({}, { celsius: 1 }, { celsius: "1" }, { other: 1 }),
  },
  { requiredKeys: ["content"] },
);

test("says of an answer what the audit says of it", async () => {
  const verdicts = fc.asyncProperty(answer, fc.boolean(), async (result, withSchema) => {
    const tool = withSchema ? TOOL : PLAIN;
    const own = checksOf(await judged(result, tool)).sort();
    const call = { id: "valid", args: { city: "Rome" }, result: result as JsonObject, durationMs: 1 };
    const batch = ["disguised-refusal", "empty-content", "output-conformance"].flatMap((id) =>
      findingsOf(id, { tools: [tool as unknown as Json], calls: [call] })
        // A notice says what clients of others may do with the answer; the gate flags what is wrong with it.
        .filter(({ severity }) => severity !== "notice")
        .map((finding) => finding.check),
    );
    expect(own).toEqual(batch);
  });
  await fc.assert(verdicts, { seed: 1, numRuns: 300 });
});

function server(): Server {
  const made = new Server({ name: "t", version: "1" }, { capabilities: { tools: {} } });
  made.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [PLAIN as never] }));
  made.setRequestHandler(CallToolRequestSchema, ({ params }) => text(`${params.arguments?.city}: sunny`));
  return made;
}

describe("the clients of both SDK packages", () => {
  test("1.x", async () => {
    const [near, far] = InMemoryTransport.createLinkedPair();
    await server().connect(far);
    const client = new Client({ name: "c", version: "1" });
    await client.connect(near);
    const { tools } = await client.listTools();
    const call = await new GuardedSession(client, tools).call("weather", { city: "Rome" });
    expect(call).toMatchObject({ outcome: "ok", flagged: false, result: text("Rome: sunny") });
    await client.close();
  });

  test("2.x", async () => {
    const [near, far] = ModernTransport.createLinkedPair();
    await server().connect(far as never);
    const client = new ModernClient({ name: "c", version: "1" });
    await client.connect(near);
    const { tools } = await client.listTools();
    const call = await new LatencyGate().timedCall(client, tools[0]?.name ?? "", { city: "Rome" });
    const result = call.result as ToolResult;
    expect(call).toMatchObject({ outcome: "ok", flagged: false });
    expect(result.content).toEqual(text("Rome: sunny").content);
    await client.close();
  });
});
