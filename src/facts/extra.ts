import type { Evidence, Location } from "../model/evidence.ts";
import type { ConfigChange, Facts, SourceFact } from "../model/facts.ts";
import { isObject, type Json, member, numberMember, stringMember, textsIn } from "../model/json.ts";

function readLocation(value: Json | undefined): Location | null {
  const path = stringMember(value, "path");
  const line = numberMember(value, "line");
  if (path === null || line === null) return null;
  const place = { path, line, endLine: numberMember(value, "endLine") ?? line };
  const [column, endColumn] = [numberMember(value, "column"), numberMember(value, "endColumn")];
  return column === null || endColumn === null ? place : { ...place, column, endColumn };
}

function readSource(value: Json): SourceFact[] {
  const rule = stringMember(value, "rule");
  const location = readLocation(member(value, "location"));
  if (rule === null || location === null) return [];
  const data = member(value, "data");
  const texts = isObject(data) ? Object.entries(data).filter((pair) => typeof pair[1] === "string") : [];
  return [
    {
      rule,
      tool: stringMember(value, "tool"),
      location,
      excerpt: stringMember(value, "excerpt") ?? "",
      data: Object.fromEntries(texts) as Record<string, string>,
    },
  ];
}

/** What the source index found, null when there was no workspace to look at. */
export function readSources(evidence: Evidence): Facts["sources"] {
  const sources = evidence.extra.sources;
  const facts = member(sources, "facts");
  if (!Array.isArray(facts)) return null;
  return {
    facts: facts.flatMap(readSource),
    looked: textsIn(member(sources, "looked")),
    filesRead: numberMember(sources, "filesRead") ?? 0,
  };
}

/** The committed tool contract, null when there is none. */
export function readSnapshot(evidence: Evidence): Facts["snapshot"] {
  const { snapshot } = evidence.extra;
  const path = stringMember(snapshot, "path");
  const tools = member(snapshot, "tools");
  if (path === null || !Array.isArray(tools)) return null;
  const base = member(snapshot, "base");
  const [label, before] = [stringMember(base, "label"), member(base, "tools")];
  if (label === null || !Array.isArray(before)) return { path, tools };
  return { path, tools, base: { label, tools: before } };
}

/** The config, where the base of a pull request has another; null where it is the same or that is not known. */
export function readConfigChange({ extra }: Evidence): ConfigChange | null {
  const [path, base] = [stringMember(extra.configChange, "path"), stringMember(extra.configChange, "base")];
  return path === null || base === null ? null : { path, base };
}
