/** Forms of stack traces and internal paths, each with the words that tell of it. A bare home path is none. */
const FORMS: readonly [RegExp, string][] = [
  [/Traceback \(most recent call last\)/, "a Python traceback"],
  [/\bFile "[^"\n]{1,300}", line \d+/, "a Python stack frame"],
  [/\.py", line \d+/, "a Python stack frame"],
  [
    /\bat (?:async )?(?:[\w$.<>[\] ]{1,200} \()?(?:file:\/\/|node:|[A-Za-z]:\\|\/)[^\s()]{1,300}:\d+:\d+\)?/,
    "a JavaScript stack frame",
  ],
  [
    /\b(?:node_modules|site-packages)\/[^\s:"']{1,300}\.(?:[cm]?[jt]sx?|py)(?:", line |:)\d+/,
    "a path of a dependency",
  ],
  [/\b[A-Za-z]:\\(?:Users|Windows|Program Files(?: \(x86\))?)\\/, "a Windows path"],
  [/(?:^|[\s"'(=])\/(?:home|Users|root)\/[^\s:"']{1,300}:\d+/m, "an internal path with a line number"],
];

const READ_CHARS = 50_000;

/** What a text gives away of the server's inside, in words; null when nothing. */
export function findLeak(text: string): string | null {
  const read = text.slice(0, READ_CHARS);
  return FORMS.find(([form]) => form.test(read))?.[1] ?? null;
}
