import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  ...more,
});
const city = { type: "string", description: "City" };

/** Check, a tool it passes, a tool it finds something in, and the words of that. */
const CASES: [string, JsonObject, JsonObject, RegExp][] = [
  ["name", tool(), tool({ name: " " }), /Tool number 1/],
  ["name-format", tool(), tool({ name: "get weather!" }), /other than/],
  ["name-format", tool({ name: "a.b-c_D1" }), tool({ name: "x".repeat(129) }), /129 characters/],
  ["description", tool(), tool({ description: "  " }), /no description/],
  [
    "description-length",
    tool({ description: "x".repeat(1024) }),
    tool({ description: "x".repeat(1025) }),
    /1025 characters/,
  ],
  ["input-schema", tool(), tool({ inputSchema: {} }), /not `type: object`/],
  ["input-schema", tool(), tool({ inputSchema: { type: "objekt" } }), /not valid JSON Schema/],
  ["input-schema", tool(), tool({ inputSchema: object({ x: { $ref: "#/$defs/Nope" } }) }), /#\/\$defs\/Nope/],
  [
    "output-schema",
    tool({ outputSchema: { type: "object" } }),
    tool({ outputSchema: { type: 7 } }),
    /not valid/,
  ],
  [
    "output-schema",
    tool({ outputSchema: { type: "object" } }),
    tool({ outputSchema: { properties: {} } }),
    /not `type: object`/,
  ],
  [
    "required-fields",
    tool(),
    tool({ inputSchema: object({ city }, { required: ["city", "ghost"] }) }),
    /`ghost`/,
  ],
  [
    "parameter-description",
    tool(),
    tool({ inputSchema: object({ city: { type: "string" } }, { required: ["city"] }) }),
    /`city` has no/,
  ],
  ["annotations", tool(), tool({ annotations: {} }), /must assume/],
  [
    "annotations",
    tool(),
    tool({ annotations: { readOnlyHint: true, destructiveHint: true } }),
    /both read-only and destructive/,
  ],
  [
    "annotations",
    tool(),
    tool({ name: "delete_file", annotations: { readOnlyHint: true } }),
    /says that it deletes/,
  ],
  ["narrow-input", tool(), tool({ inputSchema: object({ any: {} }) }), /no type/],
  [
    "narrow-input",
    tool(),
    tool({ annotations: { readOnlyHint: false }, inputSchema: object({ sql: { type: "string" } }) }),
    /free text/,
  ],
];

describe.each(CASES)("%s", (id, good, bad, words) => {
  const at = { protocolVersion: "2025-11-25" };
  test("passes what is right, with a row of its own", () => {
    const report = judgedBy(id, { ...at, tools: [good] });
    expect(report.findings).toEqual([]);
    expect(report.checks[0]?.error).toBeNull();
    if (report.checks[0]?.verdict !== "n/a") expect(report.score.categories.contract.percent).toBe(100);
  });

  test("finds what is wrong, and scores it", () => {
    const report = judgedBy(id, { ...at, tools: [bad] });
    expect(report.findings.map((finding) => finding.message).join("\n")).toMatch(words);
    expect(report.findings.every((finding) => !finding.message.includes("{"))).toBe(true);
    expect(report.score.categories.contract.percent).toBeLessThan(100);
  });

  test("the fingerprint does not depend on the tools beside it", () => {
    const alone = findingsOf(id, { ...at, tools: [bad] }).map((finding) => finding.fingerprint);
    const among = findingsOf(id, { ...at, tools: [good, bad] }).map((finding) => finding.fingerprint);
    expect(among).toEqual(alone);
  });
});

describe("duplicate-name", () => {
  test("tells of each tool after the first", () => {
    const tools = [tool({ name: "a" }), tool({ name: "b" }), tool({ name: "a" })];
    expect(findingsOf("duplicate-name", { tools }).map((finding) => finding.toolIndex)).toEqual([2]);
  });
});

describe("context-cost", () => {
  test("counts tokens of every tool and warns over the budget", () => {
    const judge = {
      checks: { "context-cost": { enabled: true, severity: null, options: { max_tokens_total: 10 } } },
    };
    const report = judgedBy("context-cost", { tools: [tool()], judge });
    expect(report.metrics.contextCost.tokens).toBeGreaterThan(10);
    expect(report.findings[0]?.message).toContain("over 10");
    expect(judgedBy("context-cost", { tools: [tool()] }).findings).toEqual([]);
  });
});
