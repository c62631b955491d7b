import { oneLine } from "./cut.ts";
import { plain } from "./plain.ts";

/**
 * GitHub links mentions, references, addresses and commits after the markdown is rendered, so that neither backslashes
 * nor entities stop it. A word joiner, which takes no room and allows no line break, does. A repository may have links
 * of its own for `PREFIX-12`, and addresses are linked behind an underscore or a digit too.
 */
const JOINER = "\u2060";

const AUTOLINKS: readonly [RegExp, string | ((found: string) => string)][] = [
  [/@(?=[\w-])/g, `@${JOINER}`],
  [/#(?=\d)/g, `#${JOINER}`],
  [/(?<=[a-z]\w*)-(?=\d)/gi, `-${JOINER}`],
  [/(https?|ftp|mailto|xmpp|irc)(?=:)/gi, `$1${JOINER}`],
  [/(www)(?=\.)/gi, `$1${JOINER}`],
  [/(?<![0-9a-z])[0-9a-f]{7,64}(?![0-9a-z])/gi, (sha) => sha.replace(/.{6}(?=.)/g, `$&${JOINER}`)],
  [/:(?=[\w+-]+:)/g, `:${JOINER}`],
];

/** Breaks what GitHub would turn into links, pings and pictures. */
function unlink(text: string): string {
  let result = text;
  for (const [pattern, by] of AUTOLINKS) {
    result = typeof by === "string" ? result.replace(pattern, by) : result.replace(pattern, by);
  }
  return result;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const entity = (character: string) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;

/**
 * Text within a line of markdown: shown as it is, whatever it holds. Newlines become spaces. Also safe in a table cell.
 * A backslash does not keep GitHub from reading a dollar sign as mathematics.
 */
export function escapeMarkdown(text: string): string {
  return unlink(oneLine(plain(text)))
    .replace(/[\\`*_[\]~#^]|!(?=\[)/g, "\\$&")
    .replace(/[&<>|$]/g, entity)
    .replace(/^[+-]/, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}

/**
 * Text as code within a line or a table cell. Backticks cannot carry a pipe or a backtick safely in a table, so that such
 * text goes into an element with every punctuation character as an entity.
 */
export function codeSpan(text: string): string {
  const line = oneLine(plain(text));
  if (line === "") return "<code> </code>";
  if (!/[`|\\]/.test(line)) return `\`${line}\``;
  return `<code>${unlink(line).replace(/[!-/:-@[-`{-~]/g, (one) => `&#${one.charCodeAt(0)};`)}</code>`;
}

/** Text as a code block of its own: lines kept, the fence longer than any in the text. */
export function codeBlock(text: string, info = ""): string {
  const body = plain(text);
  const longest = body.match(/`{3,}/g)?.reduce((max, run) => Math.max(max, run.length), 0) ?? 0;
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}${info}\n${body}\n${fence}`;
}

/** Text within HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return plain(text).replace(/[&<>"']/g, entity);
}

/** Text within XML 1.0, in an element or a quoted attribute. Characters that XML forbids are told by their number. */
export function escapeXml(text: string): string {
  return plain(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replace(/[&<>"']/g, entity);
}

/** Text within a quoted attribute of XML: a parser reads line breaks and tabs back as they were. */
export function escapeXmlAttribute(text: string): string {
  return escapeXml(text).replace(/[\n\t]/g, entity);
}

/** Text of a SARIF message, in which `[text](address)` would be a link and `{0}` an argument. */
export function escapeSarif(text: string): string {
  return plain(text)
    .replace(/\](?=\()/g, `]${JOINER}`)
    .replace(/\{(?=\d+\})/g, `{${JOINER}`);
}

/** Text of an annotation, where GitHub makes links of addresses and reads no markdown. */
export function escapeAnnotation(text: string): string {
  return plain(text).replace(/\b(https?|ftp|mailto)(?=:)/gi, `$1${JOINER}`);
}

/** Text for a line of the job's log: workflow commands in it are disarmed. */
export function escapeCommand(text: string): string {
  return plain(text)
    .replace(/:(?=:)/g, `:${JOINER}`)
    .replace(/##(?=\[)/g, `#${JOINER}#`);
}

/** Text within the source of a regular expression: it matches itself, in a character class too. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}

/** Splits a sentence at its backticks: every second part is code. An open backtick stands for itself. */
function partsOf(text: string): string[] {
  const parts = text.split("`");
  if (parts.length % 2 === 1) return parts;
  const last = parts.pop() ?? "";
  return [...parts.slice(0, -1), `${parts.at(-1)}\`${last}`];
}

/** A sentence of ours that may quote the server: what stands in backticks becomes code, everything else is escaped. */
export function escapeProse(text: string): string {
  return partsOf(oneLine(plain(text)))
    .map((part, index) => (index % 2 === 1 && part !== "" ? codeSpan(part) : escapeWithin(part)))
    .join("");
}

/** Escaped text that keeps the spaces at its ends. */
function escapeWithin(part: string): string {
  const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
  return `${before}${inner === "" ? "" : escapeMarkdown(inner)}${after}`;
}

/** The same for a page of HTML. */
export function proseHtml(text: string): string {
  return partsOf(oneLine(plain(text)))
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join("");
}

/** Code as an element within the HTML of a comment. */
export function codeElement(text: string): string {
  return `<code>${oneLine(plain(text)).replace(/[&<>"'$]/g, entity) || " "}</code>`;
}

/** A sentence within the HTML of a comment, such as the summary of a folded block: GitHub links what stands there too. */
export function proseSummary(text: string): string {
  return partsOf(oneLine(plain(text)))
    .map((part, index) => (index % 2 === 1 ? codeElement(part) : unlink(part).replace(/[&<>"'$]/g, entity)))
    .join("");
}
