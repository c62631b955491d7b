const SEGMENTER = new Intl.Segmenter("en", { granularity: "grapheme" });
const ASCII = /^[\x20-\x7e]*$/;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;

/** First and last code points of blocks whose characters take two columns (Unicode TR11: W and F). */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

function graphemeWidth(grapheme: string): number {
  if (NO_WIDTH.test(grapheme)) return 0;
  const code = grapheme.codePointAt(0) ?? 0;
  if (WIDE.some(([first, last]) => code >= first && code <= last)) return 2;
  return EMOJI.test(grapheme) ? 2 : 1;
}

/** Columns that a text without control characters takes on a terminal. */
export function widthOf(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const { segment } of SEGMENTER.segment(text)) width += graphemeWidth(segment);
  return width;
}

/** The text filled up with blanks to `width` columns, at its end or (for numbers) at its start. */
export function pad(text: string, width: number, side: "end" | "start" = "end"): string {
  const blanks = " ".repeat(Math.max(0, width - widthOf(text)));
  return side === "end" ? text + blanks : blanks + text;
}

/** Where a word that is too long is best broken: after the last separator of its second half, else at its end. */
function breakAt(piece: string): number {
  const found = /[-_./:][^-_./:]*$/.exec(piece);
  return found !== null && found.index + 1 > piece.length / 2 ? found.index + 1 : piece.length;
}

/** Pieces of at most `width` columns of a word that fits no line. */
function pieces(word: string, width: number): string[] {
  const found: string[] = [];
  let piece = "";
  let used = 0;
  for (const { segment } of SEGMENTER.segment(word)) {
    const next = graphemeWidth(segment);
    if (used + next > width && piece !== "") {
      const at = breakAt(piece);
      found.push(piece.slice(0, at));
      piece = piece.slice(at);
      used = widthOf(piece);
    }
    piece += segment;
    used += next;
  }
  return piece === "" ? found : [...found, piece];
}

/** Lines of at most `width` columns, broken at blanks, and within a word only where it fits no line. Never empty. */
export function wrap(text: string, width: number): string[] {
  const room = Math.max(1, width);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    for (const part of widthOf(word) <= room ? [word] : pieces(word, room)) {
      const needed = widthOf(part);
      if (line !== "" && used + 1 + needed > room) {
        lines.push(line);
        line = "";
        used = 0;
      }
      line = line === "" ? part : `${line} ${part}`;
      used = used === 0 ? needed : used + 1 + needed;
    }
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}

/** The text, ended with `…` where it would take more than `width` columns. */
export function cutToWidth(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  let used = 0;
  for (const { segment } of SEGMENTER.segment(text)) {
    used += graphemeWidth(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
