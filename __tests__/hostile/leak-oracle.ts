/** Pieces of a secret this long that stand anywhere are a leak; of a shorter secret all of it. */
const PIECE = 8;

const ENTITY: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const ESCAPE: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function fromJson(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, code, one) =>
    code === undefined ? (ESCAPE[one] ?? one) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function fromUrl(text: string): string {
  return text.replace(/(?:%[0-9a-fA-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8"),
  );
}

function fromHtml(text: string): string {
  return text.replace(/&(?:#(\d+)|#[xX]([0-9a-fA-F]+)|(\w+));/g, (all, decimal, hex, name) => {
    if (name !== undefined) return ENTITY[name] ?? all;
    return String.fromCodePoint(
      Math.min(0x10ffff, Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16)),
    );
  });
}

/** What runs of base64 say, read from each of the four places a group may begin at. */
function fromBase64(text: string): string {
  const runs = text.match(/[A-Za-z0-9+/_-]{6,}/g) ?? [];
  return runs
    .flatMap((run) => [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), "base64").toString("utf8")))
    .join("\n");
}

function fromHex(text: string): string {
  const runs = text.match(/(?:[0-9a-fA-F]{2}){4,}/g) ?? [];
  return runs.map((run) => Buffer.from(run, "hex").toString("utf8")).join("\n");
}

/** Everything a reader could decode from a text, with JSON and HTML once within another. */
function readings(text: string): string[] {
  const json = fromJson(text);
  const twice = fromJson(json);
  return [
    text,
    json,
    twice,
    fromUrl(twice),
    fromHtml(text),
    fromHtml(twice),
    fromBase64(twice),
    fromHex(text),
  ];
}

/** Pieces of the secret that a text gives away, in whatever way it is written; none is right. Decodes rather than compares forms. */
export function leaksOf(text: string, secret: string): string[] {
  const length = Math.min(PIECE, secret.length);
  const pieces = Array.from({ length: secret.length - length + 1 }, (_, at) => secret.slice(at, at + length));
  const found = readings(text);
  return [...new Set(pieces)].filter((piece) => found.some((one) => one.includes(piece)));
}

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** Ways in which a program may write a value into a text. */
export const WRITINGS: Record<string, (secret: string) => string> = {
  raw: (secret) => secret,
  url: (secret) => encodeURIComponent(secret),
  "url, every odd character, lower case": (secret) =>
    encodeURIComponent(secret)
      .replace(/[!'()*~._-]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
      .replace(/%../g, (one) => one.toLowerCase()),
  form: (secret) => new URLSearchParams({ q: secret }).toString(),
  base64,
  "base64, one byte in": (secret) => base64(`<${secret}> and more`),
  "base64, two bytes in": (secret) => base64(`{"${secret}"} and more`),
  base64url: (secret) => Buffer.from(`a?${secret}?`).toString("base64url"),
  json: (secret) => JSON.stringify({ secret }),
  "json within json": (secret) => JSON.stringify(JSON.stringify({ secret })),
  "json in ascii": (secret) =>
    `"${Array.from({ length: secret.length }, (_, at) => `\\u${secret.charCodeAt(at).toString(16).padStart(4, "0")}`).join("")}"`,
  "json with escaped slashes": (secret) => JSON.stringify(secret).replaceAll("/", "\\/"),
  html: (secret) =>
    secret.replace(
      /[&<>"']/g,
      (one) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[one] ?? "&#x27;",
    ),
  xml: (secret) => secret.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`),
  "a shell's word": (secret) => `'${secret.replaceAll("'", "'\\''")}'`,
  hex: (secret) => Buffer.from(secret).toString("hex"),
};
