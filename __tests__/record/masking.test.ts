import { describe, expect, test } from "vitest";
import { cutFrame } from "../../src/record/frames.ts";
import { createLog } from "../../src/record/log.ts";
import { maskData, maskFrame, maskTexts } from "../../src/record/masking.ts";
import { createMasker } from "../../src/text/mask.ts";
import { planOf, run, settings } from "./run.ts";

const SECRET = "SECRET-VALUE-1";
const mask = createMasker([
  { name: "API_KEY", value: SECRET },
  { name: "API_PIN", value: "90210" },
]);

describe("masking of values", () => {
  test("reaches texts and names of members, and numbers where they are data", () => {
    const value = { [SECRET]: [SECRET, 90210, null, true], pin: 90210 };
    expect(maskData(value, mask)).toEqual({
      "***API_KEY***": ["***API_KEY***", "***API_PIN***", null, true],
      pin: "***API_PIN***",
    });
    expect(maskTexts({ timeoutMs: 90210 }, mask)).toEqual({ timeoutMs: 90210 });
  });

  test("keeps a member called `__proto__` one", () => {
    const value = JSON.parse('{"__proto__":{"a":"SECRET-VALUE-1"}}');
    expect(JSON.stringify(maskData(value, mask))).toBe('{"__proto__":{"a":"***API_KEY***"}}');
  });
});

describe("masking of frames", () => {
  test("leaves JSON that is JSON", () => {
    expect(maskFrame('{"a":"SECRET-VALUE-1"}', mask)).toBe('{"a":"***API_KEY***"}');
    expect(maskFrame('{"pin":90210,"a":1}', mask)).toBe('{"pin":"***API_PIN***","a":1}');
    expect(maskFrame("text SECRET-VALUE-1", mask)).toBe("text ***API_KEY***");
  });

  test("comes before cutting: no half of a secret is left at any edge", () => {
    const log = createLog(mask);
    for (let before = 19_980; before < 20_010; before += 1) {
      const raw = JSON.stringify({
        id: 1,
        result: [`${"-".repeat(before)}${SECRET}`, "x".repeat(1_100_000)],
      });
      expect(cutFrame(raw, "other").cut).toBe(true);
      expect(log.frame(raw, "other").raw).not.toContain("SECRET-V");
    }
    expect(log.text(`${"-".repeat(90)}${SECRET}`, 100)).not.toContain("SECRET");
  });
});

test("evidence holds a secret nowhere, whichever way it came", async () => {
  const tools = ["echo", "secret-on-stderr", SECRET];
  const plan = planOf(tools, ["echo", "secret-on-stderr", SECRET]);
  for (const item of plan.cases) item.arguments = { q: SECRET, pin: 90210 };
  const changed = settings();
  const told: string[] = [];
  const evidence = await run({
    tools,
    mask,
    onProgress: (progress) => void told.push(JSON.stringify(progress)),
    plan: () => plan,
    env: { API_KEY: SECRET },
    record: {
      probes: [
        {
          name: "p",
          tool: "echo",
          arguments: { q: SECRET, pin: 90210 },
          expect: { contains: SECRET },
          retries: 0,
        },
      ],
      timeoutMs: changed.record.timeoutMs,
    },
  });
  const text = JSON.stringify(evidence);
  expect(text).not.toContain("SECRET");
  expect(text).not.toContain("90210");
  expect(told.length).toBeGreaterThan(0);
  expect(told.join()).not.toContain("SECRET");
  expect(evidence.connections[0]?.stderr.tail).toMatch(/^\*+API_KEY\*\*\*-+\n$/);
  expect(evidence.exchanges.every((one) => JSON.parse(one.request.raw).jsonrpc === "2.0")).toBe(true);
});

test("a failure holds no secret either", async () => {
  const { failure } = await run({ traits: ["greet-error"], mask });
  expect(failure?.message).toContain("no licence for ***API_KEY***");
});
