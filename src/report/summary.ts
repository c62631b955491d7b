import type { Report } from "../model/report.ts";
import { type CommentOptions, renderComment } from "./comment.ts";

/** GitHub drops a job summary of more than 1 MiB without a word; some room is left for other steps. */
const SUMMARY_LIMIT = 1024 * 1024 - 4096;
/** A check run's `output.summary`, in bytes. */
export const CHECK_SUMMARY_LIMIT = 65_535;

/** The same text as the comment without its marker, within a number of UTF-8 bytes. */
export function renderSummary(
  report: Report,
  options: Omit<CommentOptions, "key" | "limit"> & { limitBytes?: number },
): string {
  const limitBytes = options.limitBytes ?? SUMMARY_LIMIT;
  for (let limit = Math.min(limitBytes, SUMMARY_LIMIT); ; limit = Math.floor(limit * 0.7)) {
    const body = renderComment(report, { ...options, key: "", limit });
    const text = body.slice(body.indexOf("\n") + 1);
    if (Buffer.byteLength(text) <= limitBytes || limit < 100) return text;
  }
}
