/** How one kind of text literal is written. Patterns are sticky. */
export interface TextRule {
  /** Matches all that comes before the first character of the text. */
  open: RegExp;
  /** What ends it; by default what `open` matched without its prefix letters. */
  close?: (opened: string) => string;
  escapes: boolean;
  lines: boolean;
  /** How a value is put into the text: `{x}`, `$x` or `${x}`, `\(x)`; null for none. */
  holes?: (opened: string) => "brace" | "dollar" | "swift" | null;
}

/** What has to be known of a language to tell its code from its comments and texts. */
export interface Dialect {
  /** Names the language where rules differ. */
  id: "python" | "go" | "rust" | "java" | "kotlin" | "csharp" | "php" | "ruby" | "swift";
  /** Comments; each pattern matches a whole one, or only its opening for nested ones. */
  comments: readonly RegExp[];
  nested: boolean;
  texts: readonly TextRule[];
}

const LINE = /\/\/[^\n]*/y;
const BLOCK = /\/\*[\s\S]*?(?:\*\/|$)/y;
const HASH = /#[^\n]*/y;
const OPEN_BLOCK = /\/\*/y;

const quotes = (opened: string) => opened.replace(/^[^"'`]*/, "");
const braceIf = (pattern: RegExp) => (opened: string) => (pattern.test(opened) ? ("brace" as const) : null);

const DOUBLE: TextRule = { open: /"/y, escapes: true, lines: false };
const TRIPLE: TextRule = { open: /"""/y, escapes: true, lines: true };
const SINGLE: TextRule = { open: /'/y, escapes: true, lines: false };
/** A character, never the lifetime of Rust. */
const CHARACTER: TextRule = {
  open: /b?'(?=(?:\\[^\n]{1,12}?|[^'\\\n]{1,2})')/y,
  close: () => "'",
  escapes: true,
  lines: false,
};

const PYTHON: Dialect = {
  id: "python",
  comments: [HASH],
  nested: false,
  texts: [
    {
      open: /[a-zA-Z]{0,2}(?:"""|''')/y,
      close: quotes,
      escapes: true,
      lines: true,
      holes: braceIf(/^\w*[fFtT]/),
    },
    { open: /[a-zA-Z]{0,2}["']/y, close: quotes, escapes: true, lines: false, holes: braceIf(/^\w*[fFtT]/) },
  ],
};
const GO: Dialect = {
  id: "go",
  comments: [LINE, BLOCK],
  nested: false,
  texts: [DOUBLE, { open: /`/y, escapes: false, lines: true }, CHARACTER],
};
const RUST: Dialect = {
  id: "rust",
  comments: [LINE, OPEN_BLOCK],
  nested: true,
  texts: [
    {
      open: /[bc]?r#*"/y,
      close: (opened) => `"${"#".repeat(opened.split("#").length - 1)}`,
      escapes: false,
      lines: true,
    },
    { open: /[bc]?"/y, close: () => '"', escapes: true, lines: true },
    CHARACTER,
  ],
};
const JAVA: Dialect = {
  id: "java",
  comments: [LINE, BLOCK],
  nested: false,
  texts: [TRIPLE, DOUBLE, CHARACTER],
};
const KOTLIN: Dialect = {
  id: "kotlin",
  comments: [LINE, OPEN_BLOCK],
  nested: true,
  texts: [
    { ...TRIPLE, escapes: false, holes: () => "dollar" },
    { ...DOUBLE, holes: () => "dollar" },
    CHARACTER,
  ],
};
const CSHARP: Dialect = {
  id: "csharp",
  comments: [LINE, BLOCK, /#[a-z][^\n]*/y],
  nested: false,
  texts: [
    { open: /\$*"{3,}/y, close: quotes, escapes: false, lines: true, holes: braceIf(/^\$/) },
    { open: /(?:\$@|@\$|@)"/y, close: () => '"', escapes: false, lines: true, holes: braceIf(/\$/) },
    { open: /\$?"/y, close: () => '"', escapes: true, lines: false, holes: braceIf(/^\$/) },
    CHARACTER,
  ],
};
const PHP: Dialect = {
  id: "php",
  comments: [LINE, BLOCK, /#(?!\[)[^\n]*/y],
  nested: false,
  texts: [
    { ...DOUBLE, lines: true, holes: () => "dollar" },
    { ...SINGLE, lines: true },
  ],
};
const RUBY: Dialect = {
  id: "ruby",
  comments: [HASH, /(?<=^|\n)=begin\b[\s\S]*?(?:\n=end|$)/y],
  nested: false,
  texts: [
    { ...DOUBLE, lines: true },
    { ...SINGLE, lines: true },
  ],
};
const SWIFT: Dialect = {
  id: "swift",
  comments: [LINE, OPEN_BLOCK],
  nested: true,
  texts: [
    { ...TRIPLE, holes: () => "swift" },
    { ...DOUBLE, holes: () => "swift" },
  ],
};

const BY_ENDING: Record<string, Dialect> = {
  py: PYTHON,
  go: GO,
  rs: RUST,
  java: JAVA,
  kt: KOTLIN,
  kts: KOTLIN,
  cs: CSHARP,
  php: PHP,
  rb: RUBY,
  swift: SWIFT,
};

/** The dialect of a file by its ending; null for one that is not read this way. */
export function dialectOf(path: string): Dialect | null {
  return BY_ENDING[path.slice(path.lastIndexOf(".") + 1)] ?? null;
}
