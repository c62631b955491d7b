import type { HttpProbe } from "../../model/facts.ts";
import { initializeParams } from "../initialize.ts";
import { ask, type HttpProbing, type Probing } from "./ask.ts";
import { createHttpClient } from "./client.ts";

/** The name that the SDKs give the endpoint of Streamable HTTP in their examples, where HTTP+SSE is at `sse`. */
const USUAL = "mcp";
/** The last revision with a handshake: a server that knows it not answers with one of its own. */
const OFFERED = "2025-11-25";

/**
 * Where a server that speaks HTTP+SSE at `url` may serve Streamable HTTP, the likeliest first: the same address, `mcp` in its
 * folder (`/v1/sse`: `/v1/mcp`), the folder (`/mcp/sse`: `/mcp`), `mcp` at the root. Never another origin.
 */
export function streamableAddresses(url: URL): URL[] {
  const folder = url.pathname.replace(/\/[^/]*\/?$/, "");
  const paths = new Set([url.pathname, `${folder}/${USUAL}`, folder === "" ? "/" : folder, `/${USUAL}`]);
  return [...paths].map((path) => Object.assign(new URL(url), { pathname: path }));
}

/**
 * Asks a server that was reached over HTTP+SSE whether it serves Streamable HTTP too: `initialize`, which calls no tool, at
 * each likely address until one serves it. A session that this opens is ended again. Never rejects.
 */
export async function probeBeside(options: HttpProbing): Promise<HttpProbe[]> {
  const client = createHttpClient();
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: initializeParams(OFFERED),
  });
  const probing: Probing = { ...options, client, headers: {}, body, probes: [] };
  try {
    for (const url of streamableAddresses(options.reach.url)) {
      const reach = { ...options.reach, url };
      const { probe, session } = await ask(probing, `streamable ${options.mask(url.pathname)}`, { reach });
      if (session !== null) {
        const headers = { "content-type": null, "mcp-session-id": session };
        await ask({ ...probing, probes: [] }, "end", { method: "DELETE", headers, reach });
      }
      if (probe.spoke === "result") break;
    }
    return probing.probes;
  } finally {
    client.close();
  }
}
