import type { Connection } from "../model/evidence.ts";

/** What a transport tells while it is open. */
export interface TransportEvents {
  /** One line of the server, without its end. */
  line(text: string): void;
  /** A line grew beyond what is read; nothing more is read. */
  endless(): void;
  stderr(chunk: Buffer): void;
  /** The process ended. */
  exit(code: number | null, signal: string | null): void;
  /** Nothing more will arrive. */
  gone(): void;
  /** It could not be opened at all, and why. */
  failed(reason: string): void;
}

/** What carries messages to one server. Nothing of it throws for what the server does. */
export interface Transport {
  /** Sends one message. Lost without a word when the server is gone. */
  send(message: string): void;
  /** Resolves when the process has ended, or could not be started. */
  ended: Promise<void>;
  /** `close` ends it in order and times that, `kill` ends it at once, also while it is being closed; both end everything that it started. */
  end(kind: "close" | "kill"): Promise<NonNullable<Connection["shutdown"]>>;
}

/** Opens a transport; all events come later, never during the call. */
export type OpenTransport = (events: TransportEvents) => Transport;
