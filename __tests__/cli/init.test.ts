import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { initCommand } from "../../src/cli/commands/init.ts";
import { detectProject } from "../../src/cli/project.ts";
import { configTemplate } from "../../src/cli/templates.ts";
import { fakeIo } from "./fake-io.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-init-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const detect = (files: Record<string, string>) =>
  detectProject("", (path) => files[path.replaceAll("\\", "/")] ?? null);

describe("init", () => {
  it("writes a workflow and a config, and the publishing workflow when asked for", async () => {
    const io = fakeIo({ cwd: folder });
    expect(await initCommand(["--publish"], io)).toBe(0);
    expect(readdirSync(join(folder, ".github/workflows")).sort()).toEqual([
      "mcp-audit-publish.yml",
      "mcp-audit.yml",
    ]);
    const workflow = parse(readFileSync(join(folder, ".github/workflows/mcp-audit.yml"), "utf8"));
    expect(workflow.permissions).toEqual({ contents: "read", "pull-requests": "write", checks: "write" });
    expect(workflow.on).toHaveProperty("pull_request");
    expect(workflow.on).not.toHaveProperty("pull_request_target");
    const publish = parse(readFileSync(join(folder, ".github/workflows/mcp-audit-publish.yml"), "utf8"));
    expect(publish.on.workflow_run.workflows).toEqual([workflow.name]);
    expect(publish.jobs.publish.steps.at(-1).with.mode).toBe("publish");
    expect(JSON.stringify(publish)).not.toContain("checkout");
  });

  it("leaves alone what is there, unless forced", async () => {
    await initCommand([], fakeIo({ cwd: folder }));
    const config = join(folder, ".github/mcp-audit.yml");
    writeFileSync(config, "scope: all\n");
    const io = fakeIo({ cwd: folder });
    await initCommand([], io);
    expect(readFileSync(config, "utf8")).toBe("scope: all\n");
    expect(io.out()).toContain("kept     .github/mcp-audit.yml");
    await initCommand(["--force"], fakeIo({ cwd: folder }));
    expect(readFileSync(config, "utf8")).toBe(configTemplate());
  });

  it.each(["node x.js --a 'b: c'", "node x.js # y", "- x"])(
    "writes the command %s as YAML",
    async (command) => {
      const io = fakeIo({ cwd: folder });
      await initCommand(["--command", command], io);
      expect(io.out()).toContain(`npx mcp-audit-action run -- ${command}\n`);
      const workflow = parse(readFileSync(join(folder, ".github/workflows/mcp-audit.yml"), "utf8"));
      const step = workflow.jobs.audit.steps.find((one: { uses?: string }) =>
        one.uses?.includes("mcp-audit"),
      );
      expect(step.with.command).toBe(command);
    },
  );

  it("speaks of the publishing workflow as its own only where it wrote it", async () => {
    const path = join(folder, ".github/workflows/mcp-audit.yml");
    await initCommand([], fakeIo({ cwd: folder }));
    expect(readFileSync(path, "utf8")).not.toContain("the publishing workflow reads");
    expect(readFileSync(path, "utf8")).toContain("mcp-audit init --publish");
    await initCommand(["--publish", "--force"], fakeIo({ cwd: folder }));
    expect(readFileSync(path, "utf8")).toContain("the publishing workflow reads");
  });

  it("says where package.json names a file that is not there", async () => {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ main: "index.js" }));
    const io = fakeIo({ cwd: folder });
    await initCommand([], io);
    expect(io.out()).toContain(
      "names `index.js`, which is not there: say in `command` what starts the server.",
    );
    const told = fakeIo({ cwd: folder });
    await initCommand(["--command", "node x.js"], told);
    expect(told.out()).not.toContain("which is not there");
  });

  it("writes into the root of the repository, where GitHub looks, and names the folder of the server", async () => {
    mkdirSync(join(folder, ".git"));
    const server = join(folder, "servers/rooms");
    mkdirSync(server, { recursive: true });
    writeFileSync(join(server, "go.mod"), "module rooms\n");
    const io = fakeIo({ cwd: server });
    await initCommand([], io);
    expect(readdirSync(server)).toEqual(["go.mod"]);
    const workflow = parse(readFileSync(join(folder, ".github/workflows/mcp-audit.yml"), "utf8"));
    const { steps } = workflow.jobs.audit;
    expect(steps[1].with["go-version-file"]).toBe("servers/rooms/go.mod");
    expect(steps[2].with).toMatchObject({ "working-directory": "servers/rooms", command: "./server" });
    expect(io.out()).toContain("written  ../../.github/workflows/mcp-audit.yml");
    expect(io.out()).toContain("`working-directory: servers/rooms`");
    expect(io.out()).toContain("recipes.md#a-monorepo");
  });

  it("names the folders that servers are in where there is none at the root", async () => {
    for (const name of ["servers/mail", "servers/rooms", "node_modules/dep", "docs"]) {
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(join(folder, name, "package.json"), "{}");
    }
    const io = fakeIo({ cwd: folder });
    await initCommand([], io);
    expect(io.out()).toContain("Is the server in `servers/mail`, `servers/rooms`? Then run this there.");
    writeFileSync(join(folder, "requirements.txt"), "");
    writeFileSync(join(folder, "server.py"), "");
    const found = fakeIo({ cwd: folder });
    await initCommand([], found);
    expect(found.out()).not.toContain("Is the server in");
  });

  it.each([
    ["#!/bin/sh\necho starting\nexec python3 server.py\n", true],
    ["#!/bin/sh\necho starting >&2\nexec python3 server.py\n", false],
    ["#!/bin/sh\necho x | tee log >/dev/null\nexec python3 server.py\n", false],
  ])("knows Python by the start script %j, and says where it prints to stdout", (script, prints) => {
    for (const more of [{}, { "requirements.txt": "" }] as Record<string, string>[]) {
      const found = detect({ "start.sh": script, ...more });
      expect(found.kind).toMatch(/^a Python (?:server|project) that `start\.sh` starts$/);
      expect(found.steps[0]).toContain("setup-python");
      expect(found.doubt?.includes("`start.sh` prints to stdout") ?? false).toBe(prints);
    }
  });

  it("says once that the reports are not for git", async () => {
    const io = fakeIo({ cwd: folder });
    await initCommand([], io);
    expect(io.out()).toContain("add that to .gitignore");
    writeFileSync(join(folder, ".gitignore"), "/mcp-audit-report/\n");
    const again = fakeIo({ cwd: folder });
    await initCommand([], again);
    expect(again.out()).not.toContain(".gitignore");
  });

  it("refuses a command after `--`", async () => {
    await expect(initCommand(["--", "node"], fakeIo({ cwd: folder }))).rejects.toThrow("--command");
  });
});

