import { resolve } from "node:path";
import { auditHostile, processesWith } from "./run-hostile.ts";

/** When a run gets which signal: milliseconds after its first server process was seen. */
export interface Moment {
  afterMs: number;
  signal: "SIGINT" | "SIGTERM";
  /** 2: the signal comes twice, 100 ms apart. */
  times: 1 | 2;
}

/** How it ended. */
export interface Interrupted {
  code: number | null;
  left: number[];
  seconds: number;
  partial: "written" | "missing" | "not marked";
}

const TICK_MS = 10;

/** Waits until the server under test runs, so that the moment counts from something that happened. */
function onceServerRuns(mark: string, act: () => void): void {
  const timer = setInterval(() => {
    // The auditor itself carries the mark in its command line: the server is the second.
    if (processesWith(mark).length < 2) return;
    clearInterval(timer);
    act();
  }, TICK_MS);
}

function partialOf(files: Record<string, string>): Interrupted["partial"] {
  const text = files["report.json"];
  if (text === undefined) return "missing";
  const report = JSON.parse(text) as { stopped: { reason: string } | null; failure: unknown };
  return report.stopped?.reason === "interrupted" || report.failure !== null ? "written" : "not marked";
}

/** Interrupts an audit of a server that hangs, forks, and will not end by itself. */
export async function interrupted(moment: Moment): Promise<Interrupted> {
  const traits = ["ignores-eof", "ignores-sigterm", "forks"];
  const ended = await auditHostile({
    args: [resolve("fixtures/servers/record-hostile.mjs"), ...traits],
    env: { TOOLS: "ok,die,hang,late,internal,last" },
    during: (kill, mark) =>
      onceServerRuns(mark, () => {
        for (let time = 0; time < moment.times; time += 1) {
          setTimeout(() => kill(moment.signal), moment.afterMs + time * 100);
        }
      }),
  });
  return { code: ended.code, left: ended.left, seconds: ended.seconds, partial: partialOf(ended.files) };
}
