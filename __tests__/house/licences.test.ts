import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundledPackages, noticeOf } from "../../scripts/licences.ts";

const module = (nameForCondition: string | null, modules = [] as object[]) => ({ nameForCondition, modules });

test("the packages of a bundle are those its modules come from, inner ones too", () => {
  const inner = module("/r/node_modules/a/node_modules/@s/b/index.js");
  const stats = {
    modules: [
      module("/r/build/index.js", [inner]),
      module("/r/node_modules/a/lib/x.js"),
      module("/r/node_modules/a/lib/y.js"),
      module("/r/node_modules/@vercel/ncc/dist/ncc/@@notfound.js"),
      module(null),
    ],
  };
  expect(bundledPackages(stats)).toEqual(["/r/node_modules/a", "/r/node_modules/a/node_modules/@s/b"]);
});

test("a package without a licence text is not bundled", () => {
  const folder = mkdtempSync(join(tmpdir(), "mcp-audit-licence-"));
  writeFileSync(join(folder, "package.json"), '{"name": "a", "version": "1.0.0", "license": "MIT"}');
  expect(() => noticeOf(folder)).toThrow("a@1.0.0");
  writeFileSync(join(folder, "LICENSE.md"), "Do as you like.\n");
  expect(noticeOf(folder)).toBe("a 1.0.0 (MIT)\n\nDo as you like.");
  rmSync(folder, { recursive: true });
});

test("the notices beside the bundles name every dependency", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const texts = ["dist/licenses.txt", "dist/cli/licenses.txt"].map((file) => readFileSync(file, "utf8"));
  const named = texts.join("\n").split("\n");
  for (const [name, version] of Object.entries(dependencies)) {
    expect(named.some((line) => line.startsWith(`${name} ${version} (`))).toBe(true);
  }
});
