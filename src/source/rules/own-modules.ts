import type { Location } from "../../model/evidence.ts";
import type { Module } from "../module.ts";
import { type Modules, target } from "../resolve.ts";

function imports(modules: Modules, module: Module, path: string): boolean {
  const specifiers = [...[...module.imports.values()].map((origin) => origin.from), ...module.stars];
  return specifiers.some((specifier) => target(modules, module.path, specifier)?.path === path);
}

/** The modules that import the one at `path`. */
function importersOf(modules: Modules, path: string): string[] {
  return modules.importers(path).filter((one) => {
    const module = modules.get(one);
    return module !== undefined && imports(modules, module, path);
  });
}

/**
 * The modules that belong to the server under test: those that register a located tool, and those that import one. A
 * repository may hold other servers, examples and fixtures, whose handlers are not on trial.
 */
export function ownModules(modules: Modules, locations: Readonly<Record<string, Location>>): Set<string> {
  const own = new Set<string>();
  const open = Object.values(locations).map((location) => location.path);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (own.has(path)) continue;
    own.add(path);
    open.push(...importersOf(modules, path));
  }
  return own;
}

/** The modules at some paths, in the fixed order of all. */
export function modulesAt(modules: Modules, paths: ReadonlySet<string>): Module[] {
  return modules.paths.filter((path) => paths.has(path)).flatMap((path) => modules.get(path) ?? []);
}
