// A server made with the official package of the stateless era, which serves both: `node modern-server.mjs [http]`.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const require = createRequire(resolve(".acceptance/package.json"));
const {
  McpServer,
  createMcpHandler,
  originValidationResponse,
  localhostAllowedOrigins,
} = require("@modelcontextprotocol/server");
const { serveStdio } = require("@modelcontextprotocol/server/stdio");
const { z } = require("zod");

function create() {
  const server = new McpServer({ name: "official", version: "1.0.0" });
  server.registerTool(
    "search_tickets",
    {
      description: "Finds tickets whose title contains the given words.",
      inputSchema: z.object({ query: z.string().min(1).max(200).describe("Words to look for in the title") }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ query }) => ({ content: [{ type: "text", text: `No ticket holds ${query}` }] }),
  );
  return server;
}

async function webRequest(req, origin) {
  const chunks = [];
  for await (const chunk of req) chunks.push(chunk);
  const body = ["GET", "HEAD"].includes(req.method) ? undefined : Buffer.concat(chunks);
  return new Request(new URL(req.url, origin), { method: req.method, headers: req.headers, body });
}

if (process.argv.includes("http")) {
  const handler = createMcpHandler(create);
  const server = createServer(async (req, res) => {
    const request = await webRequest(req, "http://127.0.0.1");
    const answer =
      originValidationResponse(request, localhostAllowedOrigins()) ?? (await handler.fetch(request));
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body === null) res.end();
    else {
      for await (const chunk of answer.body) res.write(chunk);
      res.end();
    }
  });
  server.listen(0, "127.0.0.1", () =>
    process.stdout.write(`http://127.0.0.1:${server.address().port}/mcp\n`),
  );
} else serveStdio(create);
