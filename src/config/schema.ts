import type { CheckDefinition } from "../checks/define.ts";
import { CATEGORIES } from "../model/finding.ts";
import { isObject, type Json, type JsonObject, member } from "../model/json.ts";
import { checkOptionsSchema } from "./check-options.ts";
import { INPUTS, type InputDefinition, type InputName } from "./inputs.ts";

/** Inputs that the config file can set under the same name, with `_` for `-`. */
export const FILE_INPUTS = [
  "scope",
  "protocol",
  "tools",
  "exclude-tools",
  "timeout-ms",
  "startup-timeout-ms",
  "slow-threshold-ms",
  "bloat-threshold-chars",
  "concurrency",
  "sequential",
  "workers",
  "max-calls-per-second",
  "snapshot",
  "fail-on",
] as const satisfies readonly InputName[];

/** The config key of an input. */
export const fileKey = (name: string): string => name.replaceAll("-", "_");

const closed = (properties: Record<string, Json>, required: string[] = []): JsonObject => ({
  type: "object",
  additionalProperties: false,
  properties,
  ...(required.length > 0 ? { required } : {}),
});

const listOf = (items: Json): JsonObject => ({ type: "array", items });
const TEXT: JsonObject = { type: "string", minLength: 1 };
const TEXTS: JsonObject = listOf(TEXT);
const PERCENT: JsonObject = { type: "number", minimum: 0, maximum: 100 };
const MILLISECONDS: JsonObject = { type: "number", exclusiveMinimum: 0, maximum: 3_600_000 };

function inputSchema(input: InputDefinition): JsonObject {
  const description = input.description;
  const range: JsonObject = {};
  if (input.min !== undefined) range.minimum = input.min;
  if (input.max !== undefined) range.maximum = input.max;
  switch (input.kind) {
    case "bool":
      return { type: "boolean", description };
    case "int":
      return { type: "integer", description, ...range };
    case "number":
      return { type: "number", description, ...range };
    case "enum":
      return { type: "string", enum: [...(input.values ?? [])], description };
    case "list":
      return { ...TEXTS, description };
    default:
      return { ...TEXT, description };
  }
}

function inputProperties(): Record<string, Json> {
  const all: readonly InputDefinition[] = INPUTS;
  const wanted: readonly string[] = FILE_INPUTS;
  const chosen = all.filter((input) => wanted.includes(input.name));
  return Object.fromEntries(chosen.map((input) => [fileKey(input.name), inputSchema(input)]));
}

const SERVER = closed({
  command: {
    type: ["string", "array"],
    minLength: 1,
    minItems: 1,
    items: { type: "string" },
    description: "How to start the server over stdio: one line, or a list of words. Never given to a shell.",
  },
  url: { ...TEXT, description: "A running server to audit instead." },
  headers: {
    type: "object",
    additionalProperties: { type: "string" },
    description: "Headers for `url`. `$NAME` reads the environment.",
  },
  env: {
    type: "object",
    additionalProperties: { type: ["string", "number", "boolean"] },
    description: "Environment of the server. `$NAME` reads the environment; `$$` is a dollar sign.",
  },
  cwd: { ...TEXT, description: "Where the server starts, from the root of the repository." },
  setup: {
    type: ["string", "array"],
    items: { type: "string" },
    description: "Commands run before the server starts (by the action).",
  },
});

const PROBES = listOf(
  closed(
    {
      name: TEXT,
      tool: TEXT,
      arguments: { type: "object" },
      expect: closed({
        error: { type: "boolean" },
        equals: {},
        contains: { type: "string" },
        regex: TEXT,
        jsonpath: { type: "object" },
        schema: { type: ["object", "boolean"] },
        max_ms: MILLISECONDS,
      }),
      retries: { type: "integer", minimum: 0, maximum: 10 },
    },
    ["name", "tool"],
  ),
);

const BENCH = listOf(
  closed(
    {
      probe: TEXT,
      calls: { type: "integer", minimum: 1, maximum: 1_000_000 },
      concurrency: { type: "integer", minimum: 1, maximum: 64 },
      p50_ms: MILLISECONDS,
      p95_ms: MILLISECONDS,
      p99_ms: MILLISECONDS,
      throughput: { type: "number", exclusiveMinimum: 0 },
      error_rate: { type: "number", minimum: 0, maximum: 1 },
    },
    ["probe"],
  ),
);

const FUZZ = closed({
  calls: { type: "integer", minimum: 0, maximum: 100_000 },
  seed: { type: ["integer", "null"], minimum: 0, maximum: 4_294_967_295 },
});

const FAIL_UNDER: JsonObject = {
  ...closed({
    overall: PERCENT,
    robustness: PERCENT,
    latency: PERCENT,
    response_size: PERCENT,
    concurrency: PERCENT,
  }),
  ...PERCENT,
  type: ["number", "object"],
  description: "Fails below this overall score, or below one for each of several.",
};

const suppressions = (ids: string[]): JsonObject =>
  listOf(
    closed(
      {
        check: { type: "string", enum: ids },
        tool: { ...TEXT, description: "Tool name; `*` stands for any characters. All tools when absent." },
        reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." },
        expires: {
          type: "string",
          pattern: "^\\d{4}-\\d{2}-\\d{2}$",
          description: "Day (UTC) after which it no longer holds.",
        },
      },
      ["check", "reason"],
    ),
  );

/** The members of the `checks` map: two settings of their own, and one for each check. */
function checkProperties(checks: readonly CheckDefinition[]): Record<string, Json> {
  const generated = member(checkOptionsSchema(checks), "properties");
  return {
    strict: { type: "boolean", description: "Warnings fail the audit too." },
    max_description_length: {
      type: "integer",
      minimum: 1,
      description: "Short for the option of the same name of `description-length`.",
    },
    ...(isObject(generated) ? generated : {}),
  };
}

/** The JSON Schema (2020-12) of the config file, for the checks that exist. Ships as `schemas/config.schema.json`. */
export function configSchema(checks: readonly CheckDefinition[]): JsonObject {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "MCP audit config",
    ...closed({
      server: { ...SERVER, description: "The server: how it is started or reached, and with what." },
      ...inputProperties(),
      timeout_probe_sec: {
        type: "number",
        minimum: 0.001,
        maximum: 3600,
        description: "Seconds a `robust` call may take; never less than 2.",
      },
      fail_under: FAIL_UNDER,
      checks: {
        ...closed(checkProperties(checks)),
        description: "By check id: `false` leaves it out, `true` takes an opt-in check in, a map sets it up.",
      },
      probes: { ...PROBES, description: "Calls of your own and what they must answer." },
      fuzz: {
        ...FUZZ,
        description: "`calls` made up from the schema, for each tool, and the `seed` to make them again.",
      },
      bench: { ...BENCH, description: "Probes to call many times, with thresholds." },
      suppress: {
        ...suppressions(checks.map((check) => check.id)),
        description: "Findings that are accepted, each with its reason.",
      },
      weights: {
        ...closed(Object.fromEntries(CATEGORIES.map((category) => [category, PERCENT]))),
        description: "Weights of the categories in the overall score.",
      },
    }),
  };
}
