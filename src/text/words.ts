/** A number with its noun: `1 tool`, `2,000 tools`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}

/** The first names and how many more there are: `a, b, c and 9 more`. `total` where `names` are only some of them. */
export function listed(names: readonly string[], most: number, total = names.length): string {
  const shown = names.slice(0, most);
  const more = total - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
