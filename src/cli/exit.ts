/** Exit codes that people and scripts rely on. */
export const EXIT = {
  clean: 0,
  findings: 1,
  usage: 2,
  target: 3,
  bug: 70,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;

const BY_SIGNAL: Record<string, number> = { SIGHUP: EXIT.hungUp, SIGTERM: EXIT.terminated };

/** The exit code of an interrupted run: 128 and the signal's number, 130 for Ctrl-C. Null when it was not interrupted. */
export function interruptedCode(signal: AbortSignal): number | null {
  return signal.aborted ? (BY_SIGNAL[String(signal.reason)] ?? EXIT.interrupted) : null;
}
