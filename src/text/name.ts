/** The words of a name in lower case: `fileName`, `file-name`, `file.name` and `File name` read like `file_name`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");
}
