/** A stream the command line writes to. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** What a command has of the world; tests give it one of their own. */
export interface Io {
  stdout: Output;
  stderr: Output;
  /** Absolute. */
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Fires when the user interrupts; its reason is the signal's name. */
  signal: AbortSignal;
  /** Milliseconds. */
  now(): number;
}

const DEFAULT_WIDTH = 80;
const WIDEST = 160;

/** Columns to write for: those of the terminal, or `COLUMNS`, within reason. */
export function widthOfTerminal(output: Output, environment: NodeJS.ProcessEnv): number {
  const wanted = output.columns ?? Number(environment.COLUMNS);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(WIDEST, wanted) : DEFAULT_WIDTH;
}

const isSet = (value: string | undefined) => value !== undefined && value !== "";

/**
 * Whether colours may be used: never with `NO_COLOR` (no-color.org), always with `FORCE_COLOR`, else on a terminal that
 * is not a CI log.
 */
export function mayColor(output: Output, environment: NodeJS.ProcessEnv): boolean {
  if (isSet(environment.NO_COLOR)) return false;
  if (isSet(environment.FORCE_COLOR)) return environment.FORCE_COLOR !== "0";
  return mayAnimate(output, environment);
}

/** Whether a line may be drawn over and over: on a terminal that is not a CI log. */
export function mayAnimate(output: Output, environment: NodeJS.ProcessEnv): boolean {
  return output.isTTY === true && !isSet(environment.CI) && environment.TERM !== "dumb";
}
