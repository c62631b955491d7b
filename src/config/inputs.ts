/** How the text of an input is read. `lines`: one entry a line; `list`: entries divided by commas or lines; `command`: words. */
export type InputKind = "string" | "bool" | "int" | "number" | "enum" | "lines" | "list" | "command";

/** One input of the action and option of the command line. */
export interface InputDefinition {
  name: string;
  kind: InputKind;
  /**
   * What holds when neither the input nor the config file says anything; "" for nothing. Told in the docs only:
   * `action.yml` must leave `default:` out, or the config file could never speak.
   */
  default: string;
  description: string;
  values?: readonly string[];
  min?: number;
  max?: number;
  /** Where it exists; both when absent. */
  only?: "action" | "cli";
}

/** Every file of the report directory. */
export const FORMATS = ["json", "sarif", "junit", "html", "trace", "badge", "comment", "evidence"] as const;
/** One of them. */
export type Format = (typeof FORMATS)[number];

/**
 * Every input, once: the action's inputs, the options of the command line and the tables of the docs come from here.
 * The names are public.
 */
export const INPUTS = [
  {
    name: "command",
    kind: "command",
    default: "",
    description:
      "How to start the server over stdio. Split into words like a POSIX shell does, never given to a shell.",
  },
  {
    name: "url",
    kind: "string",
    default: "",
    description:
      "A running server to audit instead: Streamable HTTP, or HTTP+SSE where that is all it speaks.",
  },
  {
    name: "headers",
    kind: "lines",
    default: "",
    description: "Headers for `url`, one `Name: value` a line. Values are masked in every output.",
  },
  {
    name: "env",
    kind: "lines",
    default: "",
    description:
      "Environment of the server, one `KEY=VALUE` a line. It gets these and a minimal safe set (PATH, HOME, LANG ...), nothing else of the job's environment. Values are masked.",
  },
  {
    name: "working-directory",
    kind: "string",
    default: ".",
    description: "Where the server starts and where its sources are looked for.",
  },
  {
    name: "setup",
    kind: "lines",
    default: "",
    description: "Commands run before the server starts, one a line, such as `npm ci`.",
    only: "action",
  },
  {
    name: "protocol",
    kind: "enum",
    default: "auto",
    values: ["auto", "legacy", "modern", "both"],
    description:
      "Protocol era to speak: `legacy` (initialize handshake, up to 2025-11-25), `modern` (2026-07-28), `both`, or `auto`.",
  },
  {
    name: "scope",
    kind: "enum",
    default: "read-only",
    values: ["static", "read-only", "malformed", "all"],
    description:
      "Consent to call tools: `static` calls none; `read-only` those with `readOnlyHint: true`; `malformed` adds calls proven invalid to every tool; `all` calls everything.",
  },
  {
    name: "include-destructive",
    kind: "bool",
    default: "false",
    description: "`true` is short for `scope: all`.",
  },
  {
    name: "tools",
    kind: "list",
    default: "",
    description: "Only these tools, by name; `*` stands for any characters.",
  },
  {
    name: "exclude-tools",
    kind: "list",
    default: "",
    description: "Not these tools, by name; `*` stands for any characters.",
  },
  {
    name: "config",
    kind: "string",
    default: ".github/mcp-audit.yml",
    description: "The config file. The default is read only if it is there.",
  },
  {
    name: "checks",
    kind: "list",
    default: "",
    description: "Checks or whole categories to leave out or to add, such as `-latency,+concurrency`.",
  },
  { name: "strict", kind: "bool", default: "false", description: "Warnings fail the audit too." },
  {
    name: "timeout-ms",
    kind: "int",
    default: "15000",
    min: 1,
    max: 3_600_000,
    description: "Milliseconds a valid, `missing-required` or `wrong-type` call may take.",
  },
  {
    name: "timeout-probe",
    kind: "number",
    default: "10",
    min: 0.001,
    max: 3600,
    description: "Seconds a `robust` call may take; never less than 2.",
    only: "cli",
  },
  {
    name: "slow-threshold-ms",
    kind: "int",
    default: "5000",
    min: 1,
    max: 3_600_000,
    description: "Milliseconds from which a valid call counts as slow.",
  },
  {
    name: "bloat-threshold-chars",
    kind: "int",
    default: "20000",
    min: 1,
    max: 1_000_000_000,
    description: "Characters from which an answer counts as too large.",
  },
  {
    name: "concurrency",
    kind: "int",
    default: "0",
    min: 0,
    max: 64,
    description: "Number of connections that make the same valid call at once; 0 is off.",
  },
  {
    name: "sequential",
    kind: "bool",
    default: "false",
    description: "Create, read and delete in sequence to find stale state. Needs scope `all`.",
  },
  {
    name: "fuzz",
    kind: "int",
    default: "0",
    min: 0,
    max: 100_000,
    description: "Number of calls made up from the input schema, for each tool that may be called; 0 is off.",
  },
  {
    name: "fuzz-seed",
    kind: "int",
    default: "",
    min: 0,
    max: 4_294_967_295,
    description:
      "Seed of the `fuzz` calls, to make those of an earlier report again. Random when not given; 0 with `shard`.",
  },
  {
    name: "workers",
    kind: "int",
    default: "1",
    min: 1,
    max: 32,
    description:
      "Processes of the server that take malformed calls of read-only tools side by side, once that saves more than their start costs. The report is the same. Not for a `url`.",
  },
  {
    name: "max-calls-per-second",
    kind: "number",
    default: "0",
    min: 0,
    max: 100_000,
    description: "For `url`: calls a second at most, so that a shared server is not hurt; 0 is no limit.",
  },
  {
    name: "startup-timeout-ms",
    kind: "int",
    default: "60000",
    min: 1,
    max: 3_600_000,
    description: "Milliseconds from the start of the server to its first answer.",
  },
  {
    name: "fail-on",
    kind: "enum",
    default: "error",
    values: ["error", "warning", "regression", "never"],
    description: "Which findings fail the audit; `regression`: only those the baseline does not have.",
  },
  {
    name: "fail-under",
    kind: "number",
    default: "0",
    min: 0,
    max: 100,
    description: "Fails below this overall score.",
  },
  {
    name: "fail-under-robustness",
    kind: "number",
    default: "0",
    min: 0,
    max: 100,
    description: "Fails below this robustness score.",
  },
  {
    name: "fail-under-latency",
    kind: "number",
    default: "0",
    min: 0,
    max: 100,
    description: "Fails below this share of tools that answer in time.",
  },
  {
    name: "fail-under-response-size",
    kind: "number",
    default: "0",
    min: 0,
    max: 100,
    description: "Fails below this share of tools whose answers are of a sound size.",
  },
  {
    name: "fail-under-concurrency",
    kind: "number",
    default: "0",
    min: 0,
    max: 100,
    description: "Fails below this share of tools that bear concurrent calls.",
  },
  {
    name: "baseline",
    kind: "string",
    default: "",
    description: "JSON report of an earlier run to compare with.",
  },
  {
    name: "baseline-ref",
    kind: "string",
    default: "",
    description: "Commit to audit beside this one and compare with; `auto` is the pull request's base.",
    only: "action",
  },
  {
    name: "snapshot",
    kind: "string",
    default: ".github/mcp-tools.snapshot.json",
    description: "The committed tool contract. The default is read only if it is there.",
  },
  {
    name: "comment",
    kind: "enum",
    default: "auto",
    values: ["auto", "on-problem", "never"],
    description: "When to comment: on every pull request, only when there is a problem, or never.",
    only: "action",
  },
  {
    name: "comment-key",
    kind: "string",
    default: "",
    description: "Tells several audits of one pull request apart: one comment for each key.",
    only: "action",
  },
  {
    name: "check-run",
    kind: "bool",
    default: "true",
    description: "Create a check run with annotations.",
    only: "action",
  },
  {
    name: "check-name",
    kind: "string",
    default: "MCP audit",
    description: "Name of the check run, as branch protection requires it.",
    only: "action",
  },
  {
    name: "annotations",
    kind: "enum",
    default: "per-tool",
    values: ["per-tool", "per-finding", "off"],
    description: "Annotations of the source: one for each failing tool, one for each finding, or none.",
    only: "action",
  },
  {
    name: "report-dir",
    kind: "string",
    default: "mcp-audit-report",
    description:
      "Directory the report files are written to. The action's `mode: publish` reads the artifacts there.",
  },
  {
    name: "formats",
    kind: "list",
    default: FORMATS.join(","),
    values: FORMATS,
    description: "Which report files to write.",
  },
  {
    name: "shard",
    kind: "string",
    default: "",
    description:
      "`i/n`: audits the i-th of n shares of the tools. `mode: publish` in the last job, or `mcp-audit merge`, joins them.",
  },
  {
    name: "mode",
    kind: "enum",
    default: "audit",
    values: ["audit", "publish"],
    description:
      "`publish` audits nothing: it joins the shards of this run, or posts what an unprivileged run left (`workflow_run`).",
    only: "action",
  },
  {
    name: "allow-pull-request-target",
    kind: "bool",
    default: "false",
    description:
      "Runs on `pull_request_target` although that gives the pull request's code the secrets of the repository.",
    only: "action",
  },
  {
    name: "full-trace",
    kind: "string",
    default: "",
    description: "File for one JSON line for each call and for each skipped tool.",
    only: "cli",
  },
  {
    name: "evidence",
    kind: "string",
    default: "",
    description: "File for everything that was recorded: what `rescore` reads.",
    only: "cli",
  },
  {
    name: "junit",
    kind: "string",
    default: "",
    description: "File for the JUnit report.",
    only: "cli",
  },
  {
    name: "github-token",
    kind: "string",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours.
    default: "${{ github.token }}",
    description: "Token for the comment and the check run.",
    only: "action",
  },
] as const satisfies readonly InputDefinition[];

/** Name of an input of the action or an option of the command line. */
export type InputName = (typeof INPUTS)[number]["name"];

/**
 * Inputs as the action or the command line got them, unread. An absent member, or "", means: not given. An array holds
 * the occurrences of a repeated option (for `command`: the words).
 */
export type RawInputs = { [Name in InputName]?: string | readonly string[] };

/** The inputs a user of `where` can set. */
export function inputsFor(where: "action" | "cli"): InputDefinition[] {
  const all: readonly InputDefinition[] = INPUTS;
  return all.filter((input) => input.only === undefined || input.only === where);
}
