import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../../src/library/audit.ts";
import type { Report } from "../../src/model/report.ts";

interface KnownBug {
  id: string;
  source: string;
  expect: { check: string; severity: string; tool: string | null; says: string };
}

const BUGS: KnownBug[] = JSON.parse(readFileSync("fixtures/known-bugs.json", "utf8")).cases;
const REPORTED: { source: string }[] = JSON.parse(readFileSync("fixtures/public-reports.json", "utf8")).cases;
const SERVER = resolve("fixtures/servers/known-bugs.mjs");
const DOCS = readFileSync("docs/known-bugs.md", "utf8");

/** Bugs that are not of one tool, or that cost waiting: each has runs of its own, with these inputs. */
const ALONE: Record<string, Record<string, string>> = {
  "call-never-answers": { "timeout-ms": "4000", "timeout-probe-sec": "2" },
  "unknown-tool-tells-the-token": {},
  "unknown-tool-is-a-result": {},
  "answers-lost-while-busy": {},
  "answers-with-id-zero": { "startup-timeout-ms": "6000" },
};
const TOGETHER = BUGS.filter(({ id }) => !(id in ALONE));

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "mcp-audit-known-bugs-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const run = (mode: "broken" | "fixed", ids: readonly string[], inputs: Record<string, string> = {}) =>
  audit(
    { command: ["node", SERVER, mode, ids.join(",")] },
    { scope: "read-only", directory, env: { TIME_TOKEN: "zk_live_51NnQ8wY7uTq0PxV" }, inputs },
  );

const told = (report: Report) =>
  report.findings.map(({ check, severity, tool, message }) => ({ check, severity, tool, message }));

function expectFound(report: Report, { expect: { says, ...where } }: KnownBug): void {
  const same = { ...where, message: expect.stringContaining(says) };
  expect(told(report)).toContainEqual(same);
}

describe("known bugs of tools", () => {
  let broken: Report;
  let fixed: Report;
  beforeAll(async () => {
    const ids = TOGETHER.map(({ id }) => id);
    [broken, fixed] = [await run("broken", ids), await run("fixed", ids)];
  }, 240_000);

  it.each(TOGETHER.map((bug) => [bug.id, bug] as const))("%s is found", (_, bug) => expectFound(broken, bug));

  it("gives no finding once they are fixed", () => {
    expect(fixed.tools.map((one) => one.name)).toHaveLength(TOGETHER.length);
    expect(told(fixed)).toEqual([]);
  });
});

describe("known bugs that have a server of their own", () => {
  const alone = BUGS.filter(({ id }) => id in ALONE);
  it.each(alone.map((bug) => [bug.id, bug] as const))(
    "%s is found, and gone when fixed",
    async (id, bug) => {
      const broken = await run("broken", [id], ALONE[id]);
      if (bug.expect.severity === "failure") expect(broken.failure?.message).toContain(bug.expect.says);
      else expectFound(broken, bug);
      const fixed = await run("fixed", [id], ALONE[id]);
      expect([fixed.failure, told(fixed)]).toEqual([null, []]);
    },
    240_000,
  );
});

describe("the list of known bugs", () => {
  it.each(BUGS.map((bug) => [bug.id, bug.source] as const))("has a row for %s", (_, source) =>
    expect(DOCS).toContain(`[${source}](https://github.com/`),
  );

  it("holds none of the public reports that others cover", () => {
    const covered = new Set(REPORTED.flatMap(({ source }) => source.split(", ")));
    expect(BUGS.filter(({ source }) => covered.has(source))).toEqual([]);
  });
});
