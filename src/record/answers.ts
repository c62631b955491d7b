import type { JsonObject } from "../model/json.ts";
import { METHOD_NOT_FOUND } from "../model/rpc.ts";

/** Results for what a server may ask its client. Nothing is granted, everything is answered, so that no tool hangs. */
const RESULTS: Readonly<Record<string, JsonObject>> = {
  ping: {},
  "roots/list": { roots: [] },
  "elicitation/create": { action: "decline" },
};

const DECLINED: Readonly<Record<string, string>> = {
  "sampling/createMessage": "The audit has no model to sample from.",
};

/** What the specification gives as the code of a sampling request that the user rejected. */
const REJECTED = -1;

/** The answer to a request of the server, as a JSON-RPC message. */
export function answerRequest(id: string | number, method: string): JsonObject {
  const head = { jsonrpc: "2.0", id };
  const result = Object.hasOwn(RESULTS, method) ? RESULTS[method] : undefined;
  if (result !== undefined) return { ...head, result };
  const declined = Object.hasOwn(DECLINED, method) ? DECLINED[method] : undefined;
  return declined === undefined
    ? { ...head, error: { code: METHOD_NOT_FOUND, message: "Method not found" } }
    : { ...head, error: { code: REJECTED, message: declined } };
}
