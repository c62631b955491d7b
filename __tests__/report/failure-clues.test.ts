// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub, not of ours.
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { renderComment } from "../../src/report/comment.ts";
import { failureClues } from "../../src/report/failure-clues.ts";
import { renderHtml } from "../../src/report/html.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { evidence } from "../evidence-builder.ts";
import { cleanReport } from "./terminal-fixture.ts";

const exited = "The server exited with code 1 before it answered.";
const silence = "The server did not answer within 4000 ms of its start.";

function failed(stderrTail: string, more: { message?: string; stdout?: string[] } = {}): Report {
  const { score, events } = cleanReport();
  const failure = { stage: "startup" as const, message: more.message ?? exited, exit: null, stderrTail };
  return cleanReport({
    failure,
    score: { ...score, percent: null, grade: null },
    events: { ...events, stdoutNoise: more.stdout ?? [] },
  });
}

const comment = (report: Report) => renderComment(report, { key: "", sha: "", reportUrl: null });
const terminal = (report: Report, reader: "action" | "command line") =>
  renderTerminal(report, { width: 100, color: false, reader }).replace(/\s+/g, " ");

describe("the clues of a failed start", () => {
  it.each([
    ["KeyError: 'TICKETS_TOKEN'", ["TICKETS_TOKEN"]],
    ["Error: API_KEY is required", ["API_KEY"]],
    ["error: environment variable `DATABASE_URL` not set", ["DATABASE_URL"]],
    ["Missing GITHUB_TOKEN and GITHUB_ORG; see GITHUB_TOKEN", ["GITHUB_TOKEN", "GITHUB_ORG"]],
    ["Error [ERR_MODULE_NOT_FOUND]: missing module", []],
    ["listening with API_KEY", []],
    ["TypeError: x is undefined", []],
    [`missing ${"A".repeat(500)}_B`, []],
  ])("%j asks for %j", (stderr, variables) => {
    expect(failureClues(failed(stderr)).variables).toEqual(variables);
  });

  it("are none of another stage or transport", () => {
    const report = failed("API_KEY is required", { stdout: ["x"] });
    const none = { variables: [], silent: false, printed: "" };
    const { failure, server } = report;
    if (failure === null) throw new Error("a failed start has a failure");
    expect(failureClues({ ...report, failure: { ...failure, stage: "list" } })).toEqual(none);
    expect(failureClues({ ...report, server: { ...server, transport: "http" } })).toEqual(none);
    expect(failureClues(cleanReport())).toEqual(none);
  });

  it("name the variable where it is to be given, and say that forks have no secrets", () => {
    const report = failed("KeyError: 'TICKETS_TOKEN'");
    expect(comment(report)).toContain(
      "The server asks for `TICKETS_TOKEN`: give it `env: TICKETS_TOKEN=${{ secrets.TICKETS_TOKEN }}`.",
    );
    expect(comment(report)).toContain("no secrets to pull requests from forks");
    expect(terminal(report, "action")).toContain("It asks for TICKETS_TOKEN: give it in `env`.");
    expect(terminal(report, "command line")).toContain("give it with --env TICKETS_TOKEN=VALUE.");
  });

  it("speak of buffers to who heard nothing", () => {
    const report = failed("", { message: silence });
    expect(comment(report)).toContain("PYTHONUNBUFFERED=1");
    expect(terminal(report, "command line")).toContain("--env PYTHONUNBUFFERED=1");
    expect(comment(failed("", { message: exited }))).not.toContain("PYTHONUNBUFFERED");
  });

  it("show what was printed on stdout, made harmless", () => {
    const report = failed("", { stdout: ["Starting\u001b[31m `x` @org <b>"] });
    expect(comment(report)).toMatch(/not JSON-RPC: <code>Starting [^<>]*<\/code>\n/);
    expect(terminal(report, "action")).toContain('On stdout, but not JSON-RPC: "Starting `x` @org <b>"');
    expect(terminal(report, "action")).not.toContain("\u001b");
  });
});

describe("a failed start", () => {
  it("is not said to have written nothing when it never ran", () => {
    const report = failed("");
    expect(comment(report)).toContain("It wrote nothing to stderr.");
    const failure = { stage: "spawn" as const, message: "No.", exit: null, stderrTail: "" };
    expect(comment({ ...report, failure })).not.toContain("stderr");
  });

  it("keeps the indentation of a trace on the terminal", () => {
    const trace = 'Traceback:\n  File "server.py", line 6\n    TOKEN = x\n\tat deep\n';
    const text = renderTerminal(failed(trace), { width: 80, color: false });
    expect(text).toContain(
      '  | Traceback:\n  |   File "server.py", line 6\n  |     TOKEN = x\n  |   at deep\n',
    );
  });

  it("name the line of stderr that says why, above what followed it", () => {
    const report = failed("Error: no <b>licence</b>\n    at f (/srv/a.js:1:2)\n\nNode.js v24.0.0\n");
    expect(comment(report)).toContain("Its stderr names the reason: `Error: no <b>licence</b>`");
    expect(terminal(report, "action")).toContain("Its stderr says: Error: no <b>licence</b>");
    const page = renderHtml(report, evidence());
    expect(page).toContain("<code>Error: no &lt;b&gt;licence&lt;/b&gt;</code>");
    const alone = failed("Error: no licence\n");
    expect(comment(alone)).not.toContain("names the reason");
    expect(renderHtml(alone, evidence())).not.toContain("names the reason");
  });
});
