import type { Exchange } from "../model/evidence.ts";
import type { ParsedResponse } from "../model/facts.ts";
import { textsOf, textsOfFrame } from "./texts.ts";

/** Forms of stack traces and internal paths, each with the words that tell of it. A bare home path is none. Bounded, so that no text takes long. */
const FORMS: readonly [RegExp, string][] = [
  [/Traceback \(most recent call last\)/g, "a Python traceback"],
  [/\bFile "[^"\n]{1,300}", line \d+/g, "a Python stack frame"],
  [/\.py", line \d+/g, "a Python stack frame"],
  [
    /\bat [\w$.<>[\] ]{1,200} \((?=[^\s()]{0,300}?[./\\:])(?:file:|node:|[A-Za-z]:[\\/]|\/|(?!\d|<anonymous>)\S)[^\n()]{1,300}:\d+:\d+\)/g,
    "a JavaScript stack frame",
  ],
  [
    /\bat (?:async )?(?:file:\/\/|node:|[A-Za-z]:[\\/]|\/)[^\n()]{1,300}:\d+:\d+/g,
    "a JavaScript stack frame",
  ],
  [
    /\b(?:node_modules|site-packages)[\\/]{1,2}[^\s:"'()]{1,300}\.(?:[cm]?[jt]sx?|py)(?:["']?,? line |:|\()\d+/g,
    "a path of a dependency",
  ],
  [/\b[A-Za-z]:\\{1,2}(?:Users|Windows|Program Files(?: \(x86\))?)(?![\w ])/g, "a Windows path"],
  [
    /(?:(?<![\w.~/-])|(?<=file:\/\/))\/(?:home|Users|root)\/[^\s:"'()]{1,300}:\d+/g,
    "an internal path with a line number",
  ],
];

/** What a text that holds one of the forms holds besides: most texts hold none of it, and are read once to see that. */
const HINT = /Traceback|File "|\.py"|:\d|node_modules|site-packages|:\\/;

const READ_CHARS = 200_000;

const NOTHING = () => "";

/** What a text gives away of the server's inside, in words; null when nothing. `own`: texts of ours, which may well come back; asked for only then. */
export function findLeak(text: string, own: () => string = NOTHING): string | null {
  const read = text.slice(0, READ_CHARS);
  if (!HINT.test(read)) return null;
  for (const [form, words] of FORMS) {
    for (const [found] of read.matchAll(form)) if (!own().includes(found)) return words;
  }
  return null;
}

/** The same of an answer: of its text, and of the texts within its structured content. What was sent is ours. */
export function leakInAnswer(response: ParsedResponse, exchange: Exchange): string | null {
  const { text, structuredContent } = response;
  const whole = structuredContent === undefined ? text : `${text}\n${textsOf(structuredContent)}`;
  return findLeak(whole, () => textsOfFrame(exchange.request.raw));
}
