import type { Grade, Report } from "../model/report.ts";
import { gradeText } from "./words.ts";

const COLOURS: Record<Grade, string> = {
  A: "#2da44e",
  B: "#7aa116",
  C: "#bf8700",
  D: "#d4661f",
  F: "#cf222e",
};
const LABEL = "MCP audit";
/** Width of a character of 11 px Verdana on average, in px. */
const CHAR = 6.6;

const width = (text: string) => Math.round(text.length * CHAR + 12);

/** The grade as an SVG badge. No part of it comes from the server. */
export function renderBadge(report: Report): string {
  const { grade, percent } = report.score;
  const value = gradeText(grade, percent);
  const left = width(LABEL);
  const right = width(value);
  const colour = grade === null ? "#6e7781" : COLOURS[grade];
  const text = (x: number, content: string) =>
    `<text x="${x}" y="14" fill="#fff" text-anchor="middle">${content}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${LABEL}: ${value}">`,
    `<title>${LABEL}: ${value}</title>`,
    `<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
    `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#444d56"/><rect x="${left}" width="${right}" height="20" fill="${colour}"/></g>`,
    `<g font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${text(left / 2, LABEL)}${text(left + right / 2, value)}</g>`,
    "</svg>",
    "",
  ].join("\n");
}
