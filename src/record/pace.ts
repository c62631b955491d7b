/** Waits for the next turn. */
export type Pace = () => Promise<void>;

/** Turns at most `perSecond` times a second, evenly, over all that share it; 0 is no limit. */
export function createPace(perSecond: number): Pace | undefined {
  if (perSecond <= 0) return undefined;
  const gapMs = 1000 / perSecond;
  let next = 0;
  return () => {
    const now = performance.now();
    const wait = Math.max(0, next - now);
    next = Math.max(now, next) + gapMs;
    return wait === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
  };
}
