import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { HOSTILE_CASES, type HostileCase } from "./hostile-cases.ts";
import { auditHostile, type Ended, traceOfOurs } from "./run-hostile.ts";

const LIMIT_MS = 120_000;

function audit({ args, env, more }: Pick<HostileCase, "args" | "env" | "more">): Promise<Ended> {
  const [file = "", ...rest] = args;
  return auditHostile({ args: [resolve(file), ...rest], env, more });
}

const HEAVY_MB = 300;
const heavy = (one: HostileCase) => (one.peakMb ?? 0) > HEAVY_MB;

/** Those that take much memory and work run one by one: their limits are no measure of what else goes on. */
for (const alone of [false, true]) {
  const suite = alone ? describe : describe.concurrent;
  suite(`${alone ? "alone, " : ""}an audit ends with a report or a reason, within bounds`, () => {
    for (const one of HOSTILE_CASES.filter((one) => heavy(one) === alone)) {
      test(one.name, { timeout: LIMIT_MS }, async () => {
        const ended = await audit(one);
        expect({ code: ended.code, signal: ended.signal }).toEqual({ code: one.code, signal: null });
        expect(ended.stdout + ended.stderr).toMatch(one.says);
        expect(traceOfOurs(ended)).toBeNull();
        expect(ended.left).toEqual([]);
        expect(ended.peakMb).toBeLessThan(one.peakMb ?? 300);
        expect(() => JSON.parse(ended.stdout)).not.toThrow();
        expect(Object.keys(ended.files)).toContain("evidence.json");
      });
    }
  });
}

test("what a schema points to elsewhere is never fetched", { timeout: LIMIT_MS }, async () => {
  const asked: string[] = [];
  const web = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end('{"type":"string"}');
  });
  await new Promise<void>((listening) => web.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}/schema.json`;
  const ended = await audit({ args: ["fixtures/servers/hostile-catalogue.mjs", "ref-remote", url] });
  web.close();
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain(url);
  expect(asked).toEqual([]);
});
