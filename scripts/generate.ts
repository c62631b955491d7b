import { readFileSync, writeFileSync } from "node:fs";
import { REGISTRY, registryText } from "./generate/registry.ts";
import { staleFiles, writeFiles } from "./generate/write.ts";

/**
 * Writes everything that follows from the checks and the inputs: registry, pages, schemas, tables, action.yml. With
 * `--check` it writes nothing, names what is stale and fails. The registry comes first, since the rest imports it.
 */
const check = process.argv.includes("--check");
const stale = readFileSync(REGISTRY, "utf8") === registryText() ? [] : [REGISTRY];
if (stale.length > 0 && !check) writeFileSync(REGISTRY, registryText());

const { generatedFiles, PAGES } = await import("./generate/all.ts");
if (check) stale.push(...staleFiles(generatedFiles(), PAGES));
else writeFiles(generatedFiles(), PAGES);

if (check && stale.length > 0) {
  console.error(`Not up to date: ${stale.join(", ")}. \`npm run generate\` writes them.`);
  process.exitCode = 1;
}
