import { GuardedSession, type ToolClient } from "../src/gate.ts";
import { save } from "./timing.ts";

/** Prints what the gate costs a call, over the bare client, and what a million calls leave in memory. */
const CALLS = Number(
  process.argv.find((word, at) => /^\d+$/.test(word) && !process.argv[at - 1]?.startsWith("--")) ?? 1_000_000,
);
const BATCH = Math.max(1, Math.floor(CALLS / 10));

const tool = {
  name: "weather",
  inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
  outputSchema: { type: "object", properties: { celsius: { type: "number" } }, required: ["celsius"] },
};
const result = { content: [{ type: "text", text: '{"celsius":20}' }], structuredContent: { celsius: 20 } };
const client: ToolClient = { callTool: async () => result };
const args = { city: "Rome" };

async function time(turns: number, call: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  for (let turn = 0; turn < turns; turn++) await call();
  return ((performance.now() - from) * 1000) / turns;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >>> 1] ?? 0;
const heap = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

const session = new GuardedSession(client, [tool]);
await time(BATCH, () => session.call("weather", args));
const before = heap();
const own: number[] = [];
for (let batch = 0; batch < 10; batch++) {
  const bare = await time(BATCH, () => client.callTool({ name: "weather", arguments: args }));
  own.push((await time(BATCH, () => session.call("weather", args))) - bare);
}
const figures = {
  calls: session.history("weather")?.calls ?? 0,
  microsecondsPerCall: Number(median(own).toFixed(2)),
  spread: [Math.min(...own), Math.max(...own)].map((value) => Number(value.toFixed(2))),
  heapGrowthMB: Number((heap() - before).toFixed(1)),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
if (process.argv.includes("--save")) save("gate", figures);
