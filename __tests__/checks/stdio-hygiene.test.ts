import { describe, expect, it } from "vitest";
import check from "../../src/checks/protocol/stdio-hygiene.ts";
import { evidence, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

const of = (input: Parameters<typeof evidence>[0]) => judged(check, evidence(input));

describe("stdio-hygiene", () => {
  it("passes a server that writes JSON-RPC only", () => {
    expect(of({ calls: [{}] })).toMatchObject({ verdict: "pass", findings: [], undeclared: [] });
  });

  it("quotes a banner before the first message", () => {
    const { verdict, findings, rows } = of({ noise: [{ text: "Weather server listening on stdio" }] });
    expect(verdict).toBe("fail");
    expect(rows).toEqual({ "(server)": "fail" });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: "error", tool: null });
    expect(findings[0]?.message).toContain('"Weather server listening on stdio"');
  });

  it("names the tool that prints during its call, and repeats the call", () => {
    const { findings } = of({
      tools: [tool({ name: "a" }), tool({ name: "b" })],
      calls: [{ tool: "a" }, { tool: "b", args: { city: "Paris" } }],
      noise: [{ text: "calling upstream", during: 1 }],
    });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ tool: "b", case: "valid" });
    expect(findings[0]?.message).toContain('"calling upstream"');
  });

  it("quotes the first lines and counts the rest, also those that were not kept", () => {
    const noise = ["one", "two", "three", "four"].map((text) => ({ text }));
    const { messages } = of({ noise, connection: { noiseCount: 5_000 } });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('"one", "two", "three" and 4997 more');
  });

  it("quotes a line that comes again once, with how often it came", () => {
    const noise = ["starting", "calling", "starting", "starting"].map((text) => ({ text }));
    const { messages } = of({ noise });
    expect(messages[0]).toMatch(/: "starting" \(3 times\), "calling"$/);
    expect(of({ noise, connection: { noiseCount: 10 } }).messages[0]).toMatch(/"calling" and 6 more$/);
  });

  it("shows a hostile line as what it is, and cut", () => {
    const { messages } = of({ noise: [{ text: `\u001b[31m::error::x\u202e${"y".repeat(5_000)}` }] });
    expect(messages[0]?.length).toBeLessThan(300);
    expect(messages[0]).not.toMatch(/[\u001b\u202e]/);
  });

  it("keeps its fingerprint when there are more lines than before", () => {
    const [one] = of({ noise: [{ text: "a" }] }).findings;
    const [many] = of({ noise: [{ text: "b" }, { text: "c" }] }).findings;
    expect(one?.fingerprint).toBe(many?.fingerprint);
  });

  it("does not apply to a url, nor to a server that never spoke", () => {
    const target = { transport: "http" as const, url: "https://x.test/mcp", display: "https://x.test/mcp" };
    expect(of({ target }).verdict).toBe("n/a");
    expect(of({ startupMs: null, initialize: null }).verdict).toBe("n/a");
  });
});
