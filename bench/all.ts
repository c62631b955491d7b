import { spawnSync } from "node:child_process";

/** Everything that is measured against a goal, one after another: `npm run bench -- [--save]`. */
const PARTS = [["bench/run.ts"], ["bench/scale.ts"], ["--expose-gc", "bench/gate.ts"]];

for (const part of PARTS) {
  const { status } = spawnSync(process.execPath, [...part, ...process.argv.slice(2)], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
