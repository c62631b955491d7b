import type { CheckDefinition } from "../checks/define.ts";
import { isObject, type JsonObject, stringMember } from "../model/json.ts";
import { configSchema } from "./schema.ts";

/** One row of a markdown table. */
export const tableRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

function typeText(schema: JsonObject): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  const items = stringMember(schema.items, "type");
  return types
    .map((type) => (type === "array" && items !== null ? `list of ${items}s` : String(type)))
    .join(" or ");
}

function rows(schema: JsonObject, prefix: string): string[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([key, value]) => {
    if (!isObject(value)) return [];
    const own = tableRow([`\`${prefix}${key}\``, typeText(value), stringMember(value, "description") ?? ""]);
    const below = prefix === "" && key === "server" ? rows(value, "server.") : [];
    return [own, ...below];
  });
}

/** A markdown table of the keys of the config file, from its schema. `checks` has pages of its own. */
export function configTable(checks: readonly CheckDefinition[]): string {
  return [
    tableRow(["key", "type", "meaning"]),
    tableRow(["---", "---", "---"]),
    ...rows(configSchema(checks), ""),
  ].join("\n");
}
