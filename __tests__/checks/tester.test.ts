import { CHECKS } from "../../src/checks/registry.gen.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { checkTester } from "../check-tester.ts";
import { tool } from "../evidence-builder.ts";

const check = (id: string) => {
  const found = CHECKS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no check ${id}.`);
  return found;
};

const nothing = { tools: [] };
const one = (members: JsonObject) => ({ tools: [tool({ name: "other" }), tool(members)] });
const described = {
  type: "object",
  properties: { city: { type: "string", description: "City" } },
  required: ["city"],
};

checkTester(check("name"), {
  pass: [{ tools: [tool()] }],
  fail: [one({ name: "" })],
  notApplicable: [nothing],
});
checkTester(check("name-format"), {
  pass: [{ tools: [tool()] }],
  fail: [one({ name: "a b" })],
  notApplicable: [nothing],
});
checkTester(check("duplicate-name"), {
  pass: [{ tools: [tool()] }],
  fail: [{ tools: [tool(), tool()] }],
  notApplicable: [nothing],
});
checkTester(check("description"), {
  pass: [{ tools: [tool()] }],
  fail: [one({ description: "" })],
  notApplicable: [nothing],
});
checkTester(check("description-length"), {
  pass: [{ tools: [tool()] }],
  fail: [one({ description: "x".repeat(2000) })],
  notApplicable: [nothing],
});
checkTester(check("input-schema"), {
  pass: [{ tools: [tool()] }],
  fail: [one({ inputSchema: {} })],
  notApplicable: [nothing],
});
checkTester(check("output-schema"), {
  pass: [one({ outputSchema: { type: "object" } })],
  fail: [one({ outputSchema: { type: 7 } })],
  notApplicable: [{ tools: [tool()] }],
});
checkTester(check("required-fields"), {
  pass: [{ tools: [tool({ inputSchema: described })] }],
  fail: [one({ inputSchema: { ...described, required: ["ghost"] } })],
  notApplicable: [nothing],
});
checkTester(check("parameter-description"), {
  pass: [{ tools: [tool({ inputSchema: described })] }],
  fail: [one({ inputSchema: { type: "object", properties: { a: {} } } })],
  notApplicable: [nothing],
});
checkTester(check("annotations"), {
  pass: [{ tools: [tool({ annotations: { readOnlyHint: true } })] }],
  fail: [one({ annotations: {} })],
  notApplicable: [nothing],
});
checkTester(check("narrow-input"), {
  pass: [{ tools: [tool({ inputSchema: described })] }],
  fail: [one({ inputSchema: { type: "object", properties: { a: {} } } })],
  notApplicable: [nothing],
});
const malformed = { id: "robust/nulls", args: { city: null } };
const crash = { crash: { code: 1 } };
checkTester(check("robust-input"), {
  pass: [{ calls: [{ ...malformed, refusal: "city must be a string" }] }],
  fail: [{ calls: [{ ...malformed, ...crash, confirm: crash }] }],
  notApplicable: [{ calls: [] }],
});
const missing = { id: "missing-required/city", args: {} };
checkTester(check("crash-resilience"), {
  pass: [{ calls: [{ ...missing, refusal: "city is required" }] }],
  fail: [{ calls: [{ ...missing, ...crash, confirm: crash }] }],
  notApplicable: [{ calls: [] }],
});
checkTester(check("leak"), {
  pass: [{ calls: [{ ...missing, refusal: "city is required" }] }],
  fail: [{ calls: [{ ...missing, refusal: 'File "/srv/a.py", line 3' }] }],
  notApplicable: [{ calls: [] }],
});
