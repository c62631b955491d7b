/** A value that no text may show, and the name that is shown for it. */
export interface MaskedValue {
  name: string;
  value: string;
}

/** Encoded forms shorter than this are left alone: they turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 8;

const LITERAL = /[.*+?^${}()|[\]\\]/g;

/** The base64 characters that a value surely gives when it stands `offset` bytes into the encoded text. */
function base64At(value: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
  const whole = bytes.toString("base64").replace(/=+$/, "");
  const from = offset === 0 ? 0 : offset + 1;
  const bits = bytes.length * 8;
  return whole.slice(from, Math.floor(bits / 6));
}

/** The forms in which a value leaves programs: as it is, URL-encoded, in JSON (once and twice), base64, hexadecimal. */
function formsOf(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const uri = encodeURIComponent(Buffer.from(value).toString("utf8"));
  const base64 = [0, 1, 2].map((offset) => base64At(value, offset));
  const encoded = [
    uri,
    uri.replaceAll("%20", "+"),
    json,
    JSON.stringify(json).slice(1, -1),
    ...base64,
    ...base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")),
    Buffer.from(value).toString("hex"),
  ];
  return [value, ...encoded.filter((text) => text.length >= SHORTEST_ENCODED)];
}

/** A function that puts `***NAME***` in the place of every form of every value. Linear in the text. */
export function createMasker(secrets: readonly MaskedValue[]): (text: string) => string {
  const names = new Map<string, string>();
  for (const { name, value } of secrets) {
    if (value === "") continue;
    for (const form of formsOf(value)) if (!names.has(form)) names.set(form, name);
  }
  if (names.size === 0) return (text) => text;
  const forms = [...names.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(forms.map((form) => form.replace(LITERAL, "\\$&")).join("|"), "g");
  return (text) => text.replace(pattern, (form) => `***${names.get(form)}***`);
}
