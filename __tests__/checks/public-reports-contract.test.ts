import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHECKS } from "../../src/checks/registry.gen.ts";
import { createFacts } from "../../src/facts/facts.ts";
import { judge } from "../../src/judge/judge.ts";
import type { Finding } from "../../src/model/finding.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { type Call, evidence, tool } from "../evidence-builder.ts";

interface Report {
  id: string;
  source: string;
  tool: JsonObject;
}

const PATH = join(import.meta.dirname, "../../fixtures/public-reports.json");
const REPORTS: Report[] = JSON.parse(readFileSync(PATH, "utf8")).cases.filter(
  (one: { tool?: unknown }) => one.tool !== undefined,
);
const CONTRACT = CHECKS.filter((check) => check.category === "contract");

interface Expected {
  /** `check severity message-id` of each finding that must be there. */
  finds: { check: string; severity: string; says: string | RegExp }[];
  /** Checks that must say nothing. */
  silent?: string[];
  calls?: Call[];
  protocolVersion?: string;
}

const finds = (check: string, severity: string, says: string | RegExp) => ({ check, severity, says });
const valid = (refusal: string, args: JsonObject = {}): Call => ({ args, proof: "valid", refusal });

const EXPECTED: Record<string, Expected> = {
  "root-anyof-no-properties": {
    finds: [finds("client-compat", "warning", "Anthropic and OpenAI")],
    silent: ["input-schema", "schema-roundtrip"],
  },
  "root-anyof-without-type": { finds: [finds("input-schema", "error", "`type: object`")] },
  "output-schema-without-type": {
    finds: [finds("output-schema", "error", "`type: object`")],
    silent: ["client-compat"],
    protocolVersion: "2025-11-25",
  },
  "declared-draft-07": {
    finds: [finds("client-compat", "notice", "2020-12")],
    silent: ["input-schema", "schema-roundtrip"],
  },
  "tuple-items-draft-07": {
    finds: [finds("client-compat", "notice", "2020-12")],
    silent: ["input-schema", "schema-roundtrip"],
  },
  "dangling-ref": { finds: [finds("input-schema", "error", "#/$defs/Nope")] },
  "self-recursive-defs": {
    finds: [finds("client-compat", "notice", "refers to itself")],
    silent: ["input-schema", "schema-roundtrip"],
  },
  "remote-ref": { finds: [finds("schema-roundtrip", "warning", "https://example.com/a.json")] },
  "empty-properties-but-refuses": {
    finds: [finds("schema-roundtrip", "error", "has no properties")],
    calls: [valid("a is required, b is required")],
  },
  "all-descriptions-lost": { finds: [finds("parameter-description", "warning", "0 of 3 parameters")] },
  "empty-input-schema": { finds: [finds("input-schema", "error", "root")] },
  "type-array-and-boolean-schema": {
    finds: [
      finds("client-compat", "notice", "`type` that is an array"),
      finds("client-compat", "notice", "`true` or `false`"),
      finds("narrow-input", "warning", "`b`"),
    ],
    silent: ["input-schema"],
  },
  "array-without-items": {
    finds: [finds("client-compat", "warning", "array without `items`")],
    silent: ["input-schema"],
  },
  "required-never-emitted": {
    finds: [finds("schema-roundtrip", "warning", "`image` is optional by the schema")],
    calls: [valid("image is required")],
  },
  "advertised-type-differs": {
    finds: [finds("schema-roundtrip", "warning", "`size` is a string by the schema")],
    calls: [valid("size must be an integer", { size: "large" })],
  },
  "nullable-anyof": {
    finds: [],
    silent: ["narrow-input", "input-schema", "schema-roundtrip", "client-compat"],
  },
  "dotted-name": {
    finds: [finds("client-compat", "notice", "a dot in a tool name")],
    silent: ["name-format"],
  },
  "null-style": { finds: [], silent: ["input-schema", "schema-roundtrip"] },
};

function contractOf(entry: JsonObject, expected: Expected): Finding[] {
  const { calls = [], protocolVersion = "2025-11-25" } = expected;
  const facts = createFacts(evidence({ tools: [entry], calls, protocolVersion }));
  const { findings, warnings } = judge(facts, CONTRACT, null);
  expect(warnings).toEqual([]);
  return findings;
}

describe("tools of public reports", () => {
  it("has an expectation for each report, and none beside", () => {
    expect(Object.keys(EXPECTED).sort()).toEqual(REPORTS.map((report) => report.id).sort());
  });

  it.each(REPORTS.map((report) => [report.id, report] as const))("%s", (id, report) => {
    const expected = EXPECTED[id];
    if (expected === undefined) throw new Error(`nothing is expected of ${id}`);
    const findings = contractOf(report.tool, expected);
    for (const { check, severity, says } of expected.finds) {
      const matching = findings.filter((one) => one.check === check && one.severity === severity);
      expect(matching.map((one) => one.message)).toContainEqual(expect.stringMatching(pattern(says)));
    }
    const accused = new Set(findings.map((finding) => finding.check));
    for (const check of expected.silent ?? []) expect([...accused]).not.toContain(check);
  });

  it("has the fix of an empty schema name the schema to write", () => {
    const [finding] = contractOf(tool({ inputSchema: {} }), { finds: [] }).filter(
      (one) => one.check === "input-schema",
    );
    expect(finding?.fix).toContain('{"type":"object","additionalProperties":false}');
  });

  it("tells a lost list of descriptions once", () => {
    const report = REPORTS.find((one) => one.id === "all-descriptions-lost");
    const findings = contractOf(report?.tool ?? {}, { finds: [] });
    expect(findings.filter((finding) => finding.check === "parameter-description")).toHaveLength(1);
  });

  it("leaves an output schema without type to the clients from 2026-07-28 on", () => {
    const report = REPORTS.find((one) => one.id === "output-schema-without-type");
    const findings = contractOf(report?.tool ?? {}, { finds: [], protocolVersion: "2026-07-28" });
    expect(findings.filter((finding) => finding.check === "output-schema")).toEqual([]);
    expect(findings.filter((finding) => finding.check === "client-compat")).toMatchObject([
      { severity: "warning" },
    ]);
  });
});

function pattern(says: string | RegExp): RegExp {
  return typeof says === "string" ? new RegExp(says.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")) : says;
}
