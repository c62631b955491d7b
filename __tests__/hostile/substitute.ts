import type { Evidence } from "../../src/model/evidence.ts";
import type { Json } from "../../src/model/json.ts";
import type { Report } from "../../src/model/report.ts";
import { buildReport } from "../../src/report/build.ts";
import { type EvidenceInput, evidence } from "../evidence-builder.ts";

/** Harmless text that stands where the server's text does. One word, so that nothing judges it. */
export const TOKEN = "Zwölfender";

function replaced(value: Json, by: string): Json {
  if (typeof value === "string") return value.split(TOKEN).join(by);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, by));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [replaced(key, by) as string, replaced(item, by)]),
  );
}

function replacedRaw(raw: string, by: string): string {
  try {
    return JSON.stringify(replaced(JSON.parse(raw) as Json, by));
  } catch {
    return raw.split(TOKEN).join(by);
  }
}

/** A server that puts the token wherever text of a server may stand, with findings of many kinds. */
export function everywhere(text: string): EvidenceInput {
  const died = { crash: { code: 1 }, confirm: { crash: { code: 1 } } };
  return {
    tools: [
      {
        name: text,
        title: text,
        description: text,
        annotations: { readOnlyHint: true, title: text },
        inputSchema: {
          type: "object",
          title: text,
          properties: { [text]: { type: "string", description: text, enum: [text] }, b: { type: "nope" } },
          required: ["ghost", text],
        },
      },
      { name: `${text} 2`, description: "", inputSchema: { type: "object", properties: {} } },
      { name: "third", description: text, inputSchema: { type: "object", properties: {} } },
    ],
    initialize: {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: text, version: text, title: text },
      instructions: text,
    },
    calls: [
      { id: "valid", args: { [text]: text }, refusal: text },
      { id: `wrong-type/${text}`, args: { [text]: 1 }, text },
      { id: "missing-required/ghost", args: { b: text }, ...died },
      { tool: 1, id: "valid", error: { code: -32603, message: text, data: { [text]: text } } },
      { tool: 1, id: "robust/nulls", args: { x: text }, timeout: true },
      { tool: 2, id: "valid", text },
      { tool: 2, id: "robust/empty", args: { [text]: null }, raw: text },
    ],
    noise: [{ text, during: 0 }],
    messages: [{ kind: "notification", method: text, raw: JSON.stringify({ jsonrpc: "2.0", method: text }) }],
    skipped: [{ toolIndex: 1, tool: `${text} 2`, reason: `not read-only: \`${text}\`` }] as never,
    stderr: `${text}\n${text}`,
    judge: {
      suppressions: [
        { check: "description", tool: null, reason: `accepted: ${text}`, expires: null },
      ] as never,
    },
    more: { stopped: { reason: "cannot-restart", detail: text } },
  };
}

/** A server that does not start, and says so. */
export const failing = (text: string): EvidenceInput => ({
  tools: [],
  calls: [],
  more: {
    failure: {
      stage: "initialize",
      message: `The server refused to be initialized (error -32603: ${text}).`,
      exit: null,
      stderrTail: `${text}\n${text}\n`,
    },
    target: { transport: "stdio", command: text, args: [text], cwd: "/srv", display: `node ${text}` },
  },
});

/** The report and evidence of a run with the harmless token, and the same with another text in its place: what differs in a rendering is the text. */
export function substituted(input: EvidenceInput, by: string): { report: Report; evidence: Evidence } {
  const harmless = evidence(input);
  const report = replaced(buildReport(harmless) as unknown as Json, by) as unknown as Report;
  const exchanges = harmless.exchanges.map((one) => ({
    ...one,
    caseKey: replaced(one.caseKey, by) as string | null,
    request: { ...one.request, raw: replacedRaw(one.request.raw, by) },
    response: one.response === null ? null : { ...one.response, raw: replacedRaw(one.response.raw, by) },
  }));
  const rest = replaced({ ...harmless, exchanges: [] } as unknown as Json, by) as unknown as Evidence;
  return { report, evidence: { ...rest, exchanges } };
}
