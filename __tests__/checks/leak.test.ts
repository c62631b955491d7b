import { describe, expect, it } from "vitest";
import check from "../../src/checks/safety/leak.ts";
import { evidence, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

const of = (input: Parameters<typeof evidence>[0]) => judged(check, evidence(input));
const TRACE = "Error: no\n    at handler (/srv/app/index.js:10:5)";

describe("leak", () => {
  it("passes answers that say nothing of the inside", () => {
    const calls = [
      { text: "Sunny. Notes are in /home/ada/notes." },
      { id: "wrong-type/city", refusal: "city" },
    ];
    expect(of({ calls })).toMatchObject({ verdict: "pass", rows: { get_weather: "pass" }, undeclared: [] });
  });

  it.each([
    ["an error result", { refusal: TRACE }],
    ["a success", { text: TRACE }],
    ["the message of an error", { error: { code: -32603, message: TRACE } }],
    ["the data of an error", { error: { code: -32603, message: "no", data: { stack: TRACE } } }],
    ["structured content", { result: { content: [], structuredContent: { error: { stack: TRACE } } } }],
    ["a resource", { result: { content: [{ type: "resource", resource: { uri: "x:", text: TRACE } }] } }],
  ])("finds it in %s", (_, reply) => {
    const { verdict, findings } = of({ calls: [{ id: "wrong-type/city", ...reply }] });
    expect(verdict).toBe("part");
    expect(findings[0]).toMatchObject({ tool: "get_weather", severity: "warning", case: "wrong-type/city" });
    expect(findings[0]?.message).toContain("a JavaScript stack frame");
  });

  it("counts the answers of each tool, in one finding", () => {
    const { findings, rows } = of({
      tools: [tool({ name: "a" }), tool({ name: "b" })],
      calls: [
        { tool: "a" },
        { tool: "a", id: "wrong-type/city", refusal: TRACE },
        { tool: "a", id: "robust/nulls", refusal: TRACE },
        { tool: "b", refusal: "no" },
      ],
    });
    expect(rows).toEqual({ a: "part", b: "pass" });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain("2 of 3");
  });

  it("looks at the answers to protocol probes", () => {
    const probe = { purpose: "protocol", caseKey: "protocol/unknown-tool", method: "tools/call" } as const;
    const { findings, rows } = of({ probes: [{ ...probe, error: { code: -32602, message: TRACE } }] });
    expect(rows).toEqual({ "(server)": "part" });
    expect(findings[0]).toMatchObject({ tool: null });
  });

  it("lets a path come back that was sent", () => {
    const args = { city: "/home/ada/x.ts:3" };
    expect(of({ calls: [{ args, refusal: "/home/ada/x.ts:3 is no city" }] }).verdict).toBe("pass");
  });

  it("does not apply when nothing was answered", () => {
    expect(of({ calls: [{ timeout: true }] }).verdict).toBe("n/a");
  });
});
