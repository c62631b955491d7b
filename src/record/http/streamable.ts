import { MAY_BE_OLDER } from "../../facts/http.ts";
import type { HttpNote, HttpSession } from "../../model/evidence.ts";
import { member, stringMember } from "../../model/json.ts";
import { objectOf } from "../../text/json.ts";
import { readLine } from "../frames.ts";
import type { TransportEvents } from "../transport.ts";
import { settled } from "../wait.ts";
import { MAX_SHORT_BODY, readBody } from "./body.ts";
import { createHttpClient, type HttpClient, type HttpReply, type HttpRequest } from "./client.ts";
import { cutOff, holding } from "./cut-off.ts";
import { readEvents, type StreamEnd } from "./events.ts";
import { EITHER, mediaType, noteOf, STREAM } from "./media.ts";
import { pause, type Reach, send, sendFirst } from "./reach.ts";
import { saidIn, troubleOf } from "./words.ts";

/** Milliseconds that a server may take to accept a notification, and to end a session. */
const NOTIFY_MS = 5_000;
const DELETE_MS = 2_000;
/** How often a stream that ended before the answer is taken up again, and the longest wait before, in milliseconds. */
const MAX_RESUMES = 3;
const RESUME_MS = 1_000;
const MAX_RESUME_MS = 10_000;

/** Bytes of a session id that the specification allows (Streamable HTTP, Session management). */
const VISIBLE = /^[\x21-\x7e]+$/;

/** A message of ours, as far as the transport looks into it. */
export interface Outgoing {
  text: string;
  id: number | null;
  method: string | null;
  /** What the modern era repeats of it in headers; none in the legacy era, which has sessions instead. */
  headers: Record<string, string>;
}

/** Requests that open the talk, by era. */
const FIRST = new Set(["initialize", "server/discover"]);

/** One session over Streamable HTTP (MCP specification, Transports). */
export class StreamableSession {
  readonly client: HttpClient = createHttpClient();
  readonly stop = new AbortController();
  readonly seen: HttpSession = {
    kind: "streamable-http",
    sessionId: null,
    notified: null,
    stream: null,
    deleted: null,
  };
  private sessionId: string | null = null;
  private version: string | null = null;
  private readonly reach: Reach;
  private readonly events: TransportEvents;
  private readonly older: (message: Outgoing) => Promise<boolean>;

  /** `older` sends a refused `initialize` over the transport before this one; false where the server has none. */
  constructor(reach: Reach, events: TransportEvents, older: (message: Outgoing) => Promise<boolean>) {
    this.reach = reach;
    this.events = events;
    this.older = older;
  }

  private request(method: HttpRequest["method"], more: Record<string, string>, body?: string): HttpRequest {
    const headers: Record<string, string> = { ...more };
    if (this.sessionId !== null) headers["mcp-session-id"] = this.sessionId;
    if (this.version !== null) headers["mcp-protocol-version"] = this.version;
    return { method, url: this.reach.url, headers, body, signal: this.stop.signal };
  }

  /** Posts a message and sees its answer through. */
  async post(message: Outgoing): Promise<void> {
    const first = FIRST.has(message.method ?? "");
    const headers = { "content-type": "application/json", accept: EITHER, ...message.headers };
    const request = this.request("POST", headers, message.text);
    const { id } = message;
    const onWait = holding(this.events, id);
    let reply: HttpReply;
    try {
      reply = await (first ? sendFirst : send)(this.client, this.reach, request, onWait);
    } catch (error) {
      this.cut(id, { status: null, contentType: null, trouble: troubleOf(error) });
      return;
    }
    if (
      message.method === "initialize" &&
      this.reach.kind === null &&
      MAY_BE_OLDER.has(reply.status) &&
      (await this.older(message))
    ) {
      reply.body.destroy();
      return;
    }
    if (first) this.noteSession(message, reply);
    if (id === null) await this.accepted(message, reply);
    else await this.answered(id, first, reply);
  }

  private cut(id: number | null, note: HttpNote): void {
    cutOff(this.events, this.stop.signal, id, note);
  }

  private noteSession({ method }: Outgoing, reply: HttpReply): void {
    if (reply.status >= 300) return;
    this.reach.kind = "streamable-http";
    this.events.session(this.seen);
    const id = reply.headers["mcp-session-id"];
    if (typeof id !== "string" || id === "" || method !== "initialize") return;
    this.sessionId = id;
    const { sessionIds } = this.reach;
    this.seen.sessionId = {
      chars: id.length,
      visibleAscii: VISIBLE.test(id),
      givenBefore: sessionIds.has(id),
    };
    sessionIds.add(id);
    this.events.session(this.seen);
  }

