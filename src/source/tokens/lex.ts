import type { Dialect, TextRule } from "./dialects.ts";

/** A word, a text literal or a mark of the code; comments are none. Lines and columns count from 1, ends are exclusive. */
export interface Token {
  kind: "word" | "text" | "mark";
  /** The word or mark; of a literal, what stands within its quotes. */
  text: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** How values are put into the text; null where what is written is the value. */
  holes: "brace" | "dollar" | "swift" | null;
}

const OPENS_HOLE = { brace: "{", dollar: "$", swift: "\\(" };
const SPACE = /\s+/y;
const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y;
const NUMBER = /\d[\w.]*/y;
const MARK = /::|:=|==|!=|=>|->|[\s\S]/y;
/** A file with more tokens than this is generated. */
const MOST_TOKENS = 1_000_000;

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Where a nested block comment that opens at `at` ends. */
function endOfNested(text: string, at: number): number {
  const edge = /\/\*|\*\//g;
  edge.lastIndex = at;
  let depth = 0;
  for (let found = edge.exec(text); found !== null; found = edge.exec(text)) {
    depth += found[0] === "/*" ? 1 : -1;
    if (depth === 0) return edge.lastIndex;
  }
  return text.length;
}

function endOfComment(text: string, at: number, dialect: Dialect): number | null {
  for (const pattern of dialect.comments) {
    const found = matchAt(pattern, text, at);
    if (found === null) continue;
    return dialect.nested && found === "/*" ? endOfNested(text, at) : at + found.length;
  }
  return null;
}

/** Where the text that begins at `from` ends: before its closing quote, or at the end of the line when it has none. */
function endOfText(text: string, from: number, close: string, rule: TextRule): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith(close, at)) return at;
    const one = text[at];
    if (one === "\\" && rule.escapes) at += 1;
    else if (one === "\n" && !rule.lines) return at;
  }
  return text.length;
}

interface Span {
  kind: Token["kind"];
  text: string;
  end: number;
  holes: Token["holes"];
}

function literalAt(text: string, at: number, dialect: Dialect): Span | null {
  for (const rule of dialect.texts) {
    const opened = matchAt(rule.open, text, at);
    if (opened === null) continue;
    const close = rule.close?.(opened) ?? opened;
    const end = endOfText(text, at + opened.length, close, rule);
    const closed = text.startsWith(close, end) ? end + close.length : end;
    const inner = text.slice(at + opened.length, end);
    const holes = rule.holes?.(opened) ?? null;
    const filled = holes !== null && inner.includes(OPENS_HOLE[holes]);
    return { kind: "text", text: inner, end: closed, holes: filled ? holes : null };
  }
  return null;
}

function spanAt(text: string, at: number, dialect: Dialect): Span {
  const literal = literalAt(text, at, dialect);
  if (literal !== null) return literal;
  const word = matchAt(WORD, text, at);
  if (word !== null) return { kind: "word", text: word, end: at + word.length, holes: null };
  const mark = matchAt(NUMBER, text, at) ?? matchAt(MARK, text, at) ?? text[at] ?? "";
  return { kind: "mark", text: mark, end: at + Math.max(1, mark.length), holes: null };
}

/** Counts lines and columns of places that only ever go forward. */
class Position {
  line = 1;
  private lineStart = 0;
  private nextBreak: number;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.nextBreak = text.indexOf("\n");
  }

  /** The column of `at`, which is not before any earlier one. */
  columnOf(at: number): number {
    while (this.nextBreak >= 0 && this.nextBreak < at) {
      this.line += 1;
      this.lineStart = this.nextBreak + 1;
      this.nextBreak = this.text.indexOf("\n", this.lineStart);
    }
    return at - this.lineStart + 1;
  }
}

/** Takes a file's text apart. Linear in its length; what is not well-formed gives some tokens, never an error. */
export function lex(text: string, dialect: Dialect): Token[] {
  const tokens: Token[] = [];
  const position = new Position(text);
  let at = 0;
  while (at < text.length && tokens.length < MOST_TOKENS) {
    const skipped = matchAt(SPACE, text, at)?.length ?? 0;
    const after = skipped > 0 ? at + skipped : endOfComment(text, at, dialect);
    if (after !== null) {
      at = after;
      continue;
    }
    const span = spanAt(text, at, dialect);
    const column = position.columnOf(at);
    const { line } = position;
    const endColumn = position.columnOf(span.end);
    const { kind, holes } = span;
    tokens.push({ kind, text: span.text, line, column, endLine: position.line, endColumn, holes });
    at = span.end;
  }
  return tokens;
}
