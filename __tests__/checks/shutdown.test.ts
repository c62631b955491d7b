import { describe, expect, it } from "vitest";
import check from "../../src/checks/protocol/shutdown.ts";
import { evidence } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

type Shutdown = NonNullable<NonNullable<Parameters<typeof evidence>[0]>["shutdown"]>;
const of = (shutdown: Shutdown | null) => judged(check, evidence({ shutdown }));

describe("shutdown", () => {
  it("passes a server that ends with its stdin", () => {
    expect(of({ how: "stdin-close", ms: 30, leftovers: 0 })).toMatchObject({
      verdict: "pass",
      findings: [],
      undeclared: [],
    });
  });

  it.each([
    ["term", "SIGTERM"],
    ["kill", "SIGKILL"],
  ] as const)("tells a server that ignores it, ended by %s", (how, signal) => {
    const { verdict, findings } = of({ how, ms: 2_500, leftovers: 0 });
    expect(verdict).toBe("part");
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: "warning", tool: null });
    expect(findings[0]?.message).toContain(signal);
  });

  it("tells processes that are left behind, with their number", () => {
    const { verdict, messages } = of({ how: "stdin-close", ms: 30, leftovers: 2 });
    expect(verdict).toBe("part");
    expect(messages[0]).toMatch(/left behind.*2/);
  });

  it("does not apply where nothing was shut down", () => {
    expect(of(null).verdict).toBe("n/a");
    expect(of({ how: "already-exited", ms: 0, leftovers: 0 }).verdict).toBe("n/a");
  });
});
