import { describe, expect, it } from "vitest";
import { freezeEvidence } from "../../src/evidence/freeze.ts";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import { createFacts } from "../../src/facts/facts.ts";
import { UsageError } from "../../src/model/errors.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import { evidence, tool } from "../evidence-builder.ts";

const full = (): Evidence =>
  evidence({
    tools: [tool(), tool({ name: "b" })],
    calls: [
      { text: "fine", args: { city: "Paris" } },
      { id: "missing-required/city", crash: { signal: "SIGSEGV" }, confirm: { crash: { code: 1 } } },
      { tool: "b", id: "robust/nulls", timeout: true },
      { tool: "b", id: "probe/mine", args: null, refusal: "no" },
    ],
    probes: [{ purpose: "protocol", caseKey: "protocol/unknown-method", error: { code: -32601 } }],
    pagesAgain: [{ tools: [] }],
    noise: [{ text: "Listening", during: 0 }],
    messages: [{ kind: "notification", method: "notifications/message", raw: "{}" }],
    stderr: "started",
    skipped: [{ toolIndex: 1, tool: "b", cause: "consent", reason: "not read-only" }],
    more: {
      stopped: { reason: "budget", detail: "enough" },
      failure: { stage: "list", message: "m", exit: { code: 1, signal: null, atMs: 3 }, stderrTail: "" },
      dropped: [{ toolIndex: 0, id: "wrong-type/city", reason: "valid" }],
      locations: { b: { path: "src/b.ts", line: 1, endLine: 2 } },
      extra: { sources: { facts: [], filesRead: 3 } },
    },
  });

/** The evidence as JSON with one member replaced, by its path. */
function broken(path: string, value: unknown): string {
  const whole = JSON.parse(serializeEvidence(full()));
  const parts = path.split("/");
  const last = parts.pop() as string;
  const owner = parts.reduce((at, part) => at[part], whole);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return JSON.stringify(whole);
}

function messageOf(text: string): string {
  try {
    parseEvidence(text);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("it was read");
}

describe("parseEvidence", () => {
  it("reads a probe that was tried again, and what was joined without all shards", () => {
    const texts = [
      broken("exchanges/1/purpose", "retry"),
      broken("stopped", { reason: "shard", detail: "shard 2 of 2 is missing" }),
    ];
    for (const text of texts)
      expect(JSON.parse(JSON.stringify(parseEvidence(text)))).toEqual(JSON.parse(text));
  });

  it("reads back what was written, and writes it the same again", () => {
    const text = serializeEvidence(full());
    const back = parseEvidence(text);
    expect(back).toEqual(full());
    expect(serializeEvidence(back)).toBe(text);
  });

  it("reads evidence of a url, with what a reproduction repeats", () => {
    const target = {
      transport: "http" as const,
      url: "https://x.test/mcp",
      display: "https://x.test/mcp",
      repeat: { names: ["Authorization"], directory: "" },
    };
    expect(parseEvidence(serializeEvidence(evidence({ target }))).target).toEqual(target);
  });

  it("gives frozen evidence", () => {
    const { exchanges } = parseEvidence(serializeEvidence(full()));
    expect(Object.isFrozen(exchanges)).toBe(true);
    expect(Object.isFrozen(exchanges[0]?.request)).toBe(true);
  });

  it("lets anything stand where the server's own data stands", () => {
    const initialize = { protocolVersion: 7, capabilities: null, "": [{}] };
    expect(parseEvidence(serializeEvidence(evidence({ initialize }))).connections[0]?.initialize).toEqual(
      initialize,
    );
  });

  it.each<[string, unknown]>([
    ["schemaVersion", undefined],
    ["target", { transport: "pipe" }],
    ["settings/judge/checks", undefined],
    ["settings/judge/failOn", "always"],
    ["settings/record/scope", "everything"],
    ["settings/judge/suppressions", [{ check: "name" }]],
    ["exchanges/0/end", "lost"],
    ["exchanges/0/request/raw", 7],
    ["exchanges/0/surprise", 1],
    ["cases/0/toolIndex", -1],
    ["cases/0/kind", "odd"],
    ["connections/0/noise", {}],
    ["connections/0/shutdown/how", "magic"],
    ["skipped/0/cause", "whim"],
    ["locations/b/line", "1"],
    ["failure/stage", "late"],
    ["extra", []],
  ])("refuses a wrong %s, and names the place", (path, value) => {
    const message = messageOf(broken(path, value));
    const [first = ""] = path.split("/");
    expect(message).toContain(first);
    expect(message).toContain("evidence.json");
  });

  it("refuses another version by its number", () => {
    expect(messageOf(broken("schemaVersion", 2))).toContain("version 2");
  });

  it.each(["", "{", "evidence"])("refuses text that is not JSON: %j", (text) => {
    expect(messageOf(text)).toContain("not JSON");
  });

  it.each(["null", "[]", "7", "{}"])("refuses JSON that is something else: %s", (text) => {
    expect(messageOf(text)).toMatch(/\w/);
  });
});

describe("freezeEvidence", () => {
  it("freezes through and through, also what is nested without end, and what was frozen outside only", () => {
    let deep: Record<string, unknown> = { end: { open: 1 } };
    for (let i = 0; i < 50_000; i += 1) deep = { a: deep };
    const half = Object.freeze({ inside: { open: 1 } });
    const frozen = freezeEvidence(evidence({ more: { extra: { deep, half } as Evidence["extra"] } }));
    expect(Object.isFrozen(frozen.extra)).toBe(true);
    expect(Object.isFrozen(half.inside)).toBe(true);
    let at = deep;
    while (at.a !== undefined) at = at.a as typeof at;
    expect(Object.isFrozen(at.end)).toBe(true);
  });

  it("is refused before it is parsed where it nests without end", () => {
    const deep = "[".repeat(1_000_000);
    expect(() => parseEvidence(`{"schemaVersion":1,"extra":{"x":${deep}`)).toThrow(/nests too deep/);
    expect(() => parseEvidence(JSON.stringify(deep))).toThrow(/not an evidence file/);
  });

  it("leaves evidence that facts can be derived from", () => {
    const facts = createFacts(freezeEvidence(full()));
    expect(facts.calls).toHaveLength(4);
    expect(facts.schemas[0]?.input.valid).toBe(true);
  });
});
