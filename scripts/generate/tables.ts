import { markdownTable } from "markdown-table";
import { OUTPUTS } from "../../src/action/output-names.ts";
import { CHECKS } from "../../src/checks/registry.gen.ts";
import { inputsFor } from "../../src/config/inputs.ts";
import { CATEGORIES, type Category } from "../../src/model/finding.ts";
import { TITLES } from "../../src/report/words.ts";
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

/** What the checks of a category ask, in a few words. */
const ASKED: Record<Category, string> = {
  robustness: "Malformed calls are refused, and the server lives on",
  contract: "Names, descriptions and schemas tell a model what it needs",
  fidelity: "Answers are what the call and the schemas promise",
  safety: "Nothing secret or internal gets out",
  protocol: "The server keeps to MCP around its tools",
  performance: "Answers come in time and in a sound size",
  state: "What is created, changed and deleted reads so afterwards",
};

/** The categories, each with its checks linked to their pages. `base` as above. */
export function categoriesTable(base: string): string {
  const rows = CATEGORIES.map((category) => {
    const own = CHECKS.filter((check) => check.category === category);
    const links = own.map((check) => `[\`${check.id}\`](${base}${check.id}.md)`);
    return [`**${TITLES[category]}**<br>${ASKED[category]}`, links.join(" ")];
  });
  return markdownTable([["Category", "Checks"], ...rows], { alignDelimiters: false });
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
