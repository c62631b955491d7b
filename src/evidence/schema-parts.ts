import type { Json, JsonObject } from "../model/json.ts";

// The published schemas, of evidence and of reports, are put together from these.

/** Any text. */
export const TEXT: JsonObject = { type: "string" };
/** True or false. */
export const FLAG: JsonObject = { type: "boolean" };
/** How many: 0, 1, 2 and so on. */
export const COUNT: JsonObject = { type: "integer", minimum: 0 };
/** Both numbers of `shard: i/n`. */
export const SHARD_NUMBER: JsonObject = { type: "integer", minimum: 1, maximum: 99_999 };

/** A list of such items. */
export const list = (items: Json): JsonObject => ({ type: "array", items });

/** The same, or null. */
export const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });
