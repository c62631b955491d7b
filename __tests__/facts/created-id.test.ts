import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createdId } from "../../src/facts/created-id.ts";
import type { ParsedResponse } from "../../src/model/facts.ts";
import type { Json } from "../../src/model/json.ts";

const UUID = "0b8f6a52-6f0e-4e58-9d6b-1f3f3c3b2a10";

function answer(text: string, structuredContent?: Json): ParsedResponse {
  const content = [{ type: "text", text }];
  return {
    isError: false,
    error: null,
    text,
    contentTypes: ["text"],
    content,
    structuredContent,
    chars: text.length,
  };
}

describe("the id of what was created", () => {
  it.each<[string, Json, string | number]>([
    ["named after the thing", { id: "x", note_id: "n" }, "n"],
    ["named after the thing, in camel case", { noteId: "n" }, "n"],
    ["`id` before `uuid` and `key`", { key: "k", uuid: "u", id: 7 }, 7],
    ["`key` alone", { key: "k" }, "k"],
    ["within the thing, beside another", { user: { id: 1 }, note: { id: 2 } }, 2],
    ["below a wrapper", { data: { result: { id: "deep" } } }, "deep"],
    ["of the only item of a list", { notes: [{ id: "one" }] }, "one"],
    ["beside the id of what it belongs to", { project_id: 3, id: 4 }, 4],
  ])("is read: %s", (_, value, id) => {
    expect(createdId(answer(JSON.stringify(value)), "note")).toBe(id);
    expect(createdId(answer("Done.", value), "note")).toBe(id);
  });

  it("is the only UUID of a text", () => {
    expect(createdId(answer(`Created ${UUID} (see ${UUID}).`), "note")).toBe(UUID);
  });

  it.each<[string, Json]>([
    ["several items", { notes: [{ id: 1 }, { id: 2 }] }],
    ["several things", { a: { id: 1 }, b: { id: 2 } }],
    ["an id of no use", { id: null, key: "", uuid: { a: 1 } }],
    ["a number that is no whole one", { id: 1.5 }],
    ["a masked one", { id: "***TOKEN***" }],
    ["another thing's", { project_id: 3 }],
    ["what stands under another thing's name", { issue: { id: 5 } }],
    ["nothing", "Created."],
  ])("is not guessed from %s", (_, value) => {
    expect(createdId(answer(typeof value === "string" ? value : JSON.stringify(value)), "note")).toBeNull();
  });

  it("is not guessed from a text with two UUIDs, or with a number", () => {
    expect(createdId(answer(`${UUID} of ${UUID.replace("0b", "0c")}`), "note")).toBeNull();
    expect(createdId(answer("Created note 42."), "note")).toBeNull();
    expect(createdId(null, "note")).toBeNull();
  });

  it("is not one of the values that were sent, unless it is named after the thing", () => {
    const sent = new Set(["5", UUID]);
    expect(createdId(answer('{"id":5,"tasks":[]}'), "task", sent)).toBeNull();
    expect(createdId(answer(`Added to ${UUID}.`), "task", sent)).toBeNull();
    expect(createdId(answer('{"task_id":5}'), "task", sent)).toBe(5);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, resource) => {
        const id = createdId(answer(JSON.stringify(value), value as Json), resource);
        expect(["string", "number", "object"]).toContain(typeof id);
      }),
    );
  });
});
