import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Location } from "../../src/model/evidence.ts";
import { indexSources } from "../../src/source/index.ts";

/** Where a tool is registered, and what stands there; null: nowhere that is certain. */
type Expected = Record<string, { path: string; line: number; text: string } | null>;

const FOLDER = join(import.meta.dirname, "../../fixtures/workspaces");
const rows: string[] = [];
let tools = 0;
let located = 0;

function textAt(root: string, { path, line, column = 1, endLine, endColumn = 1 }: Location): string {
  const lines = readFileSync(join(root, path), "utf8").split("\n");
  const part = lines.slice(line - 1, endLine);
  part.push((part.pop() ?? "").slice(0, endColumn - 1));
  return [(part[0] ?? "").slice(column - 1), ...part.slice(1)].join("\n");
}

describe.each(readdirSync(FOLDER).sort())("%s", (shape) => {
  const root = join(FOLDER, shape);
  const expected: Expected = JSON.parse(readFileSync(join(root, "expected.json"), "utf8"));

  it("places every tool where it is registered, and none anywhere else", async () => {
    const names = Object.keys(expected);
    const started = performance.now();
    const { locations, filesRead } = await indexSources({ root: FOLDER, folder: root }, names);
    const ms = Math.round(performance.now() - started);
    const real = names.filter((name) => expected[name] !== null);
    const found = names.filter((name) => locations[name] !== undefined);
    rows.push(`${shape}: ${found.length} of ${real.length} tools, ${filesRead} files, ${ms} ms`);
    tools += real.length;
    located += found.length;
    const told = found.map((name) => {
      const at = locations[name] as Location;
      return [name, { path: at.path, line: at.line, text: textAt(FOLDER, at) }];
    });
    const wanted = real.map((name) => [
      name,
      { ...expected[name], path: `${shape}/${expected[name]?.path}` },
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted));
  });
});

afterAll(() => {
  expect(located / tools).toBeGreaterThanOrEqual(0.95);
  console.log([...rows, `together: ${located} of ${tools}`].join("\n"));
});
