import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { RawInputs } from "../../src/config/inputs.ts";
import { UsageError } from "../../src/model/errors.ts";
import { CWD, DEFAULT_SNAPSHOT, resolveWith, type World, withServer } from "./resolve-fixture.ts";

function refusal(inputs: RawInputs, world: World = {}): string {
  try {
    resolveWith(inputs, world);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }
  throw new Error("the inputs were accepted");
}

describe("the server", () => {
  it("is split into words and never given to a shell", () => {
    const { target } = resolveWith({ command: `node "my server.js" --name='a b' *.json` });
    expect(target).toMatchObject({
      transport: "stdio",
      command: "node",
      args: ["my server.js", "--name=a b", "*.json"],
      cwd: CWD,
    });
  });

  it("takes words of a command line as they are", () => {
    const { target } = resolveWith({ command: ["node", "a && b", "$HOME"] });
    expect(target).toMatchObject({ args: ["a && b", "$HOME"] });
  });

  it.each(["npm ci && node x.js", "node x.js | tee log", "node x.js > log", "a; b"])(
    "points to `setup` for the shell operator in %s",
    (command) => {
      expect(refusal({ command })).toContain("`setup`");
    },
  );

  it("refuses variables, back-ticks, open quotes and several lines", () => {
    expect(refusal({ command: "node $FILE" })).toContain("variables are not replaced");
    expect(refusal({ command: "node `which x`" })).toContain("back-tick");
    expect(refusal({ command: "node 'x" })).toContain("never closed");
    expect(refusal({ command: "npm ci\nnode x.js" })).toContain("`setup`");
  });

  it("may not be named twice", () => {
    const inputs = { command: "node x.js", url: "http://127.0.0.1/mcp" };
    expect(refusal(inputs)).toContain("Both a `command` and a `url`");
    expect(refusal({}, { config: "server: { command: node x, url: 'http://x/' }" })).toContain(
      "both `server.command` and `server.url`",
    );
  });

  it("must be named", () => {
    expect(refusal({})).toContain("No server to audit");
  });

  it("of the inputs replaces that of the file as a whole", () => {
    const { target } = resolveWith(
      { url: "http://127.0.0.1:1/mcp" },
      { config: "server: { command: node x }" },
    );
    expect(target).toMatchObject({ transport: "http", url: "http://127.0.0.1:1/mcp" });
  });

  it("is not needed to publish", () => {
    expect(resolveWith({ mode: "publish" }).mode).toBe("publish");
  });

  it("is not called beyond reading without a word where it is not this machine", () => {
    const warned = (url: string, scope: string) => resolveWith({ url, scope }).warnings.join("\n");
    expect(warned("https://example.com:8443/mcp", "all")).toMatch(
      /scope: all.*example\.com:8443.*not this machine/,
    );
    expect(warned("https://10.0.0.7/mcp", "malformed")).toContain("10.0.0.7");
    expect(warned("https://localhost.example.com/mcp", "all")).toContain("not this machine");
    expect(warned("https://example.com/mcp", "read-only")).toBe("");
    for (const near of ["http://localhost:1/", "http://127.1.2.3/", "http://[::1]:3/mcp"]) {
      expect(warned(near, "all")).toBe("");
    }
  });

  it("refuses credentials in an address, and shows no query", () => {
    expect(refusal({ url: "https://me:pw@example.com/mcp" })).toContain("`headers`");
    const { target } = resolveWith({ url: "https://example.com/mcp?token=abcdef" });
    expect(target.display).toBe("https://example.com/mcp?...");
  });
});

