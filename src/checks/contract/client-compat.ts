import { groupBy } from "../../facts/group.ts";
import type { Facts, ToolFacts } from "../../model/facts.ts";
import { listed } from "../../text/words.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";
import { CLIENTS, type ClientRow } from "./clients.ts";

interface Match {
  row: ClientRow;
  tool: ToolFacts;
  where: string;
}

/** Names told in one finding. */
const MAX_NAMES = 5;

function matches(tool: ToolFacts, facts: Facts): Match[] {
  const schemas = facts.schemas[tool.index];
  if (schemas === undefined) return [];
  const { protocolVersion } = facts.server;
  return CLIENTS.flatMap((row) => {
    const where = row.find(tool, { ...schemas, protocolVersion });
    return where === null ? [] : [{ row, tool, where }];
  });
}

const dataOf = ({ client, source, date }: ClientRow) => ({ client, source, date });

function one({ row, tool, where }: Match): RawFinding {
  const property = /^\/inputSchema\/properties\/([^/]+)/.exec(where)?.[1];
  return {
    message: row.id,
    data: { ...dataOf(row), where },
    tool: tool.index,
    severity: row.severity,
    ...(property === undefined ? {} : { property: property.replaceAll("~1", "/").replaceAll("~0", "~") }),
  };
}

/** What a generator of schemas does to many tools is one thing to tell, not one for each of them. */
function together(row: ClientRow, found: readonly Match[]): RawFinding {
  const names = found.map(({ tool }) => `\`${tool.name}\``);
  return {
    message: `${row.id}-many`,
    data: { ...dataOf(row), count: found.length, names: listed(names, MAX_NAMES) },
    tool: null,
    severity: row.severity,
  };
}

/** An entry for each row, and one for what is told of several tools together: notices only. */
function perRow(
  single: (row: ClientRow) => string,
  many: (row: ClientRow) => string,
): Record<string, string> {
  const together = CLIENTS.filter((row) => row.severity === "notice");
  return Object.fromEntries([
    ...CLIENTS.map((row) => [row.id, single(row)]),
    ...together.map((row) => [`${row.id}-many`, many(row)]),
  ]);
}

const fixOf = ({ fix }: ClientRow) => fix;

export default defineCheck({
  id: "client-compat",
  title: "No widely used client or model back end refuses the tool",
  category: "contract",
  severity: "notice",
  kind: "risk",
  scored: true,
  needs: ["tools", "schemas", "server"],
  options: {},
  source: "Public reports, named with their date in each finding",
  why: "The schema or name is valid, but a named client refuses it: users of that client lose the tool, or all tools.",
  fix: "Say the same with what every client takes.",
  messages: perRow(
    ({ says }) => `At {where}: {client} ${says} ({source}, {date}).`,
    ({ says }) => `{count} tools ({names}): {client} ${says} ({source}, {date}).`,
  ),
  fixes: perRow(fixOf, fixOf),
  evaluate(facts) {
    const found = facts.tools.flatMap((tool) => matches(tool, facts));
    const findings = [...groupBy(found, (match) => match.row.id).values()].flatMap((group) => {
      const [head, ...rest] = group;
      if (head === undefined) return [];
      return rest.length === 0 || head.row.severity !== "notice"
        ? group.map(one)
        : [together(head.row, group)];
    });
    return withRows(findings, facts.tools, "notice");
  },
});
