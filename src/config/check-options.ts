import type { CheckDefinition } from "../checks/define.ts";
import { SEVERITIES } from "../model/finding.ts";
import type { JsonObject } from "../model/json.ts";

/** JSON Schema of the config's `checks`: each check is a switch, or an object with its own options. */
export function checkOptionsSchema(checks: readonly CheckDefinition[]): JsonObject {
  const properties: JsonObject = {};
  for (const check of checks) {
    properties[check.id] = {
      description: check.title,
      anyOf: [
        { type: "boolean" },
        {
          type: "object",
          properties: {
            enabled: { type: "boolean", description: "Whether the check takes part." },
            severity: { enum: [...SEVERITIES], description: "Replaces the severity of its findings." },
            ...check.options,
          },
          additionalProperties: false,
        },
      ],
    };
  }
  return { type: "object", properties, additionalProperties: false };
}
