import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planCases } from "../../src/cases/plan.ts";
import { reportJson } from "../../src/core/files.ts";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import { readTools } from "../../src/facts/catalogue.ts";
import { validator } from "../../src/facts/schema.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import { isObject, type Json } from "../../src/model/json.ts";
import { record } from "../../src/record/record.ts";
import { buildReport } from "../../src/report/build.ts";
import { renderComment } from "../../src/report/comment.ts";
import { REPORT_SCHEMA } from "../../src/report/schema.ts";
import { json } from "../arbitrary-json.ts";
import { evidence } from "../evidence-builder.ts";
import { settings } from "../record/run.ts";

const isReport = new Ajv2020({ strict: false, validateFormats: false }).compile(REPORT_SCHEMA);

/** The whole of the core on one piece of evidence: a report by its schema, the same twice, and a comment that fits. */
function holds(source: Evidence): void {
  const report = buildReport(source);
  expect(isReport(JSON.parse(JSON.stringify(report))), JSON.stringify(isReport.errors)).toBe(true);
  expect(reportJson(buildReport(parseEvidence(serializeEvidence(source))))).toBe(reportJson(report));
  const comment = renderComment(report, { key: "", sha: "a".repeat(40), reportUrl: null });
  expect(comment.length).toBeLessThanOrEqual(65_536);
}

describe("the whole core", () => {
  it("plans only calls that the schema is proven to allow, or to forbid", () => {
    const tools = fc.array(json, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(tools, fc.array(json, { maxLength: 2 }), (schemas, odd) => {
        const listed = [
          ...schemas.map((inputSchema, index) => ({ name: `t${index}`, inputSchema })),
          ...odd,
        ] as Json[];
        const catalogue = readTools([{ tools: listed }]);
        const plan = planCases(catalogue, settings({ scope: "all" }).record);
        for (const item of plan.cases) {
          const schema = catalogue[item.toolIndex]?.inputSchema ?? {};
          expect(validator(schema).check(item.arguments)).toBe(item.proof);
        }
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it("makes a valid report of whatever was recorded, the same each time", () => {
    fc.assert(
      fc.property(
        fc.array(json, { maxLength: 3 }),
        json,
        json,
        fc.string(),
        (entries, answer, hello, line) => {
          const source = evidence({
            pages: [{ tools: [{ name: line, description: line, inputSchema: answer }, ...entries] }, answer],
            initialize: isObject(hello) ? hello : {},
            calls: [
              { result: answer },
              { id: "wrong-type/a", raw: JSON.stringify(hello) },
              { id: "robust/nulls", raw: line },
            ],
            noise: [{ text: line, during: 0 }],
            messages: [{ kind: "unmatched-response", raw: JSON.stringify(answer) }],
            stderr: line,
          });
          holds(source);
        },
      ),
      { seed: 8, numRuns: 200 },
    );
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
    "audits a random server to the end (seed %i)",
    { timeout: 90_000 },
    async (seed) => {
      const target = {
        transport: "stdio" as const,
        command: process.execPath,
        args: ["fixtures/servers/random.mjs", String(seed)],
        cwd: process.cwd(),
        display: "random",
      };
      const limits = {
        scope: "all" as const,
        timeoutMs: 400,
        timeoutProbeSec: 0.4,
        startupTimeoutMs: 10_000,
      };
      const recorded = await record(target, settings(limits), { env: {}, mask: (text) => text });
      holds(recorded);
    },
  );
});
