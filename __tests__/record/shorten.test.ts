import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutFrame, readLine } from "../../src/record/frames.ts";
import { shorten } from "../../src/record/shorten.ts";
import { nesting } from "../../src/text/json-scan.ts";

const ALL = { total: Infinity, string: Infinity, items: Infinity, depth: Infinity };

describe("shorten", () => {
  const values = [
    null,
    true,
    -1.5e300,
    "",
    'a "quoted" \\ back\\\\slash \u2028 \n',
    [],
    {},
    [[], {}, [1, [2, [3]]]],
    { a: 1, "b\\": { c: ["}", "]", "{"] }, __proto__x: null },
    { result: { content: [{ type: "text", text: "x" }] }, jsonrpc: "2.0", id: 5 },
  ];

  test.each(values.map((value) => [JSON.stringify(value)]))("without limits %s stays as it is", (text) => {
    expect(shorten(text, ALL)).toBe(text);
  });

  test.each(values.map((value) => [JSON.stringify(value, null, 2)]))("white space may go: %s", (text) => {
    expect(JSON.parse(shorten(text, ALL) ?? "!")).toEqual(JSON.parse(text));
  });

  test.each(["", "{", "[1,", '{"a"', '{"a":', '{"a" 1}', '["x', "[1 2]", "{} {}", "nope", '{"a":1,}x', "[}"])(
    "%s is not JSON",
    (text) => {
      expect(shorten(text, ALL)).toBeNull();
    },
  );

  test("cuts strings, never within an escape sequence", () => {
    for (let max = 0; max < 30; max += 1) {
      const text = JSON.stringify(['ab\\\\\u0007\n"c\u0001\u0002dé😀x'.repeat(3)]);
      const short = shorten(text, { ...ALL, string: max });
      expect(() => JSON.parse(short ?? "")).not.toThrow();
    }
  });

  test("the outermost scalars survive whatever comes before them", () => {
    const text = JSON.stringify({ result: { rows: Array(5_000).fill({ a: "b" }) }, jsonrpc: "2.0", id: 7 });
    const short = JSON.parse(shorten(text, { ...ALL, total: 100 }) ?? "");
    expect(short).toMatchObject({ jsonrpc: "2.0", id: 7 });
    expect(JSON.stringify(short).length).toBeLessThan(300);
  });

  test("items beyond the limit and levels beyond the depth are left out", () => {
    expect(shorten('{"r":[1,2,3,4],"id":1}', { ...ALL, items: 2 })).toBe('{"r":[1,2],"id":1}');
    expect(shorten('{"r":{"s":{"t":1}},"id":1}', { ...ALL, depth: 2 })).toBe('{"r":{"s":"… (cut)"},"id":1}');
  });

  test("a million levels and a hundred thousand escapes take linear time", () => {
    const deep = `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`;
    expect(nesting(deep)).toBe(1_000_000);
    expect(JSON.parse(shorten(deep, { ...ALL, depth: 3 }) ?? "")).toEqual([[["… (cut)"]]]);
    const slashes = `["${"\\\\".repeat(1_000_000)}"]`;
    expect(shorten(slashes, ALL)).toBe(slashes);
  });
});

test("any JSON: whole without limits, valid JSON with them", () => {
  const limit = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(fc.json(), limit, limit, limit, limit, (text, total, string, items, depth) => {
      expect(JSON.parse(shorten(text, ALL) ?? "!")).toEqual(JSON.parse(text));
      expect(() => JSON.parse(shorten(text, { total, string, items, depth }) ?? "!")).not.toThrow();
    }),
    { numRuns: 2_000, seed: 1 },
  );
});

test("any text: never throws, and is not longer than it was but for its marks", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[[\]{}",:\\ae0-9 ]{0,60}$/), (text) => {
      expect((shorten(text, ALL) ?? "").length).toBeLessThanOrEqual(text.length);
      expect(nesting(text)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2_000, seed: 1 },
  );
});

test("brackets within strings do not hide how deep a text is", () => {
  const tricky = `${'["]]",'.repeat(5_000)}1${"]".repeat(5_000)}`;
  expect(JSON.parse(tricky)).toHaveLength(2);
  expect(nesting(tricky)).toBe(5_000);
  expect(nesting(JSON.stringify(["[[[[", { "{": 1 }]))).toBe(2);
});

describe("cutFrame", () => {
  test("keeps short frames, cuts long ones to valid JSON", () => {
    expect(cutFrame('{"id":1}', "other")).toEqual({ raw: '{"id":1}', cut: false });
    const long = JSON.stringify({ jsonrpc: "2.0", id: 1, result: { content: [{ text: "x".repeat(2e6) }] } });
    const { raw, cut } = cutFrame(long, "other");
    expect(cut).toBe(true);
    expect(raw.length).toBeLessThan(30_000);
    expect(JSON.parse(raw)).toMatchObject({ jsonrpc: "2.0", id: 1 });
  });

  test("a long list stays whole, the answer of a liveness check does not", () => {
    const list = JSON.stringify({ result: { tools: [{ name: "n".repeat(2e6) }] }, id: 1 });
    expect(cutFrame(list, "list")).toEqual({ raw: list, cut: false });
    expect(cutFrame(list, "liveness").raw.length).toBeLessThan(1_000);
  });

  test("a frame that is too deep is cut whatever its length", () => {
    const deep = `{"id":1,"result":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const { raw, cut } = cutFrame(deep, "list");
    expect(cut).toBe(true);
    expect(nesting(raw)).toBe(500);
    expect(() => JSON.stringify(JSON.parse(raw))).not.toThrow();
  });
});

describe("readLine", () => {
  const kind = (line: string) => readLine(line)?.kind ?? "noise";

  test.each([
    ['{"jsonrpc":"2.0","id":1,"result":{}}', "response"],
    ['{"jsonrpc":"2.0","id":null,"error":{"code":-32700}}', "response"],
    ['{"id":1,"result":null}', "response"],
    ['{"jsonrpc":"2.0","id":1,"method":"ping"}', "request"],
    ['{"jsonrpc":"2.0","id":"a","method":"roots/list"}', "request"],
    ['{"jsonrpc":"2.0","id":{"a":1},"method":"ping"}', "invalid"],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', "invalid"],
    ['{"jsonrpc":"2.0","method":"notifications/message"}', "notification"],
    ['{"jsonrpc":"2.0"}', "invalid"],
    ['{"jsonrpc":"2.0","result":{}}', "invalid"],
    ['[{"jsonrpc":"2.0","id":1,"result":{}}]', "batch"],
    ["[1,2]", "noise"],
    ["[]", "noise"],
    ['{"level":"info","msg":"started"}', "noise"],
    ['{"method":"GET","path":"/"}', "noise"],
    ["listening on port 3000", "noise"],
    ["{broken", "noise"],
    ["42", "noise"],
    ["null", "noise"],
    ["", "noise"],
  ])("%s is %s", (line, expected) => {
    expect(kind(line)).toBe(expected);
  });

  test("names of Object.prototype do not count as members", () => {
    expect(kind('{"__proto__":{"id":1,"result":{},"jsonrpc":"2.0"}}')).toBe("noise");
  });

  test("long and deep lines are understood from their outline", () => {
    const long = JSON.stringify({ result: { text: "x".repeat(1e6) }, jsonrpc: "2.0", id: 3 });
    expect(readLine(long)).toMatchObject({ kind: "response", id: 3, text: long });
    const deep = `{"jsonrpc":"2.0","result":${"[".repeat(100_000)}${"]".repeat(100_000)},"id":4}`;
    expect(readLine(deep)).toMatchObject({ kind: "response", id: 4 });
  });
});
