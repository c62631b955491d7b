import type { Exchange } from "../model/evidence.ts";
import { member } from "../model/json.ts";
import { objectOf } from "../text/json.ts";

/** Values looked at in one request. */
const MAX_VALUES = 1_000;

/** Every text and number within the arguments of a `tools/call`, as text. */
export function sentValues(exchange: Exchange): string[] {
  const found: string[] = [];
  const open = [member(member(objectOf(exchange.request.raw), "params"), "arguments")];
  for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen += 1) {
    const value = open.pop();
    if (typeof value === "string" || typeof value === "number") found.push(String(value));
    else if (typeof value === "object" && value !== null) open.push(...Object.values(value));
  }
  return found;
}
