import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledPackages, noticesOf } from "./licences.ts";

/** TypeScript -> build/ (the library) -> dist/ (one bundle for the action, one for the command line). */
const BUNDLES = [
  { entry: "build/index.js", out: "dist" },
  { entry: "build/cli/index.js", out: "dist/cli" },
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

function bundle(entry: string, out: string): void {
  const temporary = join("build", ".bundle", out);
  const statistics = join("build", ".bundle", "statistics.json");
  clean(temporary);
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
  const folders = bundledPackages(JSON.parse(readFileSync(statistics, "utf8")));
  writeFileSync(join(out, "licenses.txt"), noticesOf(folders));
}

compile();
rmSync("dist", { recursive: true, force: true });
for (const { entry, out } of BUNDLES) {
  if (existsSync(entry)) bundle(entry, out);
}
rmSync("build/.bundle", { recursive: true, force: true });
