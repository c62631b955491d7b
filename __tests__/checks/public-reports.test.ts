import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/model/json.ts";
import { judgedBy } from "./run-check.ts";

interface Case {
  id: string;
  tool?: JsonObject;
  behaviour?: string;
  expect: string;
  not?: string;
}

const { cases } = JSON.parse(readFileSync("fixtures/public-reports.json", "utf8")) as { cases: Case[] };
const byId = (id: string) => cases.find((one) => one.id === id) as Case;
const checksOf = (one: Case) =>
  judgedBy(null, { tools: [one.tool ?? {}], protocolVersion: "2025-11-25" }).findings;

describe("no false accusation", () => {
  const accused = cases.filter(
    (one) => one.tool !== undefined && one.not !== undefined && one.behaviour === undefined,
  );
  test.each(accused.map((one) => [one.id, one] as const))("%s", (_, one) => {
    const found = checksOf(one)
      .filter((finding) => finding.severity !== "notice")
      .map((finding) => finding.check);
    for (const not of (one.not ?? "").split(", ")) expect(found).not.toContain(not);
  });
});

describe("the right answer", () => {
  test.each([
    ["root-anyof-without-type", "input-schema", "error"],
    ["output-schema-without-type", "output-schema", "error"],
    ["dangling-ref", "input-schema", "error"],
    ["all-descriptions-lost", "parameter-description", "warning"],
    ["empty-input-schema", "input-schema", "error"],
    ["type-array-and-boolean-schema", "narrow-input", "warning"],
  ])("%s: %s", (id, check, severity) => {
    const found = checksOf(byId(id)).filter((finding) => finding.check === check);
    expect(found.map((finding) => finding.severity)).toEqual([severity]);
  });

  test("all-descriptions-lost says 0 of 3 and hints at conversion", () => {
    const [finding] = checksOf(byId("all-descriptions-lost")).filter(
      (one) => one.check === "parameter-description",
    );
    expect(finding?.message).toMatch(/0 of 3 .*converted/);
  });

  test("empty-input-schema: the fix names the empty object schema", () => {
    const [finding] = checksOf(byId("empty-input-schema")).filter((one) => one.check === "input-schema");
    expect(finding?.fix).toContain('{"type":"object","additionalProperties":false}');
  });

  test("null-style: -32603 counts against crash-resilience, and is part in robust-input", () => {
    const { tool } = byId("null-style");
    const error = { code: -32603, message: "Cannot read properties of null (reading 'color')" };
    const calls = [
      { id: "wrong-type/style", args: { style: "x" }, error, confirm: { error } },
      { id: "robust/nulls", args: { style: null }, error, confirm: { error } },
    ];
    const report = judgedBy(null, { tools: [tool ?? {}], calls });
    expect(report.metrics.crashResilience.internalErrors).toBe(1);
    expect(report.checks.find((check) => check.id === "robust-input")?.verdict).toBe("part");
  });

  test("stamped-annotations: one warning on the server", () => {
    const annotations = { readOnlyHint: false, destructiveHint: true };
    const tools = Array.from({ length: 15 }, (_, index) => ({
      name: `get_${index}`,
      description: "Reads.",
      inputSchema: { type: "object" },
      annotations,
    }));
    const found = judgedBy("annotations", { tools }).findings;
    expect(found).toMatchObject([{ tool: null, severity: "warning" }]);
  });

  test("misspelt-argument-ignored: nothing", () => {
    const report = judgedBy("robust-input", {
      calls: [{ id: "valid", args: { city: "Paris", cty: "x" }, text: "ok" }],
    });
    expect(report.findings).toEqual([]);
  });

  test("unhandled-rejection: a death after the answer belongs to that call", () => {
    const died = { refusal: "city is required", diedAfter: { code: 1 } };
    const report = judgedBy("crash-resilience", {
      calls: [
        { id: "missing-required/city", ...died, confirm: died },
        { id: "wrong-type/city", refusal: "city must be a string" },
      ],
    });
    expect(report.findings).toMatchObject([{ case: "missing-required/city", outcome: "crashed" }]);
  });

  test("answer-larger-than-64k is read whole", () => {
    const report = judgedBy("response-size", { calls: [{ id: "valid", text: "x".repeat(300_000) }] });
    expect(report.findings[0]?.message).toContain("300000");
  });
});
