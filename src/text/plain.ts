/** ANSI escape sequences: CSI, OSC (to BEL or ST) and two-character ones. */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2048}(?:\u0007|\u001b\\)?|[@-Z\\^_=>78])/g;

/** Controls but tab and newline, soft hyphen, zero-width and bidirectional marks, tags, and other invisible characters. */
const HIDDEN =
  /\u034f|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\udb40[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Joiners that belong to emoji and to several scripts when they stand between two letters or pictographs. */
const JOINED =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}]|\ufe0f)[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const KEEP_ZWNJ = "\ue000";
const KEEP_ZWJ = "\ue001";

const shown = (character: string) =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`;

/**
 * A text as a person may read it: escape sequences gone, every invisible or direction-changing character told by its
 * number, lines kept. Joiners within emoji and words stay.
 */
export function plain(text: string): string {
  return text
    .replace(/[\ue000\ue001]/g, shown)
    .replace(/\r\n?/g, "\n")
    .replace(ANSI, "")
    .replace(JOINED, (joiner) => (joiner === "\u200d" ? KEEP_ZWJ : KEEP_ZWNJ))
    .replace(HIDDEN, shown)
    .replaceAll(KEEP_ZWJ, "\u200d")
    .replaceAll(KEEP_ZWNJ, "\u200c");
}
