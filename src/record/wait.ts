/** Waits for an end that may never come, `ms` at most, and no longer than until `hurry` is aborted. */
export async function settled(ended: Promise<void>, ms: number, hurry?: AbortSignal): Promise<void> {
  if (hurry?.aborted) return;
  let stop = () => {};
  const late = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const timer = setTimeout(stop, ms);
  hurry?.addEventListener("abort", stop, { once: true });
  await Promise.race([ended, late]);
  clearTimeout(timer);
  hurry?.removeEventListener("abort", stop);
}
