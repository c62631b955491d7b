import { describe, expect, it } from "vitest";
import { renderTerminal } from "../../src/report/terminal.ts";
import { widthOf, wrap } from "../../src/report/terminal-width.ts";
import { cleanReport, failingReport, finding } from "./terminal-fixture.ts";

const render = (report = failingReport(), width = 80) => renderTerminal(report, { width, color: false });

describe("the report on a terminal", () => {
  it("leads with grade, score and server", () => {
    const [first, second] = render().split("\n");
    expect(first).toBe("MCP audit: C · 81.4");
    expect(second).toBe("acme-tickets 1.4.0 · stdio · 2025-06-18 · 2 tools: all called · tool list 2,140");
  });

  it("tells the change against a baseline", () => {
    const report = failingReport({
      findings: [finding({ baseline: "new" }), finding({ baseline: "known" })],
      baseline: {
        score: 97.2,
        grade: "A",
        tokens: 1800,
        fixed: [],
        contract: null,
        label: "abc1234",
        note: null,
      },
    });
    expect(render(report).split("\n")[0]).toBe("MCP audit: C · 81.4 (was A · 97.2) · 1 new problem");
    expect(render(report)).toContain("new: The process exits");
  });

  it("tells what is new first, and counts it as the comment does: without notices", () => {
    const known = finding({ baseline: "known" });
    const fresh = finding({ tool: "get_ticket", toolIndex: 1, severity: "warning", baseline: "new" });
    const notice = finding({ tool: "get_ticket", toolIndex: 1, severity: "notice", baseline: "new" });
    const baseline = { score: 97.2, grade: "A" as const, tokens: 1800, fixed: [], contract: null };
    const compared = { ...baseline, label: "abc1234", note: null };
    const text = render(failingReport({ findings: [known, fresh, notice], baseline: compared }));
    expect(text).toContain(" · 1 new problem\n");
    expect(text.indexOf("! get_ticket")).toBeLessThan(text.indexOf("✗ search_tickets"));
  });

  it("ends with what to do first, and with nothing where there is nothing to do", () => {
    expect(render().trimEnd().split("\n").at(-1)).toBe(
      "First: search_tickets: Validate arguments before using them.",
    );
    expect(render(cleanReport())).not.toContain("First");
  });

  it("says beside the grade that nothing was called", () => {
    const headline = "static only: 0 of 2 tools called, none is marked read-only";
    expect(render(cleanReport({ headline }))).toContain(`MCP audit: A · 100, ${headline}`);
  });

  it("has a line for each category with what stands behind it", () => {
    const text = render();
    expect(text).toMatch(/^✗ Robustness {6}62\.5 {2}D {3}1 error$/m);
    expect(text).toMatch(/^! Contract {8}88\.0 {2}C {3}1 warning, 1 notice$/m);
    expect(text).toMatch(/^– State {8}not run {6}`concurrency` and `sequential` are off$/m);
  });

  it.each([40, 80, 120, 200])("keeps within %i columns, but for commands that are to be pasted", (width) => {
    const lines = render(failingReport(), width).split("\n");
    for (const line of lines.filter((one) => !one.startsWith("  $ "))) {
      expect(widthOf(line), line).toBeLessThanOrEqual(width);
    }
  });

  it("keeps a reproduction command on one line under its tool", () => {
    const lines = render().split("\n");
    const at = lines.findIndex((line) => line.startsWith("✗ search_tickets"));
    const command = lines.findIndex((line) => line.startsWith("  $ npx mcp-audit-action call"));
    expect(at).toBeGreaterThan(0);
    expect(command).toBeGreaterThan(at);
    expect(lines[command]).toBe(`  $ ${finding().reproduce}`);
  });

  it("does not repeat a command that shows several tools at once", () => {
    const reproduce = "npx mcp-audit-action inspect -- node x.js";
    const findings = [0, 1, 2].map((toolIndex) => finding({ toolIndex, tool: `t${toolIndex}`, reproduce }));
    expect(render(failingReport({ findings })).split(reproduce).length - 1).toBe(1);
  });

  it("shows the worst first", () => {
    const text = render();
    expect(text.indexOf("crash-resilience")).toBeLessThan(text.indexOf("parameter-description"));
    expect(text.indexOf("! get_ticket")).toBeLessThan(text.indexOf("· (server)"));
  });

  it("groups skipped tools by reason and names what was not verified", () => {
    expect(render(failingReport(), 120)).toContain(
      "- 2 tools, not marked read-only (scope is read-only): create_ticket, delete_ticket",
    );
    expect(render()).toContain("- robust-input: masked by ECONNREFUSED (3 calls): get_ticket");
  });

  it("counts findings that are alike instead of repeating them", () => {
    const findings = Array.from({ length: 10 }, (_, i) =>
      finding({ fingerprint: i.toString(16).padStart(16, "0"), message: `Problem ${i}.` }),
    );
    const text = render(failingReport({ findings }));
    expect(text).toContain("Problem 2.");
    expect(text).not.toContain("Problem 3.");
    expect(text).toContain("and 7 more like these");
  });

  it("bounds what a thousand failing tools can print", () => {
    const findings = Array.from({ length: 1000 }, (_, i) => finding({ tool: `t${i}`, toolIndex: i }));
    const text = render(failingReport({ findings }));
    expect(text).toContain("and 900 tools more with findings");
    expect(text.length).toBeLessThan(60_000);
  });

  it("tells why there is nothing to judge, with the end of stderr", () => {
    const failure = {
      stage: "startup" as const,
      message: "The server exited with code 1 before it answered.",
      exit: { code: 1, signal: null, atMs: 10 },
      stderrTail: "Error: API_KEY is required\n    at main (index.js:3:9)\n",
    };
    const text = render(
      cleanReport({ failure, score: { ...cleanReport().score, percent: null, grade: null } }),
    );
    expect(text).toContain("MCP audit: the server could not be started");
    expect(text).toContain("| Error: API_KEY is required");
    expect(text).toContain("--env KEY=VALUE");
    expect(text).not.toContain("Robustness");
    const spawn = render(cleanReport({ failure: { ...failure, stage: "spawn" } }));
    expect(spawn).toContain("how the command is written");
    expect(spawn).not.toContain("--env");
  });

  it.each([
    ["spawn", "stdio", "`command` is written"],
    ["startup", "stdio", "the input `env`"],
    ["initialize", "http", "the input `headers`"],
  ] as const)("names inputs to who reads the log of a job: %s over %s", (stage, transport, words) => {
    const failure = { stage, message: "It did not start.", exit: null, stderrTail: "" };
    const report = cleanReport({ failure, server: { ...cleanReport().server, transport } });
    const log = renderTerminal(report, { width: 120, color: false, reader: "action" });
    expect(log).toContain(words);
    expect(log).not.toMatch(/ --[a-z]/);
  });

  it("lets no escape sequence or control character of the server through", () => {
    const hostile = "\u001b[31mred\u001b]0;title\u0007\r\nnext\u202eRLO\u200b";
    const text = render(
      failingReport({
        server: { ...cleanReport().server, name: hostile, version: hostile },
        findings: [finding({ tool: hostile, message: hostile, reproduce: `npx x ${hostile}` })],
        skipped: [{ tool: hostile, reason: hostile }],
        warnings: [hostile],
      }),
    );
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  });

  it("uses colour only when it may", () => {
    expect(render()).not.toContain("\u001b");
    const painted = renderTerminal(failingReport(), { width: 80, color: true });
    expect(painted).toContain("\u001b[31m✗");
    expect(
      painted
        .replace(/\u001b\[\d+m/g, "")
        .split("\n")
        .map((line) => line.trimEnd()),
    ).toEqual(render().split("\n"));
  });

  it("lists the tools when asked", () => {
    const text = renderTerminal(cleanReport(), { width: 80, color: false, tools: true });
    expect(text).toMatch(/^✓ search_tickets {6}1,200$/m);
  });

  it("is short when all is well", () => {
    expect(render(cleanReport()).split("\n").length).toBeLessThan(15);
    expect(render(cleanReport())).toContain("no findings in 1.2 s");
  });
});

describe("widths", () => {
  it.each([
    ["abc", 3],
    ["日本語", 6],
    ["한국", 4],
    ["👍🏽", 2],
    ["👨‍👩‍👧", 2],
    ["é", 1],
    ["e\u0301", 1],
    ["✓", 1],
    ["", 0],
  ])("%s takes %i columns", (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it("breaks at blanks, and words only where they fit no line", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrap("abcdefghij kl", 4)).toEqual(["abcd", "efgh", "ij", "kl"]);
    expect(wrap("list_pull_request_comments", 18)).toEqual(["list_pull_request_", "comments"]);
    expect(wrap("日本語日本語", 5)).toEqual(["日本", "語日", "本語"]);
    expect(wrap("", 10)).toEqual([""]);
  });
});
