import { piecesOf } from "../cases/aside.ts";
import { answerGroup } from "../facts/calls.ts";
import type { Case } from "../model/case.ts";
import type { Connection, Exchange } from "../model/evidence.ts";
import { FAILING } from "../model/outcome.ts";
import { adoptConnection, adoptExchange } from "./adopt.ts";
import type { Liveness } from "./liveness.ts";
import { ensureSession, type Recording } from "./recording.ts";
import type { Seen } from "./worker.ts";
import { gather, sharesOf } from "./workers.ts";

/** An answer to a case. `aside`: a worker saw it, and whatever else is asked after such a case. */
export interface Answer {
  exchange: Exchange;
  aside: boolean;
}

/** What workers have seen, until the main connection comes to it. */
export interface Aside {
  /** Told before each case; starts the workers once that pays, and waits for them. */
  before(index: number): Promise<void>;
  /**
   * The answer to a case: a worker's, or one that is asked for where no worker saw it, and wherever it accuses in a way
   * that the main connection has not shown of that tool. Null when the run cannot go on.
   */
  answer(item: Case, ask: () => Promise<Exchange | null>): Promise<Answer | null>;
}

/** Writes what workers saw into the evidence, as if the main connection had seen it. Gives the exchange of the case. */
function createAdoption(recording: Recording, liveness: Liveness): (seen: Seen) => Exchange {
  const { log } = recording;
  const ids = new Map<Connection, number>();
  const idOf = (connection: Connection) => {
    const known = ids.get(connection);
    if (known !== undefined) return known;
    const id = adoptConnection(log, connection);
    ids.set(connection, id);
    return id;
  };
  return ({ connection, exchange, exchanges, stderr }) => {
    let adopted = exchange;
    for (const one of exchanges) {
      const copy = adoptExchange(log, one, idOf(connection));
      if (one === exchange) adopted = copy;
      if (one.purpose === "liveness") liveness.spend(one.response?.chars ?? 0);
    }
    recording.session.count(exchanges.length, stderr);
    return adopted;
  };
}

/** What workers found, and which of their accusations the main connection has shown too. */
function createFindings({ tools, classify }: Recording) {
  const found = new Map<string, Seen>();
  const shown = new Set<string>();
  const read = (item: Case, exchange: Exchange) => {
    const tool = tools[item.toolIndex];
    const { outcome, signature } =
      tool === undefined ? { outcome: "ok" as const, signature: "" } : classify(exchange, tool);
    return { accuses: FAILING.has(outcome), group: answerGroup(item, signature) };
  };
  return {
    found,
    /** What a worker saw that may be taken as it is. */
    of(item: Case): Seen | null {
      const seen = found.get(item.key);
      if (seen === undefined) return null;
      const { accuses, group } = read(item, seen.exchange);
      return accuses && !shown.has(group) ? null : seen;
    },
    /** Holds what a worker saw against the main connection: where they differ, nothing of that tool is taken any more. */
    compare(item: Case, own: Exchange, cases: readonly Case[]): void {
      const seen = found.get(item.key);
      if (seen === undefined) return;
      const [theirs, ours] = [read(item, seen.exchange), read(item, own)];
      if (ours.accuses && ours.group === theirs.group) shown.add(ours.group);
      else for (const { key, toolIndex } of cases) if (toolIndex === item.toolIndex) found.delete(key);
    },
  };
}

/** Nothing is recorded aside. */
const NO_WORKERS: Aside = {
  before: () => Promise.resolve(),
  async answer(_, ask) {
    const exchange = await ask();
    return exchange === null ? null : { exchange, aside: false };
  },
};

/** Has workers record what may be recorded aside of a plan, once, at the first tool where that pays. */
export function createAside(recording: Recording, cases: readonly Case[], liveness: Liveness): Aside {
  const { workers, log, session } = recording;
  if (workers === null) return NO_WORKERS;
  const pieces = piecesOf(recording.tools, cases);
  const findings = createFindings(recording);
  const adopt = createAdoption(recording, liveness);
  const from = log.now();
  const startupMs = session.connection.startupMs ?? 0;
  let left = pieces.reduce((sum, piece) => sum + piece.cases.length, 0);
  let [passed, open] = [0, true];
  const isDue = (index: number) => {
    if (!open || cases[index]?.toolIndex === cases[index - 1]?.toolIndex) return false;
    for (; (pieces[passed]?.from ?? index) < index; passed += 1) left -= pieces[passed]?.cases.length ?? 0;
    const spentMs = log.now() - from;
    return (
      pieces.length - passed > 1 &&
      workers.pays({ workers: workers.count, cores: workers.cores, spentMs, done: index, left, startupMs })
    );
  };
  return {
    async before(index) {
      if (!isDue(index)) return;
      open = false;
      const shares = sharesOf(recording, cases, pieces, index, liveness.left());
      if (!(await gather(recording, workers, shares, findings.found))) recording.alone = true;
    },
    async answer(item, ask) {
      const seen = findings.of(item);
      if (seen !== null)
        return (await ensureSession(recording)) ? { exchange: adopt(seen), aside: true } : null;
      const exchange = await ask();
      if (exchange === null) return null;
      findings.compare(item, exchange, cases);
      return { exchange, aside: false };
    },
  };
}
