import { describe, expect, test } from "vitest";
import { buildReport } from "../../src/report/build.ts";
import { callsOf, run, sent } from "./run.ts";

const fuzz = { calls: 12, seed: 7 };
const keys = (evidence: Awaited<ReturnType<typeof run>>) =>
  callsOf(evidence)
    .filter((call) => call.kind === "fuzz")
    .map((call) => call.caseId);
const found = (evidence: Awaited<ReturnType<typeof run>>) => {
  const checks = { fuzz: { enabled: true, severity: null, options: {} } };
  const settings = { ...evidence.settings, judge: { ...evidence.settings.judge, checks } };
  const { findings } = buildReport({ ...evidence, settings });
  return findings.filter((one) => one.check === "fuzz");
};

describe("fuzz", () => {
  test("goes to a process of its own, after everything else", async () => {
    const evidence = await run({ tools: ["ok"], record: { fuzz } });
    const cases = sent(evidence, "case");
    const own = cases.filter((one) => one.caseKey?.includes("fuzz"));
    const others = evidence.exchanges.filter((one) => one.purpose !== "confirm" && !own.includes(one));
    expect(own.filter((one) => !one.caseKey?.includes("."))).toHaveLength(12);
    const connections = new Set(own.map((one) => one.connection));
    expect(connections.size).toBe(1);
    const before = others.filter((one) => one.purpose === "case" || one.purpose === "list-again");
    expect(before.some((one) => connections.has(one.connection))).toBe(false);
    expect(Math.min(...own.map((one) => one.id))).toBeGreaterThan(Math.max(...before.map((one) => one.id)));
  });

  test("is off unless asked for", async () => {
    expect(keys(await run({ tools: ["ok"] }))).toEqual([]);
  });

  test("stops calling a tool that hangs, and goes on with the next", async () => {
    const record = {
      fuzz,
      timeoutMs: 200,
      timeoutProbeSec: 1,
      robustInput: { enabled: false, maxTools: 0, hangMs: 200 },
    };
    const evidence = await run({ tools: ["hang", "ok"], record });
    const planned = callsOf(evidence).filter((call) => call.kind === "fuzz" && !call.caseId.includes("."));
    expect(planned.filter((call) => call.tool === "hang")).toHaveLength(3);
    expect(planned.filter((call) => call.tool === "ok")).toHaveLength(12);
    const dropped = evidence.dropped.filter((one) => one.id.startsWith("fuzz/"));
    expect(dropped).toHaveLength(9);
    expect(dropped[0]?.reason).toContain("hung or ended the process");
  });

  test("leaves what ends the process on every call to the check of the valid call", async () => {
    const evidence = await run({ tools: ["die"], record: { fuzz } });
    expect(found(evidence).filter((one) => one.outcome === "crashed")).toEqual([]);
    expect(callsOf(evidence).find((call) => call.kind === "valid")).toMatchObject({
      outcome: "crashed",
      confirmed: "yes",
    });
  });

  test("makes forbidden calls smaller, and says each distinct failure once", async () => {
    const evidence = await run({ tools: ["ok"], record: { fuzz: { calls: 30, seed: 7 } } });
    expect(found(evidence).map((one) => one.arguments)).toEqual([{ q: 0 }]);
    expect(keys(evidence).some((id) => id.includes("."))).toBe(true);
  });

  test("never sends a part of a secret", async () => {
    const secret = "SECRET-VALUE-1";
    const probe = { name: "p", tool: "die", arguments: { q: secret }, expect: {}, retries: 0 };
    const evidence = await run({
      tools: ["die"],
      record: { fuzz: { calls: 1, seed: 7 }, probes: [probe] },
      mask: (text) => text.replaceAll(secret, "***KEY***"),
    });
    const texts = evidence.exchanges.map((one) => one.request.raw).join("\n");
    expect(texts).toContain("***KEY***");
    expect(texts).not.toMatch(/SECRET|VALUE/);
  });

  test("ends at once when the run is stopped", async () => {
    const controller = new AbortController();
    const evidence = await run({
      tools: ["hang"],
      record: { fuzz, timeoutMs: 60_000, robustInput: { enabled: false, maxTools: 0, hangMs: 60_000 } },
      plan: () => ({ cases: [], dropped: [], skipped: [] }),
      signal: controller.signal,
      onProgress: ({ stage }) => {
        if (stage === "fuzz") setTimeout(() => controller.abort(), 300);
      },
    });
    expect(evidence.stopped?.reason).toBe("interrupted");
  });
});

describe("bench", () => {
  const probe = { name: "p", tool: "ok", arguments: { q: "x" }, expect: {}, retries: 0 };
  const timed = async (tool: string, calls: number, concurrency: number) => {
    const evidence = await run({
      tools: [tool],
      record: { probes: [{ ...probe, tool }], bench: [{ probe: "p", calls, concurrency }], timeoutMs: 300 },
    });
    return sent(evidence, "bench");
  };

  test("makes every call, several in flight on one connection", async () => {
    const made = await timed("ok", 20, 4);
    expect(made).toHaveLength(20);
    expect(made.every((one) => one.end === "answered" && one.caseKey === "0 p")).toBe(true);
    expect(new Set(made.map((one) => one.connection)).size).toBe(1);
  });

  test("gives up a series that hangs or ends the process", async () => {
    expect((await timed("hang", 50, 1)).length).toBe(5);
    expect((await timed("die", 50, 1)).length).toBe(5);
  }, 120_000);
});
