/** The first `max` UTF-16 code units of a text, the last of them an ellipsis when something was left out. Never splits a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = Math.max(0, max - 1);
  const last = text.charCodeAt(end - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, splits ? end - 1 : end)}…`;
}

/** A text on one line: every run of white space is one space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
