import { expect, it } from "vitest";
import check from "../../src/checks/contract/parameter-description.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";
import { findingsOf } from "./run-check.ts";
import { showCheck } from "./shown.ts";

const taking = (name: string, properties: JsonObject) =>
  tool({ name, inputSchema: { type: "object", properties } });
const BARE = { type: "string" };
const TOLD = { type: "string", description: "What it is." };

showCheck(check, {
  pass: [
    { name: "described", evidence: { tools: [taking("a", { x: TOLD })] } },
    {
      name: "a wrapper whose parts are all described",
      evidence: { tools: [taking("a", { params: { type: "object", properties: { x: TOLD, y: TOLD } } })] },
    },
    {
      name: "a structure behind a reference whose parts are all described",
      evidence: {
        tools: [
          tool({
            inputSchema: {
              type: "object",
              $defs: { N: { type: "object", properties: { name: TOLD } } },
              properties: { root: { $ref: "#/$defs/N" } },
            },
          }),
        ],
      },
    },
    {
      name: "a list of things whose parts are all described",
      evidence: {
        tools: [
          taking("a", { entities: { type: "array", items: { type: "object", properties: { name: TOLD } } } }),
        ],
      },
    },
  ],
  fail: [
    {
      name: "a structure behind a reference that leads back to it",
      evidence: {
        tools: [
          tool({
            inputSchema: {
              type: "object",
              $defs: { N: { type: "object", properties: { next: { $ref: "#/$defs/N" } } } },
              properties: { root: { $ref: "#/$defs/N" } },
            },
          }),
        ],
      },
      finds: ["one"],
    },
    { name: "one", evidence: { tools: [taking("a", { x: BARE, y: TOLD })] }, finds: ["one"] },
    {
      name: "a structure with a part that is not described",
      evidence: { tools: [taking("a", { edit: { type: "object", properties: { x: TOLD, y: BARE } } })] },
      finds: ["one"],
    },
    {
      name: "a structure of nothing",
      evidence: { tools: [taking("a", { x: { type: "object", properties: {} } })] },
      finds: ["one"],
    },
    { name: "some", evidence: { tools: [taking("a", { x: BARE, y: BARE, z: TOLD })] }, finds: ["some"] },
    { name: "all", evidence: { tools: [taking("a", { x: BARE, y: BARE })] }, finds: ["all"] },
  ],
  notApplicable: [{ name: "no tools", evidence: { tools: [] } }],
});

it("speaks of a loss only where no parameter of any tool is described", () => {
  const bare = taking("a", { x: BARE, y: BARE });
  const messages = (tools: JsonObject[]) =>
    findingsOf("parameter-description", { tools }).map((one) => [one.message, one.fingerprint]);
  const [[lost = "", print = ""] = []] = messages([bare, taking("b", {})]);
  const [[left = "", same = ""] = []] = messages([bare, taking("b", { x: TOLD })]);
  expect(lost).toBe(
    "0 of 2 parameters are described, and none of any tool: descriptions may have got lost when the schemas were converted.",
  );
  expect(left).toBe("0 of 2 parameters are described.");
  expect(same).toBe(print);
});

it("ends on structures without end", () => {
  let schema: JsonObject = { type: "object", properties: { x: TOLD } };
  for (let depth = 0; depth < 2_000; depth += 1) schema = { type: "array", items: schema };
  expect(findingsOf("parameter-description", { tools: [taking("a", { deep: schema })] })).toHaveLength(1);
});
