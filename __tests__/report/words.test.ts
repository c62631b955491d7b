import { describe, expect, it } from "vitest";
import { coverageText } from "../../src/report/words.ts";

describe("coverageText", () => {
  it.each([
    [2, 2, 1, "all called"],
    [3, 2, 1, "2 called, 1 not"],
    [2, 2, 0, "all called, no valid call served"],
    [3, 2, 0, "2 called, 1 not, no valid call served"],
    [3, 0, 0, "0 called, 3 not"],
  ])("of %i tools, %i called, %i served: %s", (tools, called, calledValidly, text) => {
    expect(coverageText({ tools, called, calledValidly, level: "" })).toBe(text);
  });
});
