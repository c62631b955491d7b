import type { Exchange } from "../model/evidence.ts";
import { isObject, type Json, member, numberMember } from "../model/json.ts";
import { objectOf } from "../text/json.ts";

/** How a protocol probe ended: `silent` where it was never answered, or not with JSON. */
export interface ProbeAnswer {
  kind: "result" | "error result" | "error" | "silent";
  result: Json | undefined;
  /** Of an error; null where there is none. */
  code: number | null;
  /** Whether the connection ended instead. */
  closed: boolean;
}

/** A refusal by HTTP status is an answer, and its body need be no JSON-RPC (MCP 2025-11-25, Streamable HTTP, Sending messages). */
const isRefusal = ({ http }: Exchange) =>
  typeof http?.status === "number" && http.status >= 400 && http.status < 500;

/** What the server said to the probe `protocol/<name>`; null when it was not asked. */
export function probeAnswer(exchanges: readonly Exchange[], name: string): ProbeAnswer | null {
  const exchange = exchanges.find((one) => one.purpose === "protocol" && one.caseKey === `protocol/${name}`);
  if (exchange === undefined) return null;
  const frame = exchange.end === "answered" ? objectOf(exchange.response?.raw) : null;
  const result = member(frame, "result");
  const error = member(frame, "error");
  const said = { result, code: numberMember(error, "code"), closed: exchange.end === "closed" };
  if (frame === null) return { kind: isRefusal(exchange) ? "error" : "silent", ...said };
  if (error !== undefined && error !== null) return { kind: "error", ...said };
  return { kind: member(result, "isError") === true ? "error result" : "result", ...said };
}

/** Results of the modern era that leave out what every result, or every cacheable one, must say. */
export interface Incomplete {
  /** Results without `resultType`, and pages of the tool list without `ttlMs` or `cacheScope`. */
  member: "resultType" | "cache";
  method: string;
  count: number;
}

/** What is left out of the results of a modern server (MCP 2026-07-28, Base protocol and Caching); of a result that was kept in outline only, what it says is not known. */
export function incompleteResults(exchanges: readonly Exchange[]): Incomplete[] {
  const results = exchanges.flatMap(({ end, response, method }) => {
    const whole = end === "answered" && response?.cut === false;
    const result = whole ? member(objectOf(response?.raw), "result") : undefined;
    return isObject(result) ? [{ method, result }] : [];
  });
  const untyped = results.filter(({ result }) => typeof member(result, "resultType") !== "string");
  const uncached = results.filter(
    ({ method, result }) =>
      method === "tools/list" &&
      (typeof member(result, "ttlMs") !== "number" || typeof member(result, "cacheScope") !== "string"),
  );
  const found = (name: Incomplete["member"], [first, ...rest]: typeof results): Incomplete[] =>
    first === undefined ? [] : [{ member: name, method: first.method, count: rest.length + 1 }];
  return [...found("resultType", untyped), ...found("cache", uncached)];
}
