import { describe, expect, test } from "vitest";
import { createLineSplitter } from "../../src/record/lines.ts";

function split(chunks: readonly Buffer[]): { lines: string[]; tooLong: number } {
  const lines: string[] = [];
  let tooLong = 0;
  const splitter = createLineSplitter(
    (line) => lines.push(line),
    () => {
      tooLong += 1;
    },
  );
  for (const chunk of chunks) splitter.push(chunk);
  splitter.end();
  return { lines, tooLong };
}

describe("lines", () => {
  const text = 'first\r\n\n{"ä":"😀"}\nlast';
  const expected = ["first", "", '{"ä":"😀"}', "last"];

  test.each([1, 2, 3, 5, 7, 100])("are the same in chunks of %i bytes", (size) => {
    const bytes = Buffer.from(text);
    const chunks = [];
    for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
    expect(split(chunks)).toEqual({ lines: expected, tooLong: 0 });
  });

  test("that never end are given up once, and nothing after them is read", () => {
    const block = Buffer.alloc(8 << 20, 0x78);
    const chunks = Array.from({ length: 20 }, () => block);
    expect(split([Buffer.from("ok\n"), ...chunks, Buffer.from("\nmore\n")])).toEqual({
      lines: ["ok"],
      tooLong: 1,
    });
  });
});
