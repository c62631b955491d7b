import { RE2JS } from "re2js";
import { isObject, type Json, member } from "../model/json.ts";
import { didYouMean } from "./nearest.ts";
import type { Problem } from "./problems.ts";

type Path = (string | number)[];

const listAt = (root: Json, key: string): Json[] => {
  const value = member(root, key);
  return Array.isArray(value) ? value : [];
};

function repeatedNames(probes: readonly Json[]): Problem[] {
  const seen = new Set<Json | undefined>();
  return probes.flatMap((probe, index) => {
    const name = member(probe, "name");
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `\`probes[${index}].name\` is "${String(name)}", which another probe has already.`;
    return [{ path: ["probes", index, "name"], key: null, message }];
  });
}

function unknownProbes(bench: readonly Json[], probes: readonly Json[]): Problem[] {
  const names = probes.map((probe) => String(member(probe, "name")));
  return bench.flatMap((entry, index) => {
    const name = String(member(entry, "probe"));
    if (names.includes(name)) return [];
    const message = `\`bench[${index}].probe\` is "${name}", but no probe has this name.${didYouMean(name, names)}`;
    return [{ path: ["bench", index, "probe"], key: null, message }];
  });
}

/** Regular expressions that do not compile, in an expectation and in those below its `jsonpath`. */
function badRegex(expectation: Json | undefined, path: Path, depth = 0): Problem[] {
  if (!isObject(expectation) || depth > 10) return [];
  const below = Object.entries(isObject(expectation.jsonpath) ? expectation.jsonpath : {}).flatMap(
    ([at, value]) => badRegex(value, [...path, "jsonpath", at], depth + 1),
  );
  const { regex } = expectation;
  if (typeof regex !== "string") return below;
  try {
    RE2JS.compile(regex);
    return below;
  } catch (error) {
    const why = error instanceof Error ? error.message : "not valid";
    const message = `the regular expression ${JSON.stringify(regex)} cannot be used: ${why}. (RE2 syntax: no look-around, no back-references.)`;
    return [...below, { path: [...path, "regex"], key: null, message }];
  }
}

/** A day that exists: 2030-02-31 has the form of a day but is none. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function badDays(suppressions: readonly Json[]): Problem[] {
  return suppressions.flatMap((entry, index) => {
    const day = member(entry, "expires");
    if (typeof day !== "string" || isDay(day)) return [];
    const message = `\`suppress[${index}].expires\` is ${day}, which is not a day of the calendar.`;
    return [{ path: ["suppress", index, "expires"], key: null, message }];
  });
}

/** What is wrong with a config file that the JSON Schema cannot say. Expects a file that is valid under it. */
export function semanticProblems(root: Json): Problem[] {
  const probes = listAt(root, "probes");
  return [
    ...repeatedNames(probes),
    ...unknownProbes(listAt(root, "bench"), probes),
    ...probes.flatMap((probe, index) => badRegex(member(probe, "expect"), ["probes", index, "expect"])),
    ...badDays(listAt(root, "suppress")),
  ];
}
