import { describe, expect, it } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import type { CallFacts } from "../../src/model/facts.ts";
import { type Call, evidence, tool } from "../evidence-builder.ts";

function callsOf(calls: Call[], tools = [tool(), tool({ name: "b" })]): CallFacts[] {
  return createFacts(evidence({ tools, calls })).calls;
}

const only = (call: Call) => callsOf([call])[0] as CallFacts;

const INTERNAL = { error: { code: -32603, message: "Something odd" } };

describe("what a fresh process decides", () => {
  it("is not asked about an answer that fails nobody", () => {
    expect(only({ refusal: "city is required" })).toMatchObject({
      outcome: "rejected",
      confirmed: "not-needed",
      dependsOnState: false,
    });
  });

  it.each<[string, Call]>([
    ["crashed", { crash: { code: 1 }, confirm: { crash: { code: 1 } } }],
    ["timed-out", { timeout: true, confirm: { timeout: true } }],
    ["internal-error", { ...INTERNAL, confirm: INTERNAL }],
    ["protocol-violation", { result: {}, confirm: { result: {} } }],
  ])("confirms %s when it comes again", (outcome, call) => {
    expect(only({ id: "wrong-type/city", ...call })).toMatchObject({ outcome, confirmed: "yes" });
  });

  it("takes a failing outcome back that does not come again", () => {
    const call = only({ id: "wrong-type/city", crash: { code: 1 }, confirm: { refusal: "city is wrong" } });
    expect(call).toMatchObject({
      outcome: "rejected",
      confirmed: "no",
      dependsOnState: true,
      graceful: false,
      detail: "an error result: city is wrong",
    });
  });

  it("says what the fresh process did when that failed otherwise", () => {
    expect(only({ id: "wrong-type/city", crash: { code: 1 }, confirm: INTERNAL })).toMatchObject({
      outcome: "internal-error",
      confirmed: "yes",
      dependsOnState: false,
    });
  });

  it("leaves open what was not tried again", () => {
    expect(only({ id: "wrong-type/city", crash: { code: 1 } }).confirmed).toBe("not-tried");
  });

  it("takes the last try where there were several", () => {
    const source = evidence({
      calls: [{ id: "wrong-type/city", crash: { code: 1 }, confirm: { refusal: "city" } }],
    });
    const again = source.exchanges.find((one) => one.purpose === "confirm");
    if (again === undefined) throw new Error("no confirmation");
    const dead = { ...again, id: 90, diedAfter: { code: 1, signal: null, atMs: 9 } };
    const [call] = createFacts({ ...source, exchanges: [...source.exchanges, dead] }).calls;
    expect(call).toMatchObject({ outcome: "crashed", confirmed: "yes" });
  });
});

describe("siblings", () => {
  const boom = (id: string, message: string): Call => ({ id, error: { code: -32603, message } });

  it("share the verdict of the one that was tried, whatever the values in the text", () => {
    const [first, second] = callsOf([
      {
        ...boom("wrong-type/city", "Row 3 is broken"),
        confirm: { error: { code: -32603, message: "Row 9 is broken" } },
      },
      boom("robust/nulls", "Row 4 is broken"),
    ]);
    expect(first?.confirmed).toBe("yes");
    expect(second?.confirmed).toBe("sibling");
  });

  it("do not share it across tools, nor with another answer", () => {
    const [, other, odd] = callsOf([
      { ...boom("wrong-type/city", "Row 3 is broken"), confirm: boom("", "Row 3 is broken") },
      { ...boom("wrong-type/city", "Row 3 is broken"), tool: "b" },
      boom("robust/nulls", "The disk is full"),
    ]);
    expect(other?.confirmed).toBe("not-tried");
    expect(odd?.confirmed).toBe("not-tried");
  });

  it("do not share it when the fresh process failed otherwise", () => {
    const [, second] = callsOf([
      { id: "wrong-type/city", crash: { code: 1 }, confirm: INTERNAL },
      { id: "robust/nulls", crash: { code: 1 } },
    ]);
    expect(second?.confirmed).toBe("not-tried");
  });
});

