import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

/** An element with its depth and what it does: the names of its attributes, and the addresses it leads to. */
export interface Seen {
  elements: string[];
  addresses: string[];
  /** Texts that GitHub looks through for names and numbers: those in no code. */
  prose: string[];
  comments: string[];
}

const QUIET = new Set(["code", "pre", "script", "style"]);

function see(node: Node, depth: number, quiet: boolean, seen: Seen): void {
  if (node.nodeName === "#comment") seen.comments.push((node as DefaultTreeAdapterTypes.CommentNode).data);
  if (node.nodeName === "#text" && !quiet) seen.prose.push((node as DefaultTreeAdapterTypes.TextNode).value);
  if ("attrs" in node) {
    // Inline code comes and goes with backticks in a text; it does nothing.
    if (node.tagName !== "code") {
      const names = node.attrs.map(({ name, value }) => (name === "class" ? `${name}=${value}` : name));
      seen.elements.push(`${depth} ${node.tagName} ${names.join(" ")}`.trim());
    }
    for (const { name, value } of node.attrs)
      if (/^(?:href|src|action|xlink:href)$/.test(name)) seen.addresses.push(value);
  }
  const within = quiet || QUIET.has(node.nodeName);
  if ("childNodes" in node) for (const child of node.childNodes) see(child, depth + 1, within, seen);
}

function seenIn(tree: Node): Seen {
  const seen: Seen = { elements: [], addresses: [], prose: [], comments: [] };
  see(tree, 0, false, seen);
  return seen;
}

/** What a browser makes of a page. */
export const seenInPage = (html: string): Seen => seenIn(parse(html));

/** What GitHub-flavoured markdown becomes in a browser, with nothing taken out of its HTML. */
export function seenInMarkdown(markdown: string): Seen {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  return seenIn(parseFragment(html));
}

/** What GitHub makes into links, pings and pictures once the markdown is rendered. Mathematics is read before. */
export const AUTOLINKED =
  /@[a-z\d]|#\d|\b[a-z]\w*-\d+\b|(?:https?|ftp|mailto|xmpp):|www\.|(?<![\da-z])[\da-f]{7,40}(?![\da-z])|:[\w+-]+:/iu;
