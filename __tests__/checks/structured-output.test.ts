import check from "../../src/checks/contract/structured-output.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { showCheck } from "./shown.ts";

const closed = (properties: JsonObject): JsonObject => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const GOOD: JsonObject = {
  name: "get_station",
  description: "Gets a station.",
  inputSchema: closed({}),
  outputSchema: closed({ id: { type: "string" } }),
};
const BAD: JsonObject = { name: "get_sensor", description: "Gets a sensor.", inputSchema: closed({}) };

showCheck(check, {
  pass: [
    { name: "the good tool", evidence: { tools: [GOOD], calls: [{ text: '{"id":"S1"}' }] } },
    { name: "prose", evidence: { tools: [BAD], calls: [{ text: "{S1} is fine." }] } },
    { name: "JSON that says nothing", evidence: { tools: [BAD], calls: [{ text: "[]" }] } },
    {
      name: "an error in JSON",
      evidence: { tools: [BAD], calls: [{ refusal: '{"error":"no"}' }] },
    },
    {
      name: "an answer that was cut",
      evidence: { tools: [BAD], calls: [{ text: '{"id":"S1"}', cut: true }] },
    },
  ],
  fail: [
    {
      name: "the bad tool",
      evidence: { tools: [BAD], calls: [{ text: '{"id":"S1"}' }] },
      finds: ["undeclared"],
    },
    {
      name: "a list of objects",
      evidence: { tools: [BAD], calls: [{ text: '[{"id":1}]' }] },
      finds: ["undeclared"],
    },
  ],
  notApplicable: [{ name: "nothing was called", evidence: { tools: [BAD] } }],
});
