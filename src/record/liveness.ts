import type { Case } from "../model/case.ts";
import type { Exchange } from "../model/evidence.ts";
import type { Outcome } from "../model/outcome.ts";
import type { Recording } from "./recording.ts";

/**
 * Characters of tool lists that may be read only to see that the server is alive. Beyond that the next tool's calls tell,
 * so that a run stays linear in the number of tools.
 */
const BUDGET_CHARS = 50_000_000;

/** Asks a server whether it is alive, within a budget. */
export interface Liveness {
  /** After a case; `next` is the one that follows. Null when the server was not asked. */
  check(item: Case, next: Case | undefined, outcome: Outcome | null): Promise<Exchange | null>;
  /** Takes from the budget what another connection has read in the place of this one. */
  spend(chars: number): void;
  /** Characters that may still be read. */
  left(): number;
}

/**
 * After the last malformed case of a tool, and after an answer that breaks the protocol, the server must still list its
 * tools. `left`: characters that may be read for it.
 */
export function createLiveness(
  recording: Pick<Recording, "session" | "timeoutMs">,
  left = BUDGET_CHARS,
): Liveness {
  const spend = (chars: number) => {
    left -= chars;
  };
  return {
    spend,
    left: () => left,
    async check(item, next, outcome) {
      if (!recording.session.alive()) return null;
      const lastOfTool = item.proof === "invalid" && next?.toolIndex !== item.toolIndex;
      const due = lastOfTool && (left > 0 || next === undefined);
      if (!due && outcome !== "protocol-violation") return null;
      const { session, timeoutMs } = recording;
      const options = { purpose: "liveness", caseKey: item.key, timeoutMs } as const;
      const exchange = await session.request("tools/list", {}, options);
      spend(exchange.response?.chars ?? 0);
      if (exchange.end === "timed-out") await session.kill();
      return exchange;
    },
  };
}
