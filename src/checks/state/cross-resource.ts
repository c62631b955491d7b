import type { RawFinding } from "../define.ts";
import { defineCheck } from "../define.ts";
import { settleRuns } from "./settle-runs.ts";

export default defineCheck({
  id: "cross-resource",
  title: "What belongs to a deleted thing is told of",
  category: "state",
  severity: "notice",
  kind: "risk",
  scored: false,
  optIn: true,
  needs: ["lifecycle", "tools"],
  options: {},
  source:
    "mcp-fuzz: parent and child by an exact `{parent}_id` parameter; a plain observation, since keeping the child may be meant",
  why: "A child whose parent is gone can be read but no longer be reached: a model may take it for live data, or leave it behind for good.",
  fix: "Delete the children with the parent, refuse to delete a parent that has some, or say in the description that they stay.",
  messages: {
    orphan:
      "`{reader}` still reads the `{child}` as before after `{remover}` has deleted the `{parent}` it belongs to.",
  },
  evaluate({ lifecycle, tools }) {
    const { judged, notVerified } = settleRuns(lifecycle.runs, "cross-resource");
    const name = (index: number) => tools[index]?.name ?? "";
    const findings = judged
      .filter((run) => run.result === "stale")
      .map((run): RawFinding => {
        const parent = run.parent ?? "";
        const data = {
          reader: name(run.tools.read),
          remover: name(run.tools.remove),
          child: run.resource,
          parent,
        };
        return { message: "orphan", data, tool: run.tools.read, distinct: `${parent}/${run.resource}` };
      });
    const pairs = judged.map(({ parent, resource, result }) => ({
      parent: parent ?? "",
      child: resource,
      childIs: result === "stale" ? "read as before" : result === "gone" ? "gone or changed" : "not told",
    }));
    return { findings, rows: [], notVerified, metrics: { pairs } };
  },
});
