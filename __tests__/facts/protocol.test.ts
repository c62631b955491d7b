import { describe, expect, it } from "vitest";
import { incompleteResults } from "../../src/facts/protocol.ts";
import { type Call, evidence } from "../evidence-builder.ts";

const result = { content: [] };
const lacking = (call: Call) =>
  incompleteResults(evidence({ calls: [call] }).exchanges.filter(({ purpose }) => purpose === "case"));

describe("incompleteResults", () => {
  it("counts a whole result that does not say its type", () => {
    expect(lacking({ result })).toEqual([{ member: "resultType", method: "tools/call", count: 1 }]);
  });

  it("accuses no result that was kept in outline: its members may have been cut", () => {
    expect(lacking({ result, cut: true })).toEqual([]);
  });
});
