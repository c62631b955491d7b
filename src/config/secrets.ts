import { WORKSPACE } from "../model/workspace.ts";
import type { Secret } from "../text/mask.ts";
import type { Pairs } from "./pairs.ts";

/** Shorter values cannot be told from ordinary text: masking them would shred the report. */
const SHORTEST = 4;

const SECRET_NAME =
  /key|token|secret|passw|passphrase|pwd|auth|credential|cookie|session|private|signature|dsn|conn|bearer|jwt|^pat$|_pat$|salt|license|webhook/i;
const MEASURE_NAME =
  /max|min|limit|count|timeout|ttl|size|length|enable|disable|expir|port|interval|retries/i;

const SWITCH = /^(?:true|false|yes|no|on|off|null|none|undefined)$/i;
const NUMBER = /^-?\d{1,10}(?:\.\d{1,6})?$/;
const PLAIN_WORD = /^[A-Za-z][A-Za-z_-]{0,15}$/;
const PATH = /^(?:\.{0,2}|~|\$WORKSPACE|[A-Za-z]:)[\\/][\w .@+\\/:-]*$|^\.{1,2}$/;
/** Stands for a folder of the run, whatever the name speaks of: to mask the word would mask it everywhere. */
const isWorkspace = (value: string) =>
  value === WORKSPACE || (value.startsWith(`${WORKSPACE}/`) && PATH.test(value));

/** Whether a name is one people give to secrets: `API_KEY`, `Authorization`, `db-password`. */
export function looksSecret(name: string): boolean {
  return SECRET_NAME.test(name);
}

/**
 * Whether the value of a variable or header must be masked. All are, but for what could not be one: switches, values
 * under four characters, and plain words, numbers and paths whose name does not speak of a secret (`LOG_LEVEL=error`
 * must not blank out every "error" of a report).
 */
export function isSecret(name: string, value: string): boolean {
  if (value.length < SHORTEST || SWITCH.test(value) || isWorkspace(value)) return false;
  if (NUMBER.test(value)) return looksSecret(name) && !MEASURE_NAME.test(name);
  if (looksSecret(name)) return true;
  return !PLAIN_WORD.test(value) && !PATH.test(value);
}

/** Parts of a value that are secret on their own: the token after a scheme, the password in a connection string. */
function parts(value: string): string[] {
  const found: string[] = [];
  const scheme = /^(?:Bearer|Basic|Token|ApiKey|Digest) +(\S+)$/i.exec(value);
  if (scheme) found.push(scheme[1]!);
  const login = /^[a-z][a-z0-9+.-]{0,30}:\/\/[^\s:@/]{0,200}:([^\s@/]{1,500})@/i.exec(value);
  if (login) found.push(login[1]!);
  for (const line of value.split(/\r?\n/)) if (line !== value) found.push(line.trim());
  return found.filter((part) => part.length >= SHORTEST);
}

/** The secrets among variables or headers, each with the parts of it that must not show either. */
export function secretsOf(pairs: Pairs): Secret[] {
  return Object.entries(pairs)
    .filter(([name, value]) => isSecret(name, value))
    .flatMap(([name, value]) => [value, ...parts(value)].map((text) => ({ name, value: text })));
}

/** Values that follow an option or name that speaks of a secret: `--api-key VALUE`, `--token=VALUE`, `API_KEY=VALUE`. */
export function secretsOfWords(words: readonly string[]): Secret[] {
  const pairs: Secret[] = [];
  for (const [index, word] of words.entries()) {
    const inline = /^(?:-{1,2})?([A-Za-z][\w-]*)=(.+)$/s.exec(word);
    if (inline) pairs.push({ name: inline[1]!, value: inline[2]! });
    const next = words[index + 1];
    const option = /^--?([A-Za-z][\w-]*)$/.exec(word);
    if (option && next !== undefined && !next.startsWith("-")) pairs.push({ name: option[1]!, value: next });
  }
  return pairs.filter(({ name, value }) => looksSecret(name) && isSecret(name, value) && !PATH.test(value));
}

/** Names of variables that hold a credential and nothing else. */
const CREDENTIAL = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|SECRET_KEY|PRIVATE_KEY)$/i;
/** Shorter values of variables that nobody gave to the server are more likely words of a report than secrets in it. */
const SHORTEST_UNGIVEN = 12;

/**
 * Credentials among the variables of the job. The server is not given them, but it runs as the same user: what it finds
 * elsewhere must not show either.
 */
export function secretsOfJob(environment: Readonly<Record<string, string | undefined>>): Secret[] {
  return Object.entries(environment).flatMap(([name, value = ""]) => {
    const plain = PLAIN_WORD.test(value) || NUMBER.test(value) || PATH.test(value);
    return CREDENTIAL.test(name) && value.length >= SHORTEST_UNGIVEN && !plain ? [{ name, value }] : [];
  });
}
