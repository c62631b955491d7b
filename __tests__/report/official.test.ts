import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv from "ajv-draft-04";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { parseEvidence } from "../../src/evidence/parse.ts";
import type { Report } from "../../src/model/report.ts";
import { buildReport } from "../../src/report/build.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderSarif } from "../../src/report/sarif.ts";
import { evidence, tool } from "../evidence-builder.ts";
import { HOSTILE } from "./hostile.ts";
import { type Element, wellFormed } from "./well-formed.ts";

/** The schema of the SARIF committee, as Microsoft's SARIF SDK for JavaScript ships it. */
const SCHEMA = createRequire(import.meta.url).resolve(
  "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json",
);
const ajv = new Ajv.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv as never);
const validate = ajv.compile(JSON.parse(readFileSync(SCHEMA, "utf8")));

const golden = parseEvidence(readFileSync("__tests__/golden/evidence.json", "utf8"));
const crash = { id: "missing-required/city", crash: { code: 1 }, confirm: { crash: { code: 1 } } };
const plain = evidence({
  tools: [tool(), tool({ name: "bare", description: "" })],
  calls: [{ id: "valid", text: "Sunny." }, crash],
  judge: { suppressions: [{ check: "description", tool: "bare", reason: "on purpose", expires: null }] },
});
const failed: Report = {
  ...buildReport(evidence({ tools: [] })),
  failure: {
    stage: "startup",
    message: "It ended <at once> & said \u0000nothing",
    exit: null,
    stderrTail: "",
  },
};
const many = buildReport(
  evidence({
    tools: Array.from({ length: 2_000 }, (_, index) => ({ name: `tool_${index}`, inputSchema: {} })),
  }),
);
const placed = (path: string): Report => {
  const report = buildReport(plain);
  return {
    ...report,
    findings: report.findings.map((one) => ({ ...one, location: { path, line: 3, endLine: 2 } })),
  };
};
const REPORTS: Record<string, Report> = {
  "of the example server": buildReport(golden),
  "with a suppression": buildReport(plain),
  "of a server that does not start": failed,
  "with a baseline": buildReport(golden, { baseline: { report: buildReport(plain), label: "abc1234" } }),
  "with more results than GitHub keeps": many,
  "with a place whose path is no plain word": placed("src/a b/[x]#?%ü.ts"),
  ...Object.fromEntries(
    HOSTILE.map((text, index) => [
      `with hostile text ${index}`,
      buildReport(
        evidence({
          tools: [tool({ name: text, description: "" })],
          calls: [{ tool: 0, id: "valid", refusal: text }],
        }),
      ),
    ]),
  ),
};

describe("SARIF is valid by the official 2.1.0 schema", () => {
  test("the schema refuses what is no SARIF", () => {
    expect(validate({ version: "2.1.0", runs: [{ tool: {} }] })).toBe(false);
  });

  test.each(Object.entries(REPORTS))("a report %s", (_, report) => {
    const sarif = JSON.parse(renderSarif(report));
    validate(sarif);
    expect(validate.errors ?? []).toEqual([]);
    const [run] = sarif.runs;
    expect(run.results.length).toBeLessThanOrEqual(5_000);
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
      expect(result.partialFingerprints["mcpAudit/v1"]).toMatch(/^[0-9a-f]{16}$/);
    }
  });

  test("worst first, so that what GitHub drops is the least", () => {
    const levels = JSON.parse(renderSarif(many)).runs[0].results.map((one: { level: string }) => one.level);
    const errors = many.findings.filter((one) => one.severity === "error").length;
    expect(levels).toHaveLength(5_000);
    expect(levels.filter((level: string) => level === "error")).toHaveLength(Math.min(errors, 5_000));
    expect(levels.slice(0, errors)).not.toContain("warning");
  });
});

describe("JUnit is well-formed", () => {
  const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];
  const sum = (suites: readonly Element[], name: string) =>
    suites.reduce((total, suite) => total + Number(suite.attributes[name]), 0);

  test.each(Object.entries(REPORTS))("a report %s", (_, report) => {
    const root = wellFormed(renderJunit(report));
    expect(root.name).toBe("testsuites");
    for (const suite of root.children) {
      const cases = suite.children.filter((one) => one.name === "testcase");
      const having = (name: string) =>
        cases.filter((one) => one.children.some((child) => child.name === name));
      expect(suite.attributes).toMatchObject({
        tests: String(cases.length),
        failures: String(having("failure").length),
        errors: String(having("error").length),
        skipped: String(having("skipped").length),
      });
    }
  });

  test("one case for each tool, with the time of its calls, and what came of the run as properties", () => {
    const root = wellFormed(renderJunit(buildReport(golden), golden));
    const statics = root.children.find((suite) => suite.attributes.name === "static checks");
    const cases = statics?.children.filter((one) => one.name === "testcase") ?? [];
    expect(cases).toHaveLength(buildReport(golden).tools.length);
    expect(cases.some((one) => Number(one.attributes.time) > 0)).toBe(true);
    const total = cases.reduce((time, one) => time + Number(one.attributes.time), 0);
    expect(Number(statics?.attributes.time)).toBeCloseTo(total, 1);
    const names = all(root)
      .filter((one) => one.name === "property")
      .map((one) => one.attributes.name);
    expect(names).toEqual(
      expect.arrayContaining(["server", "score", "grade", "conclusion", "context-tokens"]),
    );
  });

  test("a server that does not start is an error, not a skipped test", () => {
    const root = wellFormed(renderJunit(failed));
    expect(sum(root.children, "errors")).toBe(1);
    const server = root.children.filter((suite) => suite.attributes.name === "server");
    expect(server.flatMap(all).map((one) => one.name)).toEqual(["testsuite", "testcase", "error"]);
  });
});
