import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { CHECKS } from "../../src/checks/registry.gen.ts";
import { COMMANDS } from "../../src/cli/commands.ts";
import { optionsTable } from "../../src/cli/reference.ts";
import { auditWorkflow, configTemplate, publishWorkflow } from "../../src/cli/templates.ts";
import { inputsFor, type RawInputs } from "../../src/config/inputs.ts";
import { loadConfig } from "../../src/config/load.ts";
import { configTable } from "../../src/config/reference.ts";
import { readInputs } from "../../src/config/values.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(ROOT, path)).isDirectory() ? filesUnder(path) : [path];
  });
}

const EXAMPLES = filesUnder("examples").filter((path) => path.endsWith(".yml"));
const WORKFLOWS = EXAMPLES.filter((path) => path !== "examples/mcp-audit.yml");

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

const steps = (path: string): Step[] =>
  Object.values(parse(read(path)).jobs as Record<string, { steps: Step[] }>).flatMap((job) => job.steps);

describe("the examples", () => {
  it.each(WORKFLOWS)("%s gives the action only inputs that it has, with values that it takes", (path) => {
    const known = inputsFor("action").map((input) => input.name);
    for (const step of steps(path).filter((one) => one.uses?.startsWith("org/mcp-audit-action@"))) {
      const given = Object.entries(step.with ?? {});
      expect(known).toEqual(expect.arrayContaining(given.map(([name]) => name)));
      const plain = given.filter(([, value]) => !String(value).includes("${{"));
      const inputs = Object.fromEntries(plain.map(([name, value]) => [name, String(value)])) as RawInputs;
      expect(() => readInputs(inputs)).not.toThrow();
    }
  });

  it.each(WORKFLOWS)("%s names its permissions and runs no foreign code with rights", (path) => {
    const workflow = parse(read(path));
    expect(workflow.permissions.contents).toBe("read");
    expect(workflow.on).not.toHaveProperty("pull_request_target");
    if (Object.hasOwn(workflow.on, "workflow_run")) expect(read(path)).not.toContain("actions/checkout");
  });

  it("are all told of", () => {
    const text = read("examples/README.md");
    for (const path of EXAMPLES) {
      const name = path.replace("examples/", "");
      expect(text).toContain(name.startsWith("fork-publish/") ? "(fork-publish)" : `(${name})`);
    }
  });

  it("for forks are what `init` writes", () => {
    const project = {
      kind: "",
      steps: ["- uses: actions/setup-node@v6", "  with:", "    node-version: 24"],
      setup: ["npm ci", "npm run build"],
      command: "node build/index.js",
    };
    expect(read("examples/fork-publish/mcp-audit.yml")).toBe(auditWorkflow(project, true));
    expect(read("examples/fork-publish/mcp-audit-publish.yml")).toBe(publishWorkflow());
  });

  it("for forks are what the README shows", () => {
    const blocks = [...read("README.md").matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml]) => yaml);
    expect(blocks).toContain(read("examples/fork-publish/mcp-audit.yml"));
    expect(blocks).toContain(read("examples/fork-publish/mcp-audit-publish.yml"));
  });

  it("of the config are valid, and so is every line that `init` writes as a comment", () => {
    expect(() => loadConfig("mcp-audit.yml", read("examples/mcp-audit.yml"), CHECKS)).not.toThrow();
    const open = configTemplate().replace(/^# (?=[a-z_]+:| {2})/gm, "");
    expect(Object.keys(loadConfig("init.yml", open, CHECKS)).sort()).toEqual([
      "bench",
      "checks",
      "exclude_tools",
      "fail_on",
      "fail_under",
      "fuzz",
      "probes",
      "scope",
      "server",
      "suppress",
      "tools",
    ]);
  });
});

describe("the recipes", () => {
  const blocks = [...read("docs/recipes.md").matchAll(/^## (.*)$|```yaml\n([\s\S]*?)```/gm)];
  const yaml = blocks.flatMap(([, , text]) => (text === undefined ? [] : [text]));

  it.each([
    "Python with uv",
    "Go",
    "docker",
    "monorepo",
    "matrix",
    "Secrets",
    "Self-hosted",
    "Enterprise Server",
    "required check",
  ])("tell of %s", (what) => {
    const titles = blocks.flatMap(([, title]) => title ?? []);
    expect(titles.some((title) => title.includes(what))).toBe(true);
  });

  it("give the action only inputs that it has, with values that it takes", () => {
    const known = new Set<string>(inputsFor("action").map((input) => input.name));
    let seen = 0;
    for (const text of yaml) {
      const value = parse(text) as Step[] | { steps?: Step[] };
      for (const step of Array.isArray(value) ? value : (value.steps ?? [])) {
        if (!step.uses?.startsWith("org/mcp-audit-action@")) continue;
        seen += 1;
        const given = Object.entries(step.with ?? {});
        expect(given.filter(([name]) => !known.has(name))).toEqual([]);
        const plain = given.filter(([, one]) => !String(one).includes("${{"));
        const inputs = Object.fromEntries(plain.map(([name, one]) => [name, String(one)])) as RawInputs;
        expect(() => readInputs(inputs)).not.toThrow();
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  it("lead to files that are there", () => {
    for (const [, path = ""] of read("docs/recipes.md").matchAll(/\]\((\.\.\/[^)#]+)/g)) {
      expect(statSync(join(ROOT, "docs", path)).isFile(), path).toBe(true);
    }
  });
});

describe("the docs", () => {
  it("name every command and carry the table of options", () => {
    const text = read("docs/cli.md");
    for (const name of Object.keys(COMMANDS)) expect(text).toContain(`mcp-audit ${name}`);
    expect(text).toContain(optionsTable());
  });

  it("carry the table of config keys", () => {
    expect(read("docs/configuration.md")).toContain(configTable(CHECKS));
  });

  it("show configs that are valid", () => {
    const blocks = [...read("docs/configuration.md").matchAll(/```yaml\n([\s\S]*?)```/g)].map(
      ([, yaml]) => yaml ?? "",
    );
    expect(blocks.length).toBeGreaterThan(5);
    for (const block of blocks) {
      const withProbe = block.startsWith("bench:")
        ? `${block}probes: [{ name: finds Paris, tool: t }]\n`
        : block;
      expect(() => loadConfig("docs.yml", withProbe, CHECKS), block).not.toThrow();
    }
  });
});
