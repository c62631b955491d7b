import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { secretsOf } from "../../src/config/secrets.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import { buildEvidence } from "../../src/record/build.ts";
import { createLog, type Log } from "../../src/record/log.ts";
import { createNotes } from "../../src/record/notes.ts";
import { buildReport } from "../../src/report/build.ts";
import { createMasker, formsOf, maskHead, maskTail } from "../../src/text/mask.ts";
import { connection, type EvidenceInput, evidence } from "../evidence-builder.ts";
import { artefactsOf } from "./artefacts.ts";
import { leaksOf, WRITINGS } from "./leak-oracle.ts";

/** Values people give to variables and headers: printable, of one line, with whatever needs escaping. */
const secret = fc
  .array(fc.constantFrom(..."abcXYZ0123456789-_.:/+=%&<>\"'\\ $#|`~äß€😀"), { minLength: 8, maxLength: 60 })
  .map((characters) => characters.join("").trim())
  .filter((text) => text.length >= 8 && new Set(text).size > 5);
const writing = fc.constantFrom(...Object.keys(WRITINGS));
const around = fc.string({ maxLength: 12 });

const maskerOf = (value: string) => createMasker(secretsOf({ API_KEY: value }));
const written = (way: string, value: string) => WRITINGS[way]?.(value) ?? "";

