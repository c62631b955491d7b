import { describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load.ts";
import { UsageError } from "../../src/model/errors.ts";
import { SOME_CHECKS } from "./checks-fixture.ts";

const load = (text: string) => loadConfig("audit.yml", text, SOME_CHECKS);

function refusal(text: string): string {
  try {
    load(text);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }
  throw new Error("the config was accepted");
}

describe("the config file", () => {
  it("takes every section of the reference", () => {
    const file = load(`
server: { command: node build/index.js, env: { API_KEY: $API_KEY, DEBUG: true, PORT: 8080 }, cwd: . }
scope: read-only
snapshot: contract.json
workers: 4
max_calls_per_second: 2.5
checks:
  max_description_length: 1024
  strict: false
  robust-input: { enabled: true, severity: error, max_tools: 25, hang_ms: null }
  latency: false
timeout_probe_sec: 10
probes:
  - name: finds Paris
    tool: search_cities
    arguments: { query: Paris }
    expect:
      { error: false, contains: FR, regex: "Par.s", jsonpath: { "$.cities[0].name": { equals: Paris } }, schema: { type: object }, max_ms: 2000 }
fuzz: { calls: 50, seed: null }
bench: [ { probe: finds Paris, calls: 200, concurrency: 4, p95_ms: 50, error_rate: 0 } ]
suppress:
  - { check: latency, tool: run_sql, reason: sandboxed read-only replica, expires: 2027-03-01 }
weights: { robustness: 30 }
`);
    expect(file.probes?.[0]?.expect).toMatchObject({ contains: "FR", max_ms: 2000 });
    expect(file.bench?.[0]).toEqual({
      probe: "finds Paris",
      calls: 200,
      concurrency: 4,
      p95_ms: 50,
      error_rate: 0,
    });
  });

  it("names an unknown key with its line, column and the nearest known key", () => {
    expect(refusal("scope: all\nserver:\n  comand: node x.js\n")).toBe(
      'audit.yml:3:3: unknown key "comand" in `server`. Did you mean "command"?',
    );
  });

  it("says where a key belongs that is at home elsewhere", () => {
    expect(refusal("env: { A: b }\n")).toBe('audit.yml:1:1: unknown key "env". It belongs at `server.env`.');
  });

  it("names an unknown check and the nearest one", () => {
    expect(refusal("checks:\n  latncy: false\n")).toContain('2:3: unknown check "latncy"');
    expect(refusal("checks:\n  latncy: false\n")).toContain('Did you mean "latency"?');
  });

  it("names an unknown option of a check", () => {
    expect(refusal("checks:\n  latency:\n    slow_treshold_ms: 3\n")).toContain(
      'Did you mean "slow_threshold_ms"?',
    );
  });

  it("demands a reason for a suppression", () => {
    expect(refusal("suppress:\n  - check: latency\n")).toContain("has no `reason`. Say why");
    expect(refusal('suppress:\n  - { check: latency, reason: " " }\n')).toContain("is empty. Say why");
  });

  it("refuses a suppression of a check that does not exist", () => {
    expect(refusal("suppress:\n  - { check: latenci, reason: x }\n")).toContain('Did you mean "latency"?');
  });

  it("refuses a day that no calendar has", () => {
    expect(refusal("suppress:\n  - { check: latency, reason: x, expires: 2030-02-31 }\n")).toContain(
      "audit.yml:2:43: `suppress[0].expires` is 2030-02-31, which is not a day of the calendar.",
    );
  });

  it("refuses a bench of a probe that does not exist, with the nearest", () => {
    const text = "probes:\n  - { name: finds Paris, tool: t }\nbench:\n  - probe: find Paris\n";
    expect(refusal(text)).toBe(
      'audit.yml:4:12: `bench[0].probe` is "find Paris", but no probe has this name. Did you mean "finds Paris"?',
    );
  });

  it("refuses two probes of one name", () => {
    const text = "probes:\n  - { name: a, tool: t }\n  - { name: a, tool: u }\n";
    expect(refusal(text)).toContain("which another probe has already");
  });

  it("refuses a regular expression that cannot run in linear time", () => {
    const text = 'probes:\n  - { name: a, tool: t, expect: { jsonpath: { "$": { regex: "(?=x)" } } } }\n';
    expect(refusal(text)).toContain("audit.yml:2:");
    expect(refusal(text)).toContain("look-around");
  });

  it.each([
    ["scope: all\n tools: [a]\n", "2:2", "deeper than the one before it"],
    ["server:\n  command: node x\n\n  # y\n   env: 3\n", "5:4", "the same indentation"],
    ["scope: all\n  x: [1\n", "2:3", "deeper"],
    ["server:\n  command: x\n env:\n    A: b\n", "3:2", "unlike the keys before it"],
    ["server:\n\tcommand: x\n", "2:1", "use spaces"],
    ["scope: all: x\n", "1:8", "in quotes"],
    ["scope: @x\n", "1:8", "in quotes"],
    ['scope: "all\n', "2:1", "close it"],
    ["tools: [a, b\nscope: all\n", "2:1", "add the `]`"],
    ["probes:\n  - name: x\n   tool: y\n", "3:1", "begin it with `- `"],
    ["checks\nscope: all\n", "1:1", "no colon behind it"],
    ["scope: all\n---\nscope: all\n", "2:1", "leave out the line `---`"],
  ])("says in one sentence what is no YAML, where, and what to do: %j", (text, at, words) => {
    const message = refusal(text);
    expect(message.startsWith(`audit.yml:${at}: not valid YAML: `)).toBe(true);
    expect(message).toContain(words);
    expect(message).not.toContain("\n");
  });

  it("names every key that stands there twice", () => {
    expect(refusal("scope: all\nscope: all\ntools: [a]\ntools: [b]\n").split("\n")).toEqual([
      "audit.yml:2:1: not valid YAML: this key stands there twice: keep one of the two.",
      "audit.yml:4:1: not valid YAML: this key stands there twice: keep one of the two.",
    ]);
  });

  it("refuses what is no map", () => {
    expect(refusal("- a\n- b\n")).toBe("audit.yml:1:1: the config must be a map of settings.");
  });

  it("tells types apart in words", () => {
    expect(refusal("timeout_ms: soon\n")).toBe(
      'audit.yml:1:13: `timeout_ms` must be a whole number, not "soon".',
    );
  });

  it("survives aliases that multiply", () => {
    const bomb = ["a: &a [x,x,x,x,x,x,x,x,x]"];
    for (let i = 0; i < 8; i++) {
      const from = String.fromCharCode(97 + i);
      const to = String.fromCharCode(98 + i);
      bomb.push(`${to}: &${to} [*${from},*${from},*${from},*${from},*${from},*${from},*${from},*${from}]`);
    }
    expect(refusal(bomb.join("\n"))).toContain("audit.yml");
  });
});

it("of very many mistakes names the first, and how many there are", () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `unknown${index}: 1`).join("\n");
  expect(refusal(text).split("\n")).toEqual([
    ...[0, 1, 2, 3, 4].map((index) =>
      expect.stringContaining(`:${index + 1}:1: unknown key "unknown${index}"`),
    ),
    "audit.yml:... and 19995 more.",
  ]);
});

describe("a config whose author wants more than to configure", () => {
  it.each([
    "check_name",
    "comment_key",
    "check-name",
    "comment-key",
    "report_dir",
    "github_token",
    "env",
    "mode",
  ])("cannot say %s, which only the workflow decides", (key) =>
    expect(refusal(`${key}: other`)).toMatch(/unknown key/),
  );

  it.each([
    ["a tag of code", 'tools: !!js/function "function () {}"'],
    ["a prototype", "__proto__:\n  scope: all"],
    ["a merged map", "<<: { scope: all }"],
    ["a map that holds itself", "a: &a [*a]"],
    ["lists within lists", `a: ${"[".repeat(5_000)}${"]".repeat(5_000)}`],
    ["maps within maps", Array.from({ length: 1_200 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
    [
      "a regular expression that grows",
      "probes: [{ name: a, tool: t, expect: { regex: '(((a{100}){100}){100}){100}' } }]",
    ],
  ])("is refused for %s", (_, text) => expect(refusal(text)).toMatch(/^audit\.yml:/));
});
