import check from "../../src/checks/contract/bounded-operation.ts";
import type { JsonObject } from "../../src/model/json.ts";
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
  name: "get_alert",
  description: "Gets the alert of a city.",
  inputSchema: closed({ city: CITY }),
};
const BAD: JsonObject = {
  name: "alerts",
  description: "Works on the alerts of a city.",
  inputSchema: closed({
    city: CITY,
    action: { enum: ["get", "create", "delete"], description: "What to do." },
  }),
};

const good = { name: "the good tool", evidence: { tools: [GOOD] } };
const nothing = { name: "a server without tools", evidence: { tools: [] } };
const choosing = (name: string, values: string[]) =>
  tool({ name: `tool_${name}`, inputSchema: { type: "object", properties: { [name]: { enum: values } } } });

showCheck(check, {
  pass: [
    good,
    {
      name: "reading operations only",
      evidence: { tools: [choosing("method", ["get", "get_diff", "list_files"])] },
    },
    {
      name: "modes of one operation",
      evidence: { tools: [choosing("mode", ["get", "delete"]), choosing("action", ["up", "down"])] },
    },
    {
      name: "a generic word with an object",
      evidence: { tools: [tool({ name: "run_tests" }), tool({ name: "query_logs" })] },
    },
  ],
  fail: [
    { name: "the bad tool", evidence: { tools: [GOOD, BAD] }, finds: ["mixed"] },
    {
      name: "a name that says nothing",
      evidence: { tools: [tool({ name: "Execute" })] },
      finds: ["generic"],
    },
    {
      name: "writing beside destroying",
      evidence: { tools: [choosing("method", ["create", "submit", "delete_pending"])] },
      finds: ["writes"],
    },
  ],
  notApplicable: [nothing],
});
