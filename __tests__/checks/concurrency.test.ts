import { describe, expect, it } from "vitest";
import check from "../../src/checks/state/concurrency.ts";
import { createFacts } from "../../src/facts/facts.ts";
import { connection, evidence, type Probe, type Reply, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

const FINE: Reply = { text: "Written." };
const LOCKED: Reply = { refusal: "The journal is locked." };

/** One tool, called alone, then over two connections: one after another, at once, one after another again. */
function of(rounds: { before?: Reply[]; together?: Reply[]; after?: Reply[] }, started = 2) {
  const probes = Object.entries({ before: [FINE, FINE], ...rounds }).flatMap(([round, replies]) =>
    replies.map(
      (reply, index): Probe => ({
        ...reply,
        purpose: "concurrency",
        caseKey: `${round}/${index + 1} 0/valid`,
      }),
    ),
  );
  const base = evidence({
    tools: [tool({ name: "write" })],
    calls: [FINE],
    probes,
    record: { concurrency: 2 },
  });
  const starts = Array.from({ length: started }, (_, index) =>
    connection({ id: 1 + index, purpose: "concurrency", initialize: {} }),
  );
  return { ...base, connections: [...base.connections, ...starts] };
}

const result = (rounds: Parameters<typeof of>[0], started?: number) => judged(check, of(rounds, started));

function untold(rounds: Parameters<typeof of>[0], started?: number) {
  const facts = createFacts(of(rounds, started));
  const { findings, percent, notVerified = [] } = check.evaluate(facts, {});
  expect(findings).toEqual([]);
  return { percent, reasons: notVerified.map((one) => one.reason) };
}

describe("concurrency", () => {
  it("passes when all calls at once succeed", () => {
    expect(result({ together: [FINE, FINE] })).toMatchObject({
      verdict: "pass",
      findings: [],
      undeclared: [],
    });
  });

  it.each<[string, Reply[], RegExp]>([
    ["some fail", [FINE, LOCKED], /^1 of 2 equal calls .*locked/],
    ["all fail", [LOCKED, LOCKED], /^2 of 2/],
    ["one is a JSON-RPC error", [FINE, { error: { code: -32603, message: "busy" } }], /^1 of 2/],
    ["one ends its process", [{ crash: { code: 1 } }, FINE], /exited with code 1/],
    ["one is never answered", [{ timeout: true }, FINE], /no answer/],
  ])("fails when %s, and one after another succeeds before and after", (_, together, message) => {
    const { verdict, findings } = result({ together, after: [FINE, FINE] });
    expect(verdict).toBe("fail");
    expect(findings).toMatchObject([
      { tool: "write", severity: "error", message: expect.stringMatching(message) },
    ]);
  });

  it("gives the same identity however many of the calls fail", () => {
    const prints = [
      [LOCKED, LOCKED],
      [FINE, LOCKED],
    ].map((together) => result({ together, after: [FINE, FINE] }).findings[0]?.fingerprint);
    expect(prints[0]).toBe(prints[1]);
  });

  it.each<[string, Parameters<typeof of>[0], RegExp]>([
    ["that fails one after another as well", { before: [FINE, LOCKED] }, /one after another as well/],
    ["that fails one after another since", { together: [FINE, LOCKED], after: [LOCKED] }, /since then/],
    ["that was not tried again", { together: [FINE, LOCKED] }, /could not be tried/],
    [
      "that limits its callers",
      { together: [FINE, { refusal: "429 Too Many Requests" }], after: [FINE, FINE] },
      /kept out/,
    ],
    [
      "that lacks a key",
      { together: [FINE, { refusal: "Invalid API key" }], after: [FINE, FINE] },
      /kept out/,
    ],
    [
      "that is slow alone",
      {
        before: [FINE, { ...FINE, durationMs: 9_000 }],
        together: [FINE, { timeout: true }],
        after: [FINE, FINE],
      },
      /too slow/,
    ],
  ])("does not accuse a tool %s", (_, rounds, reason) => {
    const { percent, reasons } = untold(rounds);
    expect(percent).toBeNull();
    expect(reasons).toEqual([expect.stringMatching(reason)]);
  });

  it("says when not all processes could be started side by side", () => {
    expect(untold({ before: [] }, 1).reasons).toEqual([expect.stringMatching(/^only 1 of 2/)]);
  });

  it("does not apply when nothing was called at once", () => {
    expect(judged(check, evidence({ calls: [{}] }))).toMatchObject({ verdict: "n/a", rows: {} });
  });
});
