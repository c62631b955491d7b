import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledPackages, noticesOf } from "./licences.ts";
import { keepUsed } from "./used.ts";

/** TypeScript -> build/ (the library) -> dist/ (one bundle for the action, one for the command line). */
const BUNDLES = [
  { entry: "build/index.js", out: "dist", used: ["build/action/core.js"] },
  { entry: "build/cli/index.js", out: "dist/cli", used: [] },
];

const run = (file: string, args: string[]) =>
  execFileSync(process.execPath, [file, ...args], { stdio: ["ignore", "ignore", "inherit"] });

function clean(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

function compile(): void {
  clean("build");
  run("node_modules/typescript/bin/tsc", ["-p", "tsconfig.build.json"]);
}

/** `used`: files of which only the code that they name goes into the bundle. */
async function bundle({ entry, out, used }: (typeof BUNDLES)[number]): Promise<void> {
  const temporary = join("build", ".bundle", out);
  const statistics = join("build", ".bundle", "statistics.json");
  clean(temporary);
  const taken = (await Promise.all(used.map(keepUsed))).flat();
  run("node_modules/@vercel/ncc/dist/ncc/cli.js", [
    "build",
    entry,
    "-o",
    temporary,
    "--minify",
    "--no-source-map-register",
    "--target",
    "es2022",
    "--stats-out",
    statistics,
  ]);
  for (const name of readdirSync(temporary)) {
    const bytes = readFileSync(join(temporary, name));
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, name), bytes);
  }
  const bundled = JSON.parse(readFileSync(statistics, "utf8"));
  const folders = bundledPackages({ modules: [bundled, ...taken] });
  writeFileSync(join(out, "licenses.txt"), noticesOf(folders));
}

compile();
rmSync("dist", { recursive: true, force: true });
for (const one of BUNDLES) {
  if (existsSync(one.entry)) await bundle(one);
}
rmSync("build/.bundle", { recursive: true, force: true });
