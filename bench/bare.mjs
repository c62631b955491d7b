// A bare client: starts a server once with the reference client and makes the calls of a recorded run, one after another.
// Then starts it again, and ends it, until it was started `starts` times. Prints how long the calls alone took.
// Usage: node bench/bare.mjs calls.json -- command args...
import { readFileSync } from "node:fs";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { z } from "zod";

const [, , file, , command, ...args] = process.argv;
const { calls, env, timeoutMs, starts = 1 } = JSON.parse(readFileSync(file, "utf8"));
const anything = z.any();

async function start() {
  const client = new Client({ name: "bare", version: "1.0.0" });
  const transport = new StdioClientTransport({
    command,
    args,
    env: { ...process.env, ...env },
    stderr: "ignore",
  });
  await client.connect(transport);
  return { client, transport };
}

const { client } = await start();
await client.request({ method: "tools/list", params: {} }, anything);
const from = performance.now();
for (const params of calls) {
  await client.request({ method: "tools/call", params }, anything, { timeout: timeoutMs }).catch(() => {});
}
console.log(JSON.stringify({ loopMs: performance.now() - from }));
await client.close();
for (let more = 1; more < starts; more += 1) {
  const again = await start();
  process.kill(again.transport.pid, "SIGTERM");
  await again.client.close();
}
