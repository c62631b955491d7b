import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { annotationsOf } from "../../src/report/annotations.ts";
import { buildReport } from "../../src/report/build.ts";
import { COMMENT_LIMIT, commentMarker, renderAborted, renderComment } from "../../src/report/comment.ts";
import { renderSummary } from "../../src/report/summary.ts";
import { escapeCommand } from "../../src/text/escape.ts";
import { type EvidenceInput, evidence, tool } from "../evidence-builder.ts";
import { HOSTILE } from "./hostile.ts";

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
}

const parse = (markdown: string): Node =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;

function nodes(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodes)];
}

const options = { key: "", sha: "a1b2c3d", reportUrl: "https://github.com/acme/tickets/actions/runs/1" };
const reportOf = (input: EvidenceInput) => buildReport(evidence(input));

/** Our own elements; everything else in HTML would be the server's. */
const OURS =
  /^(?:<!-- mcp-audit-action:comment:[\w-]* -->|<\/?(?:details|summary|code)>|<br>|<details><summary>[\s\S]*<\/summary>)$/;

function hostileInput(text: string): EvidenceInput {
  return {
    tools: [
      tool({
        name: text,
        description: text,
        annotations: { readOnlyHint: true },
        inputSchema: { type: "object", properties: { [text]: {} }, required: ["ghost"] },
      }),
    ],
    initialize: {
      protocolVersion: "2025-11-25",
      capabilities: {},
      serverInfo: { name: text, version: text },
    },
    calls: [
      {
        tool: 0,
        id: "missing-required/x",
        args: { x: text },
        crash: { code: 1 },
        confirm: { crash: { code: 1 } },
      },
      { tool: 0, id: "valid", refusal: text },
      { tool: 0, id: "robust/nulls", text },
    ],
    noise: [{ text }],
    stderr: text,
    more: {
      extra: {
        snapshot: {
          path: text,
          tools: [tool({ name: text, inputSchema: { properties: { [text]: { enum: [text] } } } })],
          base: { label: text, tools: [tool({ name: text }), tool({ name: `${text} of old` })] },
        },
      },
    },
  };
}

describe("text of the server is inert", () => {
  test.each(HOSTILE)("in the comment: %j", (text) => {
    const markdown = renderComment(reportOf(hostileInput(text)), options);
    const all = nodes(parse(markdown));
    const links = all.filter((node) => node.type === "link").map((node) => node.url ?? "");
    expect(links.filter((url) => !url.startsWith("https://github.com/"))).toEqual([]);
    const foreign = [
      "image",
      "imageReference",
      "linkReference",
      "definition",
      "footnoteReference",
      "footnoteDefinition",
    ];
    expect(all.filter((node) => foreign.includes(node.type))).toEqual([]);
    const html = all.filter((node) => node.type === "html").map((node) => node.value ?? "");
    for (const one of html) expect(one).not.toMatch(/<(?:img|script|a|table|iframe)\b/i);
    expect(html.filter((one) => one.includes("<!--"))).toEqual([commentMarker("")]);
    expect(all.filter((node) => node.type === "heading")).toHaveLength(1);
    const prose = all
      .filter((node) => node.type === "text")
      .map((node) => node.value ?? "")
      .join("\n");
    expect(prose).not.toMatch(/@[a-z]|#\d|\bGH-\d|https?:\/\/evil|www\.evil/i);
    expect(markdown).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u001b\u0000]/);
    const tables = all.filter((node) => node.type === "table");
    expect(tables).toHaveLength(3);
    for (const table of tables) {
      const widths = new Set((table.children ?? []).map((row) => row.children?.length));
      expect(widths.size).toBe(1);
    }
  });

  test.each(HOSTILE)("in a line of the log: %j", (text) => {
    for (const line of escapeCommand(text).split("\n")) expect(line).not.toMatch(/^\s*::|##\[/);
  });

  test("html elements of the comment are ours", () => {
    const inline = nodes(parse(renderComment(reportOf(hostileInput("plain")), options)))
      .filter((node) => node.type === "html")
      .map((node) => (node.value ?? "").trim());
    for (const one of inline) expect(one).toMatch(OURS);
  });
});

