import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Audits the example server with planted faults, as the README says, and prints the comment a pull request would get. */
if (!existsSync("dist/cli/index.js"))
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });

const folder = "mcp-audit-report";
const server = process.argv[2] ?? "fixtures/servers/faulty.mjs";
const run = spawnSync(
  process.execPath,
  ["dist/cli/index.js", "run", "--report-dir", folder, "--", "node", server],
  { stdio: "inherit" },
);
console.log(`\nThe comment (${folder}/comment.md):\n`);
console.log(readFileSync(`${folder}/comment.md`, "utf8"));
console.log(`Exit code of the audit: ${run.status} (1 means findings; this example has some on purpose).`);
