import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { binOf, installServers } from "../__tests__/acceptance/install.ts";
import { EXPECTED, launchOf } from "../__tests__/acceptance/targets.ts";
import { indexSources } from "../src/source/index.ts";
import { DEFAULT_LIMITS } from "../src/source/walk.ts";

/**
 * Starts each of the locked real servers, lists its tools and looks for them in what its package ships. Prints a
 * table for docs/source-index.md. "name on the line" counts the located tools whose name is written out there.
 */

async function toolNames(name: string, folder: string): Promise<string[]> {
  const client = new Client({ name: "measure-locations", version: "1.0.0" });
  const server = Object.values(EXPECTED).find((one) => one.pkg.startsWith(`${name}@`));
  if (server === undefined) throw new Error(`Nobody says how ${name} starts.`);
  const { command, env } = launchOf(server, folder);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: command.slice(1),
    cwd: folder,
    env: { PATH: process.env.PATH ?? "", ...env },
    stderr: "ignore",
  });
  try {
    await client.connect(transport, { timeout: 20_000 });
    return (await client.listTools(undefined, { timeout: 20_000 })).tools.map((tool) => tool.name);
  } finally {
    await client.close();
  }
}

function packageFolder(bin: string, name: string): string {
  return bin.slice(0, bin.indexOf(name) + name.length);
}

async function measure(name: string): Promise<string> {
  const bin = binOf(name);
  const root = packageFolder(bin, name);
  const home = mkdtempSync(join(tmpdir(), "measure-locations-"));
  try {
    const names = await toolNames(name, home);
    const started = performance.now();
    const limits = { ...DEFAULT_LIMITS, built: true };
    const { locations, filesRead } = await indexSources({ root, folder: root }, names, limits);
    const ms = Math.round(performance.now() - started);
    const located = Object.entries(locations);
    const written = located.filter(([tool, at]) => {
      const line = readFileSync(join(root, at.path), "utf8").split("\n")[at.line - 1] ?? "";
      if (process.argv.includes("--lines"))
        console.error(`${tool}\t${at.path}:${at.line}\t${line.trim().slice(0, 90)}`);
      return line.includes(tool);
    });
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    if (process.argv.includes("--lines"))
      console.error(
        `${name}: not located: ${names.filter((one) => !Object.hasOwn(locations, one)).join(" ")}`,
      );
    return `| \`${name}@${version}\` | ${names.length} | ${located.length} | ${written.length} | ${filesRead} | ${ms} |`;
  } catch (error) {
    return `| \`${name}\` | not listed: ${String(error).slice(0, 80)} | | | | |`;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

installServers();
const locked = join(import.meta.dirname, "../__tests__/acceptance/servers/package.json");
if (!existsSync(locked)) throw new Error("The list of locked servers is missing.");
console.log(
  "| Package | Tools | Located | Name on the line | Files read | ms |\n|---|---:|---:|---:|---:|---:|",
);
for (const name of Object.keys(JSON.parse(readFileSync(locked, "utf8")).dependencies))
  console.log(await measure(name));
