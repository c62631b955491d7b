import { defineCheck, type NotVerified, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "valid-calls",
  title: "Calls that the schema allows are answered without error",
  category: "fidelity",
  severity: "notice",
  kind: "risk",
  scored: false,
  needs: ["calls"],
  options: {},
  source:
    "mcp-fuzz: valid calls that errored are listed as possible false positives of synthetic input, never scored",
  why: "A call that the schema allows and the tool refuses shows what the schema does not say. The value was made up, so it proves nothing.",
  fix: "If the refusal is right, say it in the schema (`enum`, `pattern`, `examples`), or give a real call as a probe in the config.",
  messages: {
    errored: "The generated valid call is answered with an error: {detail}",
    unanswered: "The generated valid call gets no answer: {detail}.",
  },
  evaluate({ calls }) {
    const valid = calls.filter(
      (call) => call.kind === "valid" && call.outcome !== "ok" && call.outcome !== "refused-in-text",
    );
    const blocked = valid.filter((call) => call.blocked !== null);
    const findings = valid
      .filter((call) => call.blocked === null)
      .map((call): RawFinding => {
        const silent = call.outcome === "crashed" || call.outcome === "timed-out";
        const confirmed = call.confirmed === "yes" || call.confirmed === "sibling";
        return {
          message: silent ? "unanswered" : "errored",
          data: { detail: call.detail },
          tool: call.toolIndex,
          call: call.key,
          ...(silent && confirmed ? { severity: "error" as const } : {}),
        };
      });
    const notVerified = blocked.map(
      (call): NotVerified => ({
        tool: call.toolIndex,
        reason: `needs ${call.blocked}: ${call.detail}`,
        calls: 1,
      }),
    );
    return { findings, rows: [], notVerified };
  },
});
