import { describe, expect, it } from "vitest";
import { helpOf } from "../../src/cli/help.ts";
import { inputOptions, JSON_OPTION } from "../../src/cli/option-table.ts";
import { parseOptions, refusePositionals } from "../../src/cli/options.ts";
import { UsageError } from "../../src/model/errors.ts";

const OPTIONS = [...inputOptions(), JSON_OPTION];
const parse = (...args: string[]) => parseOptions(args, OPTIONS);

function refusal(...args: string[]): string {
  try {
    parse(...args);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }
  throw new Error("the arguments were accepted");
}

describe("options", () => {
  it("leave everything after `--` to the server, word by word", () => {
    const { inputs, positionals } = parse(
      "--scope",
      "all",
      "--",
      "node",
      "x.js",
      "--scope",
      "a b",
      "--",
      "-h",
    );
    expect(inputs.command).toEqual(["node", "x.js", "--scope", "a b", "--", "-h"]);
    expect(inputs.scope).toEqual(["all"]);
    expect(positionals).toEqual([]);
  });

  it("take values with `=` or as the next word, also when these begin with a dash", () => {
    const { inputs } = parse(
      "--checks",
      "-latency,+concurrency",
      "--timeout-ms=7",
      "--env",
      "A=b=c",
      "--env",
      "B=",
    );
    expect(inputs).toEqual({
      checks: ["-latency,+concurrency"],
      "timeout-ms": ["7"],
      env: ["A=b=c", "B="],
    });
  });

  it("know flags, and how to turn them off", () => {
    expect(parse("--strict").inputs.strict).toEqual(["true"]);
    expect(parse("--strict=false").inputs.strict).toEqual(["false"]);
    expect(parse("--no-strict").inputs.strict).toEqual(["false"]);
    expect(parse("--json").own.get("json")).toBe(true);
    expect(parse("-h").own.get("help")).toBe(true);
  });

  it("know the names of other tools", () => {
    const { inputs } = parse(
      "--include-destructive",
      "--timeout",
      "1.5",
      "--timeout-probe",
      "3",
      "--no-checks",
    );
    expect(inputs).toEqual({
      "include-destructive": ["true"],
      "timeout-ms": ["1500"],
      "timeout-probe": ["3"],
      checks: ["-contract"],
    });
    expect(parse("--header", "A: b", "--headers", "C: d").inputs.headers).toEqual(["A: b", "C: d"]);
    expect(parse("--timeout", "soon").inputs["timeout-ms"]).toEqual(["soon"]);
  });

  it.each([
    "--full-trace",
    "--evidence",
    "--junit",
    "--slow-threshold-ms",
    "--bloat-threshold-chars",
    "--fail-under-latency",
    "--fail-under-response-size",
    "--fail-under-concurrency",
    "--concurrency",
    "--baseline",
    "--shard",
    "--fuzz",
  ])("know %s", (name) => {
    expect(parse(name, "x").inputs).toEqual({ [name.slice(2)]: ["x"] });
  });

  it("name the nearest when one is unknown", () => {
    expect(refusal("--command", "node x.js")).toContain("comes last, after `--`");
    expect(refusal("--scop", "all")).toContain('no option `--scop`. Did you mean "--scope"?');
    expect(refusal("--no-srict")).toContain("no option `--no-srict`");
    expect(refusal("-x")).toContain("no option `--x`");
  });

  it("tell the folder they default to, not the one above", () => {
    const shown = inputOptions().find((option) => option.name === "working-directory");
    expect(shown?.description).toMatch(/ Default: `\.`$/);
  });

  it("that belong to the action are unknown here", () => {
    expect(refusal("--comment", "never")).toContain("no option `--comment`");
  });

  it("say when a value is missing", () => {
    expect(refusal("--url", "--scope", "all")).toBe("`--url` needs a value: `--url URL`.");
    expect(refusal("--env", "--", "node", "x")).toContain("`--env KEY=VALUE`");
    expect(refusal("--tools")).toContain("needs a value");
  });

  it("refuse a file for `--json`", () => {
    expect(refusal("--json=out.json")).toContain("`--report-dir`");
    expect(() => refusePositionals(parse("--json", "out.json"), "run")).toThrow("`--report-dir`");
  });

  it("refuse a command without `--`, and show the right form", () => {
    const parsed = parse("--strict", "node", "x.js");
    expect(() => refusePositionals(parsed, "run")).toThrow("`mcp-audit run -- node x.js`");
  });

  it("never take a name from the prototype", () => {
    expect(refusal("--constructor", "x")).toContain("no option `--constructor`");
    expect(refusal("--__proto__=x")).toContain("no option");
  });
});

describe("help", () => {
  it("names every option, within the width", () => {
    const text = helpOf({ usage: "mcp-audit run", about: "About.", options: OPTIONS }, 80);
    for (const option of OPTIONS) expect(text).toContain(`--${option.name}`);
    for (const line of text.split("\n")) expect(line.length, line).toBeLessThanOrEqual(100);
    expect(text).toContain("--timeout S");
    expect(text).toContain("--no-checks");
  });
});
