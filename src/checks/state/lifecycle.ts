import type { LifecycleRun, ToolFacts } from "../../model/facts.ts";
import { defineCheck, type NotVerified, type RawFinding, type Row } from "../define.ts";
import { settleRuns } from "./settle-runs.ts";

/** A finding about what reading and deleting say of one thing. */
function accuse(run: LifecycleRun, tools: readonly ToolFacts[]): RawFinding {
  const { resource, detail, result } = run;
  const name = (index: number) => tools[index]?.name ?? "";
  const data = { resource, reader: name(run.tools.read), remover: name(run.tools.remove), detail };
  const stale = result === "stale";
  return { message: result, data, tool: stale ? run.tools.read : run.tools.remove, distinct: resource };
}

export default defineCheck({
  id: "lifecycle",
  title: "What was deleted is gone",
  category: "state",
  severity: "error",
  kind: "violation",
  scored: true,
  optIn: true,
  needs: ["lifecycle", "tools"],
  options: {},
  source:
    "mcp-fuzz: groups of create, get and delete tools by their names; a stale read after the deletion is the finding",
  why: "A model that reads what was deleted goes on working with it, and a user who asked for deletion still has the data there.",
  fix: "Delete from the store that is read, and drop the entry from every cache on the way.",
  messages: {
    stale:
      "`{reader}` still answers as before for the `{resource}` that `{remover}` has deleted without an error: {detail}",
    undeletable:
      "`{remover}` does not find the `{resource}` that `{reader}` reads under the same id, before and after: {detail}",
  },
  fixes: {
    undeletable: "Look the id up in the same store, and in the same form, for reading and for deleting.",
  },
  evaluate({ lifecycle, tools }) {
    const { judged, notVerified } = settleRuns(lifecycle.runs, "lifecycle");
    const findings = judged.filter((run) => run.result !== "gone").map((run) => accuse(run, tools));
    const rows = judged.map((run): Row => {
      const finding = findings.find((one) => one.distinct === run.resource);
      return { tool: finding?.tool ?? run.tools.read, verdict: finding === undefined ? "pass" : "fail" };
    });
    const none: NotVerified[] =
      lifecycle.tried && lifecycle.runs.every((run) => run.kind !== "lifecycle")
        ? [{ tool: null, reason: "no tools create, read and delete the same thing by their names", calls: 0 }]
        : [];
    return {
      findings,
      rows,
      notVerified: [...none, ...notVerified],
      notes: lifecycle.notes,
      metrics: {
        groups: judged.map(({ resource, result }) => ({ resource, result })),
        staleReads: judged.filter((run) => run.result === "stale").length,
      },
    };
  },
});
