import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FORMATS, type Format } from "../config/inputs.ts";
import { UsageError } from "../model/errors.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Report } from "../model/report.ts";
import { visibleJson } from "../text/json.ts";

/** Names of the files in the report directory. */
export const FILE_NAMES: Record<Format, string> = {
  json: "report.json",
  sarif: "report.sarif",
  junit: "junit.xml",
  html: "report.html",
  trace: "trace.jsonl",
  badge: "badge.svg",
  comment: "comment.md",
  evidence: "evidence.json",
};

/** What a shard saw of its share of the base, beside its own evidence. */
export const BASE_EVIDENCE = "base-evidence.json";

/** Formats that tell of single calls, and so need the evidence. */
const NEEDS_EVIDENCE: ReadonlySet<Format> = new Set(["html", "trace", "evidence"]);

/** Absolute or relative as the directory was, by format. */
export type WrittenFiles = { [format in Format]?: string };

/**
 * One format as text; what grows with the calls comes in pieces. Renderers are loaded only when they are used: most runs
 * want few of them.
 */
async function piecesOf(
  format: Format,
  report: Report,
  evidence: Evidence,
): Promise<string | Iterable<string>> {
  switch (format) {
    case "json":
      return reportJson(report);
    case "sarif":
      return (await import("../report/sarif.ts")).renderSarif(report);
    case "junit":
      return (await import("../report/junit.ts")).renderJunit(report, evidence);
    case "html":
      return (await import("../report/html.ts")).htmlPieces(report, evidence);
    case "trace":
      return (await import("../report/trace.ts")).traceLines(report, evidence);
    case "badge":
      return (await import("../report/badge.ts")).renderBadge(report);
    case "comment":
      return (await import("../report/comment.ts")).renderComment(report, {
        key: "",
        sha: "",
        reportUrl: null,
      });
    case "evidence":
      return (await import("../evidence/serialize.ts")).evidencePieces(evidence);
  }
}

/** One format as one text. */
export async function renderFormat(format: Format, report: Report, evidence: Evidence): Promise<string> {
  const pieces = await piecesOf(format, report, evidence);
  return typeof pieces === "string" ? pieces : [...pieces].join("");
}

/** Writes one format of a run as `writeWhole` does. */
export async function writeFormat(
  path: string,
  format: Format,
  report: Report,
  evidence: Evidence,
): Promise<void> {
  await writeWhole(path, await piecesOf(format, report, evidence));
}

/** The JSON report as it is written and printed. */
export function reportJson(report: Report): string {
  return `${visibleJson(JSON.stringify(report, null, 2))}\n`;
}

/** Characters that are written at once. */
const WRITTEN = 128 * 1024;

/** Small pieces together: each one that is written is waited for. */
function* buffered(pieces: Iterable<string>): Generator<string> {
  let held: string[] = [];
  let chars = 0;
  for (const piece of pieces) {
    held.push(piece);
    chars += piece.length;
    if (chars < WRITTEN) continue;
    yield held.join("");
    held = [];
    chars = 0;
  }
  yield held.join("");
}

function explain(error: unknown, path: string): never {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === undefined) throw error;
  throw new UsageError(`${path} cannot be written (${code}).`);
}

/**
 * Writes a file whole or not at all: a reader never sees half of it, and a link of the same name is replaced, not
 * followed. Makes the directory. Throws UsageError when the place cannot be written.
 */
export async function writeWhole(path: string, text: string | Iterable<string>): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, typeof text === "string" ? text : buffered(text), { flag: "wx" });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    explain(error, path);
  }
}

/**
 * Writes the report files of the wanted formats into `dir` and gives their paths. Without evidence (a merged report)
 * the formats that need it are left out. `more` holds further texts by file name; they win over a format's.
 */
export async function writeReports(
  report: Report,
  evidence: Evidence | null,
  dir: string,
  formats: readonly Format[],
  more: Readonly<Record<string, string>> = {},
): Promise<WrittenFiles> {
  const written: WrittenFiles = {};
  for (const format of FORMATS.filter((name) => formats.includes(name))) {
    if (evidence === null && NEEDS_EVIDENCE.has(format)) continue;
    const path = join(dir, FILE_NAMES[format]);
    await writeFormat(path, format, report, evidence as Evidence);
    written[format] = path;
  }
  for (const [name, text] of Object.entries(more)) await writeWhole(join(dir, name), text);
  return written;
}
