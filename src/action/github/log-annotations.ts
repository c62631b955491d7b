import type { Annotation } from "../../report/annotations.ts";
import { cut } from "../../text/cut.ts";
import { escapeCommand } from "../../text/escape.ts";
import { error, notice, warning } from "../core.ts";

/** GitHub shows ten of each kind a step, and cuts messages at 4,096 characters. */
const PER_KIND = 10;
const MESSAGE = 3_900;

const WRITE = { failure: error, warning, notice };

/** Annotations as commands of the log, for runs that may not write a check run. */
export function logAnnotations(annotations: readonly Annotation[]): void {
  for (const level of ["failure", "warning", "notice"] as const) {
    for (const one of annotations.filter((annotation) => annotation.level === level).slice(0, PER_KIND)) {
      WRITE[level](cut(escapeCommand(one.message), MESSAGE), {
        title: escapeCommand(one.title),
        file: one.path,
        startLine: one.startLine,
        endLine: one.endLine,
        ...(one.columns === null ? {} : { startColumn: one.columns.start, endColumn: one.columns.end }),
      });
    }
  }
}
