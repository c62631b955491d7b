import { describe, expect, it } from "vitest";
import check from "../../src/checks/contract/client-compat.ts";
import { CLIENTS } from "../../src/checks/contract/clients.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { tool } from "../evidence-builder.ts";
import { showCheck } from "./shown.ts";

const closed = (properties: JsonObject): JsonObject => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const GOOD: JsonObject = {
  name: "tag_city",
  description: "Tags a city.",
  inputSchema: closed({ tags: { type: "array", items: { type: "string" }, description: "Tags." } }),
};
const BAD: JsonObject = {
  name: "tag_port",
  description: "Tags a port.",
  inputSchema: closed({ tags: { type: "array", description: "Tags." } }),
};

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";
const having = (properties: JsonObject, more: JsonObject = {}) =>
  tool({ inputSchema: { type: "object", properties, ...more } });

/** One tool for each row of the table. */
const REFUSED: Record<string, JsonObject> = {
  "root-combinator": having({}, { allOf: [{}] }),
  "array-without-items": BAD,
  "output-root": tool({ outputSchema: {} }),
  "old-output-dialect": tool({ outputSchema: { $schema: DRAFT_07, type: "object" } }),
  "old-dialect": having({}, { $schema: DRAFT_07 }),
  "type-array": having({ a: { type: ["string", "null"] } }),
  "boolean-schema": having({ a: { type: "array", items: true } }),
  recursive: having(
    { a: { $ref: "#/$defs/N" } },
    { $defs: { N: { properties: { n: { $ref: "#/$defs/N" } } } } },
  ),
  "string-format": having({ a: { type: "string", format: "uri" } }),
  "empty-value": having({ a: { type: "string", enum: ["x", ""] } }),
  "number-values": having({ a: { type: "integer", enum: [0, 1] } }),
  "dotted-name": tool({ name: "a.b" }),
  "long-name": tool({ name: "a".repeat(65) }),
};
const revision = (id: string) => (id === "output-root" ? { protocolVersion: "2026-07-28" } : {});

const NOTICES = Object.keys(REFUSED).filter((id) =>
  CLIENTS.some((row) => row.id === id && row.severity === "notice"),
);

showCheck(check, {
  pass: [
    { name: "the good tool", evidence: { tools: [GOOD] } },
    {
      name: "what looks like it and is not",
      evidence: {
        tools: [
          having({
            a: { type: "string", format: "date-time" },
            b: { anyOf: [{ type: "string" }, { type: "null" }] },
          }),
          having(
            { anyOf: { type: "string" } },
            { additionalProperties: false, $schema: "https://json-schema.org/draft/2020-12/schema" },
          ),
          having({ a: { $ref: "#/$defs/N" } }, { $defs: { N: { type: "string" } } }),
          having({
            a: { type: "array", prefixItems: [{ type: "string" }] },
            b: { default: true, enum: ["x"] },
          }),
        ].map((entry, at) => ({ ...entry, name: `tool_${at}` })),
      },
    },
  ],
  fail: [
    ...Object.entries(REFUSED).map(([id, entry]) => ({
      name: id,
      evidence: { tools: [entry], ...revision(id) },
      finds: [id],
    })),
    ...NOTICES.map((id) => {
      const entry = REFUSED[id] ?? {};
      const name = id === "dotted-name" || id === "long-name" ? String(entry.name) : "other";
      return {
        name: `${id}, on two tools`,
        evidence: { tools: [entry, { ...entry, name: `${name}2` }] },
        finds: [`${id}-many`],
      };
    }),
  ],
  notApplicable: [{ name: "a server without tools", evidence: { tools: [] } }],
});

describe("the table of clients", () => {
  it("names client, report and date in each row", () => {
    for (const row of CLIENTS) {
      expect(row.source).toMatch(/^[\w.-]+\/[\w.-]+#\d+(?:, [\w.-]+\/[\w.-]+#\d+)*$/);
      expect(row.date).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(row.client).not.toBe("");
    }
  });
});
