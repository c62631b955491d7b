import { jsonText } from "../../facts/size.ts";
import { validCalls } from "../../facts/valid-calls.ts";
import { NEUTRAL } from "../../model/case.ts";
import type { CallFacts, ParsedResponse, ToolFacts } from "../../model/facts.ts";
import { type Json, member } from "../../model/json.ts";
import { defineCheck, type RawFinding } from "../define.ts";

/** Shorter words are found in any answer. */
const SHORTEST = 4;
const SHOWN = 3;
/** What an answer is looked up for: a path, an address or an identifier stands for what lies there. */
const POINTER = /[\\/]|^[\w.+-]+@|^[0-9a-f-]{16,}$/i;
/** A schema that says itself what may be given leaves nothing to be made up. */
const OFFERED = ["enum", "const", "default"] as const;

const isFree = (schema: Json) => OFFERED.every((keyword) => member(schema, keyword) === undefined);

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
const isLong = (word: string) => word.length >= SHORTEST;

const isTelling = (text: string) =>
  wordsOf(text).some(isLong) && !text.startsWith(NEUTRAL) && !POINTER.test(text);

/** The texts of a call that were made up and that a fitting answer would speak of. */
function realistic(call: CallFacts, tool: ToolFacts): string[] {
  return tool.parameters.flatMap(({ name, schema }) => {
    const value = isFree(schema) ? member(call.arguments, name) : undefined;
    const values = Array.isArray(value) ? value : [value];
    return values.filter((one): one is string => typeof one === "string" && isTelling(one));
  });
}

/** Whether an answer speaks of a text: of the whole of it, or of one of its longer words. */
function speaksOf(answer: string, text: string): boolean {
  return (
    answer.includes(text.toLowerCase()) || wordsOf(text).some((word) => isLong(word) && answer.includes(word))
  );
}

/** All that an answer says in words; null where it says it otherwise, or says nothing. */
function saidBy(response: ParsedResponse | null): string | null {
  if (response === null || response.contentTypes.some((type) => type !== "text")) return null;
  const { structuredContent } = response;
  const text = `${response.text}${structuredContent === undefined ? "" : jsonText(structuredContent)}`;
  return text.trim() === "" ? null : text.toLowerCase();
}

function judgeCall(call: CallFacts, tools: readonly ToolFacts[]): RawFinding[] {
  const tool = tools[call.toolIndex];
  const said = saidBy(call.response);
  // A tool that changes something may well answer with a bare acknowledgement.
  if (tool?.readOnly !== true || call.outcome !== "ok" || said === null) return [];
  if (call.exchange.response?.cut === true) return [];
  const sent = realistic(call, tool);
  if (sent.length === 0 || sent.some((text) => speaksOf(said, text))) return [];
  const inputs = sent.slice(0, SHOWN).map((text) => `"${text}"`);
  return [
    {
      message: "absent",
      data: { inputs: inputs.join(", ") },
      tool: tool.index,
      call: call.key,
      property: "",
    },
  ];
}

export default defineCheck({
  id: "input-echo",
  title: "An answer speaks of what was asked",
  category: "fidelity",
  severity: "notice",
  kind: "risk",
  scored: false,
  needs: ["calls", "tools"],
  options: {},
  source: "mcp-reality-check: a weak sign, reported apart and never scored",
  why: "An answer that holds nothing of the question may be a placeholder, or belong to another question. It may as well be right.",
  fix: "Look at the answer; if it is right, name in it what it is about, so that a model can tell.",
  messages: { absent: "The answer of a read-only tool speaks of none of the inputs: {inputs}." },
  evaluate: ({ calls, tools }) => ({
    findings: validCalls(calls).flatMap((call) => judgeCall(call, tools)),
    rows: [],
  }),
});
