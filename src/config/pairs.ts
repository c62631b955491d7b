import { UsageError } from "../model/errors.ts";
import { isHeaderName } from "../text/header.ts";

/** Name and value; later entries replace earlier ones of the same name. */
export type Pairs = Record<string, string>;

const ENV_NAME = /^[^\s=\0]+$/;

/** A record without prototype: names come from users and may be `__proto__`. */
export function emptyPairs(): Pairs {
  return Object.create(null) as Pairs;
}

/** Checks one variable for the server. Throws UsageError, without the value: it may be a secret. */
export function checkEnv(name: string, value: string): void {
  if (!ENV_NAME.test(name)) {
    throw new UsageError(
      `\`env\` has an entry that is not \`KEY=VALUE\`: the name "${name.slice(0, 40)}" is not valid.`,
    );
  }
  if (value.includes("\0")) throw new UsageError(`\`env\`: the value of ${name} holds a NUL character.`);
}

/** Checks one header. Throws UsageError, without the value. */
export function checkHeader(name: string, value: string): void {
  if (!isHeaderName(name)) {
    throw new UsageError(
      `\`headers\` has an entry whose name is not valid: "${name.slice(0, 40)}". Write \`Name: value\`.`,
    );
  }
  if (/[\r\n\0]/.test(value)) throw new UsageError(`\`headers\`: the value of ${name} holds a line break.`);
}

/** Reads `KEY=VALUE` entries. A value in quotes keeps them, which is told in `warnings`. */
export function readEnv(lines: readonly string[], warnings: string[]): Pairs {
  const pairs = emptyPairs();
  for (const [index, line] of lines.entries()) {
    const at = line.indexOf("=");
    if (at < 1) {
      throw new UsageError(
        `\`env\`, entry ${index + 1}: write \`KEY=VALUE\`, one a line. There is no "=" after a name.`,
      );
    }
    const name = line.slice(0, at).trim();
    const value = line.slice(at + 1);
    checkEnv(name, value);
    if (/^(["']).*\1$/s.test(value) && value.length > 1) {
      warnings.push(
        `\`env\`: the value of ${name} is in quotes, and they are part of it. Leave them out if they should not be.`,
      );
    }
    pairs[name] = value;
  }
  return pairs;
}

/** Reads `Name: value` entries. */
export function readHeaders(lines: readonly string[]): Pairs {
  const pairs = emptyPairs();
  for (const [index, line] of lines.entries()) {
    const at = line.indexOf(":");
    if (at < 1) throw new UsageError(`\`headers\`, entry ${index + 1}: write \`Name: value\`, one a line.`);
    const name = line.slice(0, at).trim();
    const value = line.slice(at + 1).trim();
    checkHeader(name, value);
    pairs[name] = value;
  }
  return pairs;
}
