import { isEmptyAnswer } from "../../facts/answer.ts";
import type { CallFacts } from "../../model/facts.ts";
import { defineCheck, type RawFinding } from "../define.ts";

const isEmpty = ({ response }: CallFacts) => response !== null && isEmptyAnswer(response);

export default defineCheck({
  id: "empty-content",
  title: "A success says something",
  category: "fidelity",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["calls"],
  options: {},
  source: "mcp-reality-check",
  why: "A model that gets nothing back cannot tell whether the call worked, and tends to repeat it.",
  fix: "Answer with at least a sentence, such as how many results there were or what was done.",
  messages: { empty: "A call that the schema allows is answered with an empty success." },
  evaluate({ calls }) {
    const valid = calls.filter(
      (call) => call.proof === "valid" && call.outcome === "ok" && call.kind === "valid",
    );
    const findings = valid
      .filter(isEmpty)
      .map((call): RawFinding => ({ message: "empty", tool: call.toolIndex, call: call.key }));
    return {
      findings,
      rows: valid.map((call) => ({ tool: call.toolIndex, verdict: isEmpty(call) ? "part" : "pass" })),
    };
  },
});
