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
import { probesOf } from "./probes.ts";
import { type Secret, secretsOf, secretsOfWords } from "./secrets.ts";
import { settingsOf } from "./settings.ts";
import { farAway, resolveTarget } from "./target.ts";
import { type Given, readInputs } from "./values.ts";

/** Where the config file is looked for when no input names one. */
const DEFAULT_CONFIGS = [".github/mcp-audit.yml", ".github/mcp-audit.yaml"];

/** Stands for the server in mode `publish`, which starts none. */
const NO_TARGET: Target = { transport: "http", url: "", display: "" };

/** What the run knows of the world; everything else comes from the inputs. */
export interface ResolveContext {
  /** Absolute; relative paths of inputs and config start here. */
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Text of a file (absolute path), null when there is none. */
  readFile(path: string): string | null;
  /** Whether the snapshot may name a file that is still to be written. */
  newSnapshot?: boolean;
  /** The checks that exist; the registry when absent. */
  checks?: readonly CheckDefinition[];
}

/** Where the committed tool contract is kept unless an input says otherwise. */
export const DEFAULT_SNAPSHOT = ".github/mcp-tools.snapshot.json";

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
  /** JSON report of an earlier run; absolute. */
  baseline: string | null;
  /** Commit to audit beside this one; `auto` is the pull request's base. */
  baselineRef: string | null;
  /** The committed tool contract; absolute. null when none is named and the default file is not there. */
  snapshot: string | null;
  mode: "audit" | "publish";
  allowPullRequestTarget: boolean;
  /** Files asked for one by one, beside the report directory; absolute. */
  fullTrace: string | null;
  evidenceFile: string | null;
  junitFile: string | null;
  github: GithubSettings;
  /** Plain sentences for the log. */
  warnings: string[];
}

function findConfig(given: Given, context: ResolveContext): { path: string; text: string } | null {
  const wanted = given.config;
  // A workspace that holds nothing but another run's artifact must not configure this one.
  if (wanted === undefined && given.mode === "publish") return null;
  for (const path of wanted === undefined ? DEFAULT_CONFIGS : [wanted]) {
    const text = context.readFile(resolve(context.cwd, path));
    if (text !== null) return { path, text };
  }
  if (wanted !== undefined) throw new UsageError(`There is no config file at ${wanted}.`);
  return null;
}

/** An input that names a file of the user's, as an absolute path. Throws UsageError when the file is not there. */
function existing(name: "baseline" | "snapshot", given: Given, context: ResolveContext): string | null {
  const wanted = given[name];
  if (wanted === undefined) return null;
  const path = resolve(context.cwd, wanted);
  if (context.readFile(path) !== null) return path;
  if (name === "snapshot" && context.newSnapshot) return path;
  throw new UsageError(`\`${name}\` is "${wanted}", but there is no such file.`);
}

function snapshotPath(given: Given, context: ResolveContext): string | null {
  const named = existing("snapshot", given, context);
  if (named !== null) return named;
  const path = resolve(context.cwd, DEFAULT_SNAPSHOT);
  return context.newSnapshot || context.readFile(path) !== null ? path : null;
}

/** Files that the run reads or writes beside the report directory. */
function filesOf(given: Given, context: ResolveContext) {
  if (given.baseline !== undefined && given["baseline-ref"] !== undefined) {
    throw new UsageError(
      "Both `baseline` and `baseline-ref` are given: a run has one baseline, keep one of them.",
    );
  }
  const absolute = (path: string | undefined) => (path === undefined ? null : resolve(context.cwd, path));
  return {
    baseline: existing("baseline", given, context),
    baselineRef: given["baseline-ref"] ?? null,
    snapshot: snapshotPath(given, context),
    fullTrace: absolute(given["full-trace"]),
    evidenceFile: absolute(given.evidence),
    junitFile: absolute(given.junit),
  };
}

function directory(given: Given, cwd: string): string {
  const wanted = given["working-directory"] ?? ".";
  const path = resolve(cwd, wanted);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`\`working-directory\` is "${wanted}", but there is no such directory.`);
  }
  return path;
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

/** Variables, headers and probes of the file and the inputs, and every secret among them and in what they read. */
function privateValues(given: Given, file: ConfigFile, context: ResolveContext, warnings: string[]) {
  const env = fileEnv(file, context.environment);
  const headers = fileHeaders(file, context.environment);
  const { probes, read } = probesOf(file, context.environment);
  const allEnv: Pairs = Object.assign(env.pairs, readEnv(given.env ?? [], warnings));
  const allHeaders: Pairs = Object.assign(headers.pairs, readHeaders(given.headers ?? []));
  const secrets = [allEnv, allHeaders, env.read, headers.read, read].flatMap(secretsOf);
  return { env: allEnv, headers: allHeaders, probes, secrets };
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
  const mode = given.mode ?? "audit";
  const { target, secrets: ofTarget } =
    mode === "publish" ? { target: NO_TARGET, secrets: [] } : resolveTarget(given, workingDirectory);
  const { env, headers, probes, secrets } = privateValues(asked, file, context, warnings);
  if (target.transport === "stdio" && Object.keys(headers).length > 0) {
    warnings.push("`headers` have no effect: they are for a `url`.");
  }
  const shortcuts = shortcutsOf(given, file);
  const ofChecks = checkSettings({ given, file, shortcuts, checks }, warnings);
  if (target.transport === "http" && (given.workers ?? 1) > 1) {
    warnings.push("`workers` has no effect: it is for a server that is started, not for a `url`.");
  }
  const token = given["github-token"];
  const settings = settingsOf({ given, file, checks: ofChecks, known, probes });
  warnings.push(...farAway(target, settings.record.scope));
  return {
    target,
    settings,
    env,
    headers,
    secrets: uniqueSecrets([
      ...secrets,
      ...ofTarget,
      ...secretsOfWords((given.setup ?? []).flatMap((command) => command.split(/\s+/))),
      ...(token ? [{ name: "GITHUB_TOKEN", value: token }] : []),
    ]),
    setup: given.setup ?? [],
    workingDirectory,
    configPath: config?.path ?? null,
    reportDir: resolve(context.cwd, given["report-dir"] ?? "mcp-audit-report"),
    formats: given.formats ?? [...FORMATS],
    ...filesOf(given, context),
    mode,
    allowPullRequestTarget: given["allow-pull-request-target"] ?? false,
    github: githubSettings(given),
    warnings,
  };
}
