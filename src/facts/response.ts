import type { Exchange } from "../model/evidence.ts";
import type { ParsedResponse } from "../model/facts.ts";
import { isObject, type Json, type JsonObject, member, numberMember, stringMember } from "../model/json.ts";
import { parseJson } from "../text/json.ts";
import { jsonText } from "./size.ts";

/** An answer, taken apart; or why it is none that the protocol allows. */
export type Reading = { response: ParsedResponse; violation: null } | { response: null; violation: string };

const broken = (violation: string): Reading => ({ response: null, violation });

function errorText(error: JsonObject): string {
  const message = stringMember(error, "message") ?? "";
  const data = member(error, "data");
  if (data === undefined) return message;
  return `${message}\n${typeof data === "string" ? data : jsonText(data)}`;
}

/** An answer that is nothing but an error. */
export function errorResponse(error: ParsedResponse["error"], text: string): ParsedResponse {
  return {
    isError: false,
    error,
    text,
    contentTypes: [],
    content: [],
    structuredContent: undefined,
    chars: text.length,
  };
}

function readError(error: Json): Reading {
  if (!isObject(error)) return broken("`error` is not an object");
  const code = numberMember(error, "code");
  const message = stringMember(error, "message") ?? "";
  const response = errorResponse({ code, message, data: member(error, "data") }, errorText(error));
  return { response, violation: null };
}

function textOf(block: Json): string | null {
  return stringMember(block, "text") ?? stringMember(member(block, "resource"), "text");
}

/** Takes the `result` of a `tools/call` apart. Never throws. */
export function readResult(result: Json): Reading {
  if (!isObject(result)) return broken("`result` is not an object");
  const content = member(result, "content");
  if (!Array.isArray(content)) return broken("the result has no `content` array");
  const text = content.flatMap((block) => textOf(block) ?? []).join("\n");
  const structuredContent = member(result, "structuredContent");
  const structuredChars = structuredContent === undefined ? 0 : jsonText(structuredContent).length;
  const response: ParsedResponse = {
    isError: member(result, "isError") === true,
    error: null,
    text,
    contentTypes: content.map((block) => stringMember(block, "type") ?? ""),
    content,
    structuredContent,
    chars: text.length + structuredChars,
  };
  return { response, violation: null };
}

/** No client takes `"3"` for the answer to `3`; an error about a request that could not be read has the id null. */
function sameId({ request }: Exchange, frame: JsonObject): boolean {
  const asked = member(parseJson(request.raw), "id");
  const given = member(frame, "id");
  return asked === undefined || given === asked || (given === null && Object.hasOwn(frame, "error"));
}

/** Reads the raw frame of an answer to `tools/call`. Never throws. */
export function readResponse(exchange: Exchange): Reading {
  if (exchange.response === null) return broken("there is no answer");
  const frame = parseJson(exchange.response.raw);
  if (!isObject(frame)) return broken("the answer is not a JSON-RPC object");
  if (frame.jsonrpc !== "2.0") return broken('the answer does not say `jsonrpc: "2.0"`');
  if (!sameId(exchange, frame)) return broken("the answer carries another `id` than its request");
  const error = member(frame, "error");
  const result = member(frame, "result");
  if (error !== undefined && error !== null) return readError(error);
  if (result === undefined) return broken("the answer has neither `result` nor `error`");
  return readResult(result);
}
