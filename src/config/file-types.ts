import type { Severity } from "../model/finding.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Bench, Suppression } from "../model/settings.ts";

/** One check in the config file: `false` leaves it out, `true` takes an opt-in check in, a map sets it up. */
export type FileCheck =
  | boolean
  | ({ enabled?: boolean; severity?: Severity } & { [option: string]: Json | undefined });

/** One threshold for the overall score, or several. */
export type FileFailUnder =
  | number
  | { overall?: number; robustness?: number; latency?: number; response_size?: number; concurrency?: number };

/** One of the user's own calls; `expect` has the members of `Expectation`. */
export interface FileProbe {
  name: string;
  tool: string;
  arguments?: JsonObject;
  expect?: JsonObject;
  retries?: number;
}

/** One timed series; what is absent has a default. */
export type FileBench = Omit<Bench, "calls" | "concurrency"> & { calls?: number; concurrency?: number };

/** The config file after it was validated; the published JSON Schema says the same. */
export interface ConfigFile {
  server?: {
    command?: string | string[];
    url?: string;
    headers?: Record<string, string>;
    env?: Record<string, string | number | boolean>;
    cwd?: string;
    setup?: string | string[];
  };
  tools?: string[];
  exclude_tools?: string[];
  checks?: { strict?: boolean; max_description_length?: number } & Record<string, FileCheck | number>;
  timeout_probe_sec?: number;
  fail_under?: FileFailUnder;
  probes?: FileProbe[];
  fuzz?: { calls?: number; seed?: number | null };
  bench?: FileBench[];
  suppress?: (Omit<Suppression, "tool" | "expires"> & { tool?: string; expires?: string })[];
  weights?: Record<string, number>;
  /** What follows the inputs of the same name, with `_` for `-`. */
  [input: string]: unknown;
}
