const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LITERAL = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Whether a character opens an object or an array. */
export const opens = (code: number) => code === 0x7b || code === 0x5b;
const closes = (code: number) => code === 0x7d || code === 0x5d;

/** Position of the first character from `from` on that is no white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code === 0x20 || (code >= 9 && code <= 13); ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** Position after the string that starts at `from`, -1 when it never ends. */
export function stringEnd(text: string, from: number): number {
  for (let quote = text.indexOf('"', from + 1); quote > 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
  }
  return -1;
}

/** Deepest nesting of brackets in a JSON text; brackets in its strings do not count. */
export function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = stringEnd(text, at);
      if (end < 0) break;
      at = end - 1;
    } else if (opens(code)) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (closes(code)) depth -= 1;
  }
  return deepest;
}

/** Position of the bracket that closes what `from` lies in, -1 when there is none. */
export function closerOf(text: string, from: number): number {
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
export function valueEnd(text: string, from: number): number {
  const code = text.charCodeAt(from);
  if (code === QUOTE) return stringEnd(text, from);
  if (opens(code)) return closerOf(text, from + 1) + 1 || -1;
  LITERAL.lastIndex = from;
  return LITERAL.test(text) ? LITERAL.lastIndex : -1;
}
