import { setImmediate as turn } from "node:timers/promises";
import { frameFaults } from "../../facts/frames.ts";
import type { Exchange } from "../../model/evidence.ts";
import { isObject, member } from "../../model/json.ts";
import { UNSUPPORTED_VERSION } from "../../model/revision.ts";
import type { Target } from "../../model/settings.ts";
import { objectOf } from "../../text/json.ts";
import { greetingOf } from "../greeting.ts";
import type { Log } from "../log.ts";
import { type Foretold, isSound, offerTo } from "../newer-version.ts";
import { greet } from "../reference-client.ts";
import { resultOf } from "../results.ts";
import type { Session } from "../session.ts";
import { createStarter, type StarterOptions } from "../starter.ts";
import { modernSession } from "./session.ts";

/** What a server makes of the question for the modern era. */
export interface Offer {
  modern: boolean;
  /** What the same process, which would not speak that era, answered to a version nobody speaks; null where a fresh one must be asked. */
  foretold: Foretold | null;
}

/** What surrounds the question. */
export interface OfferOptions extends StarterOptions {
  /** For what is seen of that process: of the run's own mask and clock, but not its record. */
  log: Log;
  /** Whether the version is to be asked for too. */
  newerVersion: boolean;
  /** What the audited process has written to stderr so far, masked. */
  stderr(): string;
}

/** What differs from one start to the next: times, ports, numbers of processes. */
const withoutNumbers = (text: string) => text.replace(/\d+/g, "0");

const errorIn = (exchange: Exchange) => member(objectOf(exchange.response?.raw), "error");

/**
 * Asks as the reference client does, without loading it, which is heavy: most servers refuse. One that knows the versions
 * of that era is left to the client, which may ask again.
 */
export async function discover(session: Session, timeoutMs: number): Promise<Exchange> {
  const first = await session.request("server/discover", {}, { purpose: "initialize", timeoutMs });
  if (member(errorIn(first), "code") !== UNSUPPORTED_VERSION) return first;
  return (await greet(session, timeoutMs, "modern")).exchange ?? first;
}

/** The server refused `server/discover` in good order, and is there for the next question. */
const isRefused = (session: Session, exchange: Exchange) =>
  exchange.end === "answered" &&
  isObject(errorIn(exchange)) &&
  frameFaults([exchange]).length === 0 &&
  session.alive();

/**
 * Asks whether a server speaks the modern era: a process of its own is asked, and ended. The server that is audited never
 * sees the question, so that one which falls silent or ends at it is not harmed. A process that refuses it is offered a
 * version nobody speaks, which saves a start. Only the sound answer counts, of a process that wrote nothing to stderr but
 * what the audited one did at its start; whatever else it does may be due to the first question.
 */
export async function askEra(
  target: Target,
  { log, newerVersion, stderr, ...options }: OfferOptions,
  signal: AbortSignal | undefined,
): Promise<Offer> {
  const said: Buffer[] = [];
  const starter = createStarter(target, log, { ...options, onStderr: (chunk) => said.push(chunk) });
  const stop = () => void starter.stop();
  const saidMore = () => {
    const own = log.mask(Buffer.concat(said).toString("utf8"));
    return !withoutNumbers(stderr()).startsWith(withoutNumbers(own));
  };
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const session = starter.open("confirm");
    const timeoutMs = starter.startupTimeoutMs();
    const first = await discover(modernSession(session), timeoutMs);
    if (greetingOf("modern", resultOf(first)) !== null) return { modern: true, foretold: null };
    if (!newerVersion || !isRefused(session, first)) return { modern: false, foretold: null };
    const foretold = { session, exchange: await offerTo(session, timeoutMs) };
    // What was written to stderr before the answer has arrived by then.
    await turn();
    const odd = saidMore();
    await session.kill();
    return { modern: false, foretold: !odd && isSound(foretold) ? foretold : null };
  } finally {
    signal?.removeEventListener("abort", stop);
    await starter.stop();
  }
}
