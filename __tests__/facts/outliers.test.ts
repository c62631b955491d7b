import { describe, expect, it } from "vitest";
import { median, outliers } from "../../src/facts/outliers.ts";

const figures = (...values: number[]) => values.map((value, tool) => ({ key: `${tool}/valid`, tool, value }));

describe("median", () => {
  it.each<[number[], number | null]>([
    [[], null],
    [[7], 7],
    [[1, 9], 5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])("of %j is %s", (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it("leaves its input as it was", () => {
    const values = Object.freeze([3, 1, 2]) as number[];
    expect(median(values)).toBe(2);
  });
});

describe("outliers", () => {
  const flagged = (values: number[], threshold = 5_000, floor = 250) =>
    outliers(figures(...values), threshold, floor).map(({ tool, why }) => `${tool} ${why}`);

  it.each<[string, number[], string[]]>([
    ["nothing", [], []],
    ["one over the threshold", [5_001], ["0 absolute"]],
    ["one at the threshold", [5_000], []],
    ["three times the median among three", [100, 100, 301], ["2 relative"]],
    ["exactly three times", [100, 100, 300], []],
    ["two figures only", [10, 4_000], []],
    ["one under the floor", [1, 1, 200], []],
    ["a median of nothing", [0, 0, 900], []],
    ["both", [100, 100, 400, 9_000, 100], ["2 relative", "3 absolute"]],
  ])("of %s", (_, values, expected) => {
    expect(flagged(values)).toEqual(expected);
  });

  it("follow the published rule with a floor of nothing", () => {
    expect(flagged([1, 1, 4], 5_000, 0)).toEqual(["2 relative"]);
  });

  it("tell how many times the median", () => {
    expect(outliers(figures(100, 100, 355), 5_000, 0)[0]?.times).toBe(3.5);
  });
});
