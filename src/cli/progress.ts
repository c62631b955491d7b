import type { Progress } from "../record/progress.ts";
import { cutToWidth } from "../report/terminal-width.ts";
import { durationText } from "../report/terminal-words.ts";
import { oneLine } from "../text/cut.ts";
import { plain } from "../text/plain.ts";
import { type Io, mayAnimate, widthOfTerminal } from "./io.ts";

/** The line on the terminal that tells how far the run is. */
export interface ProgressLine {
  update(progress: Progress): void;
  /** Erases the line for good. */
  end(): void;
}

const ERASE = "\r\u001b[2K";
/** Redrawing more often only flickers; the clock in the line moves on its own. */
const REDRAW_MS = 80;
const TICK_MS = 500;
/** Calls after which a guess of the time left is worth telling. */
const ENOUGH = 5;

const STAGES: Record<Progress["stage"], string> = {
  start: "starting the server",
  list: "listing the tools",
  call: "calling",
  fuzz: "fuzzing",
  shrink: "looking for the smallest input",
  confirm: "confirming",
  bench: "timing",
  stop: "stopping the server",
  concurrency: "calling at once",
  lifecycle: "creating and deleting",
};

/** Stages that take their time, so that it is told how far they are. */
const COUNTED: ReadonlySet<Progress["stage"]> = new Set(["call", "confirm", "concurrency", "lifecycle"]);

/** What the line says: stage, tool and case in hand, calls made, time spent and left. */
export function progressText(progress: Progress, elapsedMs: number): string {
  const { stage, tool, case: id, done, total } = progress;
  const subject = [tool, id].filter((part) => part !== null).map((part) => plain(oneLine(part)));
  const counted = total > 0 && stage !== "shrink" ? ` ${done}/${total}` : "";
  const guess =
    COUNTED.has(stage) && done >= ENOUGH && total > done ? (elapsedMs / done) * (total - done) : null;
  const left = guess === null ? "" : `, about ${durationText(Math.ceil(guess / 1000) * 1000)} left`;
  const times = `${durationText(Math.floor(elapsedMs / 1000) * 1000).replace(/^0 ms$/, "0 s")}${left}`;
  return [`${STAGES[stage]}${counted}`, ...(subject.length > 0 ? [subject.join(" ")] : []), times].join(
    " · ",
  );
}

const SILENT: ProgressLine = { update: () => {}, end: () => {} };

/** A progress line on stderr; a silent one where there is no terminal. */
export function createProgress(io: Io): ProgressLine {
  if (!mayAnimate(io.stderr, io.environment)) return SILENT;
  const startedAt = io.now();
  let latest: Progress | null = null;
  let drawnAt = -Infinity;
  const draw = () => {
    if (latest === null) return;
    drawnAt = io.now();
    const text = progressText(latest, drawnAt - startedAt);
    io.stderr.write(`${ERASE}${cutToWidth(text, widthOfTerminal(io.stderr, io.environment) - 1)}`);
  };
  const timer = setInterval(draw, TICK_MS);
  timer.unref();
  return {
    update(progress) {
      latest = progress;
      if (io.now() - drawnAt >= REDRAW_MS) draw();
    },
    end() {
      clearInterval(timer);
      if (latest !== null) io.stderr.write(ERASE);
      latest = null;
    },
  };
}
