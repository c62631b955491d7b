import { TargetError, UsageError } from "../model/errors.ts";

/** Exit code and words for what was thrown: 2 wrong use, 3 no server, 70 a mistake of ours. */
export function exitCodeOf(thrown: unknown): { code: number; message: string; stack: string } {
  const { message, stack = "" } = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (thrown instanceof UsageError) return { code: 2, message, stack };
  if (thrown instanceof TargetError) return { code: 3, message, stack };
  return { code: 70, message: `This is a mistake of mcp-audit-action, please report it: ${message}`, stack };
}
