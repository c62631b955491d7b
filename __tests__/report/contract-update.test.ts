import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/model/json.ts";
import { buildReport } from "../../src/report/build.ts";
import { COMMENT_LIMIT, renderComment } from "../../src/report/comment.ts";
import { readReport } from "../../src/report/parse.ts";
import { evidence, tool } from "../evidence-builder.ts";

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  ...more,
});
const dew = (inputSchema: Json, more: JsonObject = {}) => tool({ name: "get_dew", inputSchema, ...more });

function reportOf(before: Json[], after: JsonObject[], failed = false) {
  const snapshot = { path: "tools.json", tools: after, base: { label: "a1b2c3d", tools: before } };
  const failure = { stage: "spawn", message: "It did not start.", exit: null, stderrTail: "" } as const;
  const more = { extra: { snapshot }, ...(failed ? { failure } : {}) };
  return buildReport(evidence({ tools: after, more }));
}
const commentOf = (report: ReturnType<typeof reportOf>) =>
  renderComment(report, { key: "", sha: "", reportUrl: null });

describe("a pull request that updates the contract", () => {
  const before = [dew(object({ city: {}, hour: {} })), tool({ name: "get_rain", description: "Old." })];
  const after = [
    dew(object({ city: { type: "string" } }, { required: ["city"] })),
    tool({ name: "get_rain", description: "New." }),
    tool({ name: "get_sun" }),
  ];

  it("is told what it changes, breaking changes first, and nothing of it is a finding", () => {
    const report = reportOf(before, after);
    expect(report.contractUpdate).toEqual({
      path: "tools.json",
      label: "a1b2c3d",
      counts: { breaking: 3, additive: 1, wording: 1 },
      changes: [
        { impact: "breaking", tool: "get_dew", where: "inputSchema/city", what: "is now required" },
        {
          impact: "breaking",
          tool: "get_dew",
          where: "inputSchema/city",
          what: expect.stringContaining("string"),
        },
        { impact: "breaking", tool: "get_dew", where: "inputSchema/hour", what: "is gone" },
        { impact: "additive", tool: "get_sun", where: "tool", what: "is new" },
        { impact: "wording", tool: "get_rain", where: "description", what: "changed" },
      ],
    });
    expect(report.findings.filter((finding) => finding.check === "contract-drift")).toEqual([]);
    expect(readReport(JSON.stringify(report)).contractUpdate).toEqual(report.contractUpdate);
  });

  it("reads it in the comment", () => {
    const comment = commentOf(reportOf(before, after));
    expect(comment).toContain(
      "This pull request updates the tool contract `tools.json`: **3 breaking changes**, 1 additive change, 1 change of wording since `a1b2c3d`.",
    );
    expect(comment).toContain("| ❌ breaking | `get_dew` | `inputSchema/hour` is gone |");
    expect(comment).toContain("| ➕ additive | `get_sun` | the tool is new |");
  });

  it("reads it too when the server cannot be started", () => {
    expect(commentOf(reportOf(before, after, true))).toContain("**3 breaking changes**");
  });

  it("hears nothing where only order and metadata changed", () => {
    const one = tool({ name: "a", inputSchema: object({ x: {}, y: {} }) });
    const other = { _meta: {}, ...tool({ name: "a", inputSchema: object({ y: {}, x: {} }) }) };
    const report = reportOf([one], [other]);
    expect(report.contractUpdate).toBeUndefined();
    expect(commentOf(report)).not.toContain("updates the tool contract");
  });

  it("gets a comment that fits, whatever it changes", () => {
    const many = (prefix: string) =>
      Array.from({ length: 700 }, (_, at) => tool({ name: `${prefix}_${"|".repeat(80)}_${at}` }));
    const report = reportOf(many("a"), many("b"));
    expect(report.contractUpdate?.counts).toEqual({ breaking: 700, additive: 700, wording: 0 });
    expect(report.contractUpdate?.changes).toHaveLength(500);
    const comment = commentOf(report);
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(comment).toMatch(/1,?\d{3} more changes: see the diff of the file\./);
  });
});
