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
const LITERAL = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

const opens = (code: number) => code === 0x7b || code === 0x5b;
const closes = (code: number) => code === 0x7d || code === 0x5d;

/** Deepest nesting of brackets in a text, strings not told apart: never less than that of the JSON in it. */
export function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (opens(code)) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (closes(code) && depth > 0) depth -= 1;
  }
  return deepest;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code === 0x20 || (code >= 9 && code <= 13); ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** Position after the string that starts at `from`, -1 when it never ends. */
function stringEnd(text: string, from: number): number {
  for (let quote = text.indexOf('"', from + 1); quote > 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
  }
  return -1;
}

/** Position of the bracket that closes what `from` lies in, -1 when there is none. */
function closerOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = stringEnd(text, at) - 1;
      if (at < 0) return -1;
    } else if (opens(code)) depth += 1;
    else if (closes(code)) {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return -1;
}

/** Position after the value that starts at `from`, -1 when it never ends. */
function valueEnd(text: string, from: number): number {
  const code = text.charCodeAt(from);
  if (code === QUOTE) return stringEnd(text, from);
  if (opens(code)) return closerOf(text, from + 1) + 1 || -1;
  LITERAL.lastIndex = from;
  return LITERAL.test(text) ? LITERAL.lastIndex : -1;
}

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

/**
 * A shorter JSON text with the same outline, in one pass and without building the value, so that neither size nor depth
 * of what a server sends can exhaust memory or stack. Null when the text is seen not to be JSON.
 */
export function shorten(text: string, limits: Limits): string | null {
  const out: string[] = [];
  const open: Container[] = [];
  let size = 0;
  let at = 0;
  const emit = (part: string) => {
    out.push(part);
    size += part.length;
  };

  /** Takes the value at `at`; enters it when it is a container. False when there is no value. */
  const takeValue = (): boolean => {
    const code = text.charCodeAt(at);
    if (opens(code) && open.length < limits.depth) {
      emit(text.charAt(at));
      open.push({ closer: code === 0x7b ? "}" : "]", items: 0 });
      at += 1;
      return true;
    }
    const end = valueEnd(text, at);
    if (end < 0) return false;
    if (opens(code)) emit(`"${MARK}"`);
    else if (code === QUOTE) emit(cutToken(text.slice(at, end), limits.string));
    else emit(end - at > LONGEST_LITERAL ? `"${MARK}"` : text.slice(at, end));
    at = end;
    return true;
  };

  /** Takes one item of `inside`, or leaves it out where the limits say so. False when it is malformed. */
  const takeItem = (inside: Container): boolean => {
    const full = size > limits.total || inside.items >= limits.items;
    if (full && open.length > 1) {
      at = closerOf(text, at);
      return at >= 0;
    }
    let key = "";
    if (inside.closer === "}") {
      if (text.charCodeAt(at) !== QUOTE) return false;
      const end = stringEnd(text, at);
      if (end < 0) return false;
      key = `${cutToken(text.slice(at, end), limits.string)}:`;
      at = skipSpace(text, end);
      if (text[at] !== ":") return false;
      at = skipSpace(text, at + 1);
    }
    if (full && (opens(text.charCodeAt(at)) || inside.closer === "]")) {
      at = valueEnd(text, at);
      return at >= 0;
    }
    emit(inside.items === 0 ? key : `,${key}`);
    inside.items += 1;
    return takeValue();
  };

  at = skipSpace(text, at);
  if (!takeValue()) return null;
  for (let fresh = true; ; ) {
    at = skipSpace(text, at);
    const inside = open.at(-1);
    if (inside === undefined) return at >= text.length ? out.join("") : null;
    if (text[at] === inside.closer) {
      emit(inside.closer);
      open.pop();
      at += 1;
      fresh = false;
      continue;
    }
    if (!fresh) {
      if (text[at] !== ",") return null;
      at = skipSpace(text, at + 1);
    }
    const depth = open.length;
    if (!takeItem(inside)) return null;
    fresh = open.length > depth;
  }
}
