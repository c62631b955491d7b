import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { plain } from "../../src/text/plain.ts";
import { shellQuote } from "../../src/text/shell.ts";
import { CORPUS } from "./text-corpus.ts";

/** What a process can be given as an argument: no NUL, no lone surrogate, and not everything that is long. */
const words = Object.entries(CORPUS)
  .map(([name, text]) => [name, text.replace(/\0/g, "").replace(/\p{Cs}/gu, "")] as const)
  .filter(([, text]) => text.length < 1_000);

describe("a word for a shell", () => {
  test("of any text is read back by bash as it was", () => {
    const script = words.map(([, text]) => `printf '%s\\0' ${shellQuote(text)}`).join("\n");
    const read = execFileSync("bash", ["-c", script], { encoding: "utf8", env: { LC_ALL: "C.UTF-8" } });
    expect(read.split("\0").slice(0, -1)).toEqual(words.map(([, text]) => text));
  });

  test.each(words)("of %s is one line that says all of it when it is made harmless", (_, text) => {
    const quoted = shellQuote(text);
    expect(quoted).not.toMatch(/[\n\r]/);
    expect(plain(quoted)).toBe(quoted);
  });
});
