import type { Location } from "../../model/evidence.ts";
import type { SourceFact } from "../../model/facts.ts";
import type { Modules } from "../resolve.ts";
import { caughtErrors } from "./caught.ts";
import { messageReaders } from "./messages.ts";
import { openSchemas } from "./open-schema.ts";
import { ownModules } from "./own-modules.ts";
import { rawArguments } from "./raw-arguments.ts";
import { rawErrors } from "./raw-error.ts";
import { handlersOf, lowLevelHandlers, toolCodes, uncheckedHandlers } from "./tool-code.ts";
import { startOf } from "./visits.ts";

/** More findings of one rule help nobody. */
const MOST = 200;

/** What the source rules find, and the tools whose code they could look at. */
export interface RuleResult {
  facts: SourceFact[];
  /** Tools whose registration or handler was read. */
  looked: string[];
}

const key = ({ rule, location }: SourceFact) =>
  `${rule} ${location.path}:${location.line}:${location.column}`;

/** Applies the source rules to the scripts that register the located tools. Whatever is unsure is not told. */
export function applyRules(modules: Modules, locations: Readonly<Record<string, Location>>): RuleResult {
  const names = new Set(Object.keys(locations));
  const own = ownModules(modules, locations);
  const codes = toolCodes(modules, locations);
  const lowLevel = lowLevelHandlers(modules, own);
  const handlers = [...codes.flatMap((code) => handlersOf(modules, code)), ...lowLevel];
  const unchecked = [...lowLevel.map(startOf), ...messageReaders(modules, own, names)];
  const found = [
    ...rawArguments(modules, unchecked, names),
    ...openSchemas(modules, codes),
    ...rawErrors(modules, handlers, names),
    ...caughtErrors(modules, [...unchecked, ...uncheckedHandlers(modules, codes).map(startOf)], names),
  ];
  const distinct = [...new Map(found.map((fact) => [`${key(fact)} ${fact.tool}`, fact])).values()];
  return { facts: distinct.slice(0, MOST), looked: [...new Set(codes.map(({ tool }) => tool))] };
}
