import type { ToolFacts } from "../../model/facts.ts";
import { defineCheck } from "../define.ts";
import { sourceFindings } from "../source.ts";

/** Names of tools that change something. */
const CHANGES =
  /(?:^|[_.\-/])(?:create|add|insert|update|edit|set|write|put|patch|rename|move|send|upload|append|replace|merge|delete|remove|destroy|drop|purge|post|push|execute|run|save|publish|deploy|import)(?:[_.\-/A-Z]|$)/;

/** Whether a tool changes something, by its hints or, without any, by its name. */
function mutates({ annotations, name, readOnly }: ToolFacts): boolean {
  if (readOnly) return false;
  return annotations.readOnlyHint === false || annotations.destructiveHint === true || CHANGES.test(name);
}

export default defineCheck({
  id: "open-schema-source",
  title: "Schemas of tools that change something say what they take",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools", "sources"],
  options: {},
  source: "R-TOOL-1: narrow inputs; read from TypeScript and JavaScript sources",
  why: "What the schema lets through goes into the change unchecked, and a model is told nothing of what is expected.",
  fix: "Write out the type of the value; where its shape is free on purpose, check it further with `refine` or a union of what is allowed.",
  messages: {
    any: "`{property}` takes any value: `{code}`.",
    record: "`{property}` takes an object with any members: `{code}`.",
    passthrough: "Members that the schema does not know are passed on: `{code}`.",
  },
  evaluate(facts) {
    return sourceFindings("open-schema-source", facts, ({ data }, tool) => {
      if (tool === null || !mutates(tool)) return null;
      return { message: data.kind ?? "any", property: data.property ?? "" };
    });
  },
});
