import type { Target } from "../../model/settings.ts";
import { createLog } from "../log.ts";
import { createStarter, type StarterOptions } from "../starter.ts";

/**
 * Whether a server speaks the modern era: a process of its own is asked, and ended. Nothing of it is written down, and the
 * server that is audited never sees the question, so that one which falls silent or ends at it is not harmed.
 */
export async function offersModern(
  target: Target,
  options: StarterOptions,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const starter = createStarter(
    target,
    createLog((text) => text),
    { ...options, era: "modern" },
  );
  const stop = () => void starter.stop();
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const { failure } = await starter.start("audit");
    return failure === null;
  } finally {
    signal?.removeEventListener("abort", stop);
    await starter.stop();
  }
}
