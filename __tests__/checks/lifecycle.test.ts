import { describe, expect, it } from "vitest";
import crossResource from "../../src/checks/state/cross-resource.ts";
import lifecycle from "../../src/checks/state/lifecycle.ts";
import { createFacts } from "../../src/facts/facts.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Json } from "../../src/model/json.ts";
import { STATE_STEPS, type StateRun, type StateStep } from "../../src/model/state.ts";
import { evidence, type Probe, type Reply, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

const NOTE: Reply = { text: '{"id":"n1","title":"Hello","readAt":"2030-01-02T03:04:05Z"}' };
const LATER: Reply = { text: '{"id":"n1","title":"Hello","readAt":"2030-01-02T03:04:06Z"}' };
const NONE: Reply = { refusal: "Note not found." };
const FINE = {
  create: { text: '{"id":"n1"}' },
  read: NOTE,
  control: NONE,
  remove: { text: "Deleted." },
  "read-again": NONE,
};
const STALE = { ...FINE, "read-again": NOTE, "read-later": LATER };

type Steps = Partial<Record<StateStep, Reply>>;
interface Shown extends Partial<Omit<StateRun, "steps">> {
  steps: Steps;
}

/** Evidence with these runs: of a note, made, read and deleted with three tools. */
function of(runs: readonly Shown[], notes: string[] = []): Evidence {
  const probes = runs.flatMap(({ steps }) =>
    STATE_STEPS.flatMap((step): Probe[] =>
      steps[step] === undefined ? [] : [{ ...steps[step], purpose: "state" }],
    ),
  );
  const tools = ["create_note", "get_note", "delete_note"].map((name) => tool({ name }));
  const base = evidence({ tools, probes, record: { sequential: true } });
  const ids = base.exchanges.filter((one) => one.purpose === "state").map((one) => one.id);
  const records = runs.map(({ steps, ...run }) => ({
    kind: "lifecycle",
    resource: "note",
    parent: null,
    pass: 1,
    tools: { create: 0, read: 1, remove: 2 },
    id: "n1",
    control: "n2",
    ...run,
    steps: Object.fromEntries(
      STATE_STEPS.filter((step) => steps[step] !== undefined).map((step) => [step, ids.shift() ?? -1]),
    ),
  }));
  return { ...base, extra: { lifecycle: { notes, runs: records as unknown as Json } } };
}

const twice = (steps: Steps): Shown[] => [{ steps }, { steps, pass: 2 }];
const reasons = (input: Evidence, check = lifecycle) => {
  const { findings, notVerified = [] } = check.evaluate(createFacts(input), {});
  expect(findings).toEqual([]);
  return notVerified.map((one) => one.reason);
};

describe("lifecycle", () => {
  it.each<[string, Reply]>([
    ["is refused", NONE],
    ["is an empty answer", { text: "null" }],
    ["tells the deletion", { text: '{"id":"n1","title":"Hello","deleted":true}' }],
  ])("passes when reading what was deleted %s", (_, again) => {
    const found = judged(lifecycle, of([{ steps: { ...FINE, "read-again": again } }]));
    expect(found).toMatchObject({
      verdict: "pass",
      findings: [],
      rows: { get_note: "pass" },
      undeclared: [],
    });
  });

  it("fails when it is still read, whatever the time in the answer", () => {
    const found = judged(lifecycle, of(twice(STALE)));
    expect(found).toMatchObject({ verdict: "fail", rows: { get_note: "fail" } });
    expect(found.findings).toMatchObject([{ tool: "get_note", severity: "error" }]);
  });

  it("passes when it is gone a moment later", () => {
    expect(judged(lifecycle, of([{ steps: { ...STALE, "read-later": NONE } }])).verdict).toBe("pass");
  });

  it("fails when deleting does not find what reading does", () => {
    const steps = { ...FINE, remove: { refusal: "404: no such note" }, "read-again": NOTE };
    const found = judged(lifecycle, of(twice(steps)));
    expect(found.findings).toMatchObject([
      { tool: "delete_note", message: expect.stringContaining("does not find") },
    ]);
    expect(found.rows).toEqual({ delete_note: "fail" });
  });

  it.each<[string, Shown[], RegExp]>([
    ["the creation fails", [{ steps: { create: { refusal: "no" } } }], /`create_note` gives/],
    ["no id is told", [{ steps: FINE, id: null }], /names no id/],
    ["the new thing is not read", [{ steps: { ...FINE, read: NONE } }], /does not read what was created/],
    ["no other id is known", [{ steps: { create: FINE.create, read: NOTE } }], /no id is known/],
    [
      "any id gives the same",
      [{ steps: { ...STALE, control: { text: (NOTE.text ?? "").replace("n1", "n2") } } }],
      /answers the same for an id that nothing has/,
    ],
    [
      "deleting needs more",
      [{ steps: { ...STALE, remove: { refusal: "Confirm first." } } }],
      /`delete_note` gives/,
    ],
    [
      "deleting needs a key",
      [{ steps: { ...STALE, remove: { refusal: "404: API key not found" } } }],
      /gives/,
    ],
    ["it was not read again", [{ steps: { ...FINE, "read-again": undefined } }], /was not tried/],
    ["no fresh process was asked", [{ steps: STALE }], /could not be tried again/],
    ["a fresh process does better", [{ steps: STALE }, { steps: FINE, pass: 2 }], /depends on state/],
  ])("says that it could not be told when %s", (_, runs, reason) => {
    expect(reasons(of(runs))).toEqual([expect.stringMatching(reason)]);
  });

  it("says when there are no such tools, and brings the notes into the report", () => {
    expect(reasons(of([]))).toEqual([expect.stringMatching(/^no tools create/)]);
    const { notes } = lifecycle.evaluate(createFacts(of([], ["`note` is ambiguous."])), {});
    expect(notes).toEqual(["`note` is ambiguous."]);
  });

  it("does not apply when it was not asked for", () => {
    expect(judged(lifecycle, evidence())).toMatchObject({ verdict: "n/a", rows: {} });
  });

  it.each<[string, Json]>([
    ["no object", 5],
    ["no runs", { runs: "x", notes: 5 }],
    ["runs that are none", { runs: [1, { kind: "lifecycle" }, { kind: "x", resource: "y", steps: {} }] }],
    [
      "steps that are no numbers",
      { runs: [{ kind: "lifecycle", resource: "note", steps: { create: "x" } }] },
    ],
  ])("stands evidence with %s", (_, value) => {
    const { findings } = lifecycle.evaluate(createFacts({ ...evidence(), extra: { lifecycle: value } }), {});
    expect(findings).toEqual([]);
  });
});

describe("cross-resource", () => {
  const child = (steps: Steps): Shown[] =>
    twice(steps).map((run) => ({ ...run, kind: "cross-resource", parent: "book" }));

  it("tells of a child that stays, and scores nothing", () => {
    const found = judged(crossResource, of(child(STALE)));
    expect(found.findings).toMatchObject([
      { tool: "get_note", severity: "notice", message: expect.stringContaining("`book`") },
    ]);
    expect(found).toMatchObject({ verdict: "pass", rows: {}, undeclared: [] });
  });

  it("is silent when the child goes too, or when it cannot be told", () => {
    expect(reasons(of(child(FINE)), crossResource)).toEqual([]);
    expect(reasons(of([{ ...child(STALE)[0]!, id: null }]), crossResource)).toHaveLength(1);
    expect(judged(crossResource, of(twice(STALE)))).toMatchObject({ findings: [], verdict: "n/a" });
  });
});
