import { describe, expect, it } from "vitest";
import { readTools } from "../../src/facts/catalogue.ts";
import { namesParameter } from "../../src/facts/parameters.ts";
import type { ToolFacts } from "../../src/model/facts.ts";

const properties = { city: {}, user_id: {}, pageSize: {}, a: {}, "x-y": {} };
const [TOOL] = readTools([{ tools: [{ name: "t", inputSchema: { properties, required: ["hidden"] } }] }]) as [
  ToolFacts,
];

describe("namesParameter", () => {
  it.each([
    "city is required",
    "The City must be set",
    "'city'",
    '"path": ["city"]',
    "arguments.city",
    "user_id",
    "no pageSize",
    "hidden",
    "x-y",
    "a is required",
    "parameter a",
    "json: cannot unmarshal number into Go struct field TaskParams.a of type string",
    "argument: a",
    "'a'",
    "expected number, received undefined at a",
    "received string at a[0]",
    "at a\nat b",
    "a: Invalid input: expected string, received undefined",
    "validation failed: a: Invalid input",
    "- city: Required\n- a: Required",
    'invalid argument "x" for "--city" flag',
    "kubectl logs --city=x",
  ])("finds a name in %j", (text) => {
    expect(namesParameter(text, TOOL)).toBe(true);
  });

  it.each([
    "velocity is required",
    "citys",
    "city_name",
    "my-city",
    "my--city",
    "-city",
    "--city-name",
    "a value is required",
    "look at a dog",
    "plan a: a dog",
    "Vitamin A: none",
    "Go struct field of a struct",
    "user id",
    "x-yz",
    "",
  ])("finds none in %j", (text) => {
    expect(namesParameter(text, TOOL)).toBe(false);
  });

  it.each<[string, boolean]>([
    ["cannot fetch the city", false],
    ["https://x.test/?city=1", false],
    ["cannot fetch `city`", true],
    ["cannot fetch user_id", true],
    ["cannot fetch pageSize", true],
  ])("in quotes, or in the shape of no word: %j is %s", (text, found) => {
    expect(namesParameter(text, TOOL, true)).toBe(found);
  });
});
