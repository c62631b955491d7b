import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Node versions that the package says it runs on; installed from the registry beside it. */
const NODES = ["20", "22", "24"];
const SERVER = resolve("fixtures/servers/clean.mjs");

let folder: string;
let packed: { filename: string; size: number; files: { path: string }[] };

const run = (file: string, args: string[], cwd = folder) =>
  execFileSync(file, args, { cwd, encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "pipe"] });

const nodeOf = (version: string) => join(folder, `node-${version}/node_modules/node/bin/node`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-package-"));
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  [packed] = JSON.parse(run("npm", pack, resolve(".")));
  writeFileSync(join(folder, "package.json"), '{"private": true}');
  const quiet = ["--no-audit", "--no-fund", "--silent"];
  run("npm", ["install", ...quiet, join(folder, packed.filename)]);
  for (const version of NODES) {
    run("npm", ["install", ...quiet, "--prefix", join(folder, `node-${version}`), `node@${version}`]);
  }
  cpSync("examples/library", folder, { recursive: true });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the package", () => {
  test("holds what is used, and nothing of the tests", () => {
    const folders = new Set(packed.files.map(({ path }) => path.split("/")[0]));
    expect([...folders].sort()).toEqual(
      ["CHANGELOG.md", "LICENSE", "README.md", "build", "dist", "docs", "package.json", "schemas"].sort(),
    );
    expect(packed.files.map(({ path }) => path)).not.toContain("dist/index.js");
    expect(packed.size).toBeLessThan(2_500_000);
  });

  test("publint finds nothing", () => {
    const said = run("npx", ["publint", join(folder, packed.filename), "--strict"], resolve("."));
    expect(said).toContain("All good!");
  });

  test("its types resolve for ES modules", () => {
    const types = ["attw", join(folder, packed.filename), "--profile", "esm-only", "--format", "json"];
    const { analysis } = JSON.parse(run("npx", types, resolve(".")));
    const problems = Object.values(analysis.problems ?? {}) as { kind: string; resolutionKind?: string }[];
    const esm = problems.filter(
      ({ kind, resolutionKind }) => resolutionKind !== "node10" && kind !== "CJSResolvesToESM",
    );
    expect(esm).toEqual([]);
  });
});

describe.each(NODES)("Node %s", (version) => {
  test("runs the command line", () => {
    const cli = join(folder, "node_modules/mcp-audit-action/dist/cli/index.js");
    expect(run(nodeOf(version), [cli, "--version"]).trim()).toBe(
      JSON.parse(readFileSync("package.json", "utf8")).version,
    );
  });

  test("runs the example of the library", () => {
    expect(run(nodeOf(version), ["audit.mjs", nodeOf(version), SERVER])).toMatch(/^A \d+(\.\d)? \(success\)/);
  });

  test("runs the example of the gate", () => {
    expect(run(nodeOf(version), ["gate.mjs", nodeOf(version), SERVER])).toMatch(/: ok, \d+ ms/);
  });
});
