import type { SchemaFacts } from "../model/facts.ts";
import { isObject, type Json, type JsonObject } from "../model/json.ts";
import { DEFAULT_DIALECT, type Dialect, dialectOf } from "./dialect.ts";
import { allowSteps, engineOf, newEngine } from "./engines.ts";
import { unresolvedRefs, type Walk, walkSchema } from "./refs.ts";
import { jsonText, longestArray } from "./size.ts";

/** Tells whether values fit a schema. `unknown` where that cannot be told: a broken or unresolvable schema, a pattern no linear engine takes, too much work. */
export interface Validator {
  check(value: Json): "valid" | "invalid" | "unknown";
  /** Why a value does not fit, one sentence each; empty when it does or when it cannot be told. */
  errors(value: Json): string[];
}

const UNKNOWN: Validator = { check: () => "unknown", errors: () => [] };
const ALWAYS: Validator = { check: () => "valid", errors: () => [] };
const NEVER: Validator = { check: () => "invalid", errors: () => ["no value is allowed"] };

/** Most items that `uniqueItems` is tried on. */
const MAX_COMPARED = 2_000;

/**
 * `$schema` is left to us: the engine is chosen by it, and would look an unknown one up. `$async` and a `nullable`
 * without a type mean something to Ajv only.
 */
function withoutOurs(schema: JsonObject): JsonObject {
  const { $schema: _dialect, $async: _async, ...rest } = schema;
  if (Object.hasOwn(rest, "nullable") && !Object.hasOwn(rest, "type")) delete rest.nullable;
  return rest;
}

function reason(engine: ReturnType<typeof engineOf>): string {
  const first = engine.errors?.[0];
  if (first === undefined || first === null) return "it is not a valid schema";
  const place = first.instancePath === "" ? "the root" : first.instancePath;
  return `${place} ${first.message ?? "is wrong"}`;
}

function judge(schema: Json, dialect: Dialect): string | null {
  const engine = engineOf(dialect);
  const own = isObject(schema) ? withoutOurs(schema) : schema;
  try {
    allowSteps();
    return engine.validateSchema(own as JsonObject) === true ? null : reason(engine);
  } catch {
    // Too much work to tell; what is not known to be wrong is not accused.
    return null;
  }
}

function readFacts(schema: Json | undefined): SchemaFacts {
  const declared = isObject(schema) && Object.hasOwn(schema, "$schema");
  const dialect = dialectOf(schema);
  const facts = { dialect, declared, unresolved: [] as string[] };
  if (schema === undefined) return { ...facts, valid: false, error: "there is no schema" };
  if (!isObject(schema) && typeof schema !== "boolean") {
    return { ...facts, valid: false, error: "a schema must be an object" };
  }
  const walk = walkOf(schema);
  if (walk.tooLarge) return { ...facts, valid: true, error: null };
  const error = judge(schema, dialect ?? DEFAULT_DIALECT);
  return { ...facts, valid: error === null, error, unresolved: unresolvedRefs(walk) };
}

/** A schema may be undecidable only for some values, and a hostile one may overflow the stack. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    allowSteps();
    return act();
  } catch {
    return otherwise;
  }
}

function compileWith(schema: JsonObject, walk: Walk): Validator {
  const dialect = dialectOf(schema) ?? DEFAULT_DIALECT;
  const engine = walk.ids.size > 0 ? newEngine(dialect) : engineOf(dialect);
  const own = withoutOurs(schema);
  const validate = engine.compile(own);
  engine.removeSchema(own);
  const tooMuch = (value: Json) => walk.comparesItems && longestArray(value) > MAX_COMPARED;
  const tell = (value: Json) => {
    if (tooMuch(value) || validate(value)) return [];
    return (validate.errors ?? []).map(
      (one) => `${one.instancePath || "the value"} ${one.message ?? "is wrong"}`,
    );
  };
  return {
    check: (value) =>
      attempt(() => (tooMuch(value) ? "unknown" : validate(value) ? "valid" : "invalid"), "unknown"),
    errors: (value) => attempt(() => tell(value), []),
  };
}

/** `$id`s stand in comments of the code that Ajv generates: one that is no URI must not get there. */
function compile(schema: Json | undefined): Validator {
  if (typeof schema === "boolean") return schema ? ALWAYS : NEVER;
  if (!isObject(schema)) return UNKNOWN;
  const walk = walkOf(schema);
  const facts = schemaFacts(schema);
  if (walk.tooLarge || walk.oddId || !facts.valid || facts.unresolved.length > 0) return UNKNOWN;
  return attempt(() => compileWith(schema, walk), UNKNOWN);
}

/** Compiled validators by the text of their schema, oldest first: servers say the same schema many times over. */
const compiled = new Map<string, Validator>();
const MAX_COMPILED = 2_000;

function compiledFor(schema: Json | undefined): Validator {
  if (!isObject(schema) || walkOf(schema).tooLarge) return compile(schema);
  const text = jsonText(schema);
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const made = compile(schema);
  compiled.set(text, made);
  const [oldest] = compiled.keys();
  if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
  return made;
}

/** Compiles at the first question: most schemas are never asked. The compiled code is heavy, and is let go with its turn. */
function lazily(schema: Json | undefined): Validator {
  let held: WeakRef<Validator> | null = null;
  const get = () => {
    const known = held?.deref();
    if (known !== undefined) return known;
    const made = compiledFor(schema);
    held = new WeakRef(made);
    return made;
  };
  return { check: (value) => get().check(value), errors: (value) => get().errors(value) };
}

function memoised<S, T>(make: (schema: S) => T): (schema: S) => T {
  const known = new WeakMap<object, T>();
  return (schema) => {
    if (typeof schema !== "object" || schema === null) return make(schema);
    const found = known.get(schema);
    if (found !== undefined) return found;
    const made = make(schema);
    known.set(schema, made);
    return made;
  };
}

const walkOf = memoised((schema: Json) => walkSchema(schema));

/** Whether a schema is valid JSON Schema in its own dialect, and which references lead nowhere. Never throws, never fetches. */
export const schemaFacts: (schema: Json | undefined) => SchemaFacts = memoised(readFacts);

/** The validator of a schema in its own dialect. Never throws. */
export const validator: (schema: Json | undefined) => Validator = memoised(lazily);
