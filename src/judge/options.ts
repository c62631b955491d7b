import type { CheckDefinition } from "../checks/define.ts";
import type { Json } from "../model/json.ts";
import type { CheckSetting } from "../model/settings.ts";

/** The options a check runs with: its defaults, and what the config set over them. */
export function optionsOf(check: CheckDefinition, setting: CheckSetting | undefined): Record<string, Json> {
  const options: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(check.options)) {
    options[name] = setting?.options[name] ?? schema.default ?? null;
  }
  return options;
}

/** Whether a check takes part: opt-in checks only when asked for, no check of a later revision than the server speaks. */
export function takesPart(
  check: CheckDefinition,
  setting: CheckSetting | undefined,
  protocolVersion: string,
): boolean {
  if (!(setting?.enabled ?? check.optIn !== true)) return false;
  return check.since === undefined || protocolVersion === "" || protocolVersion >= check.since;
}
