import { describe, expect, test } from "vitest";
import { callsOf, run, sent } from "./run.ts";

const STOPPED = { reason: "interrupted", detail: "stopped by the user or the runner" };

describe("a run that is stopped", () => {
  test("gives what was collected, and blames nobody for the call under way", async () => {
    const control = new AbortController();
    const started = performance.now();
    const evidence = await run({
      tools: ["ok", "hang"],
      calls: ["ok", "ok", "hang", "ok"],
      timeoutMs: 20_000,
      signal: control.signal,
      onProgress: ({ tool }) => {
        if (tool === "hang") setTimeout(() => control.abort(), 50);
      },
    });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(evidence.stopped).toEqual(STOPPED);
    expect(sent(evidence, "case").map((one) => one.end)).toEqual(["answered", "answered"]);
    expect(sent(evidence, "confirm")).toEqual([]);
    expect(callsOf(evidence).map((call) => call.outcome)).toEqual(["ok", "ok"]);
  });

  test("before it began starts nothing", async () => {
    const evidence = await run({ signal: AbortSignal.abort(), calls: ["ok"] });
    expect(evidence.stopped).toEqual(STOPPED);
    expect(evidence.failure?.message).toBe("The run was stopped before the server could be listed.");
    expect(evidence.exchanges).toEqual([]);
  });

  test("while the server starts", async () => {
    const control = new AbortController();
    const evidence = await run({
      traits: ["greet-never"],
      signal: control.signal,
      onProgress: ({ stage }) => {
        if (stage === "start") setTimeout(() => control.abort(), 100);
      },
    });
    expect(evidence.stopped).toEqual(STOPPED);
    expect(evidence.exchanges).toEqual([]);
  });

  test("while it waits for a server that will not end", async () => {
    const control = new AbortController();
    const started = performance.now();
    const evidence = await run({
      traits: ["ignores-sigterm", "ignores-eof"],
      calls: ["ok"],
      signal: control.signal,
      onProgress: ({ stage }) => {
        if (stage === "stop") setTimeout(() => control.abort(), 100);
      },
    });
    expect(evidence.stopped).toEqual(STOPPED);
    expect(sent(evidence, "case")).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test.each([1, 3, 5, 7, 9, 11])("at progress %i, whatever the server does then", async (count) => {
    const control = new AbortController();
    const traits = ["ignores-sigterm", "ignores-eof", "forks"];
    const tools = ["ok", "die", "late", "internal"];
    let steps = 0;
    const evidence = await run({
      traits,
      tools,
      calls: ["ok", "die!", "late!", "internal!", "ok", "die!"],
      signal: control.signal,
      onProgress: () => {
        steps += 1;
        if (steps === count) control.abort();
      },
    });
    expect(evidence.stopped).toEqual(STOPPED);
    const odd = evidence.exchanges.filter((one) => one.diedAfter?.signal);
    expect(odd).toEqual([]);
  });
});
