import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startServer, stopServers } from "../record/http-server.ts";

/** The official scenarios that ask for nothing but what the fixtures have: no prompts, no resources, no tools of their own. */
const SCENARIOS = [
  "server-initialize",
  "ping",
  "tools-list",
  "dns-rebinding-protection",
  "server-sse-multiple-streams",
];
const CONFORMANCE = resolve("node_modules/@modelcontextprotocol/conformance/dist/index.js");

afterEach(stopServers);

/** How a scenario ends, and what it says. */
async function conforms(url: string, scenario: string): Promise<{ code: number | null; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), "mcp-audit-conformance-"));
  const args = [CONFORMANCE, "server", "--url", url, "--scenario", scenario, "-o", folder];
  const child = spawn(process.execPath, args, { cwd: folder });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  rmSync(folder, { recursive: true });
  return { code, said };
}

test.each([
  ["http.mjs", []],
  ["http.mjs", ["stream"]],
  ["http.mjs", ["stateless"]],
  ["dual.mjs", ["http"]],
])("the fixture %s %j is a sound server", async (file, traits) => {
  const { url } = await startServer(traits, {}, resolve("fixtures/servers", file));
  for (const scenario of SCENARIOS) {
    const { code, said } = await conforms(url, scenario);
    expect(said, scenario).toMatch(/Passed: (\d+)\/\1, 0 failed/);
    expect(code, said).toBe(0);
  }
});

test("a fault of a fixture is a fault to the official scenarios too", async () => {
  const { url } = await startServer(["any-origin"]);
  expect((await conforms(url, "dns-rebinding-protection")).code).not.toBe(0);
});
