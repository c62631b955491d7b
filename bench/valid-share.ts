import { EXPECTED } from "../__tests__/acceptance/targets.ts";
import { planCases } from "../src/cases/plan.ts";
import { createFacts } from "../src/facts/facts.ts";
import { validCalls } from "../src/facts/valid-calls.ts";
import type { CallFacts, ToolFacts } from "../src/model/facts.ts";
import type { RecordSettings, Settings } from "../src/model/settings.ts";
import { WORKSPACE } from "../src/model/workspace.ts";
import { record } from "../src/record/record.ts";
import { benchServers } from "./servers.ts";

/**
 * Share of generated valid calls that real servers answer without error, and why the others were not.
 * `node bench/valid-share.ts [--all] [--workspace] [--calls] [server...]`; `--all` calls every tool of the servers that reach nothing
 * beyond their own folder, `--workspace` starts a server that is given a folder on `$WORKSPACE` instead, `--calls` shows
 * each call that was not answered.
 */
const LOCAL = new Set(["everything", "memory", "filesystem", "sequential-thinking"]);

const onWorkspace = process.argv.includes("--workspace");

const settings = (scope: RecordSettings["scope"]): Settings => ({
  record: {
    scope,
    protocol: "auto",
    tools: [],
    excludeTools: [],
    timeoutMs: 15_000,
    startupTimeoutMs: 60_000,
    timeoutProbeSec: 10,
    robustInput: { enabled: false, maxTools: 0, hangMs: null },
    concurrency: 0,
    sequential: false,
    fuzz: { calls: 0, seed: null },
    probes: [],
    bench: [],
    workers: 1,
    maxCallsPerSecond: 0,
    shard: null,
  },
  judge: { checks: {}, strict: false, suppressions: [], weights: {}, failOn: "error", failUnder: {} },
});

/** The valid calls alone. */
function validOnly(...given: Parameters<typeof planCases>) {
  const plan = planCases(...given);
  return { ...plan, cases: plan.cases.filter((item) => item.kind === "valid") };
}

async function measured(name: string, all: boolean): Promise<{ calls: CallFacts[]; tools: ToolFacts[] }> {
  const [server] = benchServers([name]);
  if (server === undefined) throw new Error(`No server ${name}.`);
  const { folder } = server;
  const scope = all && LOCAL.has(name) ? "all" : server.scope;
  const [command = "", ...words] = server.command;
  const args = words.map((word) => (onWorkspace && word.startsWith(`${folder}/`) ? WORKSPACE : word));
  try {
    const target = { transport: "stdio", command, args, cwd: folder, display: name } as const;
    const evidence = await record(target, settings(scope), {
      env: server.env,
      mask: (text) => text,
      plan: validOnly,
    });
    const facts = createFacts(evidence);
    return { calls: validCalls(facts.calls), tools: facts.tools };
  } finally {
    server.remove();
  }
}

const options = process.argv.slice(2);
const names = options.filter((word) => !word.startsWith("--"));
const row = (...cells: (string | number)[]) =>
  console.log(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(22) : String(cell).padStart(10))).join(""),
  );

row("server", "tools", "valid", "ok", "share", "blocked", "errored");
const sums = { valid: 0, ok: 0, blocked: 0 };
for (const name of names.length === 0 ? Object.keys(EXPECTED) : names) {
  const { calls, tools } = await measured(name, options.includes("--all"));
  const ok = calls.filter((call) => call.outcome === "ok").length;
  const blocked = calls.filter((call) => call.outcome !== "ok" && call.blocked !== null).length;
  const share = calls.length === 0 ? "-" : `${((100 * ok) / calls.length).toFixed(1)} %`;
  row(name, tools.length, calls.length, ok, share, blocked, calls.length - ok - blocked);
  sums.valid += calls.length;
  sums.ok += ok;
  sums.blocked += blocked;
  if (!options.includes("--calls")) continue;
  for (const call of calls.filter((one) => one.outcome !== "ok")) {
    const why = call.blocked === null ? call.outcome : `blocked: ${call.blocked}`;
    console.log(`  ${call.tool} ${JSON.stringify(call.arguments).slice(0, 160)}\n    ${why}: ${call.detail}`);
  }
}
row(
  "all",
  "",
  sums.valid,
  sums.ok,
  `${((100 * sums.ok) / sums.valid).toFixed(1)} %`,
  sums.blocked,
  sums.valid - sums.ok - sums.blocked,
);
