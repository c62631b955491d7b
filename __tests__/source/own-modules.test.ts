import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { indexSources } from "../../src/source/index.ts";

const handler = `
import { z } from "zod";
import { run } from "./tools.ts";
const schema = z.object({ q: z.string() });
server.setRequestHandler(CallToolRequestSchema, async (request) => {
  const parsed = schema.safeParse(request.params.arguments);
  if (!parsed.success) return { isError: true, content: [{ type: "text", text: \`Invalid: \${parsed.error}\` }] };
  return run(parsed.data);
});`;

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function errorsIn(files: Record<string, string>): Promise<string[]> {
  root = mkdtempSync(join(tmpdir(), "mcp-audit-own-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { facts } = await indexSources({ root, folder: root }, ["find_row"]);
  return facts.filter((fact) => fact.rule === "raw-validation-error").map((fact) => fact.location.path);
}

const one = `server.tool("find_row", "Finds a row.", {}, async () => ({ content: [] }));
export const run = () => ({ content: [] });`;

test("a handler that imports the server's tools is on trial", async () => {
  expect(await errorsIn({ "src/server.ts": handler, "src/tools.ts": one })).toEqual(["src/server.ts"]);
});

test("the handler of another server in the same repository is not", async () => {
  const other = handler.replace('"./tools.ts"', '"./others.ts"');
  const files = {
    "src/server.ts": other,
    "src/others.ts": "export const run = () => 1;",
    "own/tools.ts": one,
  };
  expect(await errorsIn(files)).toEqual([]);
});
