import { describe, expect, test } from "vitest";
import type { Location } from "../../src/model/evidence.ts";
import type { Json } from "../../src/model/json.ts";
import type { Report } from "../../src/model/report.ts";
import { annotationsOf } from "../../src/report/annotations.ts";
import { buildReport } from "../../src/report/build.ts";
import { evidence, tool } from "../evidence-builder.ts";

const at = (path: string, line: number): Location => ({ path, line, column: 3, endLine: line, endColumn: 9 });
const PER_TOOL = { mode: "per-tool", fallbackPath: "ci.yml" } as const;

function fact(rule: string, name: string | null, location: Location): Json {
  return {
    rule,
    tool: name,
    location,
    excerpt: "run(args)",
    data: { argument: "arguments", effect: "run" },
  } as unknown as Json;
}

function reportOf(facts: Json[]): Report {
  const broken = { type: "object", required: ["ghost"] };
  return buildReport(
    evidence({
      tools: [
        tool({
          name: "one",
          description: "See https://evil.example/a and https://evil.example/b",
          inputSchema: broken,
        }),
        tool({ name: "two", description: "", inputSchema: broken }),
        tool({ name: "three" }),
      ],
      more: {
        locations: { one: at("src/one.ts", 10), three: at("src/three.ts", 30) },
        extra: { sources: { facts, looked: ["one", "three"], filesRead: 2 } },
      },
    }),
  );
}

describe("annotations per tool", () => {
  const facts = [
    fact("raw-arguments", "one", at("src/write.ts", 99)),
    fact("raw-arguments", "three", at("src/write.ts", 120)),
    fact("raw-validation-error", null, at("src/server.ts", 5)),
  ];
  const report = reportOf(facts);
  const annotations = annotationsOf(report, PER_TOOL);
  const of = (name: string) => annotations.filter(({ title }) => title.startsWith(`${name}:`));

  test("each failing tool has one, where it is registered, with the place of what stands elsewhere", () => {
    expect(of("one")).toHaveLength(1);
    expect(of("one")[0]).toMatchObject({ path: "src/one.ts", startLine: 10, columns: { start: 3, end: 9 } });
    expect(of("one")[0]?.message).toContain("(raw-arguments at src/write.ts:99)");
    expect(of("three")[0]).toMatchObject({ path: "src/three.ts", startLine: 30 });
    expect(of("two")[0]).toMatchObject({ path: "ci.yml", startLine: 1, columns: null });
    const failing = new Set(
      report.findings.filter((one) => one.severity !== "notice").map((one) => one.toolIndex),
    );
    expect(annotations.filter(({ title }) => !title.startsWith("MCP server:"))).toHaveLength(
      [...failing].filter((one) => one !== null).length,
    );
  });

  test("carries every finding of its tool, and is as grave as the gravest", () => {
    for (const { name } of report.tools) {
      const own = report.findings.filter((one) => one.tool === name && one.severity !== "notice");
      for (const { check } of own) expect(of(name)[0]?.message).toContain(`(${check}`);
      const grave = own.some(({ severity }) => severity === "error");
      expect(of(name)[0]?.level).toBe(grave ? "failure" : "warning");
    }
    const turned = { ...report, findings: [...report.findings].reverse() };
    expect(annotationsOf(turned, PER_TOOL).find(({ title }) => title.startsWith("one:"))?.level).toBe(
      "failure",
    );
  });

  test("a finding of the server stands where the sources show it", () => {
    const own = of("MCP server").find(({ path }) => path === "src/server.ts");
    expect(own).toMatchObject({ startLine: 5, level: "warning" });
  });

  test("has one link, whatever the server says and however much there is", () => {
    const long = {
      ...report,
      findings: report.findings.map((one) => ({
        ...one,
        message: `https://evil.example ${"x".repeat(590)}`,
      })),
    };
    const many = { ...long, findings: Array.from({ length: 40 }, () => long.findings).flat() };
    for (const one of [...annotations, ...annotationsOf(many, PER_TOOL)]) {
      expect(one.message.match(/\w+:\/\//g)).toHaveLength(1);
      expect(one.title).not.toMatch(/https?:\/\//);
      expect(one.message.length).toBeLessThanOrEqual(16_000);
    }
  });
});
