import { subschemas } from "../../facts/subschemas.ts";
import type { ToolFacts } from "../../model/facts.ts";
import { stringMember } from "../../model/json.ts";
import { cut, oneLine } from "../../text/cut.ts";
import { plain } from "../../text/plain.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";
import { hiddenIn, instructionIn } from "./poison.ts";

/** A text that a model gets to read, and what to call its place. */
interface Place {
  text: string | null;
  place: string;
}

function placesOf(tool: ToolFacts): Place[] {
  const within = subschemas(tool.inputSchema).flatMap(({ schema, pointer }) => [
    { text: stringMember(schema, "description"), place: `inputSchema${pointer}/description` },
    { text: stringMember(schema, "title"), place: `inputSchema${pointer}/title` },
  ]);
  const names = tool.parameters.map(({ name }, at) => ({
    text: name,
    place: `the name of parameter ${at + 1}`,
  }));
  return [
    { text: tool.name, place: "the name" },
    { text: tool.title, place: "the title" },
    { text: tool.annotations.title, place: "annotations/title" },
    { text: tool.description, place: "the description" },
    ...within,
    ...names,
  ];
}

function judge({ text, place }: Place, tool: number | null): RawFinding[] {
  if (text === null) return [];
  const hidden = hiddenIn(text);
  const instruction = instructionIn(text);
  const shown = instruction === null ? "" : cut(oneLine(plain(instruction.excerpt)), 120);
  return [
    ...(hidden === null
      ? []
      : [
          {
            message: hidden.kind,
            data: { place, codes: hidden.codes.join(", ") },
            tool,
            distinct: place,
            ...(hidden.kind === "zero-width" ? { severity: "notice" as const } : {}),
          },
        ]),
    ...(instruction === null
      ? []
      : [
          {
            message: instruction.kind,
            data: { place, excerpt: shown },
            tool,
            distinct: place,
            ...(instruction.quoted ? { severity: "notice" as const } : {}),
          },
        ]),
  ];
}

export default defineCheck({
  id: "poisoning",
  title: "No text for the model hides characters or gives it orders beyond the tool",
  category: "contract",
  severity: "error",
  kind: "risk",
  scored: true,
  needs: ["tools", "server"],
  options: {},
  source:
    "mcp-doctor; published tool poisoning attacks: hidden Unicode, fake system text, orders to conceal or to hand over files",
  why: "A model obeys the text of a tool list as if the user had written it, and no person sees what is hidden in there.",
  fix: "Take the hidden characters or the order out: a description says what the tool does, and nothing else.",
  messages: {
    tags: "In {place} are invisible tag characters ({codes}): text that a model reads and nobody sees.",
    bidi: "In {place} are characters that change the direction of text ({codes}): it does not read as it is shown.",
    "zero-width": "In {place} are characters without width within a word ({codes}).",
    override: 'In {place}, a text orders the model to drop its instructions: "{excerpt}".',
    conceal: 'In {place}, a text orders the model to keep something from the user: "{excerpt}".',
    exfiltrate: 'In {place}, a text orders the model to hand over a file with credentials: "{excerpt}".',
    system: 'In {place}, a text poses as text of the system: "{excerpt}".',
  },
  evaluate({ tools, server }) {
    const findings = tools.flatMap((tool) => placesOf(tool).flatMap((place) => judge(place, tool.index)));
    const own = judge({ text: server.instructions, place: "the server's instructions" }, null);
    return withRows([...findings, ...own], tools, "error");
  },
});
