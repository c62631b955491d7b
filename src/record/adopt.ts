import type { Connection, Exchange } from "../model/evidence.ts";
import type { Log } from "./log.ts";

/** Writes a connection of another log into this one, which must have the same clock and mask. Gives its number there. */
export function adoptConnection(log: Log, connection: Connection): number {
  const id = log.connections.length;
  const apart = <T>(one: T) => ({ ...one, exchange: null });
  const [messages, noise] = [connection.messages.map(apart), connection.noise.map(apart)];
  log.connections.push({ ...connection, id, messages, noise });
  return id;
}

/** The same for an exchange that has come to its end. `connection`: the number that `adoptConnection` gave. */
export function adoptExchange(log: Log, exchange: Exchange, connection: number): Exchange {
  const copy = { ...exchange, id: log.nextId(), connection };
  log.begin(copy);
  log.settle(copy);
  return copy;
}
