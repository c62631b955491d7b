export type { GuardFinding } from "./gate/answer-findings.ts";
export type { CallOutcome, MeasuredCall, ToolClient, ToolResult } from "./gate/client.ts";
export {
  type GuardedCall,
  GuardedSession,
  type GuardedTool,
  type GuardOptions,
  type ToolHistory,
} from "./gate/guarded-session.ts";
export { type GatedCall, type GateOptions, LatencyGate } from "./gate/latency-gate.ts";
