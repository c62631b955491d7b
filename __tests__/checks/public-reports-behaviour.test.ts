import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/model/json.ts";
import { renderComment } from "../../src/report/comment.ts";
import { type EvidenceInput, tool } from "../evidence-builder.ts";
import { judgedBy } from "./run-check.ts";

interface Told {
  check: string;
  severity: string;
  says: RegExp;
  tool?: string | null;
}

interface Expected {
  run: EvidenceInput;
  finds: Told[];
  /** Checks that must say nothing. */
  silent?: string[];
}

const NOTHING: string[] = ["robust-input", "crash-resilience", "output-conformance", "disguised-refusal"];
const page = (nextCursor: Json): JsonObject => ({ tools: [tool()], nextCursor });
const WITH_OUTPUT = tool({
  outputSchema: { type: "object", properties: { n: { type: "number" } }, required: ["n"] },
});
const probe = (name: string, members: JsonObject) => ({
  purpose: "protocol" as const,
  caseKey: `protocol/${name}`,
  method: "tools/call",
  ...members,
});

/** What each report of a server's behaviour must give, as far as evidence alone shows it. */
const EXPECTED: Record<string, Expected> = {
  "null-next-cursor": {
    run: { pages: [page(null)], calls: [{}] },
    finds: [{ check: "protocol", severity: "error", says: /`nextCursor` .*null/, tool: null }],
    silent: ["duplicate-name"],
  },
  "cursor-never-advances": {
    run: { pages: [page("x"), page("x"), page("x")] },
    finds: [{ check: "protocol", severity: "error", says: /same `nextCursor`/, tool: null }],
    silent: ["duplicate-name"],
  },
  "banner-on-stdout": {
    run: { noise: [{ text: "Todoist server running on stdio" }], calls: [{}] },
    finds: [
      { check: "stdio-hygiene", severity: "error", says: /"Todoist server running on stdio"/, tool: null },
    ],
  },
  "print-during-call": {
    run: { noise: [{ text: "fetching", during: 0 }], calls: [{ text: "It rains." }] },
    finds: [{ check: "stdio-hygiene", severity: "error", says: /"fetching"/, tool: "get_weather" }],
    silent: ["valid-calls", "empty-content"],
  },
  "ignores-stdin-eof": {
    run: { shutdown: { how: "term", ms: 2_100, leftovers: 0 } },
    finds: [{ check: "shutdown", severity: "warning", says: /still runs/, tool: null }],
  },
  "error-text-without-flag": {
    run: { calls: [{ id: "missing-required/city", text: "missing required parameter: city" }] },
    finds: [{ check: "disguised-refusal", severity: "warning", says: /./, tool: "get_weather" }],
    silent: ["robust-input", "crash-resilience"],
  },
  "invalid-params-code": {
    run: {
      protocolVersion: "2025-11-25",
      calls: [{ id: "missing-required/city", error: { code: -32602, message: "missing field `city`" } }],
    },
    finds: [
      { check: "safe-errors", severity: "notice", says: /`isError: true` is preferred/, tool: "get_weather" },
    ],
    silent: ["crash-resilience", "robust-input"],
  },
  "arguments-omitted": {
    run: { probes: [probe("omitted-arguments", { refusal: "arguments must be an object" })] },
    finds: [{ check: "protocol", severity: "notice", says: /left out/ }],
  },
  "no-structured-content": {
    run: { tools: [WITH_OUTPUT], calls: [{ text: '{"n":1}' }] },
    finds: [
      { check: "output-conformance", severity: "error", says: /structuredContent/, tool: "get_weather" },
    ],
  },
  "structured-content-on-error": {
    run: { tools: [WITH_OUTPUT], calls: [{ refusal: "There is no such city." }] },
    finds: [],
    silent: NOTHING,
  },
  "asks-the-client": {
    run: {
      calls: [{ refusal: "The model gave no answer." }],
      messages: [{ kind: "request", method: "sampling/createMessage", raw: "{}", during: 0 }],
    },
    finds: [],
    silent: [...NOTHING, "valid-calls", "protocol"],
  },
  "needs-a-key": {
    run: {
      tools: [],
      initialize: null,
      more: {
        failure: {
          stage: "startup",
          message: "The server exited with code 1 before it answered.",
          exit: { code: 1, signal: null, atMs: 40 },
          stderrTail: "Error: API key missing",
        },
      },
    },
    finds: [],
  },
};

