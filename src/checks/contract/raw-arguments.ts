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
  why: "Nothing checks the arguments for a low-level `tools/call` handler of the SDK, nor for messages that are read without it (`await request.json()`, `req.body`, `JSON.parse`), and a cast checks nothing either: a model's mistake goes straight into a file, a process, a database or another service.",
  fix: "Parse the arguments with the tool's schema first (`schema.parse(params.arguments)`), or register the tool with `registerTool` and an `inputSchema`.",
  messages: {
    found: "`{argument}` reaches `{effect}` as it came in, without a check on the way: `{code}`.",
  },
  evaluate(facts) {
    return sourceFindings("raw-arguments", facts, () => ({ message: "found" }));
  },
});
