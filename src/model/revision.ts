/** First revision of the stateless era: no handshake, every request says who asks and in which version. */
export const FIRST_MODERN = "2026-07-28";

/** A revision that does not exist: offered to see that a server answers with one it speaks. */
export const FUTURE_VERSION = "2099-01-01";

/** The two ages of the protocol. */
export type Era = "legacy" | "modern";

/** Names in `_meta` that every request and result of the modern era carries (MCP 2026-07-28, Base protocol, `_meta`). */
export const META = {
  version: "io.modelcontextprotocol/protocolVersion",
  client: "io.modelcontextprotocol/clientInfo",
  capabilities: "io.modelcontextprotocol/clientCapabilities",
  server: "io.modelcontextprotocol/serverInfo",
} as const;

/** A header says something else than the body: an error code of the modern era (MCP 2026-07-28, Error codes). */
export const HEADER_MISMATCH = -32020;
/** The version is none that the server speaks: another one. */
export const UNSUPPORTED_VERSION = -32022;

const REVISION = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a revision: they are dates (MCP specification, Versioning), so that they compare as text. */
export const isRevision = (text: string): boolean => REVISION.test(text);
