import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readBaseline, readSnapshot, withBase } from "../../src/core/committed.ts";
import { snapshotText } from "../../src/core/snapshot.ts";
import type { Json } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";

const NAME = ".github/mcp-tools.snapshot.json";
let folder: string;

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
const path = () => join(folder, NAME);

function commit(...tools: Json[]): string {
  writeFileSync(path(), snapshotText(tools));
  git("add", "-A");
  git("commit", "-q", "--allow-empty", "-m", "x");
  return git("rev-parse", "HEAD");
}

/** As on a pull request whose head is checked out, and not GitHub's merge of it. */
const update = async (refs: string[]) =>
  withBase(readSnapshot(path(), folder), path(), folder, { refs, headSha: "0".repeat(40) });

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "mcp-audit-committed-")));
  mkdirSync(join(folder, ".github"));
  git("init", "-q", "-b", "main");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the snapshot of the base", () => {
  it("is what the base commit holds, under its short hash", async () => {
    const base = commit(tool({ name: "a" }));
    commit(tool({ name: "b" }));
    const snapshot = await update([base]);
    expect(snapshot).toMatchObject({ path: NAME, tools: [{ name: "b" }] });
    expect(snapshot?.base).toMatchObject({ label: base.slice(0, 7), tools: [{ name: "a" }] });
  });

  it("is the one the branch began at, not what came to the base since", async () => {
    commit(tool({ name: "a" }));
    git("checkout", "-q", "-b", "change");
    git("commit", "-q", "--allow-empty", "-m", "other");
    git("checkout", "-q", "main");
    const later = commit(tool({ name: "z" }));
    git("checkout", "-q", "change");
    expect((await update([later]))?.base).toBeUndefined();
  });

  it.each<[string, string[]]>([
    ["nothing changed", ["main"]],
    ["the clone does not hold the base", ["b".repeat(40)]],
    ["there is no base", []],
    ["the name is an option", ["--output=x"]],
  ])("is absent where %s", async (_name, refs) => {
    commit(tool());
    const snapshot = await update(refs);
    expect(snapshot?.tools).toHaveLength(1);
    expect(snapshot?.base).toBeUndefined();
  });

  it("is absent where the base has no such file, or one that is none", async () => {
    git("commit", "-q", "--allow-empty", "-m", "empty");
    const empty = git("rev-parse", "HEAD");
    writeFileSync(path(), "no snapshot");
    git("add", "-A");
    git("commit", "-q", "-m", "broken");
    const broken = git("rev-parse", "HEAD");
    commit(tool());
    expect((await update([empty]))?.base).toBeUndefined();
    expect((await update([broken]))?.base).toBeUndefined();
  });

  it("is absent outside of a checkout", async () => {
    commit(tool());
    rmSync(join(folder, ".git"), { recursive: true });
    expect((await update(["main"]))?.base).toBeUndefined();
  });
});

describe("committed files", () => {
  it("are none when none is named", () => {
    expect([readSnapshot(null, folder), readBaseline(null)]).toEqual([null, null]);
  });

  it("are wrong use when they are not there, or are no such file", () => {
    expect(() => readSnapshot(join(folder, "x.json"), folder)).toThrow("There is no snapshot at");
    expect(() => readBaseline(join(folder, "x.json"))).toThrow("There is no baseline at");
    writeFileSync(path(), "{}");
    expect(() => readBaseline(path())).toThrow("is not a report of this tool");
  });
});
