import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readName } from "../../src/cases/resource-name.ts";
import { otherWords, unknownIds, withId } from "../../src/cases/state-arguments.ts";
import { planState } from "../../src/cases/state-plan.ts";
import { readTools } from "../../src/facts/catalogue.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { toCase } from "../evidence-builder.ts";

/** Tools by name, each with its parameters; `?` marks one that is not required. */
function toolsOf(listed: Record<string, string[]>) {
  const tools = Object.entries(listed).map(([name, parameters]) => ({
    name,
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(parameters.map((one) => [one.replace("?", ""), { type: "string" }])),
      required: parameters.filter((one) => !one.endsWith("?")),
    },
  }));
  return readTools([{ tools }]);
}

const ALL = { scope: "all", shard: null } as const;

function plan(
  listed: Record<string, string[]>,
  settings: Parameters<typeof planState>[2] = ALL,
  left: string[] = [],
) {
  const tools = toolsOf(listed);
  const names = tools.map((tool) => tool.name);
  const called = names.filter((name) => !left.includes(name));
  return planState(
    tools,
    called.map((name) => toCase({ tool: name }, names)),
    settings,
  );
}

const NOTES = { create_note: ["title"], get_note: ["note_id"], delete_note: ["note_id"] };

describe("names", () => {
  it.each([
    ["create_note", "create", "note"],
    ["createNote", "create", "note"],
    ["note-new", "create", "note"],
    ["project.task.describe", "read", "project_task"],
    ["destroy_user_account", "remove", "user_account"],
  ])("%s", (name, verb, resource) => expect(readName(name)).toEqual({ verb, resource }));

  it.each(["create", "notes", "list_notes", "", "update_note", "создать_note"])("%s says nothing", (name) =>
    expect(readName(name)).toBeNull(),
  );
});

describe("groups", () => {
  it("are made of the tools that create, read and delete the same thing", () => {
    expect(plan({ ...NOTES, list_notes: [], search_notes: ["q"] })).toEqual({
      groups: [
        {
          resource: "note",
          create: 0,
          read: { tool: 1, param: "note_id" },
          remove: { tool: 2, param: "note_id" },
        },
      ],
      lifecycles: ["note"],
      pairs: [],
      notes: [],
    });
  });

  it("are dropped where two tools do the same, and the plan says so", () => {
    const both = { ...NOTES, add_note: ["title"] };
    const { lifecycles, notes } = plan(both);
    expect(lifecycles).toEqual([]);
    expect(notes).toEqual([expect.stringMatching(/`note` .*`create_note`, `add_note` are ambiguous/)]);
    expect(plan(both, ALL, ["add_note"])).toMatchObject({ lifecycles: ["note"], notes: [] });
  });

  it("are not made with a tool that takes no id, and the plan says so", () => {
    const { lifecycles, notes } = plan({ ...NOTES, get_note: ["title", "author"] });
    expect(lifecycles).toEqual([]);
    expect(notes).toEqual(["`get_note` has no parameter that is known to take an id."]);
  });

  it("need all three for a note", () => {
    const { create_note, delete_note } = NOTES;
    const partly = {
      create_note,
      delete_note: ["titles"],
      add_note: ["title"],
      delete_book: [],
      create_book: [],
    };
    expect(plan(partly)).toMatchObject({ lifecycles: [], notes: [] });
    expect(plan({ create_note, delete_note }).groups).toMatchObject([
      { read: null, remove: { param: "note_id" } },
    ]);
  });

  it.each([
    [["id"], "id"],
    [["noteId"], "noteId"],
    [["account", "uuid"], "uuid"],
    [["entryKey"], "entryKey"],
  ])("take the id by the name of the parameter: %j", (parameters, param) => {
    expect(plan({ ...NOTES, get_note: parameters }).groups[0]?.read?.param).toBe(param);
  });

  it("are made of nothing outside of the consent", () => {
    expect(plan(NOTES, { scope: "malformed", shard: null }).groups).toEqual([]);
    expect(plan(NOTES, ALL, ["delete_note"])).toMatchObject({ lifecycles: [] });
    expect(plan(NOTES, ALL, ["create_note"])).toMatchObject({ groups: [] });
  });

  it("belong to the shard of the tool that creates", () => {
    expect(plan(NOTES, { scope: "all", shard: { index: 1, count: 3 } }).lifecycles).toEqual(["note"]);
    expect(plan(NOTES, { scope: "all", shard: { index: 2, count: 3 } }).lifecycles).toEqual([]);
  });
});

describe("children", () => {
  const books = { create_book: ["name"], delete_book: ["book_id"] };
  it("have a parameter with the exact name of the parent's id", () => {
    const { pairs } = plan({ ...books, ...NOTES, create_note: ["title", "book_id?"] });
    expect(pairs).toEqual([{ parent: "book", child: "note", param: "book_id" }]);
  });

  it("have no other", () => {
    expect(plan({ ...books, ...NOTES, create_note: ["title", "parent_book_id", "note_id"] }).pairs).toEqual(
      [],
    );
    expect(
      plan({ create_book: ["name"], get_book: ["id"], ...NOTES, create_note: ["book_id"] }).pairs,
    ).toEqual([]);
  });
});

describe("arguments", () => {
  const [get] = toolsOf({ get_note: ["note_id", "book_id"] });
  const [numbered] = readTools([
    {
      tools: [
        {
          name: "get",
          inputSchema: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] },
        },
      ],
    },
  ]);

  it("carry the id, and what the thing was created with", () => {
    const base = { note_id: "text", book_id: "text" };
    const known = { title: "t", book_id: "b" };
    expect(withId(get!, "note_id", "n", base, known)).toEqual({ note_id: "n", book_id: "b" });
  });

  it("carry it in the type that the schema asks for, or not at all", () => {
    expect(withId(numbered!, "id", "42", {}, {})).toEqual({ id: 42 });
    expect(withId(get!, "note_id", 42, { book_id: "b" }, {})).toEqual({ note_id: "42", book_id: "b" });
    expect(withId(numbered!, "id", "forty-two", {}, {})).toBeNull();
  });

  it("have other words only where words are free", () => {
    const properties: JsonObject = {
      title: { type: "string" },
      kind: { enum: ["a"] },
      book_id: { type: "string" },
    };
    const [create] = readTools([
      { tools: [{ name: "create", inputSchema: { type: "object", properties } }] },
    ]);
    const args = { title: "t", kind: "a", book_id: "b" };
    expect(otherWords(create!, args, 2, new Set(["book_id"]))).toEqual({ ...args, title: "t 2" });
    expect(otherWords(create!, { kind: "a" }, 2, new Set())).toBeNull();
  });

  it("can ask for what is not there", () => {
    expect(unknownIds(7)).toEqual([1_000_010]);
    expect(unknownIds("7")).toEqual(["1000010"]);
    expect(unknownIds("n1")[0]).toBe("n1-none");
    const [uuid] = unknownIds("0b8f6a52-6f0e-4e58-9d6b-1f3f3c3b2a10");
    expect(uuid).toMatch(/^0b8f6a52-6f0e-4e58-9d6b-1f3f3c[0-9a-f]{6}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.maxSafeInteger()), (id) => {
        expect(unknownIds(id)).not.toContain(id);
      }),
    );
  });
});
