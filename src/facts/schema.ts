import type { SchemaFacts } from "../model/facts.ts";
import { isObject, type Json, type JsonObject } from "../model/json.ts";
import { DEFAULT_DIALECT, type Dialect, dialectOf } from "./dialect.ts";
import { engineOf } from "./engines.ts";
import { unresolvedRefs, walkSchema } from "./refs.ts";

/** Tells whether values fit a schema. `unknown` where that cannot be told: a broken or unresolvable schema, a pattern no linear engine takes. */
export interface Validator {
  check(value: Json): "valid" | "invalid" | "unknown";
  /** Why a value does not fit, one sentence each; empty when it does or when it cannot be told. */
  errors(value: Json): string[];
}

const UNKNOWN: Validator = { check: () => "unknown", errors: () => [] };
const ALWAYS: Validator = { check: () => "valid", errors: () => [] };

/** `$schema` is left to us: the engine is chosen by it, and would look an unknown one up. */
function withoutDialect(schema: JsonObject): JsonObject {
  const { $schema: _, ...rest } = schema;
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
  const own = isObject(schema) ? withoutDialect(schema) : schema;
  try {
    return engine.validateSchema(own as JsonObject) === true ? null : reason(engine);
  } catch (error) {
    return (error as Error).message;
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
  const walk = walkSchema(schema);
  if (walk.tooLarge) return { ...facts, valid: true, error: null };
  const error = judge(schema, dialect ?? DEFAULT_DIALECT);
  return { ...facts, valid: error === null, error, unresolved: unresolvedRefs(schema, walk) };
}

function compile(schema: Json | undefined): Validator {
  if (schema === true) return ALWAYS;
  if (!isObject(schema)) return UNKNOWN;
  const facts = schemaFacts(schema);
  if (!facts.valid || facts.unresolved.length > 0 || walkSchema(schema).tooLarge) return UNKNOWN;
  const engine = engineOf(dialectOf(schema) ?? DEFAULT_DIALECT);
  const own = withoutDialect(schema);
  try {
    const validate = engine.compile(own);
    engine.removeSchema(own);
    const tell = (value: Json) => {
      validate(value);
      return (validate.errors ?? []).map(
        (one) => `${one.instancePath || "the value"} ${one.message ?? "is wrong"}`,
      );
    };
    return {
      check: (value) => attempt(() => (validate(value) ? "valid" : "invalid"), "unknown"),
      errors: (value) => attempt(() => tell(value), []),
    };
  } catch {
    return UNKNOWN;
  }
}

/** A schema may be undecidable only for some values, and a hostile one may overflow the stack. */
function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

function memoised<T>(make: (schema: Json | undefined) => T): (schema: Json | undefined) => T {
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

/** Whether a schema is valid JSON Schema in its own dialect, and which references lead nowhere. Never throws, never fetches. */
export const schemaFacts: (schema: Json | undefined) => SchemaFacts = memoised(readFacts);

/** The validator of a schema in its own dialect. Never throws. */
export const validator: (schema: Json | undefined) => Validator = memoised(compile);
