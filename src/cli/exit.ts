/** Exit codes that people and scripts rely on. */
export const EXIT = {
  clean: 0,
  findings: 1,
  usage: 2,
  target: 3,
  bug: 70,
  interrupted: 130,
  terminated: 143,
} as const;

/** The exit code of an interrupted run: 143 after SIGTERM, else 130. Null when it was not interrupted. */
export function interruptedCode(signal: AbortSignal): number | null {
  if (!signal.aborted) return null;
  return signal.reason === "SIGTERM" ? EXIT.terminated : EXIT.interrupted;
}
