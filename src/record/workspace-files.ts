import { EXAMPLE_LINE, type EXTENSIONS } from "../cases/places.ts";

/** The smallest PNG: one transparent pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** One empty page. Readers rebuild the table of offsets, which is left out. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
`;

/** What the files named `example` hold, by extension. An empty file is a database of SQLite without tables. */
export const EXAMPLES: Readonly<Record<(typeof EXTENSIONS)[number], string | Buffer>> = {
  txt: `${EXAMPLE_LINE}\nIts second line speaks of Paris.\n`,
  md: `# An example\n\n${EXAMPLE_LINE}\n\n- one\n- two\n`,
  json: `{\n  "name": "example",\n  "items": [1, 2, 3]\n}\n`,
  csv: "city,country,population\nParis,FR,2100000\nOslo,NO,700000\n",
  html: `<!doctype html>\n<html lang="en"><head><title>An example</title></head><body><p>${EXAMPLE_LINE}</p></body></html>\n`,
  xml: `<?xml version="1.0" encoding="UTF-8"?>\n<example><text>${EXAMPLE_LINE}</text></example>\n`,
  yaml: "name: example\nitems: [1, 2, 3]\n",
  js: "export function add(a, b) {\n  return a + b;\n}\n",
  ts: "export function add(a: number, b: number): number {\n  return a + b;\n}\n",
  py: "def add(a, b):\n    return a + b\n",
  log: "2024-01-15T10:30:00Z INFO started\n2024-01-15T10:30:01Z ERROR an example\n",
  png: Buffer.from(PNG, "base64"),
  pdf: PDF,
  db: "",
};
