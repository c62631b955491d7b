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
    const findings: RawFinding[] = [];
    return withRows(findings, tools, "warning");
  },
});
`;

const test = `import { expect, test } from "vitest";
import { tool } from "../evidence-builder.ts";
import { findingsOf, judgedBy } from "./run-check.ts";

test("passes what is right", () => {
  expect(findingsOf("${id}", { tools: [tool()] })).toEqual([]);
});

test("finds what is wrong", () => {
  expect(findingsOf("${id}", { tools: [tool({ name: "TODO" })] })).toHaveLength(1);
});

test("does not apply to a server it knows nothing of", () => {
  expect(judgedBy("${id}", { tools: [] }).checks[0]?.verdict).toBe("n/a");
});
`;

for (const [path, text] of [
  [`src/checks/${category}/${id}.ts`, check],
  [`__tests__/checks/${id}.test.ts`, test],
] as const) {
  if (existsSync(path)) {
    console.error(`${path} is there already.`);
    process.exit(1);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`Written: ${path}`);
}
console.log("Now fill them in, then run: npm run generate && npx vitest run __tests__/checks");
