import { UsageError } from "../model/errors.ts";
import { expand } from "./expand.ts";
import type { ConfigFile, FileFailUnder } from "./file-types.ts";
import { checkEnv, checkHeader, emptyPairs, type Pairs } from "./pairs.ts";
import { FILE_INPUTS, fileKey } from "./schema.ts";
import type { Given } from "./values.ts";

/** Names and values of the config file, and what they read from the environment. */
interface FilePairs {
  pairs: Pairs;
  read: Pairs;
}

function expandAll(
  given: Record<string, string | number | boolean> | undefined,
  where: string,
  environment: NodeJS.ProcessEnv,
  check: (name: string, value: string) => void,
): FilePairs {
  const pairs = emptyPairs();
  const read = emptyPairs();
  for (const [name, value] of Object.entries(given ?? {})) {
    const expanded = expand(String(value), `\`${where}.${name}\` of the config`, environment);
    check(name, expanded.text);
    pairs[name] = expanded.text;
    Object.assign(read, expanded.read);
  }
  return { pairs, read };
}

/** The server's environment as the config file has it. */
export function fileEnv(file: ConfigFile, environment: NodeJS.ProcessEnv): FilePairs {
  return expandAll(file.server?.env, "server.env", environment, checkEnv);
}

/** The headers as the config file has them. */
export function fileHeaders(file: ConfigFile, environment: NodeJS.ProcessEnv): FilePairs {
  return expandAll(file.server?.headers, "server.headers", environment, checkHeader);
}

function failUnder(value: FileFailUnder | undefined): Given {
  const each = typeof value === "number" ? { overall: value } : (value ?? {});
  const given: Given = {};
  if (each.overall !== undefined) given["fail-under"] = each.overall;
  if (each.robustness !== undefined) given["fail-under-robustness"] = each.robustness;
  if (each.latency !== undefined) given["fail-under-latency"] = each.latency;
  if (each.response_size !== undefined) given["fail-under-response-size"] = each.response_size;
  if (each.concurrency !== undefined) given["fail-under-concurrency"] = each.concurrency;
  return given;
}

function setupLines(value: string | string[] | undefined): string[] {
  const entries = typeof value === "string" ? value.split(/\r?\n/) : (value ?? []);
  return entries.map((line) => line.trim()).filter((line) => line !== "");
}

function serverInputs(server: ConfigFile["server"]): Given {
  const given: Given = {};
  if (server?.command !== undefined && server.url !== undefined) {
    throw new UsageError(
      "The config sets both `server.command` and `server.url`: an audit has one server, keep one of them.",
    );
  }
  if (server?.command !== undefined) given.command = server.command;
  if (server?.url !== undefined) given.url = server.url;
  if (server?.cwd !== undefined) given["working-directory"] = server.cwd;
  if (server?.setup !== undefined) given.setup = setupLines(server.setup);
  return given;
}

/** What the config file says in the words of the inputs (but `env` and `headers`, which are merged by name). */
export function inputsOfFile(file: ConfigFile): Given {
  const given: Record<string, unknown> = { ...serverInputs(file.server), ...failUnder(file.fail_under) };
  for (const name of FILE_INPUTS) {
    const value = file[fileKey(name)];
    if (value !== undefined) given[name] = value;
  }
  if (file.timeout_probe_sec !== undefined) given["timeout-probe"] = file.timeout_probe_sec;
  if (file.checks?.strict !== undefined) given.strict = file.checks.strict;
  return given as Given;
}

/** Inputs laid over the config file; the server of the inputs replaces that of the file as a whole, `scope` counts with its short form. */
export function merge(file: Given, inputs: Given): Given {
  const under = { ...file };
  if (inputs.command !== undefined || inputs.url !== undefined) {
    delete under.command;
    delete under.url;
  }
  if (inputs.scope !== undefined || inputs["include-destructive"] !== undefined) delete under.scope;
  return { ...under, ...inputs };
}
