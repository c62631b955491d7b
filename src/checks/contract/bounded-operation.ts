import type { Parameter, ToolFacts } from "../../model/facts.ts";
import { member, textsIn } from "../../model/json.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

/** Names that say that something is done, and not what. */
const GENERIC =
  /^(?:run|admin|query|execute|exec|do|call|invoke|action|perform|process|handle|manage|request|command|eval|api)$/i;
/** Parameters that choose the operation. */
const CHOOSES = /^(?:action|operation|op|method|command|cmd|verb|task)$/i;
const READS = /^(?:get|list|read|search|find|fetch|show|describe|count|view|query|status|info)/i;
const WRITES =
  /^(?:create|add|insert|update|edit|set|write|put|patch|rename|move|send|upload|append|replace|merge)/i;
const DESTROYS = /^(?:delete|remove|destroy|drop|purge|erase|wipe|clear|truncate|reset|uninstall)/i;

function choices({ name, schema }: Parameter): string[] {
  return CHOOSES.test(name) ? textsIn(member(schema, "enum")) : [];
}

/** An operation that reads beside one that destroys, or one that writes beside it: no hint is true of both. */
function multiplexes(tool: ToolFacts): RawFinding[] {
  return tool.parameters.flatMap((parameter): RawFinding[] => {
    const values = choices(parameter);
    const destroys = values.find((value) => DESTROYS.test(value));
    const reads = values.find((value) => READS.test(value));
    const writes = values.find((value) => WRITES.test(value));
    const changes = destroys ?? writes;
    if (changes === undefined || (reads === undefined && (destroys === undefined || writes === undefined)))
      return [];
    const data = { name: parameter.name, one: reads ?? writes ?? "", other: changes, count: values.length };
    const at = { tool: tool.index, property: parameter.name, data };
    return [
      reads === undefined ? { ...at, message: "writes", severity: "notice" } : { ...at, message: "mixed" },
    ];
  });
}

export default defineCheck({
  id: "bounded-operation",
  title: "A tool does one thing, and its name says which",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools"],
  options: {},
  source: "R-TOOL-2: bounded operations",
  why: "One consent and one set of hints hold for the whole tool: who lets it read also lets it delete.",
  fix: "Make one tool of each operation, at least one for reading and one for changing, and name each by what it does.",
  messages: {
    generic: "The name `{name}` does not say what the tool does.",
    mixed:
      "`{name}` chooses among {count} operations, reading ones such as `{one}` and changing ones such as `{other}`.",
    writes:
      "`{name}` chooses among {count} operations, writing ones such as `{one}` and destroying ones such as `{other}`.",
  },
  evaluate({ tools }) {
    const findings = tools.flatMap((tool): RawFinding[] => [
      ...(GENERIC.test(tool.name)
        ? [{ message: "generic", data: { name: tool.name }, tool: tool.index }]
        : []),
      ...multiplexes(tool),
    ]);
    return withRows(findings, tools, "warning");
  },
});
