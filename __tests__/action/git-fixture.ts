import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const IDENTITY = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"];

/** A git command in a folder, its output trimmed. */
export function git(folder: string, ...args: string[]): string {
  const answer = execFileSync("git", [...IDENTITY, ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return answer.toString("utf8").trim();
}

/** Writes files and commits them; gives the hash. */
export function commit(folder: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "change");
  return git(folder, "rev-parse", "HEAD");
}

/** A server of its own in the repository: it lists `tools.json` beside it and answers every call the same. */
export const SERVER = `
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const tools = JSON.parse(readFileSync(new URL("tools.json", import.meta.url), "utf8"));
const info = { protocolVersion: "2025-06-18", capabilities: { tools: {} }, serverInfo: { name: "own", version: "1.0.0" } };
const results = { initialize: info, "tools/list": { tools }, "tools/call": { content: [{ type: "text", text: "done" }] } };
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (id === undefined) return;
  const result = results[method];
  const answer = result ? { result } : { error: { code: -32601, message: "Method not found" } };
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, ...answer }) + "\\n");
});
`;

/** A tool without fault, but for what is given. */
export const tool = (name: string, more: object = {}) => ({
  name,
  description: `Gives the ${name} of a city.`,
  inputSchema: {
    type: "object",
    properties: { city: { type: "string", description: "City, such as Paris" } },
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true },
  ...more,
});

/** What stays the same in every commit. */
export const files = (tools: readonly object[]) => ({
  "server.mjs": SERVER,
  "tools.json": JSON.stringify(tools),
});

/** A repository with a base on `main` and a branch, and the merge commit that GitHub makes of both, checked out. */
export interface PullRequestRepo {
  base: string;
  head: string;
}

/** Makes the repository in `folder`: the base holds `before`, the branch `after`; the base then learns `since`. */
export function pullRequestRepo(
  folder: string,
  before: Record<string, string>,
  after: Record<string, string>,
  since: Record<string, string> = { "NOTES.md": "later" },
): PullRequestRepo {
  mkdirSync(folder, { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch", "main");
  commit(folder, before);
  git(folder, "checkout", "--quiet", "-b", "change");
  const head = commit(folder, after);
  git(folder, "checkout", "--quiet", "main");
  const base = commit(folder, since);
  git(folder, "checkout", "--quiet", "--detach", "main");
  git(folder, "merge", "--quiet", "--no-ff", "--message", "merge", "change");
  return { base, head };
}

/** What actions/checkout leaves: one commit fetched from afar, and no more history than `depth`. */
export function shallowCheckout(origin: string, folder: string, depth: number, ref = "HEAD"): void {
  mkdirSync(folder, { recursive: true });
  git(folder, "init", "--quiet");
  git(folder, "remote", "add", "origin", `file://${resolve(origin)}`);
  const wanted = git(origin, "rev-parse", ref);
  git(folder, "fetch", "--quiet", "--no-tags", `--depth=${depth}`, "origin", wanted);
  git(folder, "checkout", "--quiet", "--detach", "FETCH_HEAD");
}
