import type { YAMLParseError, YAMLWarning } from "yaml";

/** What is wrong with the text as YAML, at an offset into it, and what to do. */
export interface YamlFault {
  offset: number;
  message: string;
}

type Fault = YAMLParseError | YAMLWarning;

/** A line that holds a key, so that its indentation decides where the key belongs. */
const KEY_LINE = /^[ \t]+[^\s#].*?:(?=\s|$)/m;
const DEEPER =
  "this line is indented deeper than the one before it, which has its value already: give the keys of one map the same indentation.";

const WORDS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a value that holds a colon and a space must stand in quotes.",
  MULTILINE_IMPLICIT_KEY:
    "a key has no colon behind it: write `key: value`, or `key:` above its indented lines.",
  BAD_INDENT:
    "this line is indented unlike the keys before it: give the keys of one map the same indentation.",
  TAB_AS_INDENT: "this line is indented with a tab: use spaces.",
  DUPLICATE_KEY: "this key stands there twice: keep one of the two.",
  MULTIPLE_DOCS: "a second document begins here: the config is one, leave out the line `---`.",
  BAD_SCALAR_START: "a value that begins with this character must stand in quotes.",
};

/** Words for what the parser tells apart by its message alone. */
function wordsOf({ code, message }: Fault): string {
  if (code === "BAD_INDENT" && message.startsWith("Flow "))
    return "what `[` or `{` opened before is not closed: add the `]` or `}`.";
  if (message.startsWith("Sequence item without"))
    return "this line stands among the items of a list: begin it with `- `, or indent it like the first key of its item.";
  if (message.startsWith("Missing closing")) return "a quote that was opened before is not closed: close it.";
  return WORDS[code] ?? `${message.split("\n")[0]}.`;
}

/** A key below a value that is complete: the parser points at the value, the mistake is in the line of the key. */
function deeperKey(text: string, fault: Fault): YamlFault | null {
  const from = text.indexOf("\n", fault.pos[0]) + 1;
  const line = from === 0 ? null : KEY_LINE.exec(text.slice(from));
  if (line === null) return null;
  return { offset: from + line.index + line[0].search(/\S/), message: DEEPER };
}

/** Where the first line at or below an offset begins that is neither empty nor a comment. */
function nextLine(text: string, offset: number): number {
  const from = text.lastIndexOf("\n", offset - 1) + 1;
  const line = /^[ \t]*(?=[^\s#])/m.exec(text.slice(from));
  return line === null ? offset : from + line.index + line[0].length;
}

function placed(text: string, fault: Fault): YamlFault {
  const message = wordsOf(fault);
  const [offset] = fault.pos;
  return { offset: message === WORDS.BAD_INDENT ? nextLine(text, offset) : offset, message };
}

/**
 * What the parser found, in words that say what to do. Of a wrong structure only the first fault is told, since the others
 * follow from it; keys that stand twice are told all.
 */
export function yamlFaults(text: string, faults: readonly Fault[]): YamlFault[] {
  const doubled = faults.filter(({ code }) => code === "DUPLICATE_KEY");
  const [first] = faults.filter(({ code }) => code !== "DUPLICATE_KEY");
  if (first === undefined) return doubled.map((fault) => placed(text, fault));
  const spansLines = faults.some(
    ({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === first.pos[0] && first.code !== code,
  );
  return [(spansLines ? deeperKey(text, first) : null) ?? placed(text, first)];
}
