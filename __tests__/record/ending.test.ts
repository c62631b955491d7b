import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run, sent } from "./run.ts";

const shutdown = (evidence: Awaited<ReturnType<typeof run>>) =>
  evidence.connections.find((one) => one.shutdown !== null)?.shutdown;

// `run` itself asserts, for each of these, that no process is left behind.
describe("the end of a server", () => {
  test("that goes when its stdin is closed", async () => {
    const evidence = await run({ calls: ["ok"] });
    expect(shutdown(evidence)).toMatchObject({ how: "stdin-close", leftovers: 0 });
    expect(shutdown(evidence)?.ms).toBeLessThan(1_000);
    expect(evidence.connections[0]?.exit).toMatchObject({ code: 0, signal: null, requested: true });
  });

  test("that ignores it, but not SIGTERM", async () => {
    const evidence = await run({ traits: ["ignores-eof"], calls: ["ok"], record: { scope: "static" } });
    expect(shutdown(evidence)).toMatchObject({ how: "term", leftovers: 0 });
    expect(shutdown(evidence)?.ms).toBeGreaterThanOrEqual(2_000);
  });

  test("that ignores SIGTERM too", async () => {
    const traits = ["ignores-eof", "ignores-sigterm"];
    const evidence = await run({ traits, calls: ["ok"], record: { scope: "static" } });
    expect(shutdown(evidence)).toMatchObject({ how: "kill" });
    expect(evidence.connections[0]?.exit?.signal).toBe("SIGKILL");
  });

  test.each(["fork", "fork-hidden"])("that leaves a grandchild behind: %s", async (tool) => {
    const evidence = await run({ tools: [tool], calls: [tool], record: { scope: "static" } });
    expect(shutdown(evidence)).toMatchObject({ how: "stdin-close", leftovers: 1 });
  });

  test("that forks at each start", async () => {
    const evidence = await run({
      traits: ["forks"],
      tools: ["die", "hang"],
      calls: ["die", "hang"],
      timeoutMs: 200,
    });
    expect(sent(evidence, "confirm").map((one) => one.end)).toEqual(["closed", "timed-out"]);
  });

  test("that has closed its stdout but lives", async () => {
    const evidence = await run({ tools: ["close-stdout"], calls: ["close-stdout"] });
    expect(sent(evidence, "case")).toMatchObject([{ end: "closed", diedAfter: null }]);
  });
});

describe("a server that can no longer be started", () => {
  test("ends the run with what was collected", async () => {
    const folder = mkdtempSync(join(tmpdir(), "record-starts-"));
    try {
      const evidence = await run({
        traits: ["third-start-fails"],
        env: { STARTS: join(folder, "starts") },
        tools: ["ok", "die"],
        calls: ["ok", "die!", "ok", "die!", "ok"],
      });
      expect(evidence.failure).toBeNull();
      expect(evidence.stopped).toEqual({
        reason: "cannot-restart",
        detail: expect.stringMatching(
          /^The server exited with code 5 before it answered\. It was there until `[\w-]+` was sent `[\w/-]+`\.$/,
        ),
      });
      expect(sent(evidence, "case").map((one) => one.end)).toEqual([
        "answered",
        "closed",
        "answered",
        "closed",
      ]);
      expect(evidence.connections.at(-1)?.stderr.tail).toBe("the database is locked\n");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
