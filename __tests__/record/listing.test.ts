import { describe, expect, test } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import { run, sent } from "./run.ts";

const tools = (evidence: Awaited<ReturnType<typeof run>>) =>
  createFacts(evidence).tools.map((tool) => tool.name);

describe("the tool list", () => {
  test("is read over all its pages", async () => {
    const evidence = await run({ traits: ["pages"], calls: [] });
    expect(tools(evidence)).toEqual(["ok-0", "ok-1", "ok-2"]);
    expect(sent(evidence, "list")).toHaveLength(3);
  });

  test("ends at a null cursor, which is noted", async () => {
    const evidence = await run({ traits: ["cursor-null"], calls: [] });
    expect(tools(evidence)).toEqual(["ok"]);
    expect(createFacts(evidence).listing).toMatchObject({ pages: 1, oddCursor: true });
  });

  test("ends at a cursor that was there before; both readers of it see the same tools", async () => {
    const seen: number[] = [];
    const evidence = await run({
      traits: ["cursor-repeats"],
      plan: (listed) => {
        seen.push(listed.length);
        return { cases: [], dropped: [], skipped: [] };
      },
    });
    expect(sent(evidence, "list")).toHaveLength(2);
    expect(createFacts(evidence).listing.repeatedCursor).toBe(true);
    expect(seen).toEqual([tools(evidence).length]);
  });

  test("that never ends is read up to a limit, and that is said", async () => {
    const evidence = await run({ traits: ["pages-endless"], record: { scope: "static" }, calls: [] });
    expect(evidence.failure).toBeNull();
    expect(tools(evidence).length).toBe(20_000);
    expect(evidence.extra.protocol).toEqual({ listIncomplete: "the tool list was read up to 20000 tools" });
  });

  test("of ten thousand tools is read, and calls stay cheap beside it", async () => {
    const evidence = await run({
      traits: ["list-10000"],
      plan: (listed) => ({
        cases: listed.slice(0, 300).map((tool) => ({
          key: `${tool.index}/wrong-type/q`,
          id: "wrong-type/q",
          kind: "wrong-type",
          toolIndex: tool.index,
          tool: tool.name,
          property: "q",
          arguments: { q: 5 },
          proof: "invalid",
          timeoutMs: 5_000,
        })),
        dropped: [],
        skipped: [],
      }),
    });
    expect(tools(evidence)).toHaveLength(10_000);
    expect(sent(evidence, "case").every((one) => one.end === "answered")).toBe(true);
    const checks = sent(evidence, "liveness");
    expect(checks.length).toBeGreaterThan(10);
    expect(checks.length).toBeLessThan(300);
    expect(checks.every((one) => (one.response?.raw.length ?? 0) < 3_000)).toBe(true);
  });

  test("may hold names of a megabyte", async () => {
    const evidence = await run({ traits: ["list-long-names"], calls: [] });
    expect(tools(evidence).map((name) => name.length)).toEqual([1_000_000, 2]);
  });

  test("may be a hundred thousand levels deep", async () => {
    const evidence = await run({ traits: ["list-deep"] });
    expect(tools(evidence)).toEqual(["ok", "deep"]);
    expect(sent(evidence, "case").length).toBeGreaterThan(0);
  });

  test("may hold entries of any kind", async () => {
    const evidence = await run({ traits: ["list-odd"] });
    expect(tools(evidence)).toEqual(["", "", "", "", "", "", "ok"]);
    expect(sent(evidence, "case").some((one) => one.caseKey?.startsWith("6/"))).toBe(true);
  });

  test("that changes while it is audited is seen to", async () => {
    const evidence = await run({ traits: ["list-changes"], calls: ["ok"] });
    expect(createFacts(evidence).listing.unstable).toBe(true);
  });

  test("that is given only once ends the process that keeps it back, not the run", async () => {
    const evidence = await run({ traits: ["list-once"], calls: ["ok!", "ok!"], record: { timeoutMs: 300 } });
    expect(sent(evidence, "liveness")).toMatchObject([{ end: "timed-out" }]);
    expect(evidence.stopped).toBeNull();
  });
});
