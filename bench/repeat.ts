import { spawnSync } from "node:child_process";
import { benchServers } from "./servers.ts";

/** Audits a server several times and tells where the reports differ once times are taken out. `node bench/repeat.ts [server] [runs]` */
const TIMES = /^(?:startedAt|durationMs|startupMs|medianMs|latency|atMs)$/;

function withoutTimes(text: string): string {
  return JSON.stringify(
    JSON.parse(text.replace(/\b\d+(?:\.\d+)? ms\b/g, "<n> ms")),
    (key, value) => (TIMES.test(key) ? undefined : value),
    1,
  );
}

const [name = "everything", runs = "10"] = process.argv.slice(2);
const [server] = benchServers([name]);
if (server === undefined) throw new Error(`No server ${name}.`);
const env = Object.entries(server.env).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
const args = ["dist/cli/index.js", "run", "--json", "--scope", server.scope, ...env, "--", ...server.command];
const reports = Array.from({ length: Number(runs) }, () => {
  const run = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e9 });
  return withoutTimes(run.stdout);
});
server.remove();
const [first = "", ...others] = reports;
const lines = first.split("\n");
const different = others.flatMap((report) =>
  report.split("\n").filter((line, index) => line !== lines[index]),
);
console.log(`${name}: ${reports.length} runs, ${new Set(reports).size} different reports without times`);
for (const line of [...new Set(different)].slice(0, 10)) console.log(`  ${line.trim().slice(0, 200)}`);
