import { validator } from "../facts/schema.ts";
import { type Case, caseKeyOf, probeId } from "../model/case.ts";
import type { ToolFacts } from "../model/facts.ts";
import type { RecordSettings } from "../model/settings.ts";

/** The user's own calls of one tool. They are consent for exactly these calls, whatever the scope. */
export function probeCases(tool: ToolFacts, settings: RecordSettings): Case[] {
  const probes = settings.probes.filter((probe) => probe.tool === tool.name);
  if (probes.length === 0) return [];
  const { check } = validator(tool.inputSchema ?? {});
  return probes.map((probe) => {
    const proof = check(probe.arguments);
    const id = probeId(probe.name);
    return {
      key: caseKeyOf(tool.index, id),
      id,
      kind: "probe",
      toolIndex: tool.index,
      tool: tool.name,
      property: null,
      arguments: probe.arguments,
      proof: proof === "unknown" ? "unproven" : proof,
      timeoutMs: settings.timeoutMs,
    };
  });
}
