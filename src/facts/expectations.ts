import { jsonpath } from "json-p3";
import type { CallFacts } from "../model/facts.ts";
import { isObject, type Json } from "../model/json.ts";
import type { Expectation } from "../model/settings.ts";
import { parseJson } from "../text/json.ts";
import { same } from "./canonical.ts";
import { matches } from "./pattern.ts";
import { validator } from "./schema.ts";

const KEYS = new Set(["error", "equals", "contains", "regex", "jsonpath", "schema", "max_ms"]);

const textOf = (value: Json | undefined) =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

/** What a value lacks of an expectation, one phrase each. */
export function unmet(value: Json | undefined, expect: Expectation): string[] {
  const failures: string[] = [];
  const text = textOf(value);
  if (expect.equals !== undefined && !same(value, expect.equals)) {
    failures.push(`it does not equal ${JSON.stringify(expect.equals)}`);
  }
  if (expect.contains !== undefined && !text.includes(expect.contains)) {
    failures.push(`it does not contain "${expect.contains}"`);
  }
  if (expect.regex !== undefined && !matches(expect.regex, text)) {
    failures.push(`it does not match /${expect.regex}/`);
  }
  if (expect.schema !== undefined && validator(expect.schema).check(value ?? null) !== "valid") {
    const [first] = validator(expect.schema).errors(value ?? null);
    failures.push(`it does not fit the schema (${first ?? "the schema itself is not valid"})`);
  }
  for (const [path, inner] of Object.entries(expect.jsonpath ?? {}))
    failures.push(...unmetAt(value, path, inner));
  return failures;
}

/** A plain value at a path stands for `equals`. */
function asExpectation(inner: Expectation | Json): Expectation {
  const isMap = isObject(inner) && Object.keys(inner).every((key) => KEYS.has(key));
  return isMap ? (inner as Expectation) : { equals: inner as Json };
}

function unmetAt(value: Json | undefined, path: string, inner: Expectation | Json): string[] {
  let found: Json[];
  try {
    found = jsonpath.query(path, value ?? null).values() as Json[];
  } catch {
    return [`${path} is not a JSONPath`];
  }
  if (found.length === 0) return [`there is nothing at ${path}`];
  return unmet(found[0], asExpectation(inner)).map((failure) => `at ${path} ${failure}`);
}

/** As much of a call as an expectation is about. */
export type Answer = Pick<CallFacts, "response" | "detail" | "durationMs">;

/** What an answer is compared as: the structured content, else the text read as JSON, else the text. */
function answerOf(call: Answer): Json | undefined {
  const { structuredContent, text = "" } = call.response ?? {};
  if (structuredContent !== undefined) return structuredContent;
  const value = parseJson(text);
  return value === undefined ? text : value;
}

/** What the answer of a probe lacks of what its user expects, one phrase each; empty when all is met. */
export function unmetByAnswer(call: Answer, expect: Expectation): string[] {
  if (call.response === null) return [`there is no answer: ${call.detail}`];
  const failed = call.response.isError || call.response.error !== null;
  const failures: string[] = [];
  if (expect.error !== undefined && expect.error !== failed) {
    failures.push(failed ? `it is an error: ${call.detail}` : "it is no error, and one is expected");
  }
  if (expect.max_ms !== undefined && call.durationMs > expect.max_ms) {
    failures.push(`it took ${Math.round(call.durationMs)} ms, over ${expect.max_ms}`);
  }
  const { contains, regex, ...structured } = expect;
  const ofText: Expectation = {
    ...(contains === undefined ? {} : { contains }),
    ...(regex === undefined ? {} : { regex }),
  };
  const texts = unmet(call.response.text, ofText);
  return [...failures, ...texts, ...unmet(answerOf(call), structured)];
}
