import { expect, test } from "vitest";
import { describedExample } from "../../src/cases/described.ts";

test.each([
  ['The city (e.g. "Paris" or "Oslo")', "Paris"],
  ["Currency, for example: USD", "USD"],
  ["Symbol such as 'ACME'.", "ACME"],
  ['Full node type: "nodes-base.httpRequest" or "nodes-langchain.agent"', "nodes-base.httpRequest"],
  ["Names (e.g., [`first`, `second`])", "first"],
  ['Node type as string. Example: "nodes-base.slack"', "nodes-base.slack"],
  ["IANA zone, e.g. Europe/Paris", "Europe/Paris"],
  ["Ticker (e.g. MSFT)", "MSFT"],
])("%s", (description, example) => expect(describedExample(description)).toBe(example));

test.each([
  null,
  "",
  "The name of the city, e.g. the capital of a country",
  "Either metric or imperial",
  'Says "hello" to the user',
  "For example, it may be left out when nothing is known",
])("no example: %s", (description) => expect(describedExample(description)).toBeNull());

test("a long hostile description takes no time", () => {
  const from = performance.now();
  for (const part of ["e.g. ", 'e.g. "', ": `", "such as a.", "for example (["]) {
    expect(describedExample(part.repeat(100_000))?.length ?? 0).toBeLessThan(300);
  }
  expect(performance.now() - from).toBeLessThan(5_000);
});
