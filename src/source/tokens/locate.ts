import type { Registration } from "../registration.ts";
import { mayRegister, type SourceFile } from "../walk.ts";
import { describedTools } from "./classes.ts";
import { behind, type Code, isMark, readCode, wordAt } from "./code.ts";
import { constantsOf, joinConstants } from "./constants.ts";
import { markedTools } from "./marked.ts";
import type { Scope } from "./value.ts";
import { writtenTools } from "./written.ts";

/** Where the tests within a Rust file stand: what `#[cfg(test)]`, `#[test]` and the like belong to. */
function testsIn(code: Code): [number, number][] {
  if (code.dialect.id !== "rust") return [];
  const found: [number, number][] = [];
  for (let at = 0; at < code.tokens.length; at += 1) {
    if (!isMark(code, at, "#") || !isMark(code, at + 1, "[")) continue;
    let end = behind(code, at + 1);
    const words = Array.from({ length: end - at }, (_, nth) => wordAt(code, at + nth));
    if (!words.includes("test") || words.includes("not")) continue;
    while (end < code.tokens.length && !isMark(code, end, "{", ";")) end = behind(code, end);
    end = behind(code, end);
    const first = code.tokens[at];
    const last = code.tokens[end - 1];
    if (first !== undefined && last !== undefined) found.push([first.line, last.endLine]);
    at = end - 1;
  }
  return found;
}

function toolsIn(scope: Scope): Registration[] {
  const tests = testsIn(scope.code);
  const found = [...markedTools(scope), ...writtenTools(scope), ...describedTools(scope)];
  return found.filter((one) => !tests.some(([from, to]) => from <= one.line && one.line <= to));
}

/** Reads the files of all languages but the scripts until `expired` says that time is up. */
export function readCodes(files: readonly SourceFile[], expired: () => boolean): Code[] {
  const codes: Code[] = [];
  for (const file of files) {
    if (expired()) break;
    const code = mayRegister(file) ? readCode(file) : null;
    if (code !== null) codes.push(code);
  }
  return codes;
}

/** Every tool that these files register under a name that is certain. Constants count within their language only. */
export function toolsInCodes(codes: readonly Code[], expired: () => boolean): Registration[] {
  const scopes = codes.map((code) => ({ code, own: constantsOf(code) }));
  const found: Registration[] = [];
  for (const id of new Set(codes.map((code) => code.dialect.id))) {
    const same = scopes.filter(({ code }) => code.dialect.id === id);
    const all = joinConstants(same.map(({ own }) => own));
    for (const { code, own } of same) if (!expired()) found.push(...toolsIn({ code, own, all }));
  }
  return found;
}
