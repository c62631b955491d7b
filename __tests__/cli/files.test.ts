import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeReports, writeWhole } from "../../src/core/files.ts";
import { parseSnapshot, snapshotText } from "../../src/core/snapshot.ts";
import { UsageError } from "../../src/model/errors.ts";
import type { Json } from "../../src/model/json.ts";
import { cleanReport } from "../report/terminal-fixture.ts";
import { emptyEvidence } from "./evidence-fixture.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("report files", () => {
  it("are written in a directory that is made, only those that were wanted", async () => {
    const dir = join(folder, "a/b");
    const written = await writeReports(cleanReport(), emptyEvidence(), dir, ["json"], {
      "comment.md": "hi\n",
    });
    expect(written).toEqual({ json: join(dir, "report.json") });
    expect(readdirSync(dir).sort()).toEqual(["comment.md", "report.json"]);
    expect(JSON.parse(readFileSync(join(dir, "report.json"), "utf8"))).toEqual(cleanReport());
  });

  it("that need evidence are left out without it", async () => {
    const formats = ["json", "html", "trace", "evidence"] as const;
    expect(Object.keys(await writeReports(cleanReport(), null, folder, formats))).toEqual(["json"]);
  });

  it("replace a link instead of following it", async () => {
    const victim = join(folder, "victim");
    writeFileSync(victim, "untouched");
    symlinkSync(victim, join(folder, "report.json"));
    await writeReports(cleanReport(), null, folder, ["json"]);
    expect(readFileSync(victim, "utf8")).toBe("untouched");
  });

  it("leave nothing behind when the place cannot be written", async () => {
    mkdirSync(join(folder, "taken"));
    await expect(writeWhole(join(folder, "taken"), "x")).rejects.toThrow(UsageError);
    expect(readdirSync(folder)).toEqual(["taken"]);
    writeFileSync(join(folder, "file"), "");
    await expect(writeWhole(join(folder, "file/x"), "x")).rejects.toThrow("cannot be written");
  });
});

describe("the snapshot", () => {
  const tools: Json[] = [
    { name: "b", inputSchema: { type: "object", properties: { z: {}, a: {} } }, _meta: { x: 1 } },
    { name: "a", description: "A" },
  ];

  it("is the same text whatever the order of tools and keys", () => {
    const shuffled: Json[] = [
      tools[1]!,
      { inputSchema: { properties: { a: {}, z: {} }, type: "object" }, name: "b" },
    ];
    expect(snapshotText(tools)).toBe(snapshotText(shuffled));
    expect(snapshotText(tools).indexOf('"a"')).toBeLessThan(snapshotText(tools).indexOf('"b"'));
    expect(snapshotText(tools)).not.toContain("_meta");
  });

  it("can be read again", () => {
    const { path, tools: read } = parseSnapshot(snapshotText(tools), "s.json");
    expect(path).toBe("s.json");
    expect(read.map((tool) => (tool as { name: string }).name)).toEqual(["a", "b"]);
  });

  it("keeps a property named __proto__ and stops at depth", () => {
    const odd = JSON.parse('[{"name":"a","inputSchema":{"properties":{"__proto__":{"type":"string"}}}}]');
    expect(snapshotText(odd)).toContain('"__proto__"');
    const deep = JSON.parse(`${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`);
    expect(snapshotText([{ name: "deep", inputSchema: deep }])).toContain('"deep"');
  });

  it("is refused when it is none", () => {
    expect(() => parseSnapshot("{", "s.json")).toThrow("s.json is not JSON");
    expect(() => parseSnapshot('{"schemaVersion":2,"tools":[]}', "s.json")).toThrow("snapshot --update");
    expect(() => parseSnapshot('{"schemaVersion":1,"tools":[3]}', "s.json")).toThrow(UsageError);
  });
});
