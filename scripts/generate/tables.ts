import { markdownTable } from "markdown-table";
import { OUTPUTS } from "../../src/action/output-names.ts";
import { CHECKS } from "../../src/checks/registry.gen.ts";
import { inputsFor } from "../../src/config/inputs.ts";
import { byText } from "../../src/text/order.ts";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** Checks by category, each linked to its page. `base`: folder of the pages, as seen from the document. */
export function checksTable(base: string): string {
  const rows = CHECKS.map((check) => [
    `[\`${check.id}\`](${base}${check.id}.md)`,
    check.category,
    check.severity,
    `${check.title}${check.optIn === true ? " (opt-in)" : ""}`,
  ]).sort((a, b) => byText(a[1] ?? "", b[1] ?? ""));
  return markdownTable([
    ["Check", "Category", "Severity", "What holds when it passes"],
    ...rows.map((row) => row.map(cell)),
  ]);
}

/** Inputs of the action. */
export function inputsTable(): string {
  const rows = inputsFor("action").map((input) => [
    `\`${input.name}\``,
    input.name === "github-token"
      ? "`${{ github.token }}`"
      : input.default === ""
        ? ""
        : `\`${input.default}\``,
    cell(input.description),
  ]);
  return markdownTable([["Input", "Default", "Meaning"], ...rows]);
}

/** Outputs of the action. */
export function outputsTable(): string {
  return markdownTable([
    ["Output", "Meaning"],
    ...OUTPUTS.map((one) => [`\`${one.name}\``, cell(one.description)]),
  ]);
}
