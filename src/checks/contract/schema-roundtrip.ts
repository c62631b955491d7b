import { groupBy } from "../../facts/group.ts";
import type { CallFacts, SchemaFacts, ToolFacts } from "../../model/facts.ts";
import { isObject, member, stringMember } from "../../model/json.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";
import { ambiguousUnions } from "./ambiguous-unions.ts";
import { lossesOf } from "./refused-valid.ts";

/** Parameters listed in a docstring: `Args:` and an indented `name: text` or `name (type): text` under it. */
const DOCUMENTED =
  /(?:^|\n)[ \t]{0,16}(?:Args|Arguments|Parameters):?[ \t]{0,8}\n(?:[ \t]{0,16}-{3,40}[ \t]{0,8}\n)?[ \t]{1,16}[-*]?[ \t]{0,4}[`"']?(\w{1,60})[`"']?(?: \([^)\n]{1,60}\))?[ \t]?:/;

function documented(tool: ToolFacts): RawFinding[] {
  if (tool.parameters.length > 0 || !isObject(tool.inputSchema)) return [];
  const composed = ["anyOf", "oneOf", "allOf", "$ref"].some(
    (key) => member(tool.inputSchema, key) !== undefined,
  );
  const name = composed ? undefined : DOCUMENTED.exec(tool.description ?? "")?.[1];
  if (name === undefined || /^none$/i.test(name)) return [];
  return [{ message: "documented", data: { name }, tool: tool.index }];
}

/** What the answers to calls that the schema allows show; each parameter once, by its first call. */
function refusals(tool: ToolFacts, calls: readonly CallFacts[]): RawFinding[] {
  const told = new Map<string, RawFinding>();
  for (const call of calls) {
    for (const loss of lossesOf(call, tool)) {
      const { kind, ...data } = loss;
      const key = kind === "lost" ? kind : `${kind} ${loss.name}`;
      const at = { tool: tool.index, property: loss.name, call: call.key, kind: "violation" as const };
      if (!told.has(key)) {
        told.set(key, {
          ...at,
          message: kind,
          data,
          ...(kind === "lost" ? { severity: "error" as const } : {}),
        });
      }
    }
  }
  return [...told.values()];
}

function outside(tool: ToolFacts, { unresolved, declared, dialect }: SchemaFacts): RawFinding[] {
  const refs = unresolved.filter((ref) => !ref.startsWith("#"));
  const named = stringMember(tool.inputSchema, "$schema") ?? "";
  return [
    ...refs.map((ref) => ({ message: "remote", data: { ref }, tool: tool.index, distinct: ref })),
    ...(declared && dialect === null ? [{ message: "dialect", data: { named }, tool: tool.index }] : []),
  ];
}

export default defineCheck({
  id: "schema-roundtrip",
  title: "The advertised schema carries what the server checks",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools", "schemas", "calls"],
  options: {},
  source: "R-VAL-3; JSON Schema keywords `properties`, `required`, `type`, `$ref`, `$schema`",
  why: "A model fills in what the list shows. What was lost on the way there is found out only by a refused call.",
  fix: "Look at the schema as `tools/list` sends it, and declare there what the server checks.",
  messages: {
    lost: "The schema has no properties, but a call without arguments is refused because `{name}` is required.",
    "under-declared":
      "`{name}` is optional by the schema, but a call without it is refused because it is required.",
    "other-type": "`{name}` is a {declared} by the schema, but a {declared} is refused: {wanted} is wanted.",
    documented: "The description documents the parameter `{name}`, but the schema has no properties.",
    ambiguous:
      "At {where}, {count} kinds of object may stand, and no constant or required property of their own tells them apart.",
    remote: "The schema refers to `{ref}`, outside of the document: clients must not fetch it.",
    dialect: "The schema declares the dialect `{named}`, which no client is known to have.",
  },
  evaluate({ tools, schemas, calls }) {
    const byTool = groupBy(calls, (call) => call.toolIndex);
    const findings = tools.flatMap((tool) => {
      const facts = schemas[tool.index]?.input;
      const shown = refusals(tool, byTool.get(tool.index) ?? []);
      const lost = shown.some((finding) => finding.message === "lost");
      return [
        ...shown,
        ...(lost ? [] : documented(tool)),
        ...ambiguousUnions(tool),
        ...(facts ? outside(tool, facts) : []),
      ];
    });
    return withRows(findings, tools, "warning");
  },
});
