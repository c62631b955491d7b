import { type CheckDefinition, defineCheck } from "../../src/checks/define.ts";
import type { Category } from "../../src/model/finding.ts";

function check(id: string, category: Category, more: Partial<CheckDefinition> = {}): CheckDefinition {
  return defineCheck({
    id,
    title: id,
    category,
    severity: "warning",
    kind: "risk",
    scored: true,
    needs: [],
    options: {},
    source: "test",
    why: "test",
    fix: "test",
    messages: {},
    evaluate: () => ({ findings: [], rows: [] }),
    ...more,
  });
}

/** A handful of checks of each sort that the config knows how to set up. */
export const SOME_CHECKS: readonly CheckDefinition[] = [
  check("latency", "performance", {
    options: { slow_threshold_ms: { type: "number", default: 5000, description: "Slow from here." } },
  }),
  check("description-length", "contract", {
    options: { max_description_length: { type: "integer", default: 1024, description: "Longest." } },
  }),
  check("robust-input", "robustness", {
    options: {
      max_tools: { type: "integer", minimum: 1, default: 25, description: "Tools." },
      hang_ms: { type: ["integer", "null"], default: null, description: "Hang limit." },
    },
  }),
  check("concurrency", "state", { optIn: true }),
  check("lifecycle", "state", { optIn: true }),
  check("cross-resource", "state", { optIn: true }),
  check("fuzz", "robustness", { optIn: true }),
  check("probes", "fidelity"),
  check("bench", "performance", { optIn: true }),
];
