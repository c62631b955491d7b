import type { HttpNote } from "../../model/evidence.ts";
import type { HttpReply } from "./client.ts";

/** Media type of a stream of events. */
export const STREAM = "text/event-stream";
/** The two forms of an answer that a client must take (MCP specification, Streamable HTTP, Sending messages). */
export const EITHER = `application/json, ${STREAM}`;

/** Media type of an answer without its parameters, in lower case; null when it names none. */
export const mediaType = (reply: HttpReply): string | null =>
  reply.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() || null;

/** How HTTP carried an answer. */
export const noteOf = (reply: HttpReply, trouble: string | null = null): HttpNote => ({
  status: reply.status,
  contentType: mediaType(reply),
  trouble,
});
