import { describe, expect, it } from "vitest";
import { incompleteResults, probeAnswer } from "../../src/facts/protocol.ts";
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

describe("probeAnswer", () => {
  const answered = (status: number) => {
    const { exchanges } = evidence({ calls: [{ raw: "JSON RPC not handled: unsupported" }] });
    const http = { status, contentType: "text/plain", trouble: null };
    const probes = exchanges
      .filter(({ purpose }) => purpose === "case")
      .map((one) => ({ ...one, purpose: "protocol" as const, caseKey: "protocol/unknown-method", http }));
    return probeAnswer(probes, "unknown-method")?.kind;
  };

  it("takes a refusal by HTTP status for an error, whatever its body", () => {
    expect(answered(400)).toBe("error");
  });

  it.each([200, 502])("takes text that is no JSON-RPC under HTTP %i for no answer", (status) => {
    expect(answered(status)).toBe("silent");
  });
});