describe("precedence", () => {
  const config = "scope: malformed\ntimeout_ms: 7\nchecks: { strict: true }\nfail_under: { overall: 50 }";

  it("takes inputs over the file and the file over defaults", () => {
    const { settings } = resolveWith(withServer({ "timeout-ms": "9" }), { config });
    expect(settings.record.timeoutMs).toBe(9);
    expect(settings.record.scope).toBe("malformed");
    expect(settings.record.startupTimeoutMs).toBe(60_000);
    expect(settings.judge).toMatchObject({ strict: true, failUnder: { overall: 50, latency: 0 } });
  });

  it("lets the short form of `scope` replace the scope of the file", () => {
    const { settings } = resolveWith(withServer({ "include-destructive": "true" }), { config });
    expect(settings.record.scope).toBe("all");
  });

  it("refuses a scope and a short form that contradict", () => {
    const inputs = withServer({ scope: "static", "include-destructive": "true" });
    expect(refusal(inputs)).toContain("keep one of them");
  });

  it("merges variables by name", () => {
    const file = "server: { command: node x, env: { A: file, B: file } }";
    expect(resolveWith({ env: "B=input\nC=input" }, { config: file }).env).toEqual({
      A: "file",
      B: "input",
      C: "input",
    });
  });

  it("takes an empty input for one that is not given", () => {
    expect(resolveWith(withServer({ scope: " " })).settings.record.scope).toBe("read-only");
  });
});

describe("inputs", () => {
  it("are read by their kind", () => {
    expect(refusal(withServer({ strict: "yes" }))).toBe('`strict` must be true or false, not "yes".');
    expect(refusal(withServer({ "timeout-ms": "1.5" }))).toContain("must be a whole number");
    expect(refusal(withServer({ "fail-under": "101" }))).toContain("between 0 and 100");
    expect(refusal(withServer({ scope: "al" }))).toContain('Did you mean "all"?');
  });

  it("name the check that `checks` does not know", () => {
    expect(refusal(withServer({ checks: "-latencie" }))).toContain('Did you mean "latency"?');
    expect(refusal(withServer({ checks: "latency" }))).toContain("write `-latency`");
  });

  it("leave out a check or a whole category", () => {
    const { checks } = resolveWith(withServer({ checks: "-performance,+concurrency" })).settings.judge;
    expect(checks.latency?.enabled).toBe(false);
    expect(checks.bench?.enabled).toBe(false);
    expect(checks.concurrency?.enabled).toBe(true);
  });

  it.each(["0/4", "5/4", "1", "a/b", "1/0"])("refuse the shard %s", (shard) => {
    expect(refusal(withServer({ shard }))).toContain("`i/n`");
  });

  it("read a shard, workers and a rate", () => {
    const inputs = withServer({ shard: "2/4", workers: "3", "max-calls-per-second": "0.5" });
    expect(resolveWith(inputs).settings.record).toMatchObject({
      shard: { index: 2, count: 4 },
      workers: 3,
      maxCallsPerSecond: 0.5,
    });
  });

  it("say that workers are not for a url", () => {
    const told = ({ warnings }: { warnings: string[] }) => warnings.filter((one) => one.includes("workers"));
    expect(told(resolveWith(withServer({ workers: "3" })))).toEqual([]);
    const { warnings } = resolveWith({ url: "http://127.0.0.1:1/mcp", workers: "3" });
    expect(told({ warnings })).toHaveLength(1);
  });

  it("refuse a working directory that is not there", () => {
    expect(refusal(withServer({ "working-directory": "no/such" }))).toContain("no such directory");
  });

  it("refuse a config file that was named and is not there", () => {
    expect(refusal(withServer({ config: "nope.yml" }))).toContain("no config file at nope.yml");
  });
});

describe("work that is asked for", () => {
  it("switches its opt-in check on", () => {
    const inputs = withServer({
      concurrency: "5",
      scope: "all",
      sequential: "true",
      fuzz: "50",
      "fuzz-seed": "7",
    });
    const { judge, record } = resolveWith(inputs).settings;
    expect(record).toMatchObject({ concurrency: 5, sequential: true, fuzz: { calls: 50, seed: 7 } });
    for (const id of ["concurrency", "lifecycle", "cross-resource", "fuzz"]) {
      expect(judge.checks[id]?.enabled, id).toBe(true);
    }
    expect(judge.checks.bench).toBeUndefined();
  });

  it("stays on when the file sets the check up without a word on `enabled`", () => {
    const world = { config: "checks: { concurrency: { severity: notice } }" };
    const { judge, record } = resolveWith(withServer({ concurrency: "4" }), world).settings;
    expect(record.concurrency).toBe(4);
    expect(judge.checks.concurrency).toMatchObject({ enabled: true, severity: "notice" });
  });

  it("is not done when its check was switched off", () => {
    const world = { config: "checks: { concurrency: false }" };
    expect(resolveWith(withServer({ concurrency: "4" }), world).settings.record.concurrency).toBe(0);
    const sequential = (checks: string) =>
      resolveWith(withServer({ scope: "all", sequential: "true", checks })).settings.record.sequential;
    expect(sequential("-lifecycle,-cross-resource")).toBe(false);
    expect(sequential("-cross-resource")).toBe(true);
  });

  it("needs more than one connection, and for `sequential` the whole consent", () => {
    expect(refusal(withServer({ concurrency: "1" }))).toContain("at least 2");
    expect(refusal(withServer({ sequential: "true" }))).toContain("`scope: all`");
  });
});

