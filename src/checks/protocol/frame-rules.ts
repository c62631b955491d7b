import { frameFaults, invalidMessage, unmatchedResponses } from "../../facts/frames.ts";
import { groupBy } from "../../facts/group.ts";
import type { Facts } from "../../model/facts.ts";
import { cut } from "../../text/cut.ts";
import type { RawFinding } from "../define.ts";
import { aboutServer } from "../server.ts";

type Seen = Pick<Facts, "exchanges" | "connections" | "server">;

const FRAME_CHARS = 200;

const shown = (raw: string) => ({ frame: cut(raw, FRAME_CHARS) });

/** What `protocol` finds in the messages as JSON-RPC, whatever they say; each kind of fault once. */
export function frameFindings({ exchanges, connections, server }: Seen): RawFinding[] {
  const faults = [...groupBy(frameFaults(exchanges), ({ fault }) => fault)].map(([fault, group]) =>
    aboutServer(fault, { method: group[0]?.exchange.method ?? "", count: group.length }),
  );
  const invalid = invalidMessage(connections, server.protocolVersion);
  const unmatched = groupBy(unmatchedResponses(connections, exchanges), ({ kind }) => kind);
  const strays = [...unmatched].map(([kind, [first]]) => aboutServer(kind, shown(first?.raw ?? "")));
  return [...faults, ...(invalid === null ? [] : [aboutServer("invalid", shown(invalid))]), ...strays];
}

/** Their texts. */
export const FRAME_MESSAGES = {
  invalid: "The server sent a message that is no valid JSON-RPC: {frame}",
  jsonrpc: 'Answers do not say `jsonrpc: "2.0"`: {count}, first to `{method}`.',
  id: "Answers carry another id than their request, or its number as a text: {count}, first to `{method}`.",
  both: "Answers carry both `result` and `error`: {count}, first to `{method}`.",
  error: "Errors have no integer `code` or no text as `message`: {count}, first to `{method}`.",
  twice: "A request is answered twice; the second answer: {frame}",
  stray: "The server sent a response that answers no request: {frame}",
};
