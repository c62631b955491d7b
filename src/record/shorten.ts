import { closerOf, opens, skipSpace, stringEnd, valueEnd } from "../text/json-scan.ts";

/** How much of a JSON text is kept. */
export interface Limits {
  /** Length after which nothing more is kept but short members of the outermost object. */
  total: number;
  /** Length of one string, between its quotes. */
  string: number;
  /** Members of one object, items of one array. */
  items: number;
  /** Levels of nesting; what lies deeper becomes a mark. */
  depth: number;
}

const MARK = "… (cut)";
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LONGEST_LITERAL = 400;

/** A string token of at most `max` characters between its quotes; no escape sequence is split. */
function cutToken(token: string, max: number): string {
  if (token.length <= max + 2) return token;
  let end = max + 1;
  const last = token.lastIndexOf("\\", end - 1);
  if (last > 0 && end - last <= 6) {
    let first = last;
    while (token.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    const starts = (last - first) % 2 === 0;
    const length = token[last + 1] === "u" ? 6 : 2;
    if (starts && last + length > end) end = last;
  }
  return `${token.slice(0, end)}${MARK}"`;
}

interface Container {
  closer: string;
  items: number;
}

/** A text that is being shortened: how far it is read, what is kept, and the containers that are open. */
interface Work {
  text: string;
  limits: Limits;
  at: number;
  out: string[];
  size: number;
  open: Container[];
}

function emit(work: Work, part: string): void {
  work.out.push(part);
  work.size += part.length;
}

/** Takes the next value; enters it when it is a container. False when there is no value. */
function takeValue(work: Work): boolean {
  const { text, at, open, limits } = work;
  const code = text.charCodeAt(at);
  if (opens(code) && open.length < limits.depth) {
    emit(work, text.charAt(at));
    open.push({ closer: code === 0x7b ? "}" : "]", items: 0 });
    work.at = at + 1;
    return true;
  }
  const end = valueEnd(text, at);
  if (end < 0) return false;
  if (code === QUOTE) emit(work, cutToken(text.slice(at, end), limits.string));
  else emit(work, opens(code) || end - at > LONGEST_LITERAL ? `"${MARK}"` : text.slice(at, end));
  work.at = end;
  return true;
}

/** Takes the name of a member with its colon; null when there is none. */
function takeName(work: Work): string | null {
  const { text, at, limits } = work;
  const end = text.charCodeAt(at) === QUOTE ? stringEnd(text, at) : -1;
  const colon = end < 0 ? -1 : skipSpace(text, end);
  if (text[colon] !== ":") return null;
  work.at = skipSpace(text, colon + 1);
  return `${cutToken(text.slice(at, end), limits.string)}:`;
}

/** Takes one item of `inside`, or leaves it out where the limits say so. False when it is malformed. */
function takeItem(work: Work, inside: Container): boolean {
  const { text, limits } = work;
  const full = work.size > limits.total || inside.items >= limits.items;
  if (full && work.open.length > 1) {
    work.at = closerOf(text, work.at);
    return work.at >= 0;
  }
  const name = inside.closer === "}" ? takeName(work) : "";
  if (name === null) return false;
  if (full && (opens(text.charCodeAt(work.at)) || inside.closer === "]")) {
    work.at = valueEnd(text, work.at);
    return work.at >= 0;
  }
  emit(work, inside.items === 0 ? name : `,${name}`);
  inside.items += 1;
  return takeValue(work);
}

/**
 * A shorter JSON text with the same outline, in one pass and without building the value, so that neither size nor depth
 * of what a server sends can exhaust memory or stack. Null when the text is seen not to be JSON.
 */
export function shorten(text: string, limits: Limits): string | null {
  const work: Work = { text, limits, at: skipSpace(text, 0), out: [], size: 0, open: [] };
  if (!takeValue(work)) return null;
  for (let first = true; ; ) {
    work.at = skipSpace(text, work.at);
    const depth = work.open.length;
    const inside = work.open[depth - 1];
    if (inside === undefined) return work.at >= text.length ? work.out.join("") : null;
    if (text[work.at] === inside.closer) {
      emit(work, inside.closer);
      work.open.pop();
      work.at += 1;
      first = false;
      continue;
    }
    if (!first && text[work.at] !== ",") return null;
    if (!first) work.at = skipSpace(text, work.at + 1);
    if (!takeItem(work, inside)) return null;
    first = work.open.length > depth;
  }
}
