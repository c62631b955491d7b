import type { Exchange, ProcessExit } from "../model/evidence.ts";
import { isObject, type Json, type JsonObject, member } from "../model/json.ts";
import { exitOf } from "./exit.ts";
import type { Keep } from "./frames.ts";
import { type Log, round } from "./log.ts";
import type { RequestOptions } from "./session.ts";
import type { RequestEvents } from "./transport.ts";

/** The requests of one connection: what was sent, what is waited for, what became of it. */
export interface Requests {
  send(method: string, params: JsonObject, options: RequestOptions, gone: boolean): Promise<Exchange>;
  /** Leaves out ids, as if so many requests had been sent. */
  skip(count: number): void;
  /** Takes a response. False when nothing waits for it. `about`: the request in whose answer it came. */
  answer(response: JsonObject, frame: string, about?: number): boolean;
  /** The connection is gone: everything that waits has no answer. */
  abandon(exit: ProcessExit | null): void;
  /** Number of the newest exchange under way, or null. */
  current(): number | null;
  /** What a transport tells of single requests. `onBarred` is told why the server will not have us go on. */
  events(onBarred: (reason: string) => void): RequestEvents;
}

interface Waiting {
  exchange: Exchange;
  startedAt: number;
  timeoutMs: number;
  timer: NodeJS.Timeout;
  resolve(exchange: Exchange): void;
}

function keepOf(exchange: Exchange): Keep {
  if (exchange.method !== "tools/list") return "other";
  return exchange.purpose === "list" || exchange.purpose === "list-again" ? "list" : "liveness";
}

/** An error that names no request is meant for the one that is under way (JSON-RPC 2.0: id is null where it was not detected). */
const isNameless = (response: JsonObject) =>
  member(response, "id") === null && isObject(member(response, "error"));

/** Requests get ids of their own, counted through the connection; answers are matched by them. */
export function createRequests(log: Log, connection: number, send: (message: string) => void): Requests {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;

  const finish = (id: number, end: Exchange["end"]) => {
    const one = waiting.get(id);
    if (one === undefined) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    one.exchange.end = end;
    one.exchange.durationMs = round(performance.now() - one.startedAt);
    log.settle(one.exchange);
    one.resolve(one.exchange);
  };

  /** The request that a response is for. A number sent back as a text, or no id at all, still tells when one waits. */
  const idOf = (response: JsonObject, about: number | undefined): number | undefined => {
    const id: Json | undefined = member(response, "id");
    if (typeof id === "number" && waiting.has(id)) return id;
    const [last] = waiting.size === 1 ? waiting.keys() : [];
    const only = about ?? last;
    return only !== undefined && (id === String(only) || isNameless(response)) ? only : undefined;
  };

  return {
    send(method, params, { purpose, caseKey = null, timeoutMs }, gone) {
      const id = nextId;
      nextId += 1;
      const message = JSON.stringify({ jsonrpc: "2.0", id, method, params });
      const exchange: Exchange = {
        id: log.nextId(),
        connection,
        purpose,
        caseKey,
        method,
        request: log.frame(message, "other"),
        response: null,
        end: "closed",
        durationMs: 0,
        diedAfter: null,
      };
      log.begin(exchange);
      if (gone) {
        log.settle(exchange);
        return Promise.resolve(exchange);
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => finish(id, "timed-out"), timeoutMs);
        waiting.set(id, { exchange, startedAt: performance.now(), timeoutMs, timer, resolve });
        send(message);
      });
    },
    skip(count) {
      nextId += count;
    },
    answer(response, frame, about) {
      const id = idOf(response, about);
      const one = id === undefined ? undefined : waiting.get(id);
      if (id === undefined || one === undefined) return false;
      finish(id, "answered");
      one.exchange.response = log.frame(frame, keepOf(one.exchange));
      return true;
    },
    abandon(exit) {
      for (const [id, one] of waiting) {
        if (exit !== null) one.exchange.diedAfter = exitOf(exit);
        finish(id, "closed");
      }
    },
    current: () => [...waiting.values()].at(-1)?.exchange.id ?? null,
    events: (onBarred) => ({
      carried(id, note) {
        const one = waiting.get(id);
        if (one !== undefined) one.exchange.http = note;
      },
      waits: (id) => waiting.has(id),
      refused(id, text) {
        const one = waiting.get(id);
        if (one === undefined) return;
        one.exchange.response = log.frame(text, "other");
        finish(id, "answered");
      },
      lost: (id) => finish(id, "closed"),
      hold: (id) => clearTimeout(waiting.get(id)?.timer),
      resume(id) {
        const one = waiting.get(id);
        if (one === undefined) return;
        one.startedAt = performance.now();
        one.timer = setTimeout(() => finish(id, "timed-out"), one.timeoutMs);
      },
      barred(id, reason) {
        const one = waiting.get(id);
        onBarred(reason);
        if (one !== undefined) log.drop(one.exchange);
        finish(id, "closed");
      },
    }),
  };
}
