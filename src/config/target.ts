import { UsageError } from "../model/errors.ts";
import type { Scope, Target } from "../model/settings.ts";
import { isLoopback } from "../text/host.ts";
import type { Secret } from "../text/mask.ts";
import { shellJoin } from "../text/shell.ts";
import { splitCommand } from "./command.ts";
import { isSecret, looksSecret, secretsOfWords } from "./secrets.ts";
import type { Given } from "./values.ts";

/** A server to audit, and the secrets that its command or address holds. */
export interface ResolvedTarget {
  target: Target;
  secrets: Secret[];
}

function httpTarget(text: string): ResolvedTarget {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      `\`url\` must be an address such as https://example.com/mcp, not "${text.slice(0, 80)}".`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new UsageError(
      "`url` holds a user name or password: give credentials through `headers`, which are masked.",
    );
  }
  const secrets = [...url.searchParams].flatMap(([name, value]) =>
    looksSecret(name) && isSecret(name, value) ? [{ name, value }] : [],
  );
  const display = `${url.origin}${url.pathname}${url.search === "" ? "" : "?..."}`;
  return { target: { transport: "http", url: url.href, display }, secrets };
}

const MORE_THAN_READING: Partial<Record<Scope, string>> = {
  malformed: "sends malformed calls to every tool",
  all: "calls every tool, also those that change or delete what the server keeps,",
};

/** What is said of a run that may change something on a server which others may use too. */
export function farAway(target: Target, scope: Scope): string[] {
  const what = MORE_THAN_READING[scope];
  if (what === undefined || target.transport !== "http" || target.url === "") return [];
  const { hostname, host } = new URL(target.url);
  if (isLoopback(hostname)) return [];
  return [
    `\`scope: ${scope}\` ${what} on ${host}, which is not this machine: audit a server of your own, made for tests, ` +
      "or keep to `scope: read-only`.",
  ];
}

function stdioTarget(command: string | readonly string[], cwd: string): ResolvedTarget {
  const words = typeof command === "string" ? splitCommand(command) : [...command];
  const [first, ...args] = words;
  if (first === undefined || first === "") throw new UsageError("`command` holds no word.");
  if (words.some((word) => word.includes("\0"))) throw new UsageError("`command` holds a NUL character.");
  const secrets = secretsOfWords(words);
  return { target: { transport: "stdio", command: first, args, cwd, display: shellJoin(words) }, secrets };
}

/** The one server of a run. Throws UsageError when there is none, or more than one. */
export function resolveTarget(given: Given, cwd: string): ResolvedTarget {
  const { command, url } = given;
  if (command !== undefined && url !== undefined) {
    throw new UsageError(
      "Both a `command` and a `url` are given: an audit has one server, keep one of them.",
    );
  }
  if (url !== undefined) return httpTarget(url);
  if (command !== undefined) return stdioTarget(command, cwd);
  throw new UsageError(
    "No server to audit. Say how to start it, such as `command: node build/index.js` (on the command line: " +
      "`-- node build/index.js`), or give the `url` of one that runs.",
  );
}