describe("a process that dies just after its answer", () => {
  const guilty: Call = {
    id: "wrong-type/city",
    refusal: "city is wrong",
    diedAfter: { code: 1 },
    confirm: { refusal: "city is wrong", diedAfter: { code: 1 } },
  };

  it("counts against the call that was answered, not against the next one", () => {
    const [first, next] = callsOf([
      guilty,
      { id: "robust/nulls", crash: { code: 1 }, confirm: { refusal: "city is wrong" } },
    ]);
    expect(first).toMatchObject({ outcome: "crashed", confirmed: "yes", graceful: false });
    expect(next).toMatchObject({
      outcome: "rejected",
      confirmed: "not-needed",
      graceful: true,
      dependsOnState: false,
    });
  });

  it("does not make the next one a sibling when that was not tried again", () => {
    const [, next] = callsOf([guilty, { id: "robust/nulls", crash: { code: 1 } }]);
    expect(next?.confirmed).toBe("not-tried");
  });

  it("leaves calls on the next process alone", () => {
    const [, next] = callsOf([
      guilty,
      { id: "robust/nulls", connection: 1, crash: { code: 2 }, confirm: { crash: { code: 2 } } },
    ]);
    expect(next).toMatchObject({ outcome: "crashed", confirmed: "yes" });
  });
});

describe("masked", () => {
  const NETWORK = (city: string) => `Cannot load the weather of ${city}: connect ECONNREFUSED 10.0.0.7:443`;
  const valid: Call = { args: { city: "Paris" }, refusal: NETWORK("Paris") };

  it("is a malformed call that gets the error of the valid one", () => {
    const [, malformed] = callsOf([
      valid,
      { id: "wrong-type/city", args: { city: 12345 }, refusal: NETWORK("12345") },
    ]);
    expect(malformed?.masked).toBe(true);
  });

  it.each<[string, Call[]]>([
    [
      "silence, where the valid call gets none either",
      [{ timeout: true }, { id: "wrong-type/city", timeout: true }],
    ],
    [
      "an error in the text of a success, as for the valid call",
      [{ text: '{"error":"fetch failed"}' }, { id: "wrong-type/city", text: '{"error": "fetch failed"}' }],
    ],
  ])("is %s", (_, calls) => {
    expect(callsOf(calls).at(-1)?.masked).toBe(true);
  });

  it.each<[string, Call[]]>([
    ["silence, where the valid call is answered", [{ text: "x" }, { id: "wrong-type/city", timeout: true }]],
    ["the same data", [{ text: '{"days":1}' }, { id: "wrong-type/city", text: '{"days":1}' }]],
    ["another error", [valid, { id: "wrong-type/city", refusal: "city must be a string" }]],
    ["the same text as a success", [valid, { id: "wrong-type/city", text: NETWORK("Paris") }]],
    [
      "the same text under a code",
      [valid, { id: "wrong-type/city", error: { code: -32603, message: NETWORK("Paris") } }],
    ],
    ["the error of another tool", [valid, { tool: "b", id: "wrong-type/city", refusal: NETWORK("Paris") }]],
    ["no error of the valid call", [{ text: "x" }, { id: "wrong-type/city", refusal: NETWORK("x") }]],
    ["no valid call", [{ id: "wrong-type/city", refusal: NETWORK("x") }]],
    [
      "another parameter named",
      [{ refusal: "'key' is required" }, { id: "missing-required/city", refusal: "'city' is required" }],
    ],
    [
      "the error of the user's own probe",
      [
        { id: "probe/mine", args: { city: "x" }, refusal: "city is unknown" },
        { id: "wrong-type/city", refusal: "city is unknown" },
      ],
    ],
  ])("is not %s", (_, calls) => {
    expect(callsOf(calls).at(-1)?.masked).toBe(false);
  });

  it("is never the valid call itself", () => {
    expect(only(valid).masked).toBe(false);
  });
});

describe("readCalls", () => {
  it("keeps the order of the plan and leaves out what was not sent", () => {
    const source = evidence({ calls: [{ id: "valid" }, { id: "robust/nulls" }, { id: "wrong-type/city" }] });
    const exchanges = source.exchanges.filter((one) => one.caseKey !== "0/robust/nulls");
    const facts = createFacts({ ...source, exchanges: [...exchanges].reverse() });
    expect(facts.calls.map((call) => call.caseId)).toEqual(["valid", "wrong-type/city"]);
  });

  it("leaves out calls of tools that are not listed", () => {
    const source = evidence({ calls: [{}] });
    expect(
      createFacts({ ...source, cases: source.cases.map((one) => ({ ...one, toolIndex: 9 })) }).calls,
    ).toEqual([]);
  });

  it("says why a valid call could not be served, and nothing of that for malformed ones", () => {
    const refusal = "401 Unauthorized";
    expect(callsOf([{ refusal }, { id: "wrong-type/city", refusal }]).map((call) => call.blocked)).toEqual([
      "authentication",
      null,
    ]);
  });
});
