import type { Json, JsonObject } from "../model/json.ts";
import type { Bench, Expectation, Probe } from "../model/settings.ts";
import { expand } from "./expand.ts";
import type { ConfigFile } from "./file-types.ts";
import { emptyPairs, type Pairs } from "./pairs.ts";

const DEFAULT_CALLS = 100;

/** The user's own calls with `$NAME` replaced, and what they read from the environment. */
export interface ResolvedProbes {
  probes: Probe[];
  /** By variable name. */
  read: Pairs;
}

function expandJson(value: Json, where: string, environment: NodeJS.ProcessEnv, read: Pairs): Json {
  if (typeof value === "string") {
    const expanded = expand(value, where, environment);
    Object.assign(read, expanded.read);
    return expanded.text;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => expandJson(item, `${where}[${index}]`, environment, read));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    expandJson(item, `${where}.${key}`, environment, read),
  ]);
  return Object.fromEntries(entries) as JsonObject;
}

/**
 * The probes of the config file. `$NAME` and `${NAME}` anywhere in `arguments` read the environment, `$$` is a dollar
 * sign; expectations are taken as they stand (a `$` there is JSONPath or a regular expression). Throws UsageError.
 */
export function probesOf(file: ConfigFile, environment: NodeJS.ProcessEnv): ResolvedProbes {
  const read = emptyPairs();
  const probes = (file.probes ?? []).map((probe, index) => {
    const args = probe.arguments ?? {};
    const where = `probes[${index}].arguments`;
    return {
      name: probe.name,
      tool: probe.tool,
      arguments: expandJson(args, where, environment, read) as JsonObject,
      expect: (probe.expect ?? {}) as Expectation,
      retries: probe.retries ?? 0,
    };
  });
  return { probes, read };
}

/** The timed series of the config file, with their defaults. */
export function benchOf(file: ConfigFile): Bench[] {
  return (file.bench ?? []).map((entry) => ({
    ...entry,
    calls: entry.calls ?? DEFAULT_CALLS,
    concurrency: entry.concurrency ?? 1,
  }));
}
