import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { buildReport } from "../../src/report/build.ts";
import { COMMENT_LIMIT, commentMarker, renderComment } from "../../src/report/comment.ts";
import { CHECK_SUMMARY_LIMIT, renderSummary } from "../../src/report/summary.ts";
import { evidence } from "../evidence-builder.ts";
import { AUTOLINKED, type Seen, seenInMarkdown } from "./dom.ts";
import { everywhere, failing, substituted, TOKEN } from "./substitute.ts";
import { CORPUS } from "./text-corpus.ts";

interface Node {
  type: string;
  value?: string;
  url?: string;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

const OPTIONS = { key: "k", sha: "a1b2c3d", reportUrl: "https://github.com/acme/tickets/actions/runs/1" };
const FOREIGN =
  /^(?:image|imageReference|linkReference|definition|footnoteReference|footnoteDefinition|delete|thematicBreak|blockquote)$/;
/** Elements of ours within a line; a block of HTML is the summary of a folded part. */
const INLINE = /^(?:<\/?code>|<br>)$/;
const BLOCK = /^(?:<details><summary>(?:[^<>]|<\/?code>)*<\/summary>|<\/details>)$/;

const parse = (markdown: string): Node =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;
const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)];

function expectInert(markdown: string, marker: string | null): Seen {
  const tree = parse(markdown);
  const all = nodes(tree);
  expect(all.filter((node) => FOREIGN.test(node.type))).toEqual([]);
  for (const { url = "" } of all.filter((node) => node.type === "link"))
    expect(url).toMatch(/^https:\/\/github\.com\//);
  const html = all.filter((node) => node.type === "html").map((node) => (node.value ?? "").trim());
  const ours = marker === null ? [] : [marker];
  expect(html.filter((one) => !INLINE.test(one) && !BLOCK.test(one))).toEqual(ours);
  expect(html.filter((one) => one.startsWith("<details>")).length).toBe(
    html.filter((one) => one === "</details>").length,
  );
  expect(all.filter((node) => node.type === "heading")).toHaveLength(1);
  for (const table of all.filter((node) => node.type === "table"))
    expect(new Set((table.children ?? []).map((row) => row.children?.length)).size).toBe(1);
  for (const { type, position } of all) {
    const source = markdown.slice(position?.start.offset, position?.end.offset);
    if (type === "text" || type === "html") expect(source).not.toContain("$");
  }
  const seen = seenInMarkdown(markdown);
  expect(seen.prose.filter((text) => AUTOLINKED.test(text))).toEqual([]);
  expect(markdown).not.toMatch(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
  );
  expect(markdown).not.toMatch(/\p{Cs}/u);
  return seen;
}

const texts = Object.entries(CORPUS);

describe.each([
  ["a run", everywhere],
  ["a run that could not start", failing],
])("in the comment and summary of %s", (_, input) => {
  const harmless = buildReport(evidence(input(TOKEN)));
  const both = (report: Report) => [renderComment(report, OPTIONS), renderSummary(report, OPTIONS)] as const;
  const plain = both(harmless).map(seenInMarkdown);

  test("the harmless text is in prose, in code and in folded parts", () => {
    const [comment] = both(harmless);
    expect(comment.split(TOKEN).length).toBeGreaterThan(3);
  });

  test.each(texts)("%s is inert, and gives the same elements as a harmless word", (_name, text) => {
    const [comment, summary] = both(substituted(input(TOKEN), text).report);
    const seen = [expectInert(comment, commentMarker("k")), expectInert(summary, null)];
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    // Less of what is long is told, and of what is blank nothing.
    if (text.length > 1_000 || text.trim() === "") return;
    expect(seen.map((one) => one.elements)).toEqual(plain.map((one) => one.elements));
    expect(seen.map((one) => one.addresses)).toEqual(plain.map((one) => one.addresses));
  });

  test.each(texts)("%s is inert when the checks judge it", (_name, text) => {
    const report = buildReport(evidence(input(text)));
    expectInert(renderComment(report, OPTIONS), commentMarker("k"));
    const limited = renderSummary(report, { ...OPTIONS, limitBytes: CHECK_SUMMARY_LIMIT });
    expectInert(limited, null);
    expect(Buffer.byteLength(limited)).toBeLessThanOrEqual(CHECK_SUMMARY_LIMIT);
  });
});
