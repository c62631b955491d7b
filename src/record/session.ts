import type { Connection, Exchange, Purpose } from "../model/evidence.ts";
import type { JsonObject } from "../model/json.ts";

/** What surrounds one request. */
export interface RequestOptions {
  purpose: Purpose;
  /** Key of the case, or what the purpose says it carries. */
  caseKey?: string | null;
  timeoutMs: number;
}

/** One connection to the server, whatever carries it and whatever era it speaks. Nothing of it throws for what the server does. */
export interface Session {
  connection: Connection;
  /** Sends a request and writes down what became of it. */
  request(method: string, params: JsonObject, options: RequestOptions): Promise<Exchange>;
  notify(method: string, params: JsonObject): void;
  /** Another connection made so many requests in the place of this one: counts them, and takes what was written to stderr. */
  count(requests: number, stderr: string): void;
  /** False once the process or the connection is gone. */
  alive(): boolean;
  /** Why the server will not have us go on (it limits our calls, or our leave has run out); null while it will. */
  barred(): string | null;
  /** How the process ended, null while it lives (or where there is none). */
  exit(): Connection["exit"];
  /** Resolves when the process has ended, or after `ms`. */
  settle(ms: number): Promise<void>;
  /** Ends it in order and times that: stdin is closed first. */
  close(): Promise<void>;
  /** Ends it at once, with everything it started. */
  kill(): Promise<void>;
}