describe("probes and bench", () => {
  const config = `
server: { command: node x }
probes:
  - name: p
    tool: t
    arguments: { token: "$TOKEN", deep: [{ text: "a \${WORD} $$5" }], n: 3 }
    expect: { regex: "x$" }
bench: [{ probe: p, p95_ms: 20 }]
`;

  it("read the environment in arguments, and only there", () => {
    const run = resolveWith({}, { config, environment: { TOKEN: "s3cr3t-value", WORD: "word" } });
    expect(run.settings.record.probes).toEqual([
      {
        name: "p",
        tool: "t",
        arguments: { token: "s3cr3t-value", deep: [{ text: "a word $5" }], n: 3 },
        expect: { regex: "x$" },
        retries: 0,
      },
    ]);
    expect(run.settings.record.bench).toEqual([{ probe: "p", calls: 100, concurrency: 1, p95_ms: 20 }]);
    expect(run.secrets).toContainEqual({ name: "TOKEN", value: "s3cr3t-value" });
    expect(run.settings.judge.checks.bench?.enabled).toBe(true);
  });

  it("name the argument whose variable is missing", () => {
    const message = refusal({}, { config, environment: { WORD: "word" } });
    expect(message).toContain("probes[0].arguments.token");
    expect(message).toContain("has no TOKEN");
  });

  it("never read what belongs to the runner", () => {
    const text = 'probes: [{ name: p, tool: t, arguments: { a: "$INPUT_GITHUB_TOKEN" } }]';
    const environment = { INPUT_GITHUB_TOKEN: "ghs_x" };
    expect(refusal(withServer(), { config: text, environment })).toContain("belongs to the runner");
  });
});

describe("files of a run", () => {
  it("are absolute, and null when nobody asked", () => {
    expect(resolveWith(withServer())).toMatchObject({
      baseline: null,
      baselineRef: null,
      snapshot: null,
      mode: "audit",
      fullTrace: null,
      evidenceFile: null,
      junitFile: null,
      reportDir: resolve(CWD, "mcp-audit-report"),
    });
    const inputs = withServer({ "full-trace": "t.jsonl", evidence: "e.json", junit: "j.xml" });
    expect(resolveWith(inputs)).toMatchObject({
      fullTrace: resolve(CWD, "t.jsonl"),
      evidenceFile: resolve(CWD, "e.json"),
      junitFile: resolve(CWD, "j.xml"),
    });
  });

  it("take the default snapshot only if it is there", () => {
    const files = { [DEFAULT_SNAPSHOT]: "{}" };
    expect(resolveWith(withServer(), { files }).snapshot).toBe(resolve(CWD, DEFAULT_SNAPSHOT));
    expect(resolveWith(withServer(), { newSnapshot: true }).snapshot).toBe(resolve(CWD, DEFAULT_SNAPSHOT));
  });

  it("must be there when they were named", () => {
    expect(refusal(withServer({ snapshot: "s.json" }))).toContain('`snapshot` is "s.json"');
    expect(refusal(withServer({ baseline: "b.json" }))).toContain('`baseline` is "b.json"');
    expect(resolveWith(withServer({ baseline: "b.json" }), { files: { "b.json": "{}" } }).baseline).toBe(
      resolve(CWD, "b.json"),
    );
  });

  it("have one baseline", () => {
    const inputs = withServer({ baseline: "b.json", "baseline-ref": "auto" });
    expect(refusal(inputs, { files: { "b.json": "{}" } })).toContain("keep one of them");
  });
});
