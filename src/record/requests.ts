import type { Connection, Exchange, ProcessExit } from "../model/evidence.ts";
import type { Json } from "../model/json.ts";
import type { Log } from "./log.ts";
import type { Request } from "./session.ts";

/** The requests of one connection: what was sent, what is waited for, what became of it. */
export interface Requests {
  send(request: Request, gone: boolean): Promise<Exchange>;
  /** Takes a response. False when nothing waits for its id. */
  answer(id: Json, line: string): boolean;
  /** The connection is gone: everything that waits has no answer. */
  abandon(exit: ProcessExit | null): void;
  /** Number of the newest exchange under way, or null. */
  current(): number | null;
}

interface Waiting {
  exchange: Exchange;
  startedAt: number;
  timer: NodeJS.Timeout;
  resolve(exchange: Exchange): void;
}

const isList = (request: { method: string }) => request.method === "tools/list";

/** Requests get ids of their own, counted through the connection; answers are matched by them alone. */
export function createRequests(log: Log, connection: Connection, write: (value: Json) => void): Requests {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;

  const finish = (id: number, end: Exchange["end"]) => {
    const one = waiting.get(id);
    if (one === undefined) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    one.exchange.end = end;
    one.exchange.durationMs = Math.round((performance.now() - one.startedAt) * 10) / 10;
    one.resolve(one.exchange);
  };

  return {
    send(request, gone) {
      const id = nextId;
      nextId += 1;
      const { purpose, caseKey, method, params } = request;
      const message = { jsonrpc: "2.0", id, method, params };
      const exchange: Exchange = {
        id: log.exchanges.length,
        connection: connection.id,
        purpose,
        caseKey,
        method,
        request: log.frame(JSON.stringify(message)),
        response: null,
        end: "closed",
        durationMs: 0,
        diedAfter: null,
      };
      log.exchanges.push(exchange);
      if (gone) return Promise.resolve(exchange);
      return new Promise((resolve) => {
        const timer = setTimeout(() => finish(id, "timed-out"), request.timeoutMs);
        waiting.set(id, { exchange, startedAt: performance.now(), timer, resolve });
        write(message);
      });
    },
    answer(id, line) {
      const one = typeof id === "number" ? waiting.get(id) : undefined;
      if (one === undefined || typeof id !== "number") return false;
      one.exchange.response = log.frame(line, isList(one.exchange));
      finish(id, "answered");
      return true;
    },
    abandon(exit) {
      for (const [id, one] of waiting) {
        if (exit !== null) one.exchange.diedAfter = { code: exit.code, signal: exit.signal, atMs: exit.atMs };
        finish(id, "closed");
      }
    },
    current() {
      const ids = [...waiting.values()];
      return ids.at(-1)?.exchange.id ?? null;
    },
  };
}
