import type { Connection, Exchange } from "../model/evidence.ts";
import { type Json, member } from "../model/json.ts";
import { objectOf } from "../text/json.ts";

/** What is wrong with an answer as JSON-RPC, whatever it answers. */
export interface FrameFault {
  fault: "jsonrpc" | "id" | "both" | "error";
  exchange: Exchange;
}

function isError(error: Json): boolean {
  return Number.isInteger(member(error, "code")) && typeof member(error, "message") === "string";
}

function faultOf(exchange: Exchange): FrameFault["fault"] | null {
  const frame = objectOf(exchange.response?.raw);
  if (frame === null) return null;
  if (member(frame, "jsonrpc") !== "2.0") return "jsonrpc";
  if (member(frame, "id") !== member(objectOf(exchange.request.raw), "id")) return "id";
  const error = member(frame, "error");
  if (error === undefined) return null;
  if (Object.hasOwn(frame, "result")) return "both";
  return isError(error) ? null : "error";
}

/** Every answer that is not what JSON-RPC 2.0 says an answer is. */
export function frameFaults(exchanges: readonly Exchange[]): FrameFault[] {
  return exchanges.flatMap((exchange) => {
    const fault = faultOf(exchange);
    return fault === null ? [] : [{ fault, exchange }];
  });
}

/** A response that no request waited for. `twice`: its request had been answered; `stray`: no such request. */
export interface Unmatched {
  kind: "twice" | "stray";
  raw: string;
}

/** Responses that answer nothing. One that only came too late is none of them. */
export function unmatchedResponses(
  connections: readonly Connection[],
  exchanges: readonly Exchange[],
): Unmatched[] {
  const some = connections.some(({ messages }) => messages.some(({ kind }) => kind === "unmatched-response"));
  // Most servers send none, and to read the id of every request takes a while.
  if (!some) return [];
  const ends = new Map(
    exchanges.map((one) => [`${one.connection} ${member(objectOf(one.request.raw), "id")}`, one.end]),
  );
  return connections.flatMap((connection) =>
    connection.messages.flatMap(({ kind, frame }): Unmatched[] => {
      if (kind !== "unmatched-response") return [];
      const end = ends.get(`${connection.id} ${member(objectOf(frame.raw), "id")}`);
      if (end !== undefined && end !== "answered") return [];
      return [{ kind: end === undefined ? "stray" : "twice", raw: frame.raw }];
    }),
  );
}

/** Revisions before and after it have no JSON-RPC batches. */
const WITH_BATCHES = "2025-03-26";

/** The first message that is no JSON-RPC message of the negotiated revision; null when all are. */
export function invalidMessage(connections: readonly Connection[], protocolVersion: string): string | null {
  const mayBatch = protocolVersion === WITH_BATCHES;
  const messages = connections.flatMap((one) => one.messages);
  const invalid = messages.find(
    ({ kind, frame }) => kind === "invalid" && !(mayBatch && frame.raw.trimStart().startsWith("[")),
  );
  return invalid?.frame.raw ?? null;
}
