import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, constants as zlib } from "node:zlib";
import { isLoopback } from "../../text/host.ts";

/** One HTTP request, sent as it is. */
export interface HttpRequest {
  method: "GET" | "POST" | "DELETE";
  url: URL;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** The start of an answer; its body is read by whoever asked. */
export interface HttpReply {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decoded where the server compressed it. An error of it is a cut connection or a broken encoding. */
  body: Readable;
}

/** Sends requests over connections of its own. Nothing of it follows, repeats or interprets. */
export interface HttpClient {
  /** Rejects when there was no answer, or none that is HTTP. */
  send(request: HttpRequest): Promise<HttpReply>;
  /** Ends every connection at once. */
  close(): void;
}

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: () => createGunzip({ flush: zlib.Z_SYNC_FLUSH }),
  "x-gzip": () => createGunzip({ flush: zlib.Z_SYNC_FLUSH }),
  deflate: () => createInflate({ flush: zlib.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ flush: zlib.BROTLI_OPERATION_FLUSH }),
};

function decoded(answer: IncomingMessage): Readable {
  const encoding = (answer.headers["content-encoding"] ?? "").trim().toLowerCase();
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding]?.() : undefined;
  if (decoder === undefined) return answer;
  pipeline(answer, decoder, () => {});
  return decoder;
}

/** Connections stay open between requests, as those of every client do. Loopback is never asked of a proxy. */
function agentsFor(loopback: boolean): { http: HttpAgent; https: HttpsAgent } {
  const options = loopback ? { keepAlive: true } : { keepAlive: true, proxyEnv: process.env };
  return { http: new HttpAgent(options), https: new HttpsAgent(options) };
}

/** A client whose connections are its own: another one shares none with it. */
export function createHttpClient(): HttpClient {
  const near = agentsFor(true);
  const far = agentsFor(false);
  const open = (sent: HttpRequest): ClientRequest => {
    const { http, https } = isLoopback(sent.url.hostname) ? near : far;
    const { method, signal } = sent;
    const headers = {
      "accept-encoding": "gzip, deflate, br",
      "user-agent": "mcp-audit-action",
      ...sent.headers,
    };
    return sent.url.protocol === "https:"
      ? requestHttps(sent.url, { method, headers, signal, agent: https })
      : requestHttp(sent.url, { method, headers, signal, agent: http });
  };
  return {
    send(sent) {
      return new Promise((resolve, reject) => {
        const request = open(sent);
        request.on("error", reject);
        request.on("response", (answer) => {
          answer.on("error", () => {});
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: decoded(answer) });
        });
        // As bytes: Node would write headers in the encoding of a text body, and a session id may hold any byte.
        request.end(sent.body === undefined ? undefined : Buffer.from(sent.body));
      });
    },
    close() {
      for (const agent of [near.http, near.https, far.http, far.https]) agent.destroy();
    },
  };
}
