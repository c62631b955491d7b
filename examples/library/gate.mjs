// Watches each call of a client session: node gate.mjs node my-server.js
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { GuardedSession } from "mcp-audit-action/gate";

const [command, ...args] = process.argv.slice(2);
const client = new Client({ name: "gate-example", version: "1.0.0" });
await client.connect(new StdioClientTransport({ command, args }));
const { tools } = await client.listTools();
const session = new GuardedSession(client, tools);

for (const tool of tools.filter((one) => one.annotations?.readOnlyHint === true)) {
  const call = await session.call(tool.name, {});
  console.log(
    `${tool.name}: ${call.outcome}, ${Math.round(call.durationMs)} ms${call.flagged ? `, flagged: ${call.reasons.join("; ")}` : ""}`,
  );
}
await client.close();
