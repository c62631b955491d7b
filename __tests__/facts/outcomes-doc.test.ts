import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import { OUTCOMES } from "../../src/model/outcome.ts";
import { evidence, type Reply } from "../evidence-builder.ts";

const PAGE = readFileSync(join(import.meta.dirname, "../../docs/outcomes.md"), "utf8");

function replyOf(answer: string, text: string): Reply {
  if (answer === "result") return { text };
  return answer === "isError" ? { refusal: text } : { error: { code: Number(answer), message: text } };
}

describe("docs/outcomes.md", () => {
  const rows = [...PAGE.matchAll(/^\| (result|isError|-\d+) \| `(.+)` \| `([\w-]+)` \|$/gm)].map((match) =>
    match.slice(1),
  );

  it("tells every outcome, in order", () => {
    const told = [...PAGE.matchAll(/^\| `([\w-]+)` \|/gm)].map((match) => match[1]);
    expect(told).toEqual([...OUTCOMES]);
  });

  it("has examples", () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each(rows)("%s: %s is %s", (answer, text, outcome) => {
    const [call] = createFacts(evidence({ calls: [replyOf(answer ?? "", text ?? "")] })).calls;
    expect(call?.outcome).toBe(outcome);
  });
});
