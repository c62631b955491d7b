import { carriedWords, REFUSES_US } from "../../facts/http.ts";
import type { Exchange, Failure } from "../../model/evidence.ts";
import { readLine } from "../frames.ts";

/** What a failed start over HTTP is told as. */
export type HttpFailure = Pick<Failure, "stage" | "message">;

const isMessage = ({ response }: Exchange) => response !== null && readLine(response.raw) !== null;

/**
 * Why a request that the audit cannot do without was not served, where HTTP says it; null where the answer itself does.
 * `barred`: the server will not have us go on.
 */
export function httpFailure(exchange: Exchange | null, barred: string | null): HttpFailure | null {
  if (barred !== null) return { stage: "startup", message: `Not verified: ${barred}.` };
  const note = exchange?.http;
  if (exchange === null || note === undefined) return null;
  const said = carriedWords(note);
  const { method } = exchange;
  if (REFUSES_US.has(note.status ?? 0) && exchange.end === "answered") {
    const message = `Not verified: authentication. The server answered \`${method}\` with ${said}.`;
    return { stage: "initialize", message };
  }
  if (exchange.end === "timed-out" || isMessage(exchange)) return null;
  if (note.status === null)
    return { stage: "spawn", message: `The server cannot be reached: ${note.trouble}.` };
  return { stage: "initialize", message: `The server did not answer \`${method}\` as MCP does: ${said}.` };
}
