import { describe, expect, it } from "vitest";
import { readTools } from "../../src/facts/catalogue.ts";
import type { Json } from "../../src/model/json.ts";
import { WEATHER } from "../evidence-builder.ts";

const one = (entry: Json) => {
  const [tool] = readTools([{ tools: [entry] }]);
  if (tool === undefined) throw new Error("no tool was read");
  return tool;
};

describe("readTools", () => {
  it("reads an ordinary tool", () => {
    expect(one({ ...WEATHER, title: "Weather" })).toMatchObject({
      index: 0,
      name: "get_weather",
      title: "Weather",
      description: "Gets the current weather of a city.",
      required: ["city"],
      readOnly: true,
      location: null,
      outputSchema: undefined,
      parameters: [{ name: "city", type: "string", description: "Name of the city.", required: true }],
    });
  });

  it("numbers the tools through all pages", () => {
    const tools = readTools([{ tools: [{ name: "a" }], nextCursor: "1" }, { tools: [{ name: "b" }] }]);
    expect(tools.map((tool) => [tool.index, tool.name])).toEqual([
      [0, "a"],
      [1, "b"],
    ]);
  });

  it("leaves out what comes after a cursor that was there before, so that no tool is there twice", () => {
    const page = { tools: [{ name: "a" }], nextCursor: "x" };
    expect(readTools([page, structuredClone(page), structuredClone(page)])).toHaveLength(1);
  });

  it.each<[string, Json]>([
    ["null", null],
    ["a text", "tools"],
    ["a list", []],
    ["no tools", {}],
    ["tools that are an object", { tools: { a: 1 } }],
    ["tools that are null", { tools: null }],
  ])("gives no tools for a result that is %s", (_, result) => {
    expect(readTools([result])).toEqual([]);
  });

  it.each<[string, Json]>([
    ["null", null],
    ["a number", 7],
    ["a list", ["name"]],
    ["an empty object", {}],
    ["a name that is a number", { name: 7 }],
    ["a name that is an object", { name: { toString: "x" } }],
  ])("keeps an entry that is %s, without a name", (_, entry) => {
    expect(one(entry)).toMatchObject({ name: "", raw: entry, parameters: [], required: [] });
  });

  it.each<[string, Json]>([
    ["a text", "object"],
    ["a list", [1]],
    ["true", true],
    ["properties that are a list", { type: "object", properties: ["city"] }],
    ["properties that are a text", { type: "object", properties: "city" }],
    ["required as a text", { type: "object", required: "city" }],
    ["required of numbers", { type: "object", required: [1, null, {}] }],
  ])("reads no parameters from a schema that is %s", (_, inputSchema) => {
    expect(one({ name: "x", inputSchema })).toMatchObject({ parameters: [], required: [], inputSchema });
  });

  it("keeps only the names in required", () => {
    expect(one({ name: "x", inputSchema: { required: ["a", 1, "b"] } }).required).toEqual(["a", "b"]);
  });

  it("reads properties that are called like members of Object", () => {
    const entry = JSON.parse(
      '{"name":"x","inputSchema":{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"number"}},"required":["__proto__"]}}',
    ) as Json;
    expect(one(entry).parameters.map(({ name, type, required }) => [name, type, required])).toEqual([
      ["__proto__", "string", true],
      ["constructor", "number", false],
    ]);
  });

  it("is not given a name, a schema or hints by the prototype", () => {
    const entry = JSON.parse('{"__proto__":{"name":"evil","annotations":{"readOnlyHint":true}}}') as Json;
    expect(one(entry)).toMatchObject({ name: "", readOnly: false, annotations: { present: false } });
  });

  it.each<[string, Json, boolean]>([
    ["true", true, true],
    ["false", false, false],
    ["a text", "true", false],
    ["one", 1, false],
    ["null", null, false],
  ])("takes a readOnlyHint of %s for no more than it is", (_, readOnlyHint, readOnly) => {
    expect(one({ name: "x", annotations: { readOnlyHint } }).readOnly).toBe(readOnly);
  });

  it("has no type for a property of several types, a boolean schema and none", () => {
    const properties = { a: { type: ["string", "null"] }, b: true, c: {}, d: null };
    expect(one({ name: "x", inputSchema: { properties } }).parameters.map(({ type }) => type)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
