import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { explainCheck } from "../../src/checks/explain.ts";
import { CHECKS } from "../../src/checks/registry.gen.ts";
import { optionsTable } from "../../src/cli/reference.ts";
import { configTable } from "../../src/config/reference.ts";
import { configSchema } from "../../src/config/schema.ts";
import { EVIDENCE_SCHEMA } from "../../src/evidence/schema.ts";
import { REPORT_SCHEMA } from "../../src/report/schema.ts";
import { actionYml } from "./action-yml.ts";
import { checksTable, inputsTable, outputsTable } from "./tables.ts";

const PAGES = "docs/checks";

/** Puts a text between the two markers of its name in a document. */
function fill(path: string, name: string, text: string): void {
  const document = readFileSync(path, "utf8");
  const start = `<!-- generated:${name} -->`;
  const end = `<!-- /generated:${name} -->`;
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has no markers for ${name}.`);
  writeFileSync(path, `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`);
}

function writePages(): void {
  mkdirSync(PAGES, { recursive: true });
  for (const name of readdirSync(PAGES)) rmSync(join(PAGES, name));
  for (const check of CHECKS) writeFileSync(join(PAGES, `${check.id}.md`), explainCheck(check));
  writeFileSync(join(PAGES, "README.md"), `# Checks\n\n${checksTable("")}\n`);
}

function writeSchemas(): void {
  mkdirSync("schemas", { recursive: true });
  const schemas = { config: configSchema(CHECKS), report: REPORT_SCHEMA, evidence: EVIDENCE_SCHEMA };
  for (const [name, schema] of Object.entries(schemas)) {
    writeFileSync(`schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
  }
}

/** Writes every generated file. */
export function writeAll(): void {
  writePages();
  writeSchemas();
  writeFileSync("action.yml", actionYml());
  fill("README.md", "checks", checksTable("docs/checks/"));
  fill("README.md", "inputs", inputsTable());
  fill("README.md", "outputs", outputsTable());
  fill("docs/cli.md", "cli-options", optionsTable());
  fill("docs/configuration.md", "config", configTable(CHECKS));
}
