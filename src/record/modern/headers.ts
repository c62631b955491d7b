import type { ToolFacts } from "../../model/facts.ts";
import { isObject, type Json, member, stringMember } from "../../model/json.ts";
import { META } from "../../model/revision.ts";
import { isHeaderName } from "../../text/header.ts";

/** A parameter of a tool that its header repeats (MCP 2026-07-28, Streamable HTTP, `x-mcp-header`). */
export interface Mirror {
  /** Names of members, from the arguments down. */
  path: string[];
  /** What follows `Mcp-Param-`. */
  header: string;
}

const PRIMITIVE = new Set(["integer", "string", "boolean"]);
/** Levels of nested objects that are looked into. */
const MAX_DEPTH = 20;
/** Text that can stand in a header as it is: visible ASCII, with blanks inside only. */
const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?$/;
const ENCODED = /^=\?base64\?.*\?=$/s;

function mirrorsOfSchema(schema: Json | undefined, path: string[]): Mirror[] {
  const properties = member(schema, "properties");
  if (!isObject(properties) || path.length > MAX_DEPTH) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    const here = [...path, name];
    const header = stringMember(property, "x-mcp-header");
    const type = stringMember(property, "type") ?? "";
    const own =
      header !== null && isHeaderName(header) && PRIMITIVE.has(type) ? [{ path: here, header }] : [];
    return [...own, ...mirrorsOfSchema(property, here)];
  });
}

/** Which parameters of which tools are repeated in headers, by tool name. */
export function mirrorsOf(tools: readonly ToolFacts[]): Map<string, Mirror[]> {
  return new Map(tools.map((tool) => [tool.name, mirrorsOfSchema(tool.inputSchema, [])]));
}

/** A value as a header: as it is where that is safe, else in the specification's own base64 form. */
function headerValue(value: string): string {
  const safe = PLAIN.test(value) && !ENCODED.test(value);
  return safe ? value : `=?base64?${Buffer.from(value).toString("base64")}?=`;
}

function valueAt(value: Json | undefined, path: readonly string[]): string | null {
  const found = path.reduce<Json | undefined>((inside, name) => member(inside, name), value);
  if (typeof found === "string" || typeof found === "boolean") return String(found);
  return Number.isSafeInteger(found) ? String(found) : null;
}

const NAMED: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
};

/** The headers that repeat what a request of the modern era says; none for a message of the legacy era. */
export function mirrorHeaders(
  message: Json,
  mirrors: ReadonlyMap<string, readonly Mirror[]>,
): Record<string, string> {
  const method = stringMember(message, "method");
  const params = member(message, "params");
  const version = stringMember(member(params, "_meta"), META.version);
  if (method === null || version === null) return {};
  const headers: Record<string, string> = { "mcp-protocol-version": version, "mcp-method": method };
  const name = stringMember(params, Object.hasOwn(NAMED, method) ? NAMED[method]! : "");
  if (name !== null) headers["mcp-name"] = headerValue(name);
  for (const { path, header } of method === "tools/call" ? (mirrors.get(name ?? "") ?? []) : []) {
    const value = valueAt(member(params, "arguments"), path);
    if (value !== null) headers[`mcp-param-${header.toLowerCase()}`] = headerValue(value);
  }
  return headers;
}
