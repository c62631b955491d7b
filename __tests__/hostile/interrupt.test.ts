import { describe, expect, test } from "vitest";
import { interrupted, type Moment } from "./interrupt.ts";

const MOMENTS: Moment[] = [0, 150, 300, 450, 600, 900, 1_400, 2_200].flatMap((afterMs, index) => [
  { afterMs, signal: index % 2 === 0 ? "SIGINT" : "SIGTERM", times: 1 },
]);

describe.concurrent("a signal ends a run in order, whenever it comes", () => {
  for (const moment of MOMENTS) {
    test(`${moment.signal} ${moment.afterMs} ms after the server starts`, { timeout: 60_000 }, async () => {
      const ended = await interrupted(moment);
      expect(ended.code).toBe(moment.signal === "SIGINT" ? 130 : 143);
      expect(ended.left).toEqual([]);
      expect(ended.partial).toBe("written");
      expect(ended.seconds).toBeLessThan(moment.afterMs / 1_000 + 10);
    });
  }

  test("a second signal ends it at once, and leaves nothing running either", {
    timeout: 60_000,
  }, async () => {
    const ended = await interrupted({ afterMs: 400, signal: "SIGINT", times: 2 });
    expect(ended.code).toBe(130);
    expect(ended.left).toEqual([]);
  });
});
