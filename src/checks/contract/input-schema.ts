import { isObject, member } from "../../model/json.ts";
import { defineCheck } from "../define.ts";
import { withRows } from "../rows.ts";

export default defineCheck({
  id: "input-schema",
  title: "The input schema is valid JSON Schema with an object at its root",
  category: "contract",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["tools", "schemas"],
  options: {},
  source:
    "MCP specification, Tools: `inputSchema` is a JSON Schema (2020-12 unless it declares another dialect) with `type: object`",
  why: "Clients validate calls with this schema and hand it to the model. Many refuse the whole tool list over one broken schema.",
  fix: 'Make the schema valid. A tool without parameters takes {"type":"object","additionalProperties":false}.',
  messages: {
    missing: "The tool has no input schema.",
    invalid: "The input schema is not valid JSON Schema: {error}.",
    root: "The root of the input schema is not `type: object`.",
    dangling: "The input schema refers to `{ref}`, which does not exist.",
  },
  evaluate({ tools, schemas }) {
    const findings = tools.flatMap((tool) => {
      const schema = schemas[tool.index]?.input;
      if (schema === undefined) return [];
      if (tool.inputSchema === undefined) return [{ message: "missing", tool: tool.index }];
      if (!schema.valid)
        return [{ message: "invalid", data: { error: schema.error ?? "" }, tool: tool.index }];
      if (!isObject(tool.inputSchema) || member(tool.inputSchema, "type") !== "object") {
        return [{ message: "root", tool: tool.index }];
      }
      return schema.unresolved
        .filter((ref) => ref.startsWith("#"))
        .map((ref) => ({ message: "dangling", data: { ref }, tool: tool.index, distinct: ref }));
    });
    return withRows(findings, tools, "error");
  },
});
