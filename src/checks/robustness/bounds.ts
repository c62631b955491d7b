import { groupBy } from "../../facts/group.ts";
import { defineCheck, type RawFinding } from "../define.ts";

export default defineCheck({
  id: "bounds",
  title: "Values just out of bounds are refused",
  category: "robustness",
  severity: "warning",
  kind: "violation",
  scored: false,
  needs: ["calls"],
  options: {},
  source:
    "JSON Schema keywords minimum, maximum, minLength, maxLength, pattern, enum, format; MCP specification: servers MUST validate all tool inputs",
  why: "A bound that is declared and not enforced is a promise to the model that the tool does not keep.",
  fix: "Enforce the bound where the arguments are parsed, or take it out of the schema.",
  messages: { accepted: "{count} of {total} values just out of bounds are accepted: {names}." },
  evaluate({ calls }) {
    const bounds = calls.filter((call) => call.kind === "bounds" && !call.masked);
    const findings = [...groupBy(bounds, (call) => call.toolIndex)].flatMap(([tool, own]): RawFinding[] => {
      const accepted = own.filter((call) => call.outcome === "ok");
      const [first] = accepted;
      if (first === undefined) return [];
      const names = [...new Set(accepted.map((call) => `\`${call.property}\``))].join(", ");
      const data = { count: accepted.length, total: own.length, names };
      return [{ message: "accepted", data, tool, call: first.key, property: "" }];
    });
    return { findings, rows: [] };
  },
});
