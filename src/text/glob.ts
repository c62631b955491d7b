/** A test of whole names against a pattern in which `*` stands for any characters. Linear time; everything else is literal. */
export function globMatcher(pattern: string): (text: string) => boolean {
  const parts = pattern.split("*");
  const [first = ""] = parts;
  if (parts.length === 1) return (text) => text === pattern;
  const last = parts[parts.length - 1] ?? "";
  const middle = parts.slice(1, -1);
  return (text) => {
    if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
      return false;
    let from = first.length;
    const end = text.length - last.length;
    for (const part of middle) {
      const at = text.indexOf(part, from);
      if (at < 0 || at + part.length > end) return false;
      from = at + part.length;
    }
    return true;
  };
}
