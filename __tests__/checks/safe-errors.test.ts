import { describe, expect, it } from "vitest";
import check from "../../src/checks/robustness/safe-errors.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { type Call, evidence, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

const properties: JsonObject = {
  city: { type: "string" },
  lang: { type: "string", description: "Language code for the answer (such as 'en')" },
  limit: { type: "integer", description: "Number of rows" },
  api_key: { type: "string" },
  rows: { type: "array", items: { type: "object", properties: { label: { type: "string" } } } },
};
const TOOL = tool({ inputSchema: { type: "object", properties, required: ["city"] } });
const of = (calls: Call[], protocolVersion = "2025-06-18") =>
  judged(check, evidence({ tools: [TOOL], calls, protocolVersion }));
const one = (call: Call) => of([{ id: "wrong-type/city", ...call }]);

describe("safe-errors", () => {
  it.each<[string, Call]>([
    ["a sentence that names the parameter", { refusal: "city must be a string" }],
    ["-32602 that names it", { error: { code: -32602, message: "Invalid params: city" } }],
    ["one that names an inner field", { refusal: "label must be a string" }],
    [
      "one that names an extra field",
      { args: { city: "x", surplus: 1 }, refusal: "Unknown field 'surplus'" },
    ],
    ["a login that is missing", { refusal: "401 Unauthorized" }],
    [
      "what the description calls the parameter",
      { refusal: "MCP error -32602: Language code must be a string" },
    ],
  ])("passes %s", (_, call) => {
    expect(one(call)).toMatchObject({ verdict: "pass", findings: [], undeclared: [] });
  });

  it.each<[string, Call, RegExp]>([
    ["no name", { refusal: "Bad request" }, /do not name/],
    ["one word of a description", { refusal: "Bad language" }, /do not name/],
    ["a stack trace", { refusal: "city is wrong\n    at f (/srv/a.js:1:2)" }, /stack trace/],
    [
      "a secret value",
      { args: { city: 1, api_key: "k3Jd8sKqPz7V" }, refusal: "city is wrong; key k3Jd8sKqPz7V" },
      /secret-looking/,
    ],
    [
      "the arguments as a whole",
      {
        args: { city: 12345, rows: ["a", "b"] },
        refusal: "city is wrong in {'city': 12345, 'rows': ['a', 'b']}",
      },
      /arguments as a whole/,
    ],
    ["a dump", { refusal: `city is wrong ${"x".repeat(4_000)}` }, /4,000/],
    [
      "the code of an internal error",
      { error: { code: -32603, message: "city must be a string" } },
      /other than -32602/,
    ],
  ])("warns of a rejection with %s", (_, call, message) => {
    const { verdict, findings } = one(call);
    expect(verdict).toBe("part");
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: "warning", tool: "get_weather", case: "wrong-type/city" });
    expect(findings[0]?.message).toMatch(message);
  });

  it("does not take a cursor or an ordinary word for a secret", () => {
    const args = { page_token: "abcdefghijkl", api_key: "city" };
    expect(one({ args, refusal: "city is wrong near abcdefghijkl" }).findings).toEqual([]);
  });

  it("notes on new revisions that a result is preferred to -32602, and passes", () => {
    const call = { id: "wrong-type/city", error: { code: -32602, message: "city must be a string" } };
    const { verdict, findings } = of([call], "2025-11-25");
    expect(verdict).toBe("pass");
    expect(findings).toHaveLength(1);
    expect(findings[0]?.severity).toBe("notice");
    expect(of([call], "2025-06-18").findings).toEqual([]);
  });

  it("counts the rejections of a tool in one finding for each flaw", () => {
    const { messages } = of([
      { id: "wrong-type/city", refusal: "no" },
      { id: "robust/nulls", refusal: "no" },
      { id: "missing-required/city", refusal: "city is required" },
    ]);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain("2 of 3");
  });

  it.each<[string, Call[]]>([
    ["no rejection", [{ text: "fine" }]],
    ["a valid call that is refused", [{ refusal: "no" }]],
    ["masked rejections", [{ refusal: "no network" }, { id: "wrong-type/city", refusal: "no network" }]],
    ["a failed fetch", [{ id: "wrong-type/city", refusal: "connect ECONNREFUSED 10.0.0.1:80" }]],
    ["a crash", [{ id: "wrong-type/city", crash: {} }]],
  ])("does not apply to %s", (_, calls) => {
    expect(of(calls).verdict).toBe("n/a");
  });
});
