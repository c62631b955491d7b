import { groupBy } from "../../facts/group.ts";
import { resultFaults } from "../../facts/results.ts";
import type { Facts } from "../../model/facts.ts";
import { cut } from "../../text/cut.ts";
import type { RawFinding } from "../define.ts";

type Seen = Pick<Facts, "exchanges" | "server">;

/** Longest list of what is wrong in one finding, in characters. */
const WHAT_CHARS = 300;

/** What `protocol` finds in the form of the results of `tools/list` and `tools/call`; each kind of fault once. */
export function resultFindings({ exchanges, server }: Seen): RawFinding[] {
  const faults = resultFaults(exchanges, server.protocolVersion);
  const kinds = groupBy(
    faults,
    ({ fault, method }) => `${fault}-in-${method === "tools/list" ? "list" : "result"}`,
  );
  return [...kinds].map(([message, group]) => {
    const what = [...groupBy(group, (one) => one.what)].map(
      ([phrase, { length }]) => `${phrase} (${length})`,
    );
    return { message, data: { what: cut(what.join(", "), WHAT_CHARS) }, tool: null };
  });
}

const THROWN = "strict clients, the official one for TypeScript among them, throw away the whole";

/** Their texts. */
export const RESULT_MESSAGES = {
  "null-in-list": `Optional members are null where they must be left out, and ${THROWN} tool list: {what}.`,
  "null-in-result": `Optional members are null where they must be left out, and ${THROWN} answer: {what}.`,
  "content-in-result": `Answers hold what the protocol has no form for, and ${THROWN} answer: {what}.`,
};
