import { defineCheck } from "../define.ts";
import { sourceFindings } from "../source.ts";

export default defineCheck({
  id: "raw-validation-error",
  title: "A validator's error is not dumped into the answer",
  category: "contract",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools", "sources"],
  options: {},
  source: "R-VAL-2: safe errors; read from TypeScript and JavaScript sources",
  why: "The message of a `ZodError` is a JSON dump of its issues, inner paths and all, in zod 3 and 4 alike: long for a model to read, and not made to be shown. A general `catch` that answers with `error.message` hands it out too.",
  fix: "Choose what to say: `error.issues.map((issue) => ...)` with path and message, or `z.prettifyError(error)`; in a general `catch`, first ask `error instanceof z.ZodError`.",
  messages: { found: "A `ZodError` goes into the answer as a whole: `{code}`." },
  evaluate(facts) {
    return sourceFindings("raw-validation-error", facts, () => ({ message: "found" }));
  },
});
