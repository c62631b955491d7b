import type { Location } from "../../model/evidence.ts";
import type { Module } from "../module.ts";
import { type Modules, target } from "../resolve.ts";

function importedBy(modules: Modules, module: Module): string[] {
  const specifiers = [...[...module.imports.values()].map((origin) => origin.from), ...module.stars];
  return specifiers.flatMap((specifier) => target(modules, module.path, specifier)?.path ?? []);
}

/**
 * The modules that belong to the server under test: those that register a located tool, and those that import one. A
 * repository may hold other servers, examples and fixtures, whose handlers are not on trial.
 */
export function ownModules(modules: Modules, locations: Readonly<Record<string, Location>>): Set<string> {
  const importers = new Map<string, string[]>();
  for (const module of modules.values())
    for (const path of importedBy(modules, module)) {
      const known = importers.get(path);
      if (known === undefined) importers.set(path, [module.path]);
      else known.push(module.path);
    }
  const own = new Set<string>();
  const open = Object.values(locations).map((location) => location.path);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (own.has(path)) continue;
    own.add(path);
    open.push(...(importers.get(path) ?? []));
  }
  return own;
}
