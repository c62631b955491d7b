import type { Exchange } from "../model/evidence.ts";
import { isObject, itemsOf, type Json, type JsonObject, member, stringMember } from "../model/json.ts";
import { FIRST_MODERN } from "../model/revision.ts";
import { objectOf } from "../text/json.ts";

/** Members that may be left out but not be null, with the first revision whose schema has them. */
type Optional = Readonly<Record<string, string>>;

const FIRST = "2024-11-05";
const RESULT: Optional = { isError: FIRST, _meta: FIRST };
const BLOCK: Optional = { annotations: FIRST, _meta: "2025-06-18" };
/** Without `description` and the schemas, which have checks of their own. */
const TOOL: Optional = {
  annotations: "2025-03-26",
  title: "2025-06-18",
  _meta: "2025-06-18",
  icons: "2025-11-25",
};
const HINTS: Optional = Object.fromEntries(
  ["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"].map((name) => [
    name,
    "2025-03-26",
  ]),
);
/** What each kind of content must hold as a text (MCP specification, schema, ContentBlock); no revision has other kinds. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["text", ["text"]],
  ["image", ["data", "mimeType"]],
  ["audio", ["data", "mimeType"]],
  ["resource", []],
  ["resource_link", ["uri", "name"]],
]);

/** A result that the schema of the protocol does not allow. */
export interface ResultFault {
  /** `null`: an optional member is null; `content`: a content block is none. */
  fault: "null" | "content";
  /** What is wrong, as a phrase with its place. */
  what: string;
  /** `tools/list` or `tools/call`. */
  method: string;
}

function nulls(value: Json | undefined, members: Optional, where: string, revision: string): string[] {
  if (!isObject(value)) return [];
  return Object.entries(members).flatMap(([name, since]) =>
    revision >= since && Object.hasOwn(value, name) && value[name] === null
      ? [`\`${name}\` of ${where}`]
      : [],
  );
}

function inTool(tool: Json, revision: string): string[] {
  const hints = member(tool, "annotations");
  return [...nulls(tool, TOOL, "a tool", revision), ...nulls(hints, HINTS, "a tool's annotations", revision)];
}

function inResult(result: JsonObject, content: readonly Json[], revision: string): string[] {
  const modern = revision >= FIRST_MODERN;
  const members = modern ? RESULT : { ...RESULT, structuredContent: "2025-06-18" };
  return [
    ...nulls(result, members, "a result", revision),
    ...content.flatMap((block) => nulls(block, BLOCK, "a content block", revision)),
  ];
}

function oddBlock(block: Json): string | null {
  const type = stringMember(block, "type");
  if (type === null) return "a content block without a `type`";
  const texts = KINDS.get(type);
  if (texts === undefined) return `a content block of the type \`${type}\`, which the protocol does not have`;
  const lacking = texts.find((name) => typeof member(block, name) !== "string");
  return lacking === undefined
    ? null
    : `a content block of the type \`${type}\` whose \`${lacking}\` is no text`;
}

function faultsOf({ method, response }: Exchange, revision: string): ResultFault[] {
  const result = member(objectOf(response?.raw), "result");
  if (!isObject(result)) return [];
  const told = (fault: ResultFault["fault"], phrases: readonly string[]) =>
    [...new Set(phrases)].map((what): ResultFault => ({ fault, what, method }));
  if (method === "tools/list")
    return told(
      "null",
      itemsOf(member(result, "tools")).flatMap((tool) => inTool(tool, revision)),
    );
  const content = itemsOf(member(result, "content"));
  return [
    ...told("null", inResult(result, content, revision)),
    ...(revision >= FIRST
      ? told(
          "content",
          content.flatMap((block) => oddBlock(block) ?? []),
        )
      : []),
  ];
}

/**
 * What the schema of the negotiated revision does not allow in the answers to `tools/list` and `tools/call`, each phrase
 * once for each answer that has it. Nothing where the revision is not known.
 */
export function resultFaults(exchanges: readonly Exchange[], revision: string): ResultFault[] {
  if (revision > FIRST_MODERN) return [];
  return exchanges
    .filter(({ method, end }) => (method === "tools/list" || method === "tools/call") && end === "answered")
    .flatMap((exchange) => faultsOf(exchange, revision));
}
