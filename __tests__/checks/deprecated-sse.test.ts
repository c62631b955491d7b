import { expect, test } from "vitest";
import check from "../../src/checks/protocol/deprecated-sse.ts";
import type { HttpSession } from "../../src/model/evidence.ts";
import type { Json } from "../../src/model/json.ts";
import { checkTester } from "../check-tester.ts";
import type { EvidenceInput } from "../evidence-builder.ts";
import { judgedBy } from "./run-check.ts";

type Spoke = "result" | "error" | null;

const asked = (path: string, status: number | null, spoke: Spoke = null): Json => ({
  name: `streamable ${path}`,
  status,
  contentType: null,
  spoke,
  code: null,
  challenge: null,
  trouble: status === null ? "it was not answered in time" : null,
});

function reached(kind: HttpSession["kind"], probes: Json[] = []): EvidenceInput {
  return {
    target: { transport: "http", url: "http://127.0.0.1:1/sse", display: "http://127.0.0.1:1/sse" },
    connection: { http: { kind, sessionId: null, notified: null, stream: null, deleted: null } },
    more: { extra: { http: { probes } } },
  };
}

/** What says neither that Streamable HTTP is served nor that it is not. */
const UNSURE: [string, Json[]][] = [
  ["was not tried", []],
  ["`/mcp` HTTP 401", [asked("/sse", 405), asked("/mcp", 401)]],
  ["`/mcp` HTTP 503", [asked("/sse", 405), asked("/mcp", 503)]],
  ["`/mcp` HTTP 200", [asked("/sse", 405), asked("/mcp", 200)]],
  ["`/mcp` HTTP 400", [asked("/sse", 405), asked("/mcp", 400, "error")]],
  ["`/mcp` it was not answered in time", [asked("/sse", 405), asked("/mcp", null)]],
];

checkTester(check, {
  pass: [
    reached("streamable-http"),
    reached("sse", [asked("/sse", 405), asked("/mcp", 200, "result")]),
    ...UNSURE.map(([, probes]) => reached("sse", probes)),
  ],
  fail: [
    reached("sse", [asked("/sse", 404), asked("/mcp", 404)]),
    reached("sse", [asked("/sse", 405), asked("/mcp", 400)]),
  ],
  notApplicable: [{}, { target: { transport: "http", url: "http://127.0.0.1:1/", display: "here" } }],
});

test("says what was tried, and what to do", () => {
  const [finding] = judgedBy(
    "deprecated-sse",
    reached("sse", [asked("/sse", 405), asked("/mcp", 404)]),
  ).findings;
  expect(finding).toMatchObject({ severity: "warning", kind: "risk", tool: null });
  expect(finding?.message).toContain("wherever it was tried: `/sse` HTTP 405, `/mcp` HTTP 404.");
  expect(finding?.fix).toContain("Serve Streamable HTTP");
});

test("names the address of a server that serves both", () => {
  const { warnings, checks } = judgedBy("deprecated-sse", reached("sse", [asked("/mcp", 200, "result")]));
  expect(checks[0]?.verdict).toBe("pass");
  expect(warnings.join()).toContain("with the path `/mcp`, as `url`");
});

test.each(UNSURE)("is not verified where it cannot be told: %s", (reason, probes) => {
  const [result] = judgedBy("deprecated-sse", reached("sse", probes)).checks;
  expect(result?.verdict).toBe("n/a");
  expect(result?.notVerified[0]?.reason).toContain(reason);
});
