import { CATEGORIES, type Category, type Finding } from "../../src/model/finding.ts";
import type { CategoryScore, Report } from "../../src/model/report.ts";
import { AUDITOR } from "../../src/model/version.ts";

const score = (percent: number | null, grade: CategoryScore["grade"]): CategoryScore => ({
  percent,
  grade,
  weight: 10,
  rows: [],
  parts: [],
  notRun: percent === null ? "`concurrency` and `sequential` are off" : null,
});

export function finding(more: Partial<Finding> = {}): Finding {
  return {
    fingerprint: "0123456789abcdef",
    check: "crash-resilience",
    category: "robustness",
    kind: "violation",
    tool: "search_tickets",
    toolIndex: 0,
    severity: "error",
    message: "The process exits when `query` is missing.",
    case: "missing-required/query",
    property: "query",
    arguments: { limit: 10 },
    outcome: "crashed",
    response: null,
    location: { path: "src/tools/search.ts", line: 41, endLine: 60 },
    reproduce: `npx mcp-audit-action call --tool search_tickets --args '{"limit":10}' -- node build/index.js`,
    why: "One wrong call by a model ends the server for every client.",
    fix: "Validate arguments before using them.",
    docs: "https://example.com/docs/checks/crash-resilience.md",
    baseline: null,
    ...more,
  };
}

/** A report of a server with nothing wrong; `more` replaces members. */
export function cleanReport(more: Partial<Report> = {}): Report {
  const categories = Object.fromEntries(
    CATEGORIES.map((name) => [name, name === "state" ? score(null, null) : score(100, "A")]),
  ) as Record<Category, CategoryScore>;
  return {
    schemaVersion: 1,
    tool: { ...AUDITOR },
    startedAt: "2030-01-02T03:04:05.000Z",
    durationMs: 1234,
    server: {
      name: "acme-tickets",
      version: "1.4.0",
      protocolVersion: "2025-06-18",
      era: "legacy",
      transport: "stdio",
      target: "node build/index.js",
      startupMs: 210,
      instructionsChars: 0,
    },
    score: { percent: 100, grade: "A", categories },
    headline: null,
    conclusion: { result: "success", exitCode: 0, reasons: [] },
    metrics: {
      crashResilience: {
        percent: 100,
        grade: "A",
        cases: 4,
        graceful: 4,
        accepted: 0,
        crashed: 0,
        timedOut: 0,
        internalErrors: 0,
        masked: 0,
      },
      contextCost: { tokens: 2140, perTool: [{ tool: "search_tickets", tokens: 1200 }] },
      coverage: { tools: 2, called: 2, calledValidly: 2, level: "full" },
    },
    tools: [
      {
        name: "search_tickets",
        listed: true,
        called: true,
        skipReason: null,
        cases: 4,
        verdict: "pass",
        location: null,
      },
      {
        name: "get_ticket",
        listed: true,
        called: true,
        skipReason: null,
        cases: 3,
        verdict: "pass",
        location: null,
      },
    ],
    checks: [],
    findings: [],
    skipped: [],
    suppressed: [],
    warnings: [],
    failure: null,
    stopped: null,
    events: { starts: 1, restarts: 0, exits: [], stdoutNoise: [], stderrTail: "" },
    ...more,
  };
}

/** A report with findings of every severity, on two tools and the server. */
export function failingReport(more: Partial<Report> = {}): Report {
  const clean = cleanReport();
  const categories = {
    ...clean.score.categories,
    robustness: score(62.5, "D"),
    contract: score(88, "C"),
  };
  return {
    ...clean,
    score: { percent: 81.4, grade: "C", categories },
    conclusion: { result: "failure", exitCode: 1, reasons: ["1 error"] },
    findings: [
      finding(),
      finding({
        fingerprint: "1123456789abcdef",
        check: "parameter-description",
        category: "contract",
        tool: "get_ticket",
        toolIndex: 1,
        severity: "warning",
        message:
          "The parameter `id` has no description, so that a model has to guess what may be given to it.",
        case: null,
        location: null,
        reproduce: "npx mcp-audit-action inspect -- node build/index.js",
      }),
      finding({
        fingerprint: "2123456789abcdef",
        check: "context-cost",
        category: "contract",
        tool: null,
        toolIndex: null,
        severity: "notice",
        message: "The tool list costs a model about 2,140 tokens.",
        case: null,
        location: null,
        reproduce: null,
      }),
    ],
    skipped: [
      { tool: "create_ticket", reason: "not marked read-only (scope is read-only)" },
      { tool: "delete_ticket", reason: "not marked read-only (scope is read-only)" },
    ],
    checks: [
      {
        id: "robust-input",
        title: "Robust input",
        category: "robustness",
        verdict: "fail",
        severity: "error",
        findings: 0,
        notVerified: [{ tool: "get_ticket", reason: "masked by ECONNREFUSED", calls: 3 }],
        error: null,
      },
    ],
    ...more,
  };
}