  private async accepted({ method }: Outgoing, reply: HttpReply): Promise<void> {
    const { text } = await readBody(reply.body, MAX_SHORT_BODY);
    if (method !== "notifications/initialized") return;
    this.seen.notified = { status: reply.status, body: text.trim() !== "" };
    this.events.session(this.seen);
    void this.listen();
  }

  /** A message of the server; what the handshake agreed upon is sent along from then on. */
  private take(text: string, about: number | undefined, first: boolean): void {
    if (first && this.version === null) this.version = negotiated(text);
    this.events.line(text, about);
  }

  private async answered(id: number, first: boolean, reply: HttpReply): Promise<void> {
    this.events.requests.carried(id, noteOf(reply));
    if (reply.status < 300 && mediaType(reply) === STREAM) return this.streamed(id, first, reply);
    const ok = reply.status < 300;
    const { text, broken } = await readBody(reply.body, ok ? undefined : MAX_SHORT_BODY);
    if (this.stop.signal.aborted) return;
    if (broken === null && reply.status !== 429 && readLine(text) !== null) {
      this.take(text, id, first);
      this.cut(id, noteOf(reply, "its body does not answer the request"));
      return;
    }
    if (broken !== null || reply.status >= 500) this.cut(id, noteOf(reply, broken ?? saidIn(text)));
    else this.refused(id, reply, text);
  }

  /** An answer below 500 that is no JSON-RPC. */
  private refused(id: number, reply: HttpReply, text: string): void {
    const { requests } = this.events;
    const { location, "www-authenticate": challenge = "" } = reply.headers;
    const moved =
      location === undefined ? "" : `it leads to ${saidIn(location)}: give that address as \`url\``;
    const trouble = [saidIn(text), saidIn(challenge), moved];
    requests.carried(id, noteOf(reply, trouble.filter((part) => part !== "").join("; ") || null));
    if (reply.status === 429) {
      const asks = reply.headers["retry-after"];
      const when = asks === undefined ? "" : `, \`Retry-After: ${saidIn(asks)}\``;
      requests.barred(id, `the server limits how often it may be called (HTTP 429${when})`);
    } else if (reply.status === 404 && this.sessionId !== null) {
      this.events.broken();
      requests.lost(id);
    } else requests.refused(id, text);
  }

  private async streamed(id: number, first: boolean, reply: HttpReply): Promise<void> {
    const { requests } = this.events;
    const read = (answer: HttpReply) =>
      readEvents(answer.body, ({ data }) => {
        this.take(data, undefined, first);
        return true;
      });
    let end: StreamEnd = await read(reply);
    for (let left = MAX_RESUMES; left > 0 && requests.waits(id) && end.lastEventId !== null; left -= 1) {
      await pause(Math.min(end.retryMs ?? RESUME_MS, MAX_RESUME_MS), this.stop.signal);
      if (this.stop.signal.aborted) return;
      const again = this.request("GET", { accept: STREAM, "last-event-id": end.lastEventId });
      const more = await send(this.client, this.reach, again).catch(() => null);
      if (more === null || more.status !== 200 || mediaType(more) !== STREAM) {
        more?.body.destroy();
        break;
      }
      const before: StreamEnd = end;
      end = await read(more);
      end.lastEventId ??= before.lastEventId;
    }
    this.cut(id, noteOf(reply, end.broken ?? "the stream ended before the answer"));
  }

  /** Opens the stream for what the server says by itself; most servers have none. */
  private async listen(): Promise<void> {
    const reply = await send(this.client, this.reach, this.request("GET", { accept: STREAM })).catch(
      () => null,
    );
    if (reply === null) return;
    this.seen.stream = noteOf(reply);
    this.events.session(this.seen);
    if (reply.status !== 200 || mediaType(reply) !== STREAM) reply.body.destroy();
    else
      await readEvents(reply.body, ({ data }) => {
        this.events.line(data);
        return true;
      });
  }

  /** Breaks off what is under way, and ends the session where there is one. */
  async end(): Promise<void> {
    this.stop.abort();
    if (this.sessionId !== null) {
      const request = { ...this.request("DELETE", {}), signal: AbortSignal.timeout(DELETE_MS) };
      const reply = await this.client
        .send({ ...request, headers: { ...this.reach.headers, ...request.headers } })
        .catch(() => null);
      reply?.body.destroy();
      this.seen.deleted = reply?.status ?? null;
      this.events.session(this.seen);
    }
    this.client.close();
  }

  /** Resolves with nothing once a notification was taken, or after a while. */
  notify(message: Outgoing): Promise<void> {
    return settled(this.post(message), NOTIFY_MS, this.stop.signal);
  }
}

/** The revision that an answer to `initialize` names; null when it names none. */
function negotiated(text: string): string | null {
  const version = stringMember(member(objectOf(text), "result"), "protocolVersion");
  return version !== null && VISIBLE.test(version) ? version : null;
}