describe("a masked text", () => {
  test.each(Object.keys(WRITINGS))("gives away no piece of a value written as %s", (way) => {
    fc.assert(
      fc.property(secret, around, around, (value, before, after) => {
        const text = maskerOf(value)(`${before} ${written(way, value)} ${after}`);
        expect(text).toContain("***API_KEY***");
        expect(leaksOf(text, value)).toEqual([]);
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test("gives away no piece of a value that overlaps another", () => {
    const mask = createMasker([
      { name: "A", value: "abcdefgh" },
      { name: "B", value: "efghijklmnop" },
    ]);
    expect(mask("-abcdefghijklmnop-")).toBe("-***A***-");
  });

  test("of a value of several lines hides it as it is shown on one", () => {
    const value = "-----BEGIN KEY-----\nMIIEabcdefgh\nijklmnopqrst\n-----END KEY-----";
    const mask = maskerOf(value);
    for (const text of [
      value,
      value.replaceAll("\n", "\r\n"),
      value.replaceAll("\n", " "),
      JSON.stringify(value),
    ])
      expect(mask(text)).not.toMatch(/MIIEabcd|ijklmnop/);
  });

  test("leaves alone what only looks like one", () => {
    const text = 'C:\\path %20 &amp; "abcdefg" YWJjZGVmZ';
    expect(createMasker([{ name: "A", value: "abcdefgh" }])(text)).toBe(text);
  });
});

describe("at an edge", () => {
  const edge = fc.integer({ min: 0, max: 400 });

  test("of what is looked at, no piece is left", () => {
    fc.assert(
      fc.property(secret, writing, edge, fc.integer({ min: 1, max: 4 }), (value, way, before, times) => {
        const text = `${"-".repeat(before)}${written(way, value).repeat(times)}${"-".repeat(1_500)}`;
        const mask = maskerOf(value);
        expect(leaksOf(maskHead(text, 400, mask), value)).toEqual([]);
        const ending = `${"-".repeat(1_500)}${written(way, value).repeat(times)}${"-".repeat(before)}`;
        expect(leaksOf(maskTail(ending, 400, mask), value)).toEqual([]);
        expect(leaksOf(createLog(mask).text(text, 400), value)).toEqual([]);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test("a value that fills all there is leaves no half of itself", () => {
    const value = Array.from({ length: 300 }, (_, index) => `k${index}`).join("-");
    const mask = maskerOf(value);
    const log = createLog(mask);
    const kept = connection();
    const notes = createNotes(log, kept, () => null);
    notes.stderr(Buffer.from(value.repeat(200)));
    notes.keepStderr();
    notes.noise(value.repeat(200));
    notes.message("notification", "notifications/message", JSON.stringify({ value: value.repeat(200) }));
    expect(kept.stderr.tail).toContain("***API_KEY***");
    expect(leaksOf(JSON.stringify(kept), value)).toEqual([]);
  });
});

/** Evidence of a run whose server says these things, as the recorder keeps it under a mask. */
function recordedUnder(mask: (text: string) => string, input: EvidenceInput): Evidence {
  const plain = evidence(input);
  const log: Log = createLog(mask);
  log.exchanges = plain.exchanges.map((one) => ({
    ...one,
    request: log.frame(one.request.raw, "other"),
    response: one.response === null ? null : log.frame(one.response.raw, "other"),
  }));
  log.connections = plain.connections.map((one) => {
    const kept = connection({
      ...one,
      noise: [],
      messages: [],
      stderr: { tail: "", bytes: 0 },
      initialize: null,
    });
    const notes = createNotes(log, kept, () => null);
    for (const line of one.noise) notes.noise(line.text);
    for (const message of one.messages) notes.message(message.kind, message.method, message.frame.raw);
    notes.stderr(Buffer.from(one.stderr.tail));
    notes.keepStderr();
    return kept;
  });
  const { target, settings, startedAt, cases, dropped, skipped, failure, stopped } = plain;
  const plan = { cases, dropped, skipped };
  const rest = { failure, stopped, state: null, alone: false, http: null, remarks: {}, interrupted: false };
  return buildEvidence({ target, settings, startedAt, log, mask, plan, ...rest });
}

/** A server that puts a text wherever it can. */
function echoing(text: string): EvidenceInput {
  const failing = { crash: { code: 1 }, confirm: { crash: { code: 1 } } };
  return {
    tools: [
      {
        name: text,
        title: text,
        description: text,
        annotations: { readOnlyHint: true },
        inputSchema: {
          type: "object",
          properties: { [text]: { type: "string", description: text, enum: [text] }, b: { pattern: text } },
          required: ["ghost"],
        },
      },
      { name: "other", inputSchema: { type: "object", properties: {} } },
    ],
    initialize: { protocolVersion: text, capabilities: {}, serverInfo: { name: text, version: text } },
    instructions: text,
    calls: [
      { id: "valid", args: { [text]: text }, refusal: text },
      { id: `wrong-type/${text}`, args: { [text]: 1 }, text },
      { id: "missing-required/b", args: { b: text }, ...failing },
      { tool: 1, id: "valid", error: { code: -32603, message: text, data: { [text]: text } } },
      { tool: 1, id: "robust/nulls", raw: text },
    ],
    noise: [{ text }],
    messages: [
      {
        kind: "notification",
        method: text,
        raw: JSON.stringify({ jsonrpc: "2.0", method: text, params: { text } }),
      },
    ],
    skipped: [{ toolIndex: 1, tool: text, reason: text }] as never,
    stderr: text,
    more: { stopped: { reason: "cannot-restart", detail: text } },
  };
}

test("no artefact gives away a piece of a secret, wherever and however a server writes it", async () => {
  await fc.assert(
    fc.asyncProperty(secret, writing, async (value, way) => {
      const kept = recordedUnder(maskerOf(value), echoing(`x ${written(way, value)} y`));
      const all = await artefactsOf(buildReport(kept), kept);
      for (const [name, text] of Object.entries({ ...all, raw: JSON.stringify(kept) }))
        expect(leaksOf(text, value), name).toEqual([]);
    }),
    { seed: 7, numRuns: 60 },
  );
}, 120_000);

test("no report of a failure gives away a piece of a secret", async () => {
  await fc.assert(
    fc.asyncProperty(secret, writing, async (value, way) => {
      const text = `x ${written(way, value)} y`;
      const failure = {
        stage: "initialize" as const,
        message: text,
        exit: null,
        stderrTail: maskerOf(value)(text),
      };
      const kept = recordedUnder(maskerOf(value), { tools: [], calls: [], more: { failure } });
      for (const [name, one] of Object.entries(await artefactsOf(buildReport(kept), kept)))
        expect(leaksOf(one, value), name).toEqual([]);
    }),
    { seed: 7, numRuns: 30 },
  );
}, 60_000);

test("the forms for those who mask by comparing hold the usual encodings", () => {
  const forms = formsOf('k:/"9&ä 1');
  for (const way of ["raw", "url", "base64", "xml", "hex"]) {
    const text = written(way, 'k:/"9&ä 1');
    expect(forms.some((form) => text.includes(form))).toBe(true);
  }
});
