import check from "../../src/checks/contract/schema-roundtrip.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";
import { showCheck } from "./shown.ts";

const NUMBER: JsonObject = { type: "number", description: "A number." };
const closed = (properties: JsonObject): JsonObject => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const GOOD: JsonObject = {
  name: "add",
  description: "Adds two numbers.",
  inputSchema: closed({ a: NUMBER, b: NUMBER }),
};
const BAD: JsonObject = {
  name: "subtract",
  description: "Subtracts.",
  inputSchema: { type: "object", properties: {} },
};

const good = { name: "the good tool", evidence: { tools: [GOOD] } };
const nothing = { name: "a server without tools", evidence: { tools: [] } };
const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: "object",
  properties,
  required,
});
const having = (properties: JsonObject) => tool({ inputSchema: object(properties) });

showCheck(check, {
  pass: [
    good,
    {
      name: "a missing key is no missing argument",
      evidence: { tools: [having({})], calls: [{ refusal: "API key is required" }] },
    },
    {
      name: "one of two",
      evidence: { tools: [having({ a: {}, b: {} })], calls: [{ refusal: "either a or b is required" }] },
    },
    {
      name: "required for the value that was sent",
      evidence: {
        tools: [having({ type: { enum: ["url", "back"] }, url: {} })],
        calls: [{ args: { type: "url" }, refusal: "Error: A URL is required for navigation of type=url." }],
      },
    },
    {
      name: "required with another parameter",
      evidence: {
        tools: [having({ mode: {}, path: {} })],
        calls: [{ args: {}, refusal: "`path` is required with `mode`" }],
      },
    },
    {
      name: "a refused malformed call",
      evidence: {
        tools: [having({ a: {} })],
        calls: [{ id: "wrong-type/a", args: { a: 1 }, refusal: "a is required" }],
      },
    },
    {
      name: "a value that is refused, not its type",
      evidence: {
        tools: [having({ size: { type: "string" } })],
        calls: [{ args: { size: "x" }, refusal: "size must be a valid string such as 10px" }],
      },
    },
    {
      name: "objects told apart by a constant",
      evidence: {
        tools: [having({ u: { oneOf: [object({ k: { const: "a" } }), object({ k: { const: "b" } })] } })],
      },
    },
    {
      name: "objects told apart by what they require",
      evidence: { tools: [having({ u: { anyOf: [object({ a: {} }, ["a"]), object({ b: {} }, ["b"])] } })] },
    },
    {
      name: "needed with one value of another parameter only",
      evidence: {
        tools: [having({ action: { enum: ["now", "diff"] }, until: { type: "string" } })],
        calls: [{ args: { action: "diff" }, refusal: "Error: until is required for diff" }],
      },
    },
    {
      name: "no parameters, and none documented",
      evidence: {
        tools: [tool({ description: "Args:\n  None: there are none", inputSchema: { type: "object" } })],
      },
    },
  ],
  fail: [
    {
      name: "the bad tool",
      evidence: { tools: [BAD], calls: [{ refusal: "a is required, b is required" }] },
      finds: ["lost"],
    },
    {
      name: "required after all",
      evidence: { tools: [having({ image: { type: "string" } })], calls: [{ refusal: "image is required" }] },
      finds: ["under-declared"],
    },
    {
      name: "required after all, as pydantic says it",
      evidence: {
        tools: [having({ image: {} })],
        calls: [{ refusal: "1 validation error for predict\nimage\n  Field required" }],
      },
      finds: ["under-declared"],
    },
    {
      name: "another type",
      evidence: {
        tools: [having({ size: { type: "string" } })],
        calls: [{ args: { size: "x" }, refusal: "size must be an integer" }],
      },
      finds: ["other-type"],
    },
    {
      name: "documented, not declared",
      evidence: {
        tools: [
          tool({
            description: "Adds.\n\nArgs:\n    a (int): first\n",
            inputSchema: { type: "object", properties: {} },
          }),
        ],
      },
      finds: ["documented"],
    },
    {
      name: "objects that nothing tells apart",
      evidence: { tools: [having({ u: { anyOf: [object({ a: {} }), object({ b: {} })] } })] },
      finds: ["ambiguous"],
    },
    {
      name: "a reference to elsewhere",
      evidence: { tools: [having({ a: { $ref: "https://example.com/a.json" } })] },
      finds: ["remote"],
    },
    {
      name: "an unknown dialect",
      evidence: { tools: [tool({ inputSchema: { $schema: "https://example.com/own", type: "object" } })] },
      finds: ["dialect"],
    },
  ],
  notApplicable: [nothing],
});