describe("the comment", () => {
  const clean: EvidenceInput = {
    tools: [tool()],
    protocolVersion: "2025-11-25",
    calls: [{ id: "valid", text: "Sunny." }],
  };

  test("starts with the marker of its key, encoded", () => {
    const body = renderComment(reportOf(clean), { ...options, key: "a --> b" });
    expect(body.startsWith(`${commentMarker("a --> b")}\n`)).toBe(true);
    expect(body.split("\n")[0]).not.toContain("a --> b");
  });

  test("names its key in the first line, whatever came of the run", () => {
    const second = (body: string) => body.split("\n")[1];
    expect(second(renderComment(reportOf(clean), { ...options, key: "mail" }))).toMatch(
      /^### MCP audit \(mail\): /,
    );
    expect(second(renderAborted("No.", { key: "mail", sha: "", reportUrl: null }))).toBe(
      "### ❌ MCP audit (mail): could not run",
    );
    expect(second(renderAborted("No.", { key: "", sha: "", reportUrl: null }))).toBe(
      "### ❌ MCP audit: could not run",
    );
  });

  test("of a clean run is three lines", () => {
    const lines = renderComment(reportOf(clean), options).split("\n").slice(1);
    const text = lines.join("\n").replace(/<details>[\s\S]*<\/details>/, "<details>");
    expect(text.split("\n").filter((line) => line.trim() !== "")).toHaveLength(3);
  });

  test("says beside the grade when nothing was called", () => {
    const report = reportOf({
      tools: [tool({ annotations: { title: "x" } })],
      calls: [],
      record: { scope: "read-only" },
    });
    expect(renderComment(report, options)).toMatch(
      /static only: 0 of 1 tools called, none is marked read-only/,
    );
    expect(report.score.categories.robustness).toMatchObject({ percent: null, notRun: "no tool was called" });
  });

  test("of a server that could not start has the reason, stderr and what to try, and no grade", () => {
    const failure = {
      stage: "startup" as const,
      message: "The server exited with code 1.",
      exit: null,
      stderrTail: "API key missing\n",
    };
    const body = renderComment(reportOf({ more: { failure } }), options);
    expect(body).toContain("API key missing");
    expect(body).toContain("`env`");
    expect(body).not.toMatch(/[ABCDF] · \d/);
  });

  test("of many tools that fail alike is one row and one block, and names them", () => {
    const tools = Array.from({ length: 27 }, (_, index) => ({ name: `tool_${index}`, inputSchema: {} }));
    const body = renderComment(reportOf({ tools }), options);
    expect(body).toContain(
      "| ❌ 27 tools: `tool_0`, `tool_1`, `tool_2` and 24 more | The tool has no description.",
    );
    expect(body.match(/<details>/g)).toHaveLength(2);
    for (const tool of tools) expect(body).toContain(`\`${tool.name}\``);
  });

  test("of 1,000 tools that fail in different ways fits and counts what is left out", () => {
    const tools = Array.from({ length: 1000 }, (_, index) => ({ name: `tool_${index}`, inputSchema: {} }));
    const all = reportOf({ tools });
    const word = (index: number) => [...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join("");
    const findings = all.findings.map((one) => ({
      ...one,
      message: `${word(one.toolIndex ?? 0)} ${one.message}`,
    }));
    const report = { ...all, findings };
    const body = renderComment(report, options);
    expect(body.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(body).toMatch(/9\d\d more tools with problems/);
    expect(Buffer.byteLength(renderSummary(report, { ...options, limitBytes: 65_535 }))).toBeLessThanOrEqual(
      65_535,
    );
  });

  test("leads with the change against a baseline", () => {
    const before = reportOf(clean);
    const now = buildReport(
      evidence({ ...clean, tools: [tool(), tool({ name: "bare", description: "" })] }),
      {
        baseline: { report: before, label: "abc1234" },
      },
    );
    const body = renderComment(now, options);
    expect(body).toMatch(/### MCP audit: [A-F] · [\d.]+ \(was A · 100\) · 1 new problem/);
    expect(body).toMatch(/tool list \d+ tokens \(\+\d+ against `abc1234`\)/);
  });
});

describe("the first lines of the comment", () => {
  const bare = tool({ name: "bare", description: "" });
  const vague = tool({
    name: "vague",
    inputSchema: { type: "object", properties: { text: { type: "string" } } },
  });
  const titleOf = (report: Report) => renderComment(report, options).split("\n")[1];
  const firstOf = (report: Report) =>
    /^\*\*First\*\* .*\n.*$/m.exec(renderComment(report, options))?.[0] ?? "";

  test("say that it failed, and why", () => {
    const report = reportOf({ tools: [bare], more: {} });
    expect(titleOf(report)).toMatch(/ · failed: 1 error$/);
    const stopped = {
      ...report,
      conclusion: { ...report.conclusion, reasons: ["`<b>` & co", "score 1 is under 90"] },
    };
    expect(titleOf(stopped)).toMatch(/ · failed: .*; score 1 is under 90$/);
    expect(titleOf(stopped)).not.toContain("<b> ");
  });

  test("say that it passed although there are problems, and no more where there are none", () => {
    const warned = reportOf({ tools: [vague] });
    expect(warned.conclusion.result).toBe("success");
    expect(titleOf(warned)).toMatch(/ · passed with \d+ warnings?$/);
    expect(titleOf(reportOf({ tools: [tool()], calls: [{ id: "valid", text: "Sunny." }] }))).toMatch(
      /A · 100$/,
    );
  });

  test("say what to do first: the worst problem and its fix", () => {
    const report = reportOf({ tools: [vague, bare] });
    const [worst] = report.findings;
    expect(worst?.tool).toBe("bare");
    expect(firstOf(report)).toContain("**First** ❌ `bare`: The tool has no description.");
    expect(firstOf(report)).toContain(worst?.fix ?? "no fix");
    expect(firstOf(reportOf({ tools: [tool()] }))).toBe("");
  });

  test("say it of what is new, where the run was compared", () => {
    const before = { report: reportOf({ tools: [bare] }), label: "abc1234" };
    const report = buildReport(evidence({ tools: [bare, vague] }), { baseline: before });
    expect(report.findings[0]?.tool).toBe("bare");
    expect(firstOf(report)).toMatch(/^\*\*First\*\* ⚠️ `vague`/);
  });

  test("say nothing of it where the change passed and brought nothing", () => {
    const before = { report: reportOf({ tools: [bare] }), label: "abc1234" };
    const known = buildReport(evidence({ tools: [bare] }), { baseline: before });
    expect(known.conclusion.result).toBe("failure");
    expect(firstOf(known)).toContain("`bare`");
    const passed = { ...known, conclusion: { result: "success" as const, exitCode: 0, reasons: [] } };
    expect(titleOf(passed)).toMatch(/ · nothing new.* · passed with 1 error$/);
    expect(firstOf(passed)).toBe("");
  });

  test("are followed by what is new, before what is known and worse", () => {
    const old = tool({ name: "old", description: "" });
    const both = { ...vague, name: "both", description: "" };
    const before = { report: reportOf({ tools: [old, { ...both, inputSchema: {} }] }), label: "abc1234" };
    const report = buildReport(evidence({ tools: [old, both] }), { baseline: before });
    const rows = renderComment(report, options).match(/^\| (?:❌|⚠️) `.*$/gm) ?? [];
    expect(rows.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(["both", "old"]);
    expect(rows[0]).toMatch(/parameter.* \| new +\|$/);
    expect(rows[1]).toMatch(/no description.* \| known +\|$/);
  });

  test("tell once why nothing was compared", () => {
    const note = "The base has no folder. Nothing was compared.";
    const body = renderComment(buildReport(evidence({ tools: [bare] }), { baselineNote: note }), options);
    expect(body.split(note)).toHaveLength(2);
  });
});

describe("annotations", () => {
  const report = reportOf({
    tools: [tool({ name: "a", description: "", inputSchema: {} }), tool({ name: "b", description: "" })],
  });

  test("one for each failing tool, with all of its findings", () => {
    const annotations = annotationsOf(report, { mode: "per-tool", fallbackPath: "ci.yml" });
    expect(annotations).toHaveLength(2);
    expect(annotations[0]).toMatchObject({ path: "ci.yml", startLine: 1, level: "failure" });
    expect(annotations[0]?.message).toContain("(description)");
    expect(annotations[0]?.message).toContain("(input-schema)");
  });

  test("one for each finding, or none", () => {
    expect(annotationsOf(report, { mode: "per-finding", fallbackPath: "ci.yml" })).toHaveLength(3);
    expect(annotationsOf(report, { mode: "off", fallbackPath: "ci.yml" })).toEqual([]);
  });
});

test("what is not about calls is said to be not verified without a count of calls, notes beside it", () => {
  const report = reportOf({
    judge: { checks: { lifecycle: { enabled: true, severity: null, options: {} } } },
    more: { extra: { lifecycle: { notes: ["`note` is ambiguous."], runs: [] } } },
  });
  const lines = renderComment(report, options).split("\n");
  expect(lines.filter((line) => line.includes("`lifecycle` not verified"))).toEqual([
    "- `lifecycle` not verified (no tools create, read and delete the same thing by their names)",
  ]);
  expect(report.warnings).toContain("`note` is ambiguous.");
  expect(lines.some((line) => line.includes("note") && line.includes("is ambiguous"))).toBe(true);
});

test("a place of any length leaves the comment whole", () => {
  const report = reportOf(hostileInput("plain"));
  const location = { path: "x".repeat(100_000), line: 1, endLine: 1 };
  const findings = report.findings.map((one) => ({ ...one, location }));
  const body = renderComment({ ...report, findings }, options);
  expect(body.endsWith("</details>\n")).toBe(true);
  expect(body.match(/xxxxx…:1/g)?.length).toBeGreaterThan(0);
});
