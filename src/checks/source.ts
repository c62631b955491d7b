import type { Facts, SourceFact, ToolFacts } from "../model/facts.ts";
import type { CheckResult, RawFinding } from "./define.ts";
import { withRows } from "./rows.ts";

/**
 * What a rule found in the sources, as findings: one for each fact that `toFinding` takes. Applies to the tools whose
 * code could be looked at; without a workspace it applies to none. Two facts of one tool and one text are one finding.
 */
export function sourceFindings(
  rule: string,
  { sources, tools }: Facts,
  toFinding: (
    fact: SourceFact,
    tool: ToolFacts | null,
  ) => Pick<RawFinding, "message" | "property" | "severity"> | null,
): CheckResult {
  if (sources === null) return { findings: [], rows: [] };
  const own = sources.facts.filter((fact) => fact.rule === rule);
  const findings = own.flatMap((fact): RawFinding[] => {
    const tool = fact.tool === null ? null : tools.find((one) => one.name === fact.tool);
    if (tool === undefined) return [];
    const finding = toFinding(fact, tool);
    if (finding === null) return [];
    const data = { ...fact.data, code: fact.excerpt };
    return [{ ...finding, data, tool: tool?.index ?? null, location: fact.location, distinct: fact.excerpt }];
  });
  const looked = new Set(sources.looked);
  return withRows(
    findings,
    tools.filter((tool) => looked.has(tool.name)),
    "warning",
  );
}
