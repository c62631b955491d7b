import { UsageError } from "../model/errors.ts";
import { isObject, type Json, type JsonObject, member, stringMember } from "../model/json.ts";
import { visibleJson } from "../text/json.ts";
import { byText } from "../text/order.ts";

const DEEPEST = 50;

/** The committed tool contract: where it stands in the repository, and the tools as the server listed them. */
export interface Snapshot {
  path: string;
  tools: Json[];
  /** What the base of a pull request holds at that place, where it says something else. */
  base?: { label: string; tools: Json[] };
}

/** The value with the keys of every object in order, so that the same contract is always the same text. */
function sorted(value: Json, depth = 0): Json {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  if (!isObject(value)) return value;
  const result = Object.create(null) as JsonObject;
  for (const key of Object.keys(value).sort()) result[key] = sorted(value[key]!, depth + 1);
  return result;
}

/** What a client may not rely on is no part of the contract. */
function contractOf(tool: Json): Json {
  if (!isObject(tool)) return tool;
  return Object.fromEntries(Object.entries(tool).filter(([key]) => key !== "_meta" && key !== "icons"));
}

const nameOf = (tool: Json) => stringMember(tool, "name") ?? "";

/** The text of a snapshot file: tools by name, keys sorted, one value a line, so that a change reads well in review. */
export function snapshotText(tools: readonly Json[]): string {
  const contract = tools.map(contractOf).map((tool) => sorted(tool));
  contract.sort((a, b) => byText(nameOf(a), nameOf(b)) || byText(JSON.stringify(a), JSON.stringify(b)));
  return `${visibleJson(JSON.stringify({ schemaVersion: 1, tools: contract }, null, 2))}\n`;
}

/** Reads a snapshot file. `path` is how it is called in reports. Throws UsageError when it is none. */
export function parseSnapshot(text: string, path: string): Snapshot {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON. \`mcp-audit snapshot --update\` writes it anew.`);
  }
  const tools = member(value, "tools");
  if (member(value, "schemaVersion") !== 1 || !Array.isArray(tools) || !tools.every(isObject)) {
    throw new UsageError(
      `${path} is not a snapshot of this version. \`mcp-audit snapshot --update\` writes it anew.`,
    );
  }
  return { path, tools };
}
