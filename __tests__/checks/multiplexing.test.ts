import { describe, expect, it } from "vitest";
import check from "../../src/checks/state/multiplexing.ts";
import { evidence, type Reply, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

const CALLS = [
  { tool: "a", text: "A" },
  { tool: "b", text: "B" },
];

/** Two tools that answer A and B alone; the replies are those to the calls of a and b in flight together. */
function of(a: Reply, b: Reply, list: Reply = { result: { tools: [] } }) {
  const probe = (key: string, reply: Reply) => ({ purpose: "multiplexing", caseKey: key, ...reply }) as const;
  return judged(
    check,
    evidence({
      tools: [tool({ name: "a" }), tool({ name: "b" })],
      calls: CALLS,
      probes: [
        probe("multiplexing/1 0/valid", a),
        probe("multiplexing/2 1/valid", b),
        { ...probe("multiplexing/3", list), method: "tools/list" },
      ],
    }),
  );
}

describe("multiplexing", () => {
  it("passes when each call gets its own answer", () => {
    expect(of({ text: "A" }, { text: "B" })).toMatchObject({ verdict: "pass", findings: [], undeclared: [] });
  });

  it("passes answers that change with every call", () => {
    expect(of({ text: "A at 10:31" }, { text: "B at 10:32" }).verdict).toBe("pass");
  });

  it.each<[string, Reply, RegExp]>([
    ["never comes", { timeout: true }, /1 of 3 .*not answered/],
    ["is cut off", { crash: { code: 1 } }, /1 of 3 .*not answered/],
    ["is that of the other call", { text: "A" }, /1 of 3 .*answer of another call/],
    ["is an error", { refusal: "busy" }, /1 of 3 .*error/],
    ["is none the protocol allows", { result: {} }, /1 of 3 .*error/],
  ])("fails when an answer %s", (_, reply, message) => {
    const { verdict, findings } = of({ text: "A" }, reply);
    expect(verdict).toBe("fail");
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: "error", tool: "b" });
    expect(findings[0]?.message).toMatch(message);
  });

  it("fails when the list between the calls is not answered", () => {
    expect(of({ text: "A" }, { text: "B" }, { timeout: true }).findings[0]).toMatchObject({ tool: null });
  });

  it("does not accuse a server that limits its callers", () => {
    expect(of({ text: "A" }, { refusal: "429 Too Many Requests" }).verdict).toBe("pass");
  });

  it("does not apply when nothing was sent together", () => {
    expect(judged(check, evidence({ calls: [{}] })).verdict).toBe("n/a");
  });
});
