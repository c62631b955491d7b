import { defineCheck } from "../define.ts";
import { sourceFindings } from "../source.ts";

export default defineCheck({
  id: "raw-arguments",
  title: "Arguments are checked before they reach a side effect",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools", "sources"],
  options: {},
  source: "R-VAL-1: raw request values; read from TypeScript and JavaScript sources",
  why: "The SDK checks nothing for a low-level `tools/call` handler, and a cast checks nothing either: a model's mistake goes straight into a file, a process, a database or another service.",
  fix: "Parse the arguments with the tool's schema first (`schema.parse(request.params.arguments)`), or register the tool with `registerTool` and an `inputSchema`.",
  messages: {
    found: "`{argument}` reaches `{effect}` as it came in, without a check on the way: `{code}`.",
  },
  evaluate(facts) {
    return sourceFindings("raw-arguments", facts, () => ({ message: "found" }));
  },
});
