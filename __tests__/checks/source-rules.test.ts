import { describe, expect, test } from "vitest";
import { rescore } from "../../src/core/rescore.ts";
import { freezeEvidence } from "../../src/evidence/freeze.ts";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import type { Json } from "../../src/model/json.ts";
import { type EvidenceInput, evidence, tool } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

const location = { path: "src/a.ts", line: 7, column: 5, endLine: 7, endColumn: 20 };

function found(
  rule: string,
  name: string | null,
  data: Record<string, string>,
  excerpt = "exec(args.c)",
): Json {
  return { rule, tool: name, location, excerpt, data };
}

function withFacts(facts: Json[], more: Partial<EvidenceInput> = {}): EvidenceInput {
  const sources = { facts, looked: ["delete_row", "get_row"], filesRead: 1 };
  const tools = [
    tool({ name: "delete_row", annotations: {} }),
    tool({ name: "get_row", annotations: { readOnlyHint: true } }),
  ];
  return { tools, more: { extra: { sources } }, ...more };
}

const RAW = { argument: "arguments.c", effect: "exec" };
const OPEN = { property: "meta", kind: "record" };

describe("raw-arguments", () => {
  test("tells which argument reaches what, at its own place", () => {
    const [finding, ...others] = findingsOf(
      "raw-arguments",
      withFacts([found("raw-arguments", "delete_row", RAW)]),
    );
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ tool: "delete_row", severity: "warning", kind: "risk", location });
    expect(finding?.message).toBe(
      "`arguments.c` reaches `exec` as it came in, without a check on the way: `exec(args.c)`.",
    );
  });

  test("tells two places of one tool apart, by their code and not by their lines", () => {
    const again = {
      ...(found("raw-arguments", "delete_row", RAW, "exec(args.d)") as object),
      location,
    } as Json;
    const findings = findingsOf(
      "raw-arguments",
      withFacts([found("raw-arguments", "delete_row", RAW), again]),
    );
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(2);
    const moved = {
      ...(found("raw-arguments", "delete_row", RAW) as object),
      location: { path: "b.ts", line: 90 },
    } as Json;
    const [first] = findingsOf("raw-arguments", withFacts([moved]));
    expect(findings.map(({ fingerprint }) => fingerprint)).toContain(first?.fingerprint);
  });

  test("passes the tools that were looked at, and says nothing of the others", () => {
    const { checks } = judgedBy("raw-arguments", withFacts([]));
    expect(checks[0]).toMatchObject({ verdict: "pass", findings: 0 });
    const unlocated = { ...withFacts([]), tools: [tool({ name: "unlocated" })] };
    expect(judgedBy("raw-arguments", unlocated).checks[0]?.verdict).toBe("n/a");
    expect(judgedBy("raw-arguments", { tools: [tool()] }).checks[0]?.verdict).toBe("n/a");
  });

  test("leaves out facts of tools that are not listed", () => {
    expect(findingsOf("raw-arguments", withFacts([found("raw-arguments", "gone", RAW)]))).toEqual([]);
  });
});

describe("open-schema-source", () => {
  test("accuses tools that change something", () => {
    const facts = [
      found("open-schema-source", "delete_row", OPEN),
      found("open-schema-source", "get_row", OPEN),
    ];
    const findings = findingsOf("open-schema-source", withFacts(facts));
    expect(findings.map((one) => [one.tool, one.property])).toEqual([["delete_row", "meta"]]);
  });

  test.each([
    [{ name: "status", annotations: { destructiveHint: true } }, 1],
    [{ name: "status", annotations: { readOnlyHint: false } }, 1],
    [{ name: "status", annotations: {} }, 0],
    [{ name: "add_row", annotations: {} }, 1],
    [{ name: "getSettings", annotations: {} }, 0],
    [{ name: "set_values", annotations: { readOnlyHint: true } }, 0],
  ])("%j: %d", (given, count) => {
    const facts = [found("open-schema-source", given.name, { property: "", kind: "passthrough" })];
    const input = { ...withFacts(facts), tools: [tool(given)] };
    expect(findingsOf("open-schema-source", input)).toHaveLength(count);
  });
});

describe("raw-validation-error", () => {
  test("belongs to the server where the handler serves all tools", () => {
    const [finding] = findingsOf(
      "raw-validation-error",
      withFacts([found("raw-validation-error", null, {})]),
    );
    expect(finding).toMatchObject({ tool: null, toolIndex: null, location });
  });
});

test("the same evidence, written and read again, gives the same report to the byte", () => {
  const facts = [found("raw-arguments", "delete_row", RAW), found("raw-validation-error", null, {})];
  const recorded = freezeEvidence(
    evidence({
      ...withFacts(facts),
      more: { ...withFacts(facts).more, locations: { delete_row: location } },
    }),
  );
  const first = rescore(recorded);
  const again = rescore(parseEvidence(serializeEvidence(recorded)));
  expect(first.findings.filter(({ check }) => check.startsWith("raw-"))).toHaveLength(2);
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
});
