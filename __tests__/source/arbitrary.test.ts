import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexSources } from "../../src/source/index.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "sources-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PIECES = [
  "server.registerTool(",
  '"tool_one"',
  "name:",
  "{",
  "}",
  ")",
  "`",
  "$",
  "import * as a from './a';",
  "export * from './a.ts';",
  "const A = A.B;",
  "enum E { A = E.A }",
  "@mcp.tool\n",
  "def tool_one",
  "#[tool]",
  "/*",
  "'",
  "\n",
  "tool_one",
];
const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 }));
const source = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(" "));

describe("arbitrary source text", () => {
  it("never throws, and a place that is told is a line of a file that names a tool", async () => {
    await fc.assert(
      fc.asyncProperty(
        source,
        fc.constantFrom("a.ts", "a.js", "a.tsx", "a.py", "a.rs"),
        async (text, file) => {
          for (const other of ["a.ts", "a.js", "a.tsx", "a.py", "a.rs"])
            rmSync(join(root, other), { force: true });
          writeFileSync(join(root, file), text);
          const { locations, filesRead } = await indexSources({ root, folder: root }, ["tool_one"]);
          expect(filesRead).toBe(1);
          for (const [name, at] of Object.entries(locations)) {
            expect(name).toBe("tool_one");
            expect(at.path).toBe(file);
            expect(at.line).toBeLessThanOrEqual(text.split("\n").length);
            expect(text).toContain("tool_one");
          }
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });

  it("stops reading when the files or the time allowed are used up", async () => {
    writeFileSync(join(root, "a.ts"), 'server.tool("tool_one", run);');
    const none = { files: 0, bytes: 1000, fileBytes: 1000, ms: 1000 };
    expect(await indexSources({ root, folder: root }, ["tool_one"], none)).toMatchObject({ filesRead: 0 });
    const small = { files: 10, bytes: 1000, fileBytes: 5, ms: 1000 };
    expect((await indexSources({ root, folder: root }, ["tool_one"], small)).locations).toEqual({});
  });
});
