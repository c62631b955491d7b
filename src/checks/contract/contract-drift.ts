import { indexByName } from "../../facts/catalogue.ts";
import { type Drift, diffTools, type Impact, placeOf } from "../../facts/drift.ts";
import type { Severity } from "../../model/finding.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { withRows } from "../rows.ts";

const SEVERITY: Readonly<Record<Impact, Severity>> = {
  breaking: "error",
  additive: "notice",
  wording: "notice",
};

function finding(drift: Drift, tools: ReadonlyMap<string, number>, file: string): RawFinding {
  const { impact, tool, member, what } = drift;
  const whole = member === "tool";
  const where = placeOf(drift);
  const message = whole ? (impact === "breaking" ? "tool-gone" : "tool-new") : impact;
  return {
    message,
    data: { tool, where, what, file },
    tool: tools.get(tool) ?? null,
    severity: SEVERITY[impact],
    distinct: whole ? tool : `${where} ${what}`,
  };
}

export default defineCheck({
  id: "contract-drift",
  title: "The tools are those of the committed contract",
  category: "contract",
  severity: "error",
  kind: "violation",
  scored: true,
  needs: ["tools", "snapshot"],
  options: {},
  source: "R-VAL-3; the server's own committed snapshot",
  why: "Prompts, clients and saved calls rely on the tools as they were. A change that nobody decided on breaks them unseen.",
  fix: "Undo the change, or commit it as the new contract: `mcp-audit snapshot --update`.",
  messages: {
    "tool-gone": "The tool `{tool}` of {file} is gone: every call of it fails.",
    "tool-new": "The tool `{tool}` is not in {file}.",
    breaking: "Breaking change against {file}: {where} {what}.",
    additive: "Change against {file} that keeps earlier calls working: {where} {what}.",
    wording: "Change of wording against {file}: {where} {what}.",
  },
  evaluate({ tools, snapshot }) {
    if (snapshot === null) return { findings: [], rows: [] };
    const indexes = indexByName(tools);
    const drifts = diffTools(
      snapshot.tools,
      tools.map((tool) => tool.raw),
    );
    return withRows(
      drifts.map((drift) => finding(drift, indexes, snapshot.path)),
      tools,
      "error",
    );
  },
});
