import { describe, expect, test } from "vitest";
import { readTools } from "../../src/facts/catalogue.ts";
import { classify } from "../../src/facts/outcome.ts";
import type { Exchange } from "../../src/model/evidence.ts";
import type { JsonObject } from "../../src/model/json.ts";
import type { ResourceGroup } from "../../src/model/state.ts";
import { createKeeper } from "../../src/record/keeper.ts";
import type { Recording } from "../../src/record/recording.ts";
import type { Session } from "../../src/record/session.ts";

const strings = (...names: string[]): JsonObject => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  required: names,
});

const tools = readTools([
  {
    tools: [
      { name: "create_note", inputSchema: strings("title") },
      { name: "get_note", inputSchema: strings("note_id") },
      { name: "delete_note", inputSchema: strings("note_id") },
    ],
  },
]);
const NOTE: ResourceGroup = {
  resource: "note",
  create: 0,
  read: { tool: 1, param: "note_id" },
  remove: { tool: 2, param: "note_id" },
};

/** A keeper over a server that answers each tool with a text; one that begins with `!` is an error. */
function keeperOf(answers: Record<string, string | string[]>, group = NOTE) {
  const calls: string[] = [];
  const request: Session["request"] = (method, params, { purpose, caseKey = null }) => {
    const name = String(params.name);
    calls.push(`${name} ${JSON.stringify(params.arguments)}`);
    const given = answers[name] ?? "ok";
    const answer = typeof given === "string" ? given : (given.shift() ?? "ok");
    const result = {
      content: [{ type: "text", text: answer.replace(/^!/, "") }],
      isError: answer.startsWith("!"),
    };
    const frame = (value: JsonObject) => ({ raw: JSON.stringify(value), chars: 0, cut: false, atMs: 0 });
    return Promise.resolve<Exchange>({
      id: calls.length,
      connection: 0,
      purpose,
      caseKey,
      method,
      request: frame({ jsonrpc: "2.0", id: 1, method, params }),
      response: frame({ jsonrpc: "2.0", id: 1, result }),
      end: "answered",
      durationMs: 1,
      diedAfter: null,
    });
  };
  const session = { request, alive: () => true, kill: () => Promise.resolve() } as unknown as Session;
  const recording = { tools, classify, timeoutMs: 1_000, signal: undefined } as unknown as Recording;
  const plan = { groups: [group], lifecycles: ["note"], pairs: [], notes: [] };
  const valid = new Map<number, JsonObject>([
    [0, { title: "text" }],
    [1, { note_id: "text" }],
    [2, { note_id: "text" }],
  ]);
  return { calls, keeper: createKeeper({ recording, session, plan, valid }) };
}

describe("what was created", () => {
  test("is deleted under the id of its answer, once it was read under it", async () => {
    const { calls, keeper } = keeperOf({ create_note: '{"id":"n1"}' });
    expect(await keeper.create(NOTE, {}, "create")).toMatchObject({ id: "n1", created: true });
    expect(await keeper.clear()).toEqual([]);
    expect(calls.slice(1)).toEqual(['get_note {"note_id":"n1"}', 'delete_note {"note_id":"n1"}']);
    expect(await keeper.clear()).toEqual([]);
    expect(calls).toHaveLength(3);
  });

  test("is not deleted when nothing is read under that id: it may be another thing's", async () => {
    const { calls, keeper } = keeperOf({ create_note: '{"id":"n1"}', get_note: "!Note not found." });
    await keeper.create(NOTE, {}, "create");
    expect(await keeper.clear()).toEqual([expect.stringContaining("not read under the id")]);
    expect(calls.some((call) => call.startsWith("delete_note"))).toBe(false);
  });

  test.each<[string, Record<string, string>, Partial<ResourceGroup>, RegExp]>([
    ["its answer names no id", { create_note: "Created." }, {}, /names no id/],
    ["no tool deletes it", { create_note: '{"id":"n1"}' }, { remove: null }, /no tool is known/],
    ["the tool refuses", { create_note: '{"id":"n1"}', delete_note: "!Locked." }, {}, /did not delete it/],
  ])("is named when it stays: %s", async (_, answers, changes, note) => {
    const group = { ...NOTE, ...changes };
    const { keeper } = keeperOf(answers, group);
    await keeper.create(group, {}, "create");
    expect(await keeper.clear()).toEqual([expect.stringMatching(note)]);
  });

  test("gets other words when the first are refused, and nothing to delete when all are", async () => {
    const named = keeperOf({ create_note: ["!There is a note of that title.", '{"id":"n2"}'] });
    expect(await named.keeper.create(NOTE, {}, "create")).toMatchObject({ id: "n2" });
    expect(named.calls).toEqual(['create_note {"title":"text"}', 'create_note {"title":"text 2"}']);
    const refused = keeperOf({ create_note: "!No." });
    expect(await refused.keeper.create(NOTE, {}, "create")).toMatchObject({ created: false, id: null });
    expect(await refused.keeper.clear()).toEqual([]);
    expect(refused.calls).toHaveLength(2);
  });
});
