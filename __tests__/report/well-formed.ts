const NAME = /^[A-Za-z_][\w.-]*$/;
const TAG = /<(\?xml [^?]*\?|\/?[A-Za-z_][^<>]*?\/?)>/g;
const ATTRIBUTES = /^(?:\s+[A-Za-z_][\w.-]*="[^"<]*")*\s*$/;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i;
/** Everything outside of XML 1.0, section 2.2. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** An element with its attributes, still escaped, and its children. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

function opened(text: string, path: readonly string[]): Element {
  const [, name = "", rest = ""] = /^([^\s/]+)([\s\S]*?)\/?$/.exec(text) ?? [];
  if (!NAME.test(name)) throw new Error(`${name} is no name, in ${path.join("/")}`);
  if (!ATTRIBUTES.test(rest)) throw new Error(`attributes of ${name} are broken: ${rest}`);
  const pairs = [...rest.matchAll(/([\w.-]+)="([^"]*)"/g)].map(
    ([, key = "", value = ""]) => [key, value] as const,
  );
  if (new Set(pairs.map(([key]) => key)).size < pairs.length)
    throw new Error(`${name} has an attribute twice`);
  return { name, attributes: Object.fromEntries(pairs), children: [] };
}

/** Reads XML without a DTD, or throws what makes it ill-formed. Numbered entities must name characters that XML allows. */
export function wellFormed(xml: string): Element {
  const stray = FORBIDDEN.exec(xml);
  if (stray !== null) throw new Error(`a character that XML forbids: ${JSON.stringify(stray[0])}`);
  const entity = ENTITY.exec(xml);
  if (entity !== null) throw new Error(`an open ampersand: ${xml.slice(entity.index, entity.index + 20)}`);
  for (const [, code = ""] of xml.matchAll(/&#(\d+);/g)) {
    if (FORBIDDEN.test(String.fromCodePoint(Number(code))))
      throw new Error(`a forbidden character: &#${code};`);
  }
  if (/[<>]/.test(xml.replace(TAG, ""))) throw new Error("a bracket that belongs to no tag");
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  for (const [, text = ""] of xml.matchAll(TAG)) {
    if (text.startsWith("?xml ")) continue;
    const parent = open.at(-1) as Element;
    if (text.startsWith("/")) {
      if (open.pop()?.name !== text.slice(1).trim()) throw new Error(`</${text.slice(1)}> closes nothing`);
      continue;
    }
    const element = opened(
      text,
      open.map((one) => one.name),
    );
    parent.children.push(element);
    if (!text.endsWith("/")) open.push(element);
  }
  if (open.length !== 1 || root.children.length !== 1)
    throw new Error("there is not exactly one root element");
  return root.children[0] as Element;
}
