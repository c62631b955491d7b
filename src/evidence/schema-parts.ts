import type { Json, JsonObject } from "../model/json.ts";

/** What the published schemas, of evidence and of reports, are put together from. */
export const TEXT: JsonObject = { type: "string" };
export const FLAG: JsonObject = { type: "boolean" };
export const COUNT: JsonObject = { type: "integer", minimum: 0 };
export const SHARD_NUMBER: JsonObject = { type: "integer", minimum: 1, maximum: 99_999 };

/** A list of such items. */
export const list = (items: Json): JsonObject => ({ type: "array", items });

/** The same, or null. */
export const orNull = (schema: JsonObject): JsonObject => ({ anyOf: [schema, { type: "null" }] });
