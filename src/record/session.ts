import type { Connection, Exchange, ProcessExit, Purpose } from "../model/evidence.ts";
import type { JsonObject } from "../model/json.ts";

/** What one request is. */
export interface Request {
  purpose: Purpose;
  caseKey: string | null;
  method: string;
  params: JsonObject;
  timeoutMs: number;
}

/** One connection to the server, whatever carries it. Nothing of it throws for what the server does. */
export interface Session {
  connection: Connection;
  /** Sends a request and writes down what became of it. */
  request(request: Request): Promise<Exchange>;
  notify(method: string, params: JsonObject): void;
  /** False once the process or the connection is gone. */
  usable(): boolean;
  /** How the process ended, null while it lives (or where there is none). */
  exit(): ProcessExit | null;
  /** Resolves when the connection is gone, or after `ms`. */
  settle(ms: number): Promise<void>;
  /** Ends it in order and times that: stdin is closed first. */
  close(): Promise<void>;
  /** Ends it at once, with everything it started. */
  kill(): Promise<void>;
}
