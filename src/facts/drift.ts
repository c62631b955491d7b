import { type Json, member, stringMember } from "../model/json.ts";
import type { ToolChange } from "../model/report.ts";
import { byText } from "../text/order.ts";
import { keysOf, same } from "./canonical.ts";
import { compareSchemas, type SchemaChange } from "./schema-drift.ts";

/** What a difference does to who relies on the contract. */
export type Impact = ToolChange["impact"];

/** One difference between two lists of tools. */
export interface Drift {
  impact: Impact;
  tool: string;
  /** Member of the tool: `tool` (the whole of it), `inputSchema`, `outputSchema`, `annotations`, `description` ... */
  member: string;
  /** Place within a schema, or the name of a hint; "" for the whole member. */
  path: string;
  /** What changed, as the end of a sentence. */
  what: string;
}

/** Where in a tool a difference is: `inputSchema/city`, or the member alone. */
export const placeOf = ({ member, path }: Drift): string => (path === "" ? member : `${member}/${path}`);

/** No part of the contract: what a client shows or keeps for itself. */
const IGNORED: ReadonlySet<string> = new Set(["name", "_meta", "icons"]);
const WORDS: ReadonlySet<string> = new Set(["title", "description"]);

function impactOf({ effect }: SchemaChange, output: boolean): Impact {
  if (effect === "wording") return "wording";
  if (effect === "added") return "additive";
  if (effect === "both" || effect === "lost") return "breaking";
  return (effect === "narrower") === output ? "additive" : "breaking";
}

/** A caller fills the input in and reads the output: what is wider for the one is narrower for the other. */
function schemaDrift(
  tool: string,
  name: "inputSchema" | "outputSchema",
  before?: Json,
  after?: Json,
): Drift[] {
  const output = name === "outputSchema";
  const at = { tool, member: name };
  if (before === undefined && after === undefined) return [];
  if (before === undefined)
    return [{ ...at, impact: output ? "additive" : "breaking", path: "", what: "is new" }];
  if (after === undefined) return [{ ...at, impact: "breaking", path: "", what: "is gone" }];
  return compareSchemas(before, after).map((change) => ({
    ...at,
    impact: impactOf(change, output),
    path: change.path,
    what: change.what,
  }));
}

/** What a hint means when it is not given, as the specification has it. */
const ABSENT: Readonly<Record<string, boolean>> = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};
/** The value whose loss takes from a client what it relied on. */
const SAFE: Readonly<Record<string, boolean>> = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
};

function hintDrift(tool: string, before?: Json, after?: Json): Drift[] {
  const names = keysOf(before, after);
  return [...names].flatMap((name): Drift[] => {
    const [old, now] = [member(before, name) ?? ABSENT[name], member(after, name) ?? ABSENT[name]];
    if (same(old, now)) return [];
    const at = { tool, member: "annotations", path: name };
    if (name === "title") return [{ ...at, impact: "wording", what: "changed" }];
    const lost = Object.hasOwn(SAFE, name) && old === SAFE[name];
    const text = (value: Json | undefined) => (value === undefined ? "none" : JSON.stringify(value));
    return [
      { ...at, impact: lost ? "breaking" : "additive", what: `went from ${text(old)} to ${text(now)}` },
    ];
  });
}

function toolDrift(tool: string, before: Json, after: Json): Drift[] {
  const names = keysOf(before, after);
  const handled = new Set(["inputSchema", "outputSchema", "annotations"]);
  const others = [...names].filter((name) => !IGNORED.has(name) && !handled.has(name));
  const changed = others.filter((name) => !same(member(before, name), member(after, name)));
  return [
    ...schemaDrift(tool, "inputSchema", member(before, "inputSchema"), member(after, "inputSchema")),
    ...schemaDrift(tool, "outputSchema", member(before, "outputSchema"), member(after, "outputSchema")),
    ...hintDrift(tool, member(before, "annotations"), member(after, "annotations")),
    ...changed.map((name) => ({
      tool,
      member: name,
      path: "",
      impact: WORDS.has(name) ? ("wording" as const) : ("additive" as const),
      what: "changed",
    })),
  ];
}

/** By name; the first of several with one name, since clients keep one. */
function byName(tools: readonly Json[]): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const tool of tools) {
    const name = stringMember(tool, "name") ?? "";
    if (!found.has(name)) found.set(name, tool);
  }
  return found;
}

/** Every difference between two lists of tools, by tool name. Empty when the contract is the same. */
export function diffTools(before: readonly Json[], after: readonly Json[]): Drift[] {
  const [old, now] = [byName(before), byName(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort(byText);
  return names.flatMap((tool): Drift[] => {
    const [was, is] = [old.get(tool), now.get(tool)];
    if (was === undefined) return [{ impact: "additive", tool, member: "tool", path: "", what: "is new" }];
    if (is === undefined) return [{ impact: "breaking", tool, member: "tool", path: "", what: "is gone" }];
    return toolDrift(tool, was, is);
  });
}
