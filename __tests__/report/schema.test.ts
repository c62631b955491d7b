import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { REPORT_SCHEMA } from "../../src/report/schema.ts";
import { cleanReport, failingReport, finding } from "./terminal-fixture.ts";

const validate = new Ajv2020({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
}).compile(REPORT_SCHEMA);

function faults(report: unknown): string[] {
  validate(report);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

describe("the report's schema", () => {
  it("takes reports", () => {
    expect(faults(cleanReport())).toEqual([]);
    expect(faults(failingReport())).toEqual([]);
    const baseline = {
      score: null,
      grade: null,
      tokens: null,
      fixed: [],
      contract: null,
      label: "",
      note: "no base",
    };
    expect(faults(failingReport({ baseline, stopped: { reason: "interrupted", detail: "x" } }))).toEqual([]);
  });

  it("takes figures of further checks", () => {
    const report = cleanReport();
    const metrics = { ...report.metrics, latency: { percent: 92.9, grade: "B", flagged: [] } };
    expect(faults({ ...report, metrics })).toEqual([]);
  });

  it.each([
    ["an unknown member", { ...cleanReport(), extra: 1 }],
    ["an unknown member of a finding", { ...cleanReport(), findings: [{ ...finding(), extra: 1 }] }],
    ["another version", { ...cleanReport(), schemaVersion: 2 }],
    ["a fingerprint of another form", { ...cleanReport(), findings: [finding({ fingerprint: "x" })] }],
    ["a severity that is none", { ...cleanReport(), findings: [{ ...finding(), severity: "fatal" }] }],
    ["a percent over 100", { ...cleanReport(), score: { ...cleanReport().score, percent: 101 } }],
    ["a figure that is no object", { ...cleanReport(), metrics: { ...cleanReport().metrics, latency: 3 } }],
  ])("refuses %s", (_, report) => {
    expect(faults(report)).not.toEqual([]);
  });

  it.each(Object.keys(cleanReport()) as (keyof Report)[])("refuses a report without %s", (name) => {
    const { [name]: _, ...rest } = cleanReport();
    expect(faults(rest)).not.toEqual([]);
  });
});
