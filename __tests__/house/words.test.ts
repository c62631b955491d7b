import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const within = (folder: string, ending: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));

/** Exports of a file that no comment stands before; what is only passed on has its comment where it is written. */
function undocumented(path: string): string[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter(
    (line, at) =>
      /^export (?:async |abstract )?(?:function|const|class|interface|type) \w/.test(line) &&
      !lines[at - 1]?.endsWith("*/"),
  );
}

describe("every export says what it means", () => {
  test.each(within("src", ".ts").filter((path) => !path.endsWith(".gen.ts")))("%s", (path) => {
    expect(undocumented(path)).toEqual([]);
  });
});

describe("links within the documents lead somewhere", () => {
  const documents = [...within("docs", ".md"), ...readdirSync(".").filter((name) => name.endsWith(".md"))];

  test.each(documents)("%s", (path) => {
    const targets = [...readFileSync(path, "utf8").matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g)];
    const own = targets.map((match) => match[1] ?? "").filter((target) => !/^[a-z]+:/.test(target));
    expect(own.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
  });
});
