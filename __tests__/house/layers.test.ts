import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { CHECKS } from "../../src/checks/registry.gen.ts";
import { AUDITOR } from "../../src/model/version.ts";

/** What each room may import. */
const ALLOWED: Record<string, string[]> = {
  model: [],
  text: ["model"],
  evidence: ["model", "text"],
  facts: ["model", "text", "evidence"],
  cases: ["model", "text", "evidence", "facts"],
  checks: ["model", "text", "evidence", "facts"],
  score: ["model", "text", "evidence", "facts", "checks"],
  judge: ["model", "text", "evidence", "facts", "checks", "score"],
  report: ["model", "text", "evidence", "facts", "checks", "score", "judge"],
  config: ["model", "text", "evidence", "facts", "checks"],
  source: ["model", "text", "evidence", "facts"],
  record: ["model", "text", "evidence", "facts", "cases"],
  core: [
    "model",
    "text",
    "evidence",
    "facts",
    "checks",
    "score",
    "judge",
    "report",
    "config",
    "source",
    "record",
  ],
  gate: ["model", "text", "facts"],
  library: ["model", "config", "record", "core"],
  action: ["model", "text", "evidence", "facts", "report", "config", "core"],
  cli: ["model", "text", "evidence", "facts", "checks", "report", "config", "record", "core"],
};

const PURE = ["model", "text", "evidence", "facts", "cases", "checks", "score", "judge", "report"];
const EFFECTS = /^(?:node:)?(?:fs|child_process|net|http|https|os|worker_threads|timers)(?:\/|$)/;
const GLOBALS = /\b(?:process\.|Date\.now|new Date\(\)|Math\.random|performance\.now|setTimeout|fetch\()/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map((match) => match[1] ?? "");

describe.each(Object.entries(ALLOWED))("%s", (room, allowed) => {
  test.each(filesIn(`src/${room}`))("%s", (path) => {
    const text = readFileSync(path, "utf8");
    for (const target of importsOf(text)) {
      if (target.startsWith(".")) {
        const other = normalize(join(path, "..", target)).split("/")[1] ?? "";
        expect([room, ...allowed], `${path} imports ${target}`).toContain(other);
      } else {
        if (target.startsWith("@actions/")) expect(room, `${path} imports ${target}`).toBe("action");
        if (target.startsWith("@modelcontextprotocol/")) expect(room).toBe("record");
        if (PURE.includes(room)) expect(target, path).not.toMatch(EFFECTS);
      }
    }
    if (PURE.includes(room)) {
      const code = text.replace(
        /\/\*[\s\S]*?\*\/|\/\/.*$|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\n]|\\.)+\/[a-z]*/gm,
        "",
      );
      expect(code, path).not.toMatch(GLOBALS);
    }
  });
});

describe("every check", () => {
  const files = filesIn("src/checks").filter((path) =>
    readFileSync(path, "utf8").includes("export default defineCheck("),
  );

  test("stands in the registry, under its file's name and folder", () => {
    const expected = CHECKS.map((check) => `src/checks/${check.category}/${check.id}.ts`).sort();
    const own = files.filter((path) => !path.includes("/source/")).sort();
    expect(own).toEqual(expected.filter((path) => own.includes(path)));
    expect(files).toHaveLength(CHECKS.length);
    expect(new Set(CHECKS.map((check) => check.id)).size).toBe(CHECKS.length);
  });

  test.each(CHECKS.map((check) => [check.id, check] as const))("%s has words and a page", (id, check) => {
    for (const text of [check.title, check.why, check.fix, check.source]) {
      expect(text.length).toBeGreaterThan(8);
      expect(text).not.toContain("TODO");
    }
    expect(Object.keys(check.messages).length).toBeGreaterThan(0);
    for (const schema of Object.values(check.options)) {
      expect(Object.hasOwn(schema, "default")).toBe(true);
      expect(schema.description).toBeTruthy();
    }
    expect(readFileSync(`docs/checks/${id}.md`, "utf8")).toContain(check.why);
  });

  test.each(files)("%s is short", (path) => {
    expect(readFileSync(path, "utf8").split("\n").length).toBeLessThanOrEqual(140);
  });
});

test("no file of the house is long, and none is named for nothing", () => {
  for (const path of filesIn("src").filter((one) => !one.endsWith(".gen.ts"))) {
    const lines = readFileSync(path, "utf8").split("\n").length;
    expect(lines, path).toBeLessThanOrEqual(/inputs\.ts|vocabulary\.ts|option/.test(path) ? 500 : 320);
    expect(path).not.toMatch(/\/(?:utils?|helpers?|common)\.ts$/);
  }
  expect(readFileSync("src/action/main.ts", "utf8").split("\n").length).toBeLessThanOrEqual(60);
});

test("the version is that of the package", () => {
  const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(AUDITOR).toEqual({ name, version });
});