describe("a project", () => {
  it("of Node.js starts its bin after what builds it", () => {
    const manifest = JSON.stringify({ bin: { x: "./dist/cli.js" }, scripts: { build: "tsc" } });
    expect(detect({ "package.json": manifest, "package-lock.json": "" })).toMatchObject({
      command: "node dist/cli.js",
      setup: ["npm ci", "npm run build"],
    });
    expect(detect({ "package.json": manifest, "pnpm-lock.yaml": "" })).toMatchObject({
      setup: ["pnpm install", "pnpm run build"],
    });
    expect(detect({ "package.json": "{" }).command).toBe("node build/index.js");
  });

  it.each([
    ["its main, if it is there", { main: "lib/a.js" }, ["lib/a.js"], "lib/a.js"],
    ["its main without the ending", { main: "lib/a" }, ["lib/a.js"], "lib/a"],
    [
      "its main, if a build may write it",
      { main: "dist/a.js", scripts: { build: "tsc" } },
      ["src/a.ts"],
      "dist/a.js",
    ],
    [
      "what its start script runs",
      { main: "index.js", scripts: { start: "node app.js" } },
      ["app.js"],
      "app.js",
    ],
    [
      "what is usual, if its main is not there",
      { main: "index.js" },
      ["src/index.js", "server.js"],
      "server.js",
    ],
    [
      "what its build writes",
      { main: "index.js", scripts: { build: "tsc", start: "node dist/x.js" } },
      [],
      "dist/x.js",
    ],
  ])("of Node.js starts %s", (_, manifest, there, expected) => {
    const files = Object.fromEntries(there.map((path) => [path, ""]));
    const found = detect({ ...files, "package.json": JSON.stringify(manifest) });
    expect(found.command).toBe(`node ${expected}`);
    expect(found.doubt).toBeUndefined();
  });

  it("of Python is started by its script, in the environment that the script names", () => {
    const files = { "pyproject.toml": '[project]\nname = "notes"\n' };
    const script = "#!/usr/bin/env bash\nsource .venv/bin/activate\nexec python src/notes/server.py\n";
    expect(detect({ ...files, "start.sh": script })).toMatchObject({
      setup: ["python -m venv .venv", ".venv/bin/pip install -e ."],
      command: "bash start.sh",
    });
    expect(detect({ "requirements.txt": "", "run.sh": "#!/bin/sh\nexec python server.py\n" })).toMatchObject({
      setup: ["pip install -r requirements.txt"],
      command: "sh run.sh",
    });
    expect(detect({ ...files, "uv.lock": "", "start.sh": "exec uv run x\n" })).toMatchObject({
      setup: ["uv sync"],
      command: "sh start.sh",
    });
  });

  it("of Python starts a file that is there, and says where it guesses", () => {
    const manifest = '[project]\nname = "my-notes"\n';
    const there = detect({ "pyproject.toml": manifest, "src/my_notes/server.py": "" });
    expect(there).toMatchObject({ command: "uv run src/my_notes/server.py" });
    expect(there.doubt).toBeUndefined();
    expect(detect({ "requirements.txt": "mcp", "main.py": "" })).toMatchObject({
      setup: ["pip install -r requirements.txt"],
      command: "python main.py",
    });
    expect(detect({ "pyproject.toml": manifest }).doubt).toContain("`server.py` is a guess");
    expect(detect({ "requirements.txt": "" }).doubt).toContain("`server.py` is a guess");
  });

  it("of an unknown sort is started by its script, if it has one", () => {
    expect(detect({ "scripts/start-server.sh": "" })).toMatchObject({
      setup: [],
      command: "sh scripts/start-server.sh",
    });
  });

  it("of Python, Go and Rust starts as these do", () => {
    const python = '[project]\nname = "x"\n[project.scripts]\n"my-server" = "x:main"\n';
    expect(detect({ "pyproject.toml": python }).command).toBe("uv run my-server");
    expect(detect({ "go.mod": "module x" }).command).toBe("./server");
    expect(detect({ "Cargo.toml": '[package]\nname = "srv"\n' }).command).toBe("./target/release/srv");
  });
});
