import type { CallFacts } from "../model/facts.ts";
import { FAILING } from "../model/outcome.ts";

/** A stretch of the run, in milliseconds since its start. */
export interface Span {
  from: number;
  to: number;
}

/** Width of a strip in its own units; its height is 10. */
const WIDTH = 1_000;

const isBroken = (call: CallFacts) => FAILING.has(call.outcome);

/** From the first call to the end of the last; none of the time where there are no calls. */
export function spanOf(calls: readonly CallFacts[]): Span {
  let span: Span = { from: Number.POSITIVE_INFINITY, to: 0 };
  for (const { startedAtMs, durationMs } of calls)
    span = { from: Math.min(span.from, startedAtMs), to: Math.max(span.to, startedAtMs + durationMs) };
  return span;
}

/** Where a call stands in a span: its beginning and its length, both of `WIDTH`, never too short to be seen. */
function placed(call: CallFacts, span: Span): { x: number; width: number } {
  const scale = WIDTH / Math.max(1, span.to - span.from);
  const width = Math.min(WIDTH, Math.max(6, Math.round(call.durationMs * scale)));
  const x = Math.round((call.startedAtMs - span.from) * scale);
  return { x: Math.max(0, Math.min(WIDTH - width, x)), width };
}

function pathHtml(calls: readonly CallFacts[], span: Span, name: string): string {
  if (calls.length === 0) return "";
  const steps = calls.map((call) => {
    const { x, width } = placed(call, span);
    return `M${x} 0h${width}v10h-${width}z`;
  });
  return `<path class="${name}" d="${steps.join("")}"/>`;
}

/** When calls were made, on a strip as long as the span. The words beside it say the same to a screen reader. */
export function stripHtml(calls: readonly CallFacts[], span: Span): string {
  const well = calls.filter((call) => !isBroken(call));
  const broken = calls.filter(isBroken);
  return `<svg class="strip" aria-hidden="true" viewBox="0 0 ${WIDTH} 10" preserveAspectRatio="none">${pathHtml(well, span, "bar")}${pathHtml(broken, span, "bar bad")}</svg>`;
}
