/** A line longer than this is read no further. */
const READ_CHARS = 2_000;

const TRACEBACK = /^\s*Traceback \(most recent call last\):/;
/** The last line of a traceback of Python: at the margin, the class with its module, and often a text. */
const RAISED =
  /^[A-Za-z_][\w.]*(?:Error|Exception|Exit|Interrupt|Warning|NotFound)\b(?::|$)|^[a-z_]\w*(?:\.\w+)+: \S/;
/** Rust, since 1.73: the text is on the next line; before that it stood in the line itself. */
const PANICKED = /^thread '[^']{0,100}' (?:\(\d+\) )?panicked at /;
const PANICKED_WITH = /panicked at '.{1,1000}', [^\s']+:\d+:\d+/;

/** Lines that name an error by themselves. */
const NAMES: readonly RegExp[] = [
  /^(?:Uncaught )?(?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?: \S/,
  /^(?:Uncaught )?[A-Z]\w*Error(?: \[\w+\])?$/,
  /^(?:panic|fatal error): \S/,
  /^\[?(?:error|fatal)\]?:? \S/i,
  /^[^\s:]{1,100}: (?:(?:line )?\d+: )?[^\s:]{1,100}: (?:command )?not found$/,
];

/** Index of the line that ends a traceback which starts before `from`; -1 when there is none. */
function endOfTraceback(lines: readonly string[]): number {
  const start = lines.findLastIndex((line) => TRACEBACK.test(line));
  if (start < 0) return -1;
  const after = lines.slice(start + 1).findIndex((line) => RAISED.test(line));
  return after < 0 ? -1 : start + 1 + after;
}

/** Where a panic of Rust says what happened; -1 when nothing panicked. */
function panicOf(lines: readonly string[]): number {
  const at = lines.findIndex((line) => PANICKED.test(line));
  if (at < 0 || PANICKED_WITH.test(lines[at] ?? "")) return at;
  return (lines[at + 1] ?? "").trim() === "" ? at : at + 1;
}

/** Go writes the panic first and where it happened below; of several it is the first that the others follow from. */
function firstPanic(lines: readonly string[]): number {
  return lines.findIndex((line) => /^(?:panic|fatal error): \S/.test(line));
}

/**
 * The line of a program's stderr that names what ended it, in the shapes of Node, Python, Go and Rust; null when none does.
 * The last lines are often a stack, a list of paths that were tried, or the version of the runtime.
 */
export function namingLine(stderr: string): string | null {
  const lines = stderr.split(/\r?\n/).map((line) => line.slice(0, READ_CHARS).trimEnd());
  const certain = [endOfTraceback(lines), panicOf(lines), firstPanic(lines)].find((at) => at >= 0);
  const at = certain ?? lines.findLastIndex((line) => NAMES.some((shape) => shape.test(line)));
  return lines[at]?.trim() || null;
}

/** Where the frames of Node, Java and C# begin. */
const FRAMES = /\r?\n\s+at \S/;

/** What a text says of an error, without the stack that follows or precedes it. */
export function withoutStack(text: string): string {
  const frames = text.search(FRAMES);
  if (frames > 0) return text.slice(0, frames);
  return text.split("\n").some((line) => TRACEBACK.test(line)) ? (namingLine(text) ?? text) : text;
}
