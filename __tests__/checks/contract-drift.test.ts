import check from "../../src/checks/contract/contract-drift.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";
import { showCheck } from "./shown.ts";

const CITY: JsonObject = { type: "string", minLength: 1, description: "Name of the city." };
const closed = (properties: JsonObject): JsonObject => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const GOOD: JsonObject = {
  name: "get_dew",
  description: "Gets the dew of a city.",
  inputSchema: closed({ city: CITY }),
};
const BAD: JsonObject = {
  name: "get_dew",
  description: "Gets the dew of a city.",
  inputSchema: closed({ city: CITY, hour: { type: "integer", description: "Hour." } }),
};

const against = (...tools: Json[]) => ({ more: { extra: { snapshot: { path: "tools.json", tools } } } });

showCheck(check, {
  pass: [
    { name: "the same contract", evidence: { tools: [GOOD], ...against(GOOD) } },
    {
      name: "the same in another order",
      evidence: {
        tools: [tool({ name: "b" }), tool({ name: "a" })],
        ...against(tool({ name: "a" }), tool({ name: "b" })),
      },
    },
  ],
  fail: [
    {
      name: "the bad tool against the good one",
      evidence: { tools: [BAD], ...against(GOOD) },
      finds: ["breaking", "additive"],
    },
    {
      name: "other tools",
      evidence: { tools: [tool({ name: "b" })], ...against(tool({ name: "a" })) },
      finds: ["tool-gone", "tool-new"],
    },
    {
      name: "other words",
      evidence: { tools: [tool({ description: "A." })], ...against(tool({ description: "B." })) },
      finds: ["wording"],
    },
  ],
  notApplicable: [{ name: "no snapshot", evidence: { tools: [GOOD] } }],
});
