import type { Exchange, HttpNote } from "../model/evidence.ts";
import { objectOf } from "./frames.ts";

/** Statuses by which a server asks who we are, or says that we may not (RFC 9110, sections 15.5.2 and 15.5.4). */
const REFUSES_US = new Set([401, 403]);

/** How an exchange over HTTP went, as the end of a sentence. */
export function carriedWords(note: HttpNote): string {
  const type = note.contentType === null ? "" : `, ${note.contentType}`;
  const status = note.status === null ? "" : `HTTP ${note.status}${type}`;
  return [status, note.trouble ?? ""].filter((part) => part !== "").join(": ");
}

/** Whether HTTP refused us before any tool was asked: nothing was learnt about it. */
export function isRefusedByHttp({ http, response, end }: Exchange): boolean {
  if (!REFUSES_US.has(http?.status ?? 0) || end !== "answered") return false;
  return objectOf(response?.raw)?.jsonrpc === undefined;
}
