import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { logAnnotations } from "../../src/action/github/log-annotations.ts";
import { logReport } from "../../src/action/log.ts";
import { reportJson } from "../../src/core/files.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import type { Json } from "../../src/model/json.ts";
import { annotationsOf } from "../../src/report/annotations.ts";
import { renderBadge } from "../../src/report/badge.ts";
import { buildReport } from "../../src/report/build.ts";
import { renderHtml } from "../../src/report/html.ts";
import { renderJunit } from "../../src/report/junit.ts";
import { renderSarif } from "../../src/report/sarif.ts";
import { renderTerminal } from "../../src/report/terminal.ts";
import { renderTrace } from "../../src/report/trace.ts";
import { plain } from "../../src/text/plain.ts";
import { evidence } from "../evidence-builder.ts";
import { seenInPage } from "./dom.ts";
import { printedBy } from "./printed.ts";
import { everywhere, failing, substituted, TOKEN } from "./substitute.ts";
import { CORPUS } from "./text-corpus.ts";

/** Everything that steers a terminal, a viewer or the direction of a text. */
const STEERING =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cs}/u;
const JOINERS = /\u2060/g;

const texts = Object.entries(CORPUS);
const short = texts.filter(([, text]) => text.length <= 1_000);
const inputs = [
  ["a run", everywhere],
  ["a run that could not start", failing],
] as const;

const parser = new XMLParser({
  ignoreAttributes: false,
  preserveOrder: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 100_000_000 },
  htmlEntities: true,
});

const withText = (value: Json, text: string): Json =>
  JSON.parse(JSON.stringify(value).split(TOKEN).join(JSON.stringify(text).slice(1, -1))) as Json;

describe.each(inputs)("of %s", (_kind, input) => {
  const harmless = substituted(input(TOKEN), TOKEN);
  const page = seenInPage(renderHtml(harmless.report, harmless.evidence));

  test.each(texts)("the page holds %s as text only", (_, text) => {
    const { report, evidence: recorded } = substituted(input(TOKEN), text);
    const html = renderHtml(report, recorded);
    const seen = seenInPage(html);
    expect(seen.elements).toEqual(page.elements);
    expect(seen.addresses).toEqual(page.addresses);
    expect(seen.comments).toEqual([]);
    expect(html).not.toMatch(STEERING);
  });

  test.each(short)("JUnit is well formed and gives %s back", (_, text) => {
    const xml = renderJunit(substituted(input(TOKEN), text).report);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).not.toMatch(STEERING);
    const shown = plain(text).replace(/[\ufffe\uffff]/g, "\ufffd");
    const expected = withText(parser.parse(renderJunit(harmless.report)), shown);
    if (text !== "") expect(parser.parse(xml)).toEqual(expected);
  });

  test.each(short)("SARIF gives %s back, and no link of it", (_, text) => {
    const { runs } = JSON.parse(renderSarif(substituted(input(TOKEN), text).report));
    const before = JSON.parse(renderSarif(harmless.report)).runs;
    const messages = (all: typeof runs): string[] =>
      all[0].results.map((result: { message: { text: string } }) => result.message.text);
    for (const message of messages(runs)) {
      expect(message).not.toMatch(/\]\(|\{\d+\}/);
      expect(message).not.toMatch(STEERING);
    }
    if (text !== "")
      expect(messages(runs).map((one) => one.replace(JOINERS, ""))).toEqual(
        messages(before).map((one) => plain(one.split(TOKEN).join(text)).replace(JOINERS, "")),
      );
  });

  test.each(texts)("the terminal shows %s and obeys none of it", (_, text) => {
    for (const report of [substituted(input(TOKEN), text).report, buildReport(evidence(input(text)))]) {
      const shown = renderTerminal(report, { width: 100, color: false, tools: true });
      expect(shown).not.toMatch(STEERING);
      const coloured = renderTerminal(report, { width: 100, color: true, tools: true });
      expect(coloured.replace(/\u001b\[\d{1,2}m/g, "")).not.toMatch(STEERING);
      if (text.length <= 1_000) expect(shown.split("\n").length).toBeLessThan(400);
    }
  });

  test.each(texts)("the log shows %s and obeys none of it", async (_, text) => {
    const report = substituted(input(TOKEN), text).report;
    const printed = await printedBy(() => logReport(report));
    const lines = printed.split(/\r\n|\r|\n|\u2028|\u2029|\u0085/);
    const commands = lines.filter((line) => /^\s*::|##\[/.test(line));
    expect(commands).toEqual(["::group::MCP audit report", "::endgroup::"]);
    expect(printed).not.toMatch(STEERING);
  });

  test.each(texts)("annotations in the log show %s and obey none of it", async (_, text) => {
    const options = { mode: "per-finding", fallbackPath: "ci.yml" } as const;
    const annotations = annotationsOf(substituted(input(TOKEN), text).report, options);
    const printed = await printedBy(() => logAnnotations(annotations));
    for (const line of printed.split(/\r\n|\r|\n/).filter((one) => one !== ""))
      expect(line).toMatch(/^::(?:error|warning) title=[^:,]*,file=ci\.yml,line=1,endLine=1::/);
    expect(printed).not.toContain("##[");
    expect(printed).not.toMatch(STEERING);
  });

  test.each(texts)("annotations show %s as text", (_, text) => {
    const { report } = substituted(input(TOKEN), text);
    const count = annotationsOf(harmless.report, { mode: "per-finding", fallbackPath: "ci.yml" }).length;
    const all = annotationsOf(report, { mode: "per-finding", fallbackPath: "ci.yml" });
    expect(all).toHaveLength(count);
    for (const one of all) {
      expect(one.title).not.toMatch(STEERING);
      expect(one.title).not.toContain("\n");
      expect(one.message).not.toMatch(STEERING);
      expect(Buffer.byteLength(one.message)).toBeLessThanOrEqual(64_000);
    }
  });

  test.each(texts)("JSON, trace and badge hold %s without steering a terminal", (_, text) => {
    const { report, evidence: recorded } = substituted(input(TOKEN), text);
    const trace = renderTrace(report, recorded);
    expect(trace).not.toMatch(STEERING);
    const lines = trace.split("\n").filter((line) => line !== "");
    expect(lines).toHaveLength(
      renderTrace(harmless.report, harmless.evidence).trim().split("\n").filter(Boolean).length,
    );
    for (const line of lines) JSON.parse(line);
    for (const [written, value] of [
      [renderSarif(report), null],
      [reportJson(report), report],
      [serializeEvidence(recorded), recorded],
    ] as const) {
      expect(written).not.toMatch(STEERING);
      if (value !== null) expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
    }
    expect(renderBadge(report)).toBe(renderBadge(harmless.report));
  });
});
