import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const LOCKED = join(import.meta.dirname, "servers");
const FOLDER = resolve(".acceptance");

/** Installs the real servers once, exactly as locked, without running their install scripts. */
export function installServers(): void {
  const lock = readFileSync(join(LOCKED, "package-lock.json"), "utf8");
  const done = join(FOLDER, "installed.json");
  if (existsSync(done) && readFileSync(done, "utf8") === lock) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  cpSync(LOCKED, FOLDER, { recursive: true });
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: FOLDER,
    stdio: "inherit",
  });
  writeFileSync(done, lock);
}

/** Absolute path of the script behind a package's only (or first) command. */
export function binOf(name: string): string {
  const folder = join(FOLDER, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const path = typeof bin === "string" ? bin : Object.values(bin as Record<string, string>)[0];
  if (path === undefined) throw new Error(`${name} has no command.`);
  return join(folder, path);
}

/** A fresh folder for one run: its home, its working directory and whatever file it needs. */
export function throwaway(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "mcp-audit-acceptance-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
