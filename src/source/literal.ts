import type { Location } from "../model/evidence.ts";
import type { SourceFile } from "./walk.ts";

/** One mention of a tool's name as a whole string literal. */
interface Mention {
  path: string;
  line: number;
  /** How sure the line is to register the tool; see `rank`. */
  rank: number;
}

/** Names shorter than this are too common to be looked for. */
const SHORTEST = 2;
const LITERAL = /(["'`])([A-Za-z0-9_.\-/]{2,128})\1/g;

const REGISTERS =
  /\b(?:registerTool|addTool|add_tool|tool|NewTool|defineTool|createTool|register_tool|Tool)\s*(?:<[^>]{0,80}>)?\(\s*$/;
const NAME_MEMBER = /\b(?:name|Name)\s*[:=]\s*$/;

/** 3: the first argument of a registering call; 2: the value of a `name`; 1: any other mention. */
function rank(before: string): number {
  if (REGISTERS.test(before)) return 3;
  return NAME_MEMBER.test(before) ? 2 : 1;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: readonly number[], index: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** Python, Rust and others name a tool by the function that a decorator or attribute stands on. */
const DECORATED =
  /(?:@[\w.]*\btool\b[^\n]*|#\[\s*tool\b[^\n]*)\n(?:[ \t]*(?:@|#\[)[^\n]*\n){0,5}[ \t]*(?:pub\s+)?(?:async\s+)?(?:def|fn)\s+([A-Za-z_]\w*)/g;

/** C# names a tool by the method, in snake case and without `Async`, when the attribute gives no name. */
const ATTRIBUTED =
  /\[McpServerTool\b[^\n]{0,400}\][ \t]*\r?\n(?:[ \t]*\[[^\n]{0,400}\][ \t]*\r?\n){0,5}[ \t]*public\s[^\n(;={]{1,200}?\s(\w{1,128})\(/g;

function snakeCase(method: string): string {
  return method
    .replace(/Async$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase();
}

function mentionsIn(
  file: SourceFile,
  wanted: ReadonlySet<string>,
  add: (name: string, mention: Mention) => void,
): void {
  const starts = lineStarts(file.text);
  for (const match of file.text.matchAll(LITERAL)) {
    const name = match[2] ?? "";
    if (!wanted.has(name)) continue;
    const before = file.text.slice(Math.max(0, match.index - 120), match.index);
    add(name, { path: file.path, line: lineOf(starts, match.index), rank: rank(before) });
  }
  for (const match of file.text.matchAll(DECORATED)) {
    const name = match[1] ?? "";
    if (!wanted.has(name)) continue;
    const at = match.index + match[0].lastIndexOf(name);
    add(name, { path: file.path, line: lineOf(starts, at), rank: 3 });
  }
  if (!file.path.endsWith(".cs")) return;
  for (const match of file.text.matchAll(ATTRIBUTED)) {
    const method = match[1] ?? "";
    const at = match.index + match[0].lastIndexOf(method);
    const mention = { path: file.path, line: lineOf(starts, at), rank: 3 };
    for (const name of new Set([method, snakeCase(method)])) if (wanted.has(name)) add(name, mention);
  }
}

/** The one best mention; null when two are equally good, since a wrong place is worse than none. */
function best(mentions: readonly Mention[]): Location | null {
  const top = Math.max(0, ...mentions.map((one) => one.rank));
  const [first, ...others] = mentions.filter((one) => one.rank === top);
  if (first === undefined || others.some((one) => one.path !== first.path || one.line !== first.line))
    return null;
  return { path: first.path, line: first.line, endLine: first.line };
}

/** Where each tool is registered, as far as its name stands in the sources as a literal. */
export function locateByLiteral(
  files: Iterable<SourceFile>,
  names: readonly string[],
): {
  locations: Record<string, Location>;
  filesRead: number;
} {
  const wanted = new Set(names.filter((name) => name.length >= SHORTEST));
  const mentions = new Map<string, Mention[]>();
  let filesRead = 0;
  for (const file of files) {
    filesRead += 1;
    mentionsIn(file, wanted, (name, mention) => mentions.set(name, [...(mentions.get(name) ?? []), mention]));
  }
  const locations: Record<string, Location> = Object.create(null);
  for (const [name, found] of mentions) {
    const location = best(found);
    if (location !== null) locations[name] = location;
  }
  return { locations: { ...locations }, filesRead };
}
