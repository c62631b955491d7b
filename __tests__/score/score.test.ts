import { describe, expect, test } from "vitest";
import { gradeOf, roundPercent } from "../../src/score/grade.ts";
import { type ScoredCheck, score, scoreCategory } from "../../src/score/score.ts";

const check = (
  id: string,
  category: ScoredCheck["category"],
  verdicts: ("pass" | "part" | "fail")[],
): ScoredCheck => ({
  id,
  category,
  percent: null,
  rows: verdicts.map((verdict, index) => ({ row: `tool ${index}`, name: `t${index}`, verdict })),
});

describe("grades reproduce the published ones", () => {
  test.each([
    [100, "A"],
    [97, "A"],
    [96.94, "B"],
    [92.9, "B"],
    [90, "B"],
    [85.7, "C"],
    [60, "D"],
    [50, "D"],
    [49.9, "F"],
    [37.85, "F"],
    [0, "F"],
  ] as const)("%d is %s", (percent, grade) => expect(gradeOf(percent)).toBe(grade));

  test("96.96 is shown as 97.0 and graded as shown", () => {
    expect(roundPercent(96.96)).toBe(97);
    expect(gradeOf(96.96)).toBe("A");
  });
});

describe("a category", () => {
  test("is the mean of its rows, each the worst of its checks", () => {
    const a = check("leak", "safety", ["pass", "part", "pass", "pass"]);
    const b = check("secret-echo", "safety", ["pass", "fail", "pass", "part"]);
    expect(scoreCategory("safety", [a, b], 15, null).percent).toBe(62.5);
  });

  test("contract: an error makes the row 0, warnings alone 0.8", () => {
    const result = scoreCategory(
      "contract",
      [check("description", "contract", ["fail", "part", "pass"])],
      25,
      null,
    );
    expect(result.rows.map((row) => row.value)).toEqual([0, 0.8, 1]);
    expect(result.percent).toBe(60);
  });

  test("robustness: mean of crash-resilience, robust-input and safe-errors", () => {
    const resilience: ScoredCheck = { id: "crash-resilience", category: "robustness", percent: 90, rows: [] };
    const robust = check("robust-input", "robustness", ["pass", "part", "fail", "pass"]);
    const errors = check("safe-errors", "robustness", ["pass", "pass"]);
    const unscoredPart = check("bounds", "robustness", ["fail"]);
    const result = scoreCategory("robustness", [resilience, robust, errors, unscoredPart], 30, null);
    expect(result.parts).toEqual([
      { name: "crash-resilience", percent: 90 },
      { name: "robust-input", percent: 62.5 },
      { name: "safe-errors", percent: 100 },
    ]);
    expect(result.percent).toBe(84.2);
  });

  test("state: a percent of its own enters beside the rows", () => {
    const concurrency: ScoredCheck = { id: "concurrency", category: "state", percent: 50, rows: [] };
    const lifecycle = check("lifecycle", "state", ["pass"]);
    expect(scoreCategory("state", [concurrency, lifecycle], 10, null).percent).toBe(75);
  });

  test("did not run: no percent, and the reason", () => {
    expect(scoreCategory("state", [check("multiplexing", "state", ["pass"])], 10, "off")).toMatchObject({
      percent: null,
      grade: null,
      notRun: "off",
    });
    expect(scoreCategory("safety", [], 15, null).notRun).toMatch(/nothing/);
  });
});

describe("the whole", () => {
  test("weighs the categories that ran, and only those", () => {
    const contract = check("name", "contract", ["pass", "fail"]);
    const safety = check("leak", "safety", ["pass", "pass"]);
    const result = score([contract, safety], {}, {});
    expect(result.percent).toBe(roundPercent((50 * 25 + 100 * 15) / 40));
  });

  test("weights of the config replace single ones; 0 takes a category out of the sum", () => {
    const contract = check("name", "contract", ["fail"]);
    const safety = check("leak", "safety", ["pass"]);
    expect(score([contract, safety], { contract: 0 }, {}).percent).toBe(100);
  });

  test("nothing verified: no score", () => {
    expect(score([], {}, {})).toMatchObject({ percent: null, grade: null });
  });
});
