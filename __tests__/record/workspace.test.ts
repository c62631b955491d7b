import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { EXAMPLE_LINE, HEAD_COMMIT } from "../../src/cases/places.ts";
import type { Evidence } from "../../src/model/evidence.ts";
import type { Target } from "../../src/model/settings.ts";
import { callOnce } from "../../src/record/call.ts";
import { givenPlaces } from "../../src/record/given-places.ts";
import { createWorkspace } from "../../src/record/workspace.ts";
import { callsOf, run } from "./run.ts";

const server = (...args: string[]): Target => ({
  transport: "stdio",
  command: process.execPath,
  args: ["fixtures/servers/files.mjs", ...args],
  cwd: process.cwd(),
  display: "files",
});

/** A temporary folder of this file's own: other tests make workspaces at the same time. */
const temporary = mkdtempSync(join(tmpdir(), "mcp-audit-temporary-"));
process.env.TMPDIR = temporary;
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const workspaces = () => readdirSync(tmpdir()).filter((name) => name.startsWith("mcp-audit-workspace-"));

describe("the throwaway workspace", () => {
  const workspace = createWorkspace();
  const repository = join(workspace.path, "repository");
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", repository, ...args], { encoding: "utf8", stdio: "pipe" }).trim();
  afterAll(() => workspace.remove());

  test("holds a repository that git itself finds whole, clean and at the known commit", () => {
    expect(() => git("fsck", "--strict")).not.toThrow();
    expect(git("status", "--porcelain", "--branch")).toBe("## main");
    expect(git("rev-parse", "HEAD")).toBe(HEAD_COMMIT);
    expect(git("log", "--format=%s")).toBe("Say what it is\nBegin");
    expect(git("diff", "--name-only", "HEAD~1")).toBe("README.md\nexample.txt");
  });

  test("is the same in every run, and gone after it", () => {
    const other = createWorkspace();
    const list = (path: string) => readdirSync(path, { recursive: true }).map(String).sort();
    expect(list(other.path)).toEqual(list(workspace.path));
    const text = (path: string) => readFileSync(join(path, "example.txt"), "utf8");
    expect(text(other.path)).toBe(text(workspace.path));
    expect(text(other.path)).toContain(EXAMPLE_LINE);
    other.remove();
    expect(existsSync(other.path)).toBe(false);
  });

  test("puts its path in and out of texts", () => {
    expect(workspace.fill("--root=$WORKSPACE/a")).toBe(`--root=${workspace.path}/a`);
    expect(workspace.hide(`at ${workspace.path}/a, file://${workspace.path}`)).toBe(
      "at $WORKSPACE/a, file://$WORKSPACE",
    );
  });
});

describe("a run", () => {
  const frames = (evidence: Evidence) =>
    evidence.exchanges
      .filter((one) => one.purpose === "case")
      .map((one) => [one.request.raw, one.response?.raw]);
  const audit = (...args: string[]) => run({ target: server(...args), record: { scope: "all" } });

  test("sends paths that exist, keeps none of the real ones, and leaves nothing behind", async () => {
    const before = workspaces();
    const first = await audit();
    const second = await audit();
    expect(workspaces()).toEqual(before);
    const valid = callsOf(first).filter((call) => call.kind === "valid");
    expect(Object.fromEntries(valid.map((call) => [call.tool, call.outcome]))).toEqual({
      read_file: "ok",
      list_directory: "ok",
      git_head: "ok",
      delete_file: "ok",
    });
    const [read] = valid;
    expect(read?.arguments).toEqual({ path: "$WORKSPACE/example.txt" });
    expect(read?.response?.text).toContain("$WORKSPACE/example.txt: An example text.");
    expect(JSON.stringify(first)).not.toContain("mcp-audit-workspace-");
    expect(frames(second)).toEqual(frames(first));
  });

  test("gives a server the workspace where its words ask for it", async () => {
    const evidence = await audit("--root", "$WORKSPACE");
    const valid = callsOf(evidence).filter((call) => call.kind === "valid");
    expect(valid.map((call) => call.outcome)).toEqual(["ok", "ok", "ok", "ok"]);
    expect(evidence.target).toMatchObject({ args: expect.arrayContaining(["$WORKSPACE"]) });
  });

  test("a single call repeats it", async () => {
    const { exchange } = await callOnce(server("--root", "$WORKSPACE"), {
      tool: "read_file",
      args: { path: "$WORKSPACE/example.txt" },
      protocol: "auto",
      timeoutMs: 10_000,
      startupTimeoutMs: 10_000,
      env: {},
      headers: {},
      mask: (text) => text,
      signal: new AbortController().signal,
    });
    expect(exchange?.response?.raw).toContain("$WORKSPACE/example.txt: An example text.");
  });
});

describe("where the command line points", () => {
  const folder = mkdtempSync(join(tmpdir(), "mcp-audit-given-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const given = (...args: string[]) => givenPlaces({ ...server(...args), cwd: folder } as Target);
  for (const [path, files] of Object.entries({
    docs: ["b.txt", "README.md", "passwords.txt"],
    keys: ["secrets.txt", "private.md", "data.bin"],
    big: Array.from({ length: 501 }, (_, index) => `${index}.txt`),
  })) {
    mkdirSync(join(folder, path));
    for (const name of files) writeFileSync(join(folder, path, name), "");
  }

  test("is a small folder and a file in it that is meant to be read", () =>
    expect(given("--port", "3", "docs")).toEqual({ directory: "docs", file: "docs/README.md" }));
  test("never a file that may hold what no report should quote", () =>
    expect(given("keys")).toEqual({ directory: "keys", file: null }));
  test("no folder that is large, no folder that is none, and none where the workspace is given", () => {
    expect(given("big")).toBeNull();
    expect(given("nothing", "docs/b.txt")).toBeNull();
    expect(given("docs", "$WORKSPACE")).toBeNull();
    expect(given("x".repeat(5_000), "null\0byte", "docs")?.directory).toBe("docs");
  });
});