const REPORTS: { id: string; behaviour?: string; tool?: unknown }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../fixtures/public-reports.json"), "utf8"),
).cases;

/** Reports that only a server in motion can show, with the test that has one. */
const ELSEWHERE: Record<string, string> = {
  "wrapper-survives":
    "__tests__/record/start.test.ts: a wrapper that starts the real server is ended with it",
  "newer-version-offered": "__tests__/checks/protocol.test.ts: a newer version refused",
};

describe("behaviour of public reports", () => {
  it.each(Object.entries(EXPECTED))("%s", (_id, { run, finds, silent = [] }) => {
    const { findings } = judgedBy(null, run);
    for (const { check, severity, says, ...rest } of finds) {
      const own = findings.filter((one) => one.check === check && one.severity === severity);
      expect(own.map((one) => one.message)).toContainEqual(expect.stringMatching(says));
      if (rest.tool !== undefined) expect(own.map((one) => one.tool)).toContain(rest.tool);
    }
    const accused = findings.map((finding) => finding.check);
    for (const check of silent) expect(accused).not.toContain(check);
  });

  it("names only reports that exist, each once", () => {
    const known = REPORTS.map((report) => report.id);
    const told = [...Object.keys(EXPECTED), ...Object.keys(ELSEWHERE)];
    expect(known).toEqual(expect.arrayContaining(told));
    expect(new Set(told).size).toBe(told.length);
  });

  it.each(Object.entries(ELSEWHERE))("%s is carried by a test that is there", (_id, place) => {
    const [path = "", name = ""] = place.split(": ");
    expect(readFileSync(path, "utf8")).toContain(name);
  });
});

it("cursor-never-advances: each tool is listed once", () => {
  const { run } = EXPECTED["cursor-never-advances"] ?? {};
  expect(judgedBy(null, run ?? {}).tools.map((one) => one.name)).toEqual(["get_weather"]);
});

it("asks-the-client: the call is not verified, and says for want of what", () => {
  const { run } = EXPECTED["asks-the-client"] ?? {};
  const [valid] = judgedBy("valid-calls", run ?? {}).checks;
  expect(valid?.notVerified).toMatchObject([
    {
      tool: "get_weather",
      reason: expect.stringContaining("needs a feature of the client"),
    },
  ]);
});

it("asks-the-client: an answer that came all the same lacks nothing, and silence is not explained by it", () => {
  const messages = [{ kind: "request" as const, method: "roots/list", raw: "{}", during: 0 }];
  const served = judgedBy("valid-calls", { calls: [{ text: "It rains." }], messages });
  expect([served.findings, served.checks[0]?.notVerified]).toEqual([[], []]);
  const hangs = judgedBy("valid-calls", { calls: [{ timeout: true }], messages });
  expect(hangs.findings).toHaveLength(1);
});

it("error-text-without-flag: counts as a rejection", () => {
  const { run } = EXPECTED["error-text-without-flag"] ?? {};
  expect(judgedBy(null, run ?? {}).metrics.crashResilience).toMatchObject({ cases: 1, graceful: 1 });
});

it("needs-a-key: no score, exit code 3, the end of stderr and the hint at env, no praise", () => {
  const report = judgedBy(null, EXPECTED["needs-a-key"]?.run ?? {});
  expect([report.score.percent, report.conclusion.exitCode]).toEqual([null, 3]);
  const comment = renderComment(report, { key: "", sha: "", reportUrl: null });
  expect(comment).toContain("could not start");
  expect(comment).toContain("API key missing");
  expect(comment).toContain("`env`");
  expect(comment).not.toMatch(/✅|grade|passed/i);
});
