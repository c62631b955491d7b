import { expect, test } from "vitest";
import type { Case } from "../../src/model/case.ts";
import { planOf, run, sent } from "./run.ts";

/** A valid call of a tool, and one that is needless once the first is answered without error. */
function twice(tool: string): Case[] {
  const [first, second] = planOf([tool], [tool, tool]).cases as [Case, Case];
  return [first, { ...second, unless: first.key }];
}

const keys = async (tool: string) => {
  const evidence = await run({
    tools: [tool],
    plan: () => ({ cases: twice(tool), dropped: [], skipped: [] }),
  });
  return sent(evidence, "case").map((one) => one.caseKey);
};

test("is not made when the first was answered", async () => expect(await keys("ok")).toEqual(["0/valid/0"]));
test("is made when it was not", async () =>
  expect(await keys("internal")).toEqual(["0/valid/0", "0/valid/1"]));
