import { expect, it } from "vitest";
import check from "../../src/checks/contract/narrow-input.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";
import { judgedBy } from "./run-check.ts";
import { showCheck } from "./shown.ts";

const taking = (properties: JsonObject, more: JsonObject = {}) =>
  tool({ inputSchema: { type: "object", properties }, annotations: { readOnlyHint: true }, ...more });
const writing = (name: string, properties: JsonObject) =>
  taking(properties, { name, annotations: { readOnlyHint: false } });
const TEXT: Json = { type: "string" };

showCheck(check, {
  pass: [
    { name: "unbounded text on a reader", evidence: { tools: [taking({ city: TEXT })] } },
    { name: "the name of a shell", evidence: { tools: [taking({ shell: TEXT })] } },
    {
      name: "expressions that are no programs",
      evidence: {
        tools: [
          taking({ expression: TEXT }, { name: "cron_parse", description: "Parses a cron schedule." }),
          taking({ expression: TEXT }, { name: "math", description: "Evaluates a sum." }),
        ],
      },
    },
    { name: "a program of a list", evidence: { tools: [taking({ command: { enum: ["up", "down"] } })] } },
    {
      name: "objects that say what they hold",
      evidence: {
        tools: [
          taking({
            counts: { type: "object", additionalProperties: { type: "integer" } },
            byCode: { type: "object", propertyNames: { pattern: "^[A-Z]{3}$" } },
            point: { type: "object", properties: { x: { type: "number" } } },
            one: { type: "object", anyOf: [{ required: ["a"] }] },
          }),
        ],
      },
    },
    {
      name: "bounds of each kind on a writer",
      evidence: {
        tools: [
          writing("save", {
            name: { type: "string", maxLength: 10 },
            day: { type: "string", format: "date" },
            code: { type: "string", pattern: "^[A-Z]{3}$" },
            count: { type: "integer", minimum: 0 },
            tags: { type: "array", maxItems: 3, items: { enum: ["a"] } },
            kind: { enum: ["x", "y"] },
            whatever: { anyOf: [{ type: "string" }, { type: "null" }] },
            yes: { type: "boolean" },
          }),
        ],
      },
    },
    {
      name: "a name that says nothing, without hints",
      evidence: { tools: [taking({ text: TEXT }, { name: "dew", annotations: {} })] },
    },
    {
      name: "a write that its author calls read-only",
      evidence: { tools: [taking({ text: TEXT }, { name: "create_plan" })] },
    },
  ],
  fail: [
    {
      name: "anything",
      evidence: { tools: [taking({ a: {}, b: true, c: { description: "C." } })] },
      finds: ["untyped", "untyped", "untyped"],
    },
    {
      name: "objects that hold anything, as generators write them",
      evidence: {
        tools: [
          taking({
            a: { type: "object" },
            b: { type: "object", properties: {} },
            c: { type: "object", additionalProperties: {} },
            d: { type: "object", propertyNames: TEXT, additionalProperties: {} },
          }),
        ],
      },
      finds: ["catch-all", "catch-all", "catch-all", "catch-all"],
    },
    {
      name: "a pass-through object on a writer",
      evidence: {
        tools: [
          writing("save", { page: { type: "object", properties: { id: TEXT }, additionalProperties: true } }),
        ],
      },
      finds: ["open"],
    },
    { name: "a program", evidence: { tools: [taking({ sql: TEXT })] }, finds: ["program"] },
    {
      name: "an expression in a language",
      evidence: { tools: [taking({ expression: { type: "string", description: "JavaScript to run" } })] },
      finds: ["program"],
    },
    {
      name: "no bounds on a writer",
      evidence: {
        tools: [writing("save", { a: TEXT, b: { type: "array", items: TEXT }, c: { type: "number" } })],
      },
      finds: ["unbounded"],
    },
    {
      name: "no bounds on tools that write by their names",
      evidence: {
        tools: ["create_issue", "delete_issue"].map((name) =>
          taking({ title: TEXT }, { name, annotations: {} }),
        ),
      },
      finds: ["unbounded-many"],
    },
  ],
  notApplicable: [{ name: "no tools", evidence: { tools: [] } }],
});

it("names what has no bounds", () => {
  const tools = [writing("save", { a: TEXT, b: { type: "string", maxLength: 3 } })];
  const [finding] = judgedBy("narrow-input", { tools }).findings;
  expect(finding?.message).toContain("changes something and takes parameters of any length or size: `a`.");
});

it("does not lift the score by telling something of the server", () => {
  const tools = ["save", "drop"].map((name) => writing(name, { any: {}, text: TEXT }));
  const report = judgedBy("narrow-input", { tools });
  expect(report.findings.map((finding) => finding.severity).sort()).toEqual(["notice", "warning", "warning"]);
  expect(report.score.categories.contract.rows.map((row) => row.value)).toEqual([0.8, 0.8]);
});
