import fc from "fast-check";
import type { Json } from "../src/model/json.ts";

/** Words that the readers look for, so that what is made gets past the first test of each. */
const WORDS = [
  ..."name description inputSchema outputSchema annotations readOnlyHint properties required type".split(" "),
  ..."$ref $id id $schema $defs enum const pattern items anyOf content text isError error code message".split(
    " ",
  ),
  ..."data structuredContent result jsonrpc tools nextCursor protocolVersion __proto__ constructor".split(
    " ",
  ),
];

const scalar = fc.oneof(
  fc.constantFrom<Json>(
    "object",
    "string",
    "array",
    "#",
    "#/$defs/a",
    "2.0",
    "http://json-schema.org/draft-07/schema#",
  ),
  fc.constantFrom<Json>(null, true, false, 0, -32602, -32603, 1e308),
  fc.string(),
  fc.integer(),
);

/** Any JSON, in the words of the protocol and of JSON Schema. */
export const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: "medium" },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...WORDS), fc.string()), tie("value"), {
      maxKeys: 6,
    }) as fc.Arbitrary<Json>,
  ),
})).value;
