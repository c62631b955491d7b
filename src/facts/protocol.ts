import type { Exchange } from "../model/evidence.ts";
import { type Json, member } from "../model/json.ts";
import { objectOf } from "./frames.ts";

/** How a protocol probe ended: `silent` where it was never answered, or not with JSON. */
export interface ProbeAnswer {
  kind: "result" | "error result" | "error" | "silent";
  result: Json | undefined;
  /** Whether the connection ended instead. */
  closed: boolean;
}

/** What the server said to the probe `protocol/<name>`; null when it was not asked. */
export function probeAnswer(exchanges: readonly Exchange[], name: string): ProbeAnswer | null {
  const exchange = exchanges.find((one) => one.purpose === "protocol" && one.caseKey === `protocol/${name}`);
  if (exchange === undefined) return null;
  const frame = exchange.end === "answered" ? objectOf(exchange.response?.raw) : null;
  const result = member(frame, "result");
  const error = member(frame, "error");
  const said = { result, closed: exchange.end === "closed" };
  if (frame === null) return { kind: "silent", ...said };
  if (error !== undefined && error !== null) return { kind: "error", ...said };
  return { kind: member(result, "isError") === true ? "error result" : "result", ...said };
}
