import { type Json, stringMember } from "../model/json.ts";

/** A dialect of JSON Schema that is known. */
export type Dialect = "2020-12" | "2019-09" | "draft-07" | "draft-06" | "draft-04";

/** What MCP means where a schema declares nothing (specification, "JSON Schema usage"). */
export const DEFAULT_DIALECT: Dialect = "2020-12";

const BY_URI: readonly [RegExp, Dialect][] = [
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, "2020-12"],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, "2019-09"],
  [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, "draft-07"],
  [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, "draft-06"],
  [/^https?:\/\/json-schema\.org\/draft-04\/schema#?$/, "draft-04"],
];

/** The dialect whose meta-schema has this URI, null when it is none that is known. */
export function dialectNamed(uri: string): Dialect | null {
  return BY_URI.find(([pattern]) => pattern.test(uri))?.[1] ?? null;
}

/** The dialect that `$schema` names, the default where there is none, null where it names one that is not known. */
export function dialectOf(schema: Json | undefined): Dialect | null {
  const uri = stringMember(schema, "$schema");
  return uri === null ? DEFAULT_DIALECT : dialectNamed(uri);
}
