import { DEFAULT_DIALECT } from "../../facts/dialect.ts";
import { resolveLocal } from "../../facts/refs.ts";
import { type Subschema, subschemas } from "../../facts/subschemas.ts";
import type { SchemaFacts, ToolFacts } from "../../model/facts.ts";
import type { Severity } from "../../model/finding.ts";
import { itemsOf, type Json, member, stringMember } from "../../model/json.ts";
import { FIRST_MODERN } from "../../model/revision.ts";

/** Something valid that a client or a model back end refuses. */
export interface ClientRow {
  id: string;
  /** Who refuses it. */
  client: string;
  /** What it is, and what becomes of it. `{where}` stands for the place. */
  says: string;
  /** Issue in which it is reported, and its date. */
  source: string;
  date: string;
  severity: Severity;
  fix: string;
  /** Place of the first match within the tool, null when there is none. */
  find(tool: ToolFacts, schemas: ToolSchemas): string | null;
}

/** What a row may ask of the schemas of a tool beside the tool itself. */
export interface ToolSchemas {
  input: SchemaFacts;
  output: SchemaFacts | null;
  protocolVersion: string;
}

const first = (schema: Json | undefined, matches: (sub: Subschema) => boolean): string | null => {
  const found = subschemas(schema).find(matches);
  return found === undefined ? null : `/inputSchema${found.pointer}`;
};

/** Of a known dialect that is not the default one. */
const isOld = ({ dialect }: SchemaFacts) => dialect !== null && dialect !== DEFAULT_DIALECT;
const valuesOf = (schema: Json) => itemsOf(member(schema, "enum"));
const isArray = (schema: Json) => stringMember(schema, "type") === "array";
const ITEMS = ["items", "prefixItems", "$ref", "anyOf", "oneOf", "allOf"];
const ROOTS = ["anyOf", "oneOf", "allOf"];
const VALUES: ReadonlySet<string> = new Set([
  "properties",
  "items",
  "prefixItems",
  "anyOf",
  "oneOf",
  "allOf",
]);

/** Whether a local reference leads back to a schema that holds it. */
function recurses(schema: Json, sub: Subschema): boolean {
  const ref = stringMember(sub.schema, "$ref");
  if (ref === null || (ref !== "#" && !ref.startsWith("#/"))) return false;
  const target = decodeURI(ref.slice(1).replaceAll("%", "%25"));
  const inside = sub.pointer === target || sub.pointer.startsWith(`${target}/`);
  return inside && resolveLocal(schema, ref) !== undefined;
}

