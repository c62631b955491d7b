import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { indexSources } from "../../src/source/index.ts";
import { toolsInModules } from "../../src/source/javascript.ts";
import { readModules } from "../../src/source/modules.ts";
import { DEFAULT_LIMITS, walkSources } from "../../src/source/walk.ts";

const FOLDER = join(import.meta.dirname, "../../fixtures/source-rules");

/** Every tool that the files name is taken for a live one. */
async function factsOf(rule: string, kind: string): Promise<string[]> {
  const root = join(FOLDER, rule, kind);
  const modules = readModules([...walkSources(root, root, DEFAULT_LIMITS)], () => false);
  const names = [...new Set(toolsInModules(modules).map(({ name }) => name))];
  expect(names.length).toBeGreaterThan(0);
  const { facts, looked } = await indexSources({ root, folder: root }, names);
  expect(looked.length).toBeGreaterThan(0);
  return facts.map((fact) => {
    const { property, kind: opening } = fact.data;
    const about = opening === undefined ? "" : ` ${property} ${opening}`;
    return `${fact.rule} ${fact.location.path}:${fact.location.line} ${fact.tool ?? "-"}${about}`;
  });
}

/** The lines that say of themselves that something is found there: `// finding: tool`. */
function marked(rule: string): string[] {
  const root = join(FOLDER, rule, "found");
  return readdirSync(root).flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const found = /\/\/ finding: (.*)$/.exec(line);
        return found === null ? [] : [`${rule} ${file}:${at + 1} ${found[1]}`];
      }),
  );
}

describe.each(["raw-arguments", "open-schema-source", "raw-validation-error"])("%s", (rule) => {
  it("finds what is marked, and nothing else", async () => {
    expect((await factsOf(rule, "found")).sort()).toEqual(marked(rule).sort());
  });

  it("says nothing where it is unsure or all is well", async () => {
    expect(await factsOf(rule, "silent")).toEqual([]);
  });
});
