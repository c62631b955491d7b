import type { Connection, HttpNote, HttpSession } from "../model/evidence.ts";

/** What a transport tells of single requests, where it knows more than the messages say: over HTTP each has an answer of its own. */
export interface RequestEvents {
  /** How the request was carried; told before its end. */
  carried(id: number, note: HttpNote): void;
  /** Whether the request still waits for its answer. */
  waits(id: number): boolean;
  /** The request was answered with something that is no JSON-RPC. */
  refused(id: number, text: string): void;
  /** The request will not be answered. Without effect when it was. */
  lost(id: number): void;
  /** The request is about to be sent again; until `resume` no time passes for it. */
  hold(id: number): void;
  resume(id: number): void;
  /** The server will not have us go on, and why: what is under way tells nothing of it. */
  barred(id: number, reason: string): void;
}

/** What a transport tells while it is open. */
export interface TransportEvents {
  /** One message of the server, or what stands in its place. `about`: the request whose answer it came in. */
  line(text: string, about?: number): void;
  /** A line grew beyond what is read; nothing more is read. */
  endless(): void;
  stderr(chunk: Buffer): void;
  /** The process ended. */
  exit(code: number | null, signal: string | null): void;
  /** Nothing more will arrive. */
  gone(): void;
  /** It could not be opened at all, and why. */
  failed(reason: string): void;
  requests: RequestEvents;
  /** Nothing more should be sent; what is under way may still be answered. */
  broken(): void;
  /** What the session over HTTP showed, as far as it is known by now. */
  session(seen: HttpSession): void;
}

/** What carries messages to one server. Nothing of it throws for what the server does. */
export interface Transport {
  /** Sends one message. Lost without a word when the server is gone. */
  send(message: string): void;
  /** Resolves when the process has ended, or could not be started. */
  ended: Promise<void>;
  /**
   * `close` ends it in order and times that, `kill` ends it at once, also while it is being closed; both end everything that
   * it started. Gives null where no process is ours to end.
   */
  end(kind: "close" | "kill"): Promise<Connection["shutdown"]>;
}

/** Opens a transport; all events come later, never during the call. */
export type OpenTransport = (events: TransportEvents) => Transport;

/** A transport that cannot be opened, and why. */
export const unopened =
  (reason: string): OpenTransport =>
  (events) => {
    queueMicrotask(() => {
      events.failed(reason);
      events.gone();
    });
    return {
      send() {},
      ended: Promise.resolve(),
      end: () => Promise.resolve({ how: "already-exited", ms: 0, leftovers: 0 }),
    };
  };
