import { readFileSync } from "node:fs";
import { explainCheck } from "../../src/checks/explain.ts";
import { CHECKS } from "../../src/checks/registry.gen.ts";
import { optionsTable } from "../../src/cli/reference.ts";
import { configTable } from "../../src/config/reference.ts";
import { configSchema } from "../../src/config/schema.ts";
import { EVIDENCE_SCHEMA } from "../../src/evidence/schema.ts";
import { REPORT_SCHEMA } from "../../src/report/schema.ts";
import { actionYml } from "./action-yml.ts";
import { categoriesTable, checksTable, inputsTable, outputsTable } from "./tables.ts";

/** Folder of the pages; what is in there and is not generated does not belong there. */
export const PAGES = "docs/checks";

/** Puts a text between the two markers of its name in a document. */
function fill(document: string, name: string, text: string): string {
  const start = `<!-- generated:${name} -->`;
  const end = `<!-- /generated:${name} -->`;
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There are no markers for ${name}.`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}

function filled(path: string, texts: Record<string, string>): [string, string] {
  const document = readFileSync(path, "utf8");
  return [path, Object.entries(texts).reduce((text, [name, table]) => fill(text, name, table), document)];
}

function schemaFiles(): [string, string][] {
  const schemas = { config: configSchema(CHECKS), report: REPORT_SCHEMA, evidence: EVIDENCE_SCHEMA };
  return Object.entries(schemas).map(([name, schema]) => [
    `schemas/${name}.schema.json`,
    `${JSON.stringify(schema, null, 2)}\n`,
  ]);
}

/** Every generated file but the registry, with the text it should have. */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ...CHECKS.map((check): [string, string] => [`${PAGES}/${check.id}.md`, explainCheck(check)]),
    [`${PAGES}/README.md`, `# Checks\n\n${checksTable("")}\n`],
    ...schemaFiles(),
    ["action.yml", actionYml()],
    filled("README.md", {
      checks: categoriesTable("docs/checks/"),
      inputs: inputsTable(),
      outputs: outputsTable(),
    }),
    filled("docs/cli.md", { "cli-options": optionsTable() }),
    filled("docs/configuration.md", { config: configTable(CHECKS) }),
  ]);
}
