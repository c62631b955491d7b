import { resolve } from "node:path";
import { expect, test } from "vitest";
import { freezeEvidence } from "../../src/evidence/freeze.ts";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import { createFacts } from "../../src/facts/facts.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Target } from "../../src/model/settings.ts";
import { outcomes, run, sent } from "./run.ts";

function example(name: string): Target {
  const args = [resolve(`fixtures/servers/${name}.mjs`)];
  return { transport: "stdio", command: process.execPath, args, cwd: process.cwd(), display: name };
}

/** Evidence without what differs from run to run. */
function timeless(evidence: Evidence): unknown {
  const times = new Set([
    "atMs",
    "durationMs",
    "startedAtMs",
    "startupMs",
    "startedAt",
    "ms",
    "bytes",
    "tail",
  ]);
  return JSON.parse(JSON.stringify(evidence, (key, value) => (times.has(key) ? null : value)));
}

test.each([
  ["exits", []],
  ["greet-deep", ["ok", "die!", "noise", "asks", "twice"]],
  ["list-deep", ["ok", "deep", "no-content"]],
])("what is recorded can be frozen, written and read again: %s", async (trait, calls) => {
  const tools = ["ok", "die", "noise", "asks", "twice", "deep", "no-content"];
  const evidence = freezeEvidence(await run({ traits: [trait], tools, calls }));
  const again = parseEvidence(serializeEvidence(evidence));
  expect(again).toEqual(evidence);
  expect(outcomes(again)).toEqual(outcomes(evidence));
});

test("two runs of one server give the same evidence, times aside", async () => {
  const [first, second] = [
    await run({ target: example("faulty") }),
    await run({ target: example("faulty") }),
  ];
  const settled = (evidence: Evidence) => {
    const { env: _, ...rest } = timeless(evidence) as Record<string, unknown>;
    return rest;
  };
  expect(settled(second)).toEqual(settled(first));
}, 60_000);

test("a server of the official SDK is called as planned, and nothing of it is restarted", async () => {
  const evidence = await run({ target: example("clean") });
  const { calls, coverage } = createFacts(evidence);
  expect(evidence.cases.length).toBeGreaterThan(10);
  expect(calls.map((call) => call.key)).toEqual(evidence.cases.map((item) => item.key));
  expect(coverage.level).toBe("full");
  expect(sent(evidence, "confirm")).toEqual([]);
  expect(evidence.connections.filter((one) => one.purpose === "audit")).toHaveLength(1);
  expect(evidence.connections[0]).toMatchObject({ noiseCount: 0, shutdown: { how: "stdin-close" } });
});

test("a tool that may not be called is not called", async () => {
  const evidence = await run({ target: example("faulty") });
  const named = evidence.exchanges.filter((one) => one.request.raw.includes("delete_station"));
  expect(named).toEqual([]);
  expect(evidence.skipped).toMatchObject([{ tool: "delete_station", cause: "consent" }]);
}, 60_000);

test("progress is told in order, from the start to the end", async () => {
  const stages: string[] = [];
  await run({
    tools: ["ok", "die"],
    calls: ["ok", "die"],
    onProgress: ({ stage, done, total }) => stages.push(`${stage} ${done}/${total}`),
  });
  expect(stages).toEqual(["start 0/0", "list 0/0", "call 0/2", "call 1/2", "stop 0/0", "confirm 0/1"]);
});