/** The table. A row is added with the report that shows it, and taken out once the client takes it. */
export const CLIENTS: readonly ClientRow[] = [
  {
    id: "root-combinator",
    client: "Anthropic and OpenAI",
    says: "refuse a root `anyOf`, `oneOf` or `allOf`, and with it every tool of the session",
    source: "makenotion/notion-mcp-server#340",
    date: "2026-08-05",
    severity: "warning",
    fix: "Move the alternatives into a property, or make one tool of each.",
    find: (tool) => {
      const found = ROOTS.find((keyword) => Array.isArray(member(tool.inputSchema, keyword)));
      return found === undefined ? null : `/inputSchema/${found}`;
    },
  },
  {
    id: "array-without-items",
    client: "OpenAI and VS Code",
    says: "refuse an array without `items`, and with it the whole request",
    source: "mark3labs/mcphost#35, agentscope-ai/ReMe#84",
    date: "2026-01-26",
    severity: "warning",
    fix: "Say with `items` what the array holds; `{}` where it may hold anything.",
    find: ({ inputSchema }) =>
      first(inputSchema, ({ schema }) => {
        return isArray(schema) && ITEMS.every((keyword) => member(schema, keyword) === undefined);
      }),
  },
  {
    id: "output-root",
    client: "clients on the TypeScript SDK 1.x",
    says: "refuse the whole tool list over an output schema whose root is not `type: object`",
    source: "opentokenz/mcpx#28",
    date: "2026-09-21",
    severity: "warning",
    fix: 'Give the output schema `"type": "object"` at its root.',
    find: ({ outputSchema }, { protocolVersion }) =>
      outputSchema !== undefined &&
      protocolVersion >= FIRST_MODERN &&
      stringMember(outputSchema, "type") !== "object"
        ? "/outputSchema"
        : null,
  },
  {
    id: "old-output-dialect",
    client: "the TypeScript SDK 2.x before its fix, Claude Code and Claude desktop",
    says: "refuse every call of a tool whose output schema declares another dialect than 2020-12",
    source: "modelcontextprotocol/typescript-sdk#2721, perplexityai/modelcontextprotocol#132",
    date: "2026-09-12",
    severity: "notice",
    fix: "Leave `$schema` out of the output schema, or declare 2020-12.",
    find: (_tool, { output }) =>
      output?.declared === true && isOld(output) ? "/outputSchema/$schema" : null,
  },
  {
    id: "old-dialect",
    client: "clients that know JSON Schema 2020-12 only",
    says: "may refuse an input schema that declares another dialect; Claude Code does so for output schemas only",
    source: "perplexityai/modelcontextprotocol#132, modelcontextprotocol/typescript-sdk#2721",
    date: "2026-09-12",
    severity: "notice",
    fix: "Leave `$schema` out, or declare 2020-12.",
    find: (_tool, { input, output }) =>
      input.declared && isOld(input) && !(output?.declared === true && isOld(output))
        ? "/inputSchema/$schema"
        : null,
  },
  {
    id: "type-array",
    client: "Gemini",
    says: "refuses a `type` that is an array, and with it the whole request",
    source: "github/copilot-cli#4623, google-gemini/gemini-cli#21094",
    date: "2026-09-08",
    severity: "notice",
    fix: "Give one type, and leave the property out of `required` instead of allowing null.",
    find: ({ inputSchema }) => first(inputSchema, ({ schema }) => Array.isArray(member(schema, "type"))),
  },
  {
    id: "boolean-schema",
    client: "Gemini",
    says: "refuses `true` or `false` in the place of a schema, and with it the whole request",
    source: "github/copilot-cli#4623",
    date: "2026-09-08",
    severity: "notice",
    fix: "Write `{}` for true, or better a type.",
    find: ({ inputSchema }) =>
      first(inputSchema, ({ schema, keyword }) => typeof schema === "boolean" && VALUES.has(keyword)),
  },
  {
    id: "recursive",
    client: "Claude Code and Gemini",
    says: "cannot take a schema that refers to itself, and may drop the tool list over it",
    source: "anthropics/claude-code#77106",
    date: "2026-07-13",
    severity: "notice",
    fix: "Unroll the recursion to a fixed depth, or take the nested value as JSON text.",
    find: ({ inputSchema }) => first(inputSchema, (sub) => recurses(inputSchema ?? null, sub)),
  },
  {
    id: "string-format",
    client: "Gemini, behind clients that send schemas in its own dialect (Gemini CLI no longer does)",
    says: "takes no `format` of strings but `enum` and `date-time`, and refuses the whole request over others",
    source: "google-gemini/gemini-cli#3178, google-gemini/gemini-cli#5330",
    date: "2025-08-03",
    severity: "notice",
    fix: "Say the format in the description, or with `pattern`.",
    find: ({ inputSchema }) =>
      first(inputSchema, ({ schema }) => {
        const format = stringMember(schema, "format");
        const text = stringMember(schema, "type") === "string";
        return text && format !== null && format !== "enum" && format !== "date-time";
      }),
  },
  {
    id: "empty-value",
    client: "Gemini",
    says: "refuses an empty text among the values of an `enum`, and with it the whole request",
    source: "sbroenne/mcp-server-excel#607",
    date: "2026-04-24",
    severity: "notice",
    fix: "Leave the property out of `required` in the place of an empty value.",
    find: ({ inputSchema }) => first(inputSchema, ({ schema }) => valuesOf(schema).includes("")),
  },
  {
    id: "number-values",
    client: "Gemini",
    says: "refuses an `enum` of numbers, and with it the whole request",
    source: "microsoft/azure-devops-mcp#145, router-for-me/CLIProxyAPI#1076",
    date: "2026-01-17",
    severity: "notice",
    fix: "Say the range with `minimum` and `maximum`, or take texts.",
    find: ({ inputSchema }) =>
      first(inputSchema, ({ schema }) => valuesOf(schema).some((value) => typeof value === "number")),
  },
  {
    id: "dotted-name",
    client: "Copilot CLI, Codex and Claude desktop",
    says: "refuse a dot in a tool name, which MCP allows",
    source: "github/copilot-cli#1879, openai/codex#8174, loomle/loomle#168",
    date: "2026-06-01",
    severity: "notice",
    fix: "Use _ or - in the place of the dot.",
    find: ({ name }) => (/^[\w.-]+$/.test(name) && name.includes(".") ? "/name" : null),
  },
  {
    id: "long-name",
    client: "OpenAI and those who speak its protocol",
    says: "refuse names over 64 characters, the prefix of the client included",
    source: "cline/cline#11885, microsoft/vscode#243602",
    date: "2026-06-26",
    severity: "notice",
    fix: "Keep names well under 64 characters.",
    find: ({ name }) => (/^[\w.-]{65,128}$/.test(name) ? "/name" : null),
  },
];
