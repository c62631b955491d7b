/** What the runner does to a cancelled step: SIGINT, then SIGTERM, then SIGKILL. */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** A signal that ends the run, and the exit code it gives. */
export function onSignals(): { signal: AbortSignal; code(): number | null; stop(): void } {
  const controller = new AbortController();
  let code: number | null = null;
  const handlers = Object.entries(CODES).map(([name, value]) => {
    const handler = () => {
      code ??= value;
      controller.abort();
    };
    process.on(name, handler);
    return { name, handler };
  });
  return {
    signal: controller.signal,
    code: () => code,
    stop() {
      for (const { name, handler } of handlers) process.off(name, handler);
    },
  };
}
