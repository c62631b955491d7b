import { member } from "../../model/json.ts";
import { FIRST_MODERN } from "../../model/revision.ts";
import { defineCheck } from "../define.ts";
import { withRows } from "../rows.ts";

export default defineCheck({
  id: "output-schema",
  title: "A declared output schema is valid JSON Schema with an object at its root",
  category: "contract",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["tools", "schemas", "server"],
  options: {},
  source: "MCP specification up to 2025-11-25, Tools: `outputSchema` is a JSON Schema with `type: object`",
  why: "Clients check structured results with it, and some refuse the whole tool list when it is broken.",
  fix: 'Make the schema valid, with `"type": "object"` at its root, or leave it out.',
  messages: {
    invalid: "The output schema is not valid JSON Schema: {error}.",
    root: "The root of the output schema is not `type: object`.",
  },
  evaluate({ tools, schemas, server }) {
    // From the first stateless revision on an output schema may have any root.
    const anyRoot = server.protocolVersion >= FIRST_MODERN;
    const declared = tools.filter((tool) => tool.outputSchema !== undefined);
    const findings = declared.flatMap((tool) => {
      const schema = schemas[tool.index]?.output ?? null;
      if (schema === null) return [];
      if (!schema.valid)
        return [{ message: "invalid", data: { error: schema.error ?? "" }, tool: tool.index }];
      const object = member(tool.outputSchema, "type") === "object";
      return object || anyRoot ? [] : [{ message: "root", tool: tool.index }];
    });
    return withRows(findings, declared, "error");
  },
});
