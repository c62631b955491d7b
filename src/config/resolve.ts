import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { CheckDefinition } from "../checks/define.ts";
import { CHECKS } from "../checks/registry.gen.ts";
import { UsageError } from "../model/errors.ts";
import type { Settings, Target } from "../model/settings.ts";
import { checkSettings, type OptionShortcut } from "./check-settings.ts";
import type { ConfigFile } from "./file-types.ts";
import { fileEnv, fileHeaders, inputsOfFile, merge } from "./from-file.ts";
import { FORMATS, type Format, type RawInputs } from "./inputs.ts";
import { loadConfig } from "./load.ts";
import { type Pairs, readEnv, readHeaders } from "./pairs.ts";
import { type Secret, secretsOf } from "./secrets.ts";
import { settingsOf } from "./settings.ts";
import { resolveTarget } from "./target.ts";
import { type Given, readInputs } from "./values.ts";

/** Where the config file is looked for when no input names one. */
const DEFAULT_CONFIGS = [".github/mcp-audit.yml", ".github/mcp-audit.yaml"];

/** What the run knows of the world; everything else comes from the inputs. */
export interface ResolveContext {
  /** Absolute; relative paths of inputs and config start here. */
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Text of a file (absolute path), null when there is none. */
  readFile(path: string): string | null;
  /** The checks that exist; the registry when absent. */
  checks?: readonly CheckDefinition[];
}

/** How the action answers on GitHub. */
export interface GithubSettings {
  comment: "auto" | "on-problem" | "never";
  commentKey: string;
  checkRun: boolean;
  checkName: string;
  annotations: "per-tool" | "per-finding" | "off";
}

/** Everything a run needs to know, decided. */
export interface ResolvedRun {
  target: Target;
  settings: Settings;
  /** Given to the server on top of the safe base environment. */
  env: Pairs;
  /** Sent with every request to a `url`. */
  headers: Pairs;
  /** To be masked wherever text leaves the run. */
  secrets: Secret[];
  /** Commands to run before the server starts. */
  setup: string[];
  /** Absolute. */
  workingDirectory: string;
  /** As the user wrote it, relative to the root; null when there is no config file. */
  configPath: string | null;
  /** Absolute. */
  reportDir: string;
  formats: Format[];
  github: GithubSettings;
  /** Plain sentences for the log. */
  warnings: string[];
}

function findConfig(given: Given, context: ResolveContext): { path: string; text: string } | null {
  const wanted = given.config;
  for (const path of wanted === undefined ? DEFAULT_CONFIGS : [wanted]) {
    const text = context.readFile(resolve(context.cwd, path));
    if (text !== null) return { path, text };
  }
  if (wanted !== undefined) throw new UsageError(`There is no config file at ${wanted}.`);
  return null;
}

function directory(given: Given, cwd: string): string {
  const wanted = given["working-directory"] ?? ".";
  const path = resolve(cwd, wanted);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`\`working-directory\` is "${wanted}", but there is no such directory.`);
  }
  return path;
}

/** What this version reads but cannot carry out yet is said, not passed over. */
function tellUnbuilt(given: Given, file: ConfigFile, known: ReadonlySet<string>, warnings: string[]): void {
  const lacks = (name: string, check: string, asked: boolean) => {
    if (asked && !known.has(check)) {
      warnings.push(`\`${name}\` has no effect: this version has no check \`${check}\`.`);
    }
  };
  lacks("concurrency", "concurrency", (given.concurrency ?? 0) > 0);
  lacks("sequential", "lifecycle", given.sequential === true);
  lacks("fuzz", "fuzz", (file.fuzz?.calls ?? 0) > 0);
  lacks("probes", "probes", (file.probes ?? []).length > 0);
  lacks("bench", "bench", (file.bench ?? []).length > 0);
}

function shortcutsOf(given: Given, file: ConfigFile): OptionShortcut[] {
  return [
    {
      name: "slow-threshold-ms",
      check: "latency",
      option: "slow_threshold_ms",
      value: given["slow-threshold-ms"],
    },
    {
      name: "bloat-threshold-chars",
      check: "response-size",
      option: "bloat_threshold_chars",
      value: given["bloat-threshold-chars"],
    },
    {
      name: "max_description_length",
      check: "description-length",
      option: "max_description_length",
      value: file.checks?.max_description_length,
    },
  ];
}

/** Variables and headers of the file and the inputs, and every secret among them and in what they read. */
function pairsOf(given: Given, file: ConfigFile, context: ResolveContext, warnings: string[]) {
  const env = fileEnv(file, context.environment);
  const headers = fileHeaders(file, context.environment);
  const allEnv: Pairs = Object.assign(env.pairs, readEnv(given.env ?? [], warnings));
  const allHeaders: Pairs = Object.assign(headers.pairs, readHeaders(given.headers ?? []));
  const secrets = [allEnv, allHeaders, env.read, headers.read].flatMap(secretsOf);
  return { env: allEnv, headers: allHeaders, secrets };
}

function uniqueSecrets(secrets: readonly Secret[]): Secret[] {
  return [...new Map(secrets.map((secret) => [secret.value, secret])).values()];
}

function githubSettings(given: Given): GithubSettings {
  return {
    comment: given.comment ?? "auto",
    commentKey: given["comment-key"] ?? "",
    checkRun: given["check-run"] ?? true,
    checkName: given["check-name"] ?? "MCP audit",
    annotations: given.annotations ?? "per-tool",
  };
}

/**
 * Decides a run from the inputs, the config file and the defaults, in this order of precedence. Throws UsageError, with
 * what to write instead, for anything that is wrong or missing.
 */
export function resolveRun(inputs: RawInputs, context: ResolveContext): ResolvedRun {
  const checks = context.checks ?? CHECKS;
  const known: ReadonlySet<string> = new Set(checks.map((check) => check.id));
  const warnings: string[] = [];
  const asked = readInputs(inputs);
  const config = findConfig(asked, context);
  const file = config === null ? {} : loadConfig(config.path, config.text, checks);
  const given = merge(inputsOfFile(file), asked);
  const workingDirectory = directory(given, context.cwd);
  const { target, secrets: ofTarget } = resolveTarget(given, workingDirectory);
  const { env, headers, secrets } = pairsOf(asked, file, context, warnings);
  if (target.transport === "stdio" && Object.keys(headers).length > 0) {
    warnings.push("`headers` have no effect: they are for a `url`.");
  }
  const ofChecks = checkSettings(file, given.checks ?? [], shortcutsOf(given, file), checks, warnings);
  tellUnbuilt(given, file, known, warnings);
  const token = given["github-token"];
  return {
    target,
    settings: settingsOf(given, file, ofChecks, known),
    env,
    headers,
    secrets: uniqueSecrets([
      ...secrets,
      ...ofTarget,
      ...(token ? [{ name: "GITHUB_TOKEN", value: token }] : []),
    ]),
    setup: given.setup ?? [],
    workingDirectory,
    configPath: config?.path ?? null,
    reportDir: resolve(context.cwd, given["report-dir"] ?? "mcp-audit-report"),
    formats: given.formats ?? [...FORMATS],
    github: githubSettings(given),
    warnings,
  };
}
