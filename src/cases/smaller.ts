import { jsonText, lighterText } from "../facts/size.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { define } from "./merge-schema.ts";

/** Single characters, items and members that are tried one by one. */
const ONE_BY_ONE = 40;
/** Deepest value that is made smaller. */
const MAX_DEPTH = 20;
/** The simplest value of each type: what fails as a list may fail as a number too. */
const SIMPLE: readonly Json[] = [0, "", [], {}];
/** Candidates looked at from one start. */
const MAX_CANDIDATES = 2_000;

function* shorterTexts(text: string): Generator<string> {
  const chars = [...text];
  const half = Math.ceil(chars.length / 2);
  yield "";
  if (chars.length > 1) yield chars.slice(0, half).join("");
  if (chars.length > 1) yield chars.slice(half).join("");
  for (let at = 0; at < Math.min(chars.length, ONE_BY_ONE); at += 1) yield chars.toSpliced(at, 1).join("");
  for (let at = 0; at < Math.min(chars.length, ONE_BY_ONE); at += 1) yield chars.with(at, "a").join("");
}

/** Towards zero: by the whole, by half, by a quarter ... by one. */
function* smallerNumbers(value: number): Generator<number> {
  const whole = Math.trunc(value);
  if (whole !== value) yield whole;
  for (let step = whole; Math.abs(step) >= 1; step = Math.trunc(step / 2)) yield whole - step;
}

function* smallerArrays(items: readonly Json[], depth: number): Generator<Json[]> {
  const half = Math.ceil(items.length / 2);
  if (items.length > 0) yield [];
  if (items.length > 1) yield items.slice(0, half);
  if (items.length > 1) yield items.slice(half);
  const some = Math.min(items.length, ONE_BY_ONE);
  for (let at = 0; at < some; at += 1) yield items.toSpliced(at, 1);
  for (let at = 0; at < some; at += 1) {
    for (const item of smallerValues(items[at] ?? null, depth + 1)) yield items.with(at, item);
  }
}

/** Copies that lack or change one member; `define` since a member may be called `__proto__`. */
function changed(object: JsonObject, name: string, value?: Json): JsonObject {
  const copy: JsonObject = {};
  for (const [key, own] of Object.entries(object)) {
    const next = key === name ? value : own;
    if (next !== undefined) define(copy, key, next);
  }
  return copy;
}

function* smallerObjects(object: JsonObject, depth: number): Generator<JsonObject> {
  const names = Object.keys(object).slice(0, ONE_BY_ONE);
  if (names.length > 1) yield {};
  for (const name of names) yield changed(object, name);
  for (const name of names) {
    for (const value of smallerValues(object[name] ?? null, depth + 1)) yield changed(object, name, value);
  }
}

function* smallerValues(value: Json, depth: number): Generator<Json> {
  if (depth > MAX_DEPTH) return;
  yield* SIMPLE;
  if (typeof value === "string") yield* shorterTexts(value);
  else if (typeof value === "number") yield* smallerNumbers(value);
  else if (Array.isArray(value)) yield* smallerArrays(value, depth);
  else if (typeof value === "object" && value !== null) yield* smallerObjects(value, depth);
}

/**
 * Arguments that differ in one thing and are lighter, the boldest first. Following any of them again and again ends, and
 * there are no more than a bounded number of them.
 */
export function* smallerArguments(args: JsonObject): Generator<JsonObject> {
  const text = jsonText(args);
  let left = MAX_CANDIDATES;
  for (const candidate of smallerObjects(args, 0)) {
    if (left <= 0) return;
    left -= 1;
    if (lighterText(jsonText(candidate), text) < 0) yield candidate;
  }
}
