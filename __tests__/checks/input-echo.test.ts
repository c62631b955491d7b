import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/model/json.ts";
import { type Call, tool } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

const asked = (reply: Call, args: JsonObject = { city: "Paris" }, entry: JsonObject = tool()) =>
  findingsOf("input-echo", { tools: [entry], calls: [{ id: "valid", args, ...reply }] });

const weather = (properties: JsonObject) => tool({ inputSchema: { type: "object", properties } });

test("an answer without any of the inputs is a notice, and not scored", () => {
  const input = { calls: [{ id: "valid", args: { city: "Paris" }, text: "It is sunny." }] };
  const report = judgedBy("input-echo", input);
  expect(report.findings).toMatchObject([{ severity: "notice", tool: "get_weather", case: "valid" }]);
  expect(report.findings[0]?.message).toBe(
    'The answer of a read-only tool speaks of none of the inputs: "Paris".',
  );
  expect(report.score.percent).toBeNull();
});

describe("nothing is said of an answer that", () => {
  test.each<[string, Call]>([
    ["names an input", { text: "It is sunny in PARIS." }],
    [
      "names it in the structured content",
      { result: { content: [{ type: "text", text: "sunny" }], structuredContent: { city: "Paris" } } },
    ],
    ["is an image", { result: { content: [{ type: "image", data: "AA==", mimeType: "image/png" }] } }],
    [
      "is audio beside a text",
      {
        result: {
          content: [
            { type: "text", text: "Listen." },
            { type: "audio", data: "AA==", mimeType: "audio/wav" },
          ],
        },
      },
    ],
    ["is a resource", { result: { content: [{ type: "resource", resource: { uri: "a://b", text: "x" } }] } }],
    ["is a link", { result: { content: [{ type: "resource_link", uri: "a://b", name: "b" }] } }],
    ["is empty", { result: { content: [] } }],
    ["is an error", { refusal: "no such place" }],
    ["never came", { timeout: true }],
    ["is not known whole", { text: "sunny", cut: true }],
  ])("%s", (_, reply) => expect(asked(reply)).toEqual([]));

  test("names one of the words of a longer input", () =>
    expect(asked({ text: "1 hit: example.md" }, { city: "An example text." })).toEqual([]));

  test.each<[string, JsonObject, JsonObject]>([
    ["offered by the schema", { unit: { enum: ["celsius", "kelvin"] } }, { unit: "celsius" }],
    ["a default", { unit: { type: "string", default: "celsius" } }, { unit: "celsius" }],
    ["a path", { file: { type: "string" } }, { file: "$WORKSPACE/example.txt" }],
    ["an address", { url: { type: "string" } }, { url: "https://example.com/" }],
    ["a word that means nothing", { station: { type: "string" } }, { station: "example" }],
    ["a pattern", { files: { type: "string" } }, { files: "*.txt" }],
    ["too short to tell", { country: { type: "string" } }, { country: "FR" }],
    ["a number", { year: { type: "integer" } }, { year: 2024 }],
  ])("is asked with nothing but what is %s", (_, properties, args) =>
    expect(asked({ text: "sunny" }, args, weather(properties))).toEqual([]),
  );

  test("comes from a tool that changes something", () =>
    expect(asked({ text: "Done." }, { city: "Paris" }, tool({ annotations: {} }))).toEqual([]));
});

test("one of several inputs is enough, none is a finding that names them", () => {
  const entry = weather({ city: { type: "string" }, names: { type: "array" } });
  const args = { city: "Paris", names: ["Ada Lovelace"] };
  expect(asked({ text: "Ms Lovelace" }, args, entry)).toEqual([]);
  expect(asked({ text: "sunny" }, args, entry)[0]?.message).toContain('"Paris", "Ada Lovelace"');
});
