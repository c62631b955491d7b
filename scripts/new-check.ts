import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CATEGORIES } from "../src/model/finding.ts";

/** Writes the two files of a new check. `npm run new-check <category>/<id>` */
const [category = "", id = ""] = (process.argv[2] ?? "").split("/");
if (!CATEGORIES.some((one) => one === category) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  console.error(
    `Usage: npm run new-check <category>/<id>, with a category of ${CATEGORIES.join(", ")} and a kebab-case id.`,
  );
  process.exit(2);
}

const check = `import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

export default defineCheck({
  id: "${id}",
  title: "TODO: what holds when it passes",
  category: "${category}",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools"],
  options: {},
  source: "TODO: the clause, keyword or published rule",
  why: "TODO: why it matters to a user of the server.",
  fix: "TODO: what to do about it.",
  messages: { found: "TODO: what is wrong with \`{name}\`." },
  evaluate({ tools }) {
    // TODO: what is wrong. About the server as a whole: \`tool: null\`, and \`rows: [{ tool: null, verdict }]\` by hand.
    const findings: RawFinding[] = tools.flatMap(() => []);
    return withRows(findings, tools, "warning");
  },
});
`;

const test = `import { expect, test } from "vitest";
import check from "../../src/checks/${category}/${id}.ts";
import { checkTester } from "../check-tester.ts";
import { tool } from "../evidence-builder.ts";
import { findingsOf } from "./run-check.ts";

checkTester(check, {
  pass: [{ tools: [tool()] }],
  fail: [{ tools: [tool({ name: "TODO" })] }],
  notApplicable: [{ tools: [] }],
});

test("says what is wrong", () => {
  const [finding] = findingsOf("${id}", { tools: [tool({ name: "TODO" })] });
  expect(finding?.message).toBe("TODO");
});
`;

const files = [
  [`src/checks/${category}/${id}.ts`, check],
  [`__tests__/checks/${id}.test.ts`, test],
] as const;
for (const [path] of files) {
  if (!existsSync(path)) continue;
  console.error(`${path} is there already.`);
  process.exit(1);
}
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`Written: ${path}`);
}
console.log(`Fill them in until no TODO is left (CONTRIBUTING.md, A new check), then:
  npm run generate && npm run golden:update && npm run format && npm run typecheck
  npx vitest run __tests__/checks/${id}.test.ts __tests__/house __tests__/golden`);
