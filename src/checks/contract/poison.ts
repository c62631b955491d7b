/** Texts longer than this are looked at up to here. */
const MAX_CHARS = 100_000;
/** Codes told in one finding. */
const MAX_CODES = 3;

/** Characters that hide something, and what they do. */
export interface Hidden {
  kind: "tags" | "bidi" | "zero-width";
  /** Code points, such as `U+202E`. */
  codes: string[];
}

/** Flags of regions such as Scotland are written with tag characters. */
const TAG_FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}/gu;
/** Tags, and selectors of variants in a row: both can carry a whole text. */
const TAGS = /[\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}]{2,}/gu;
const OVERRIDES = /[\u202d\u202e]/g;
/** Right in texts that hold a script written from right to left. */
const EMBEDDINGS = /[\u202a-\u202c\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Joiners are part of emoji and of several scripts; without width between Latin letters these only split a word. */
const SPLITS = /(?<=[A-Za-z])[\u200b-\u200d\u2060\ufeff]+(?=[A-Za-z])/g;

const codesOf = (found: readonly string[]) =>
  [...new Set(found.flatMap((text) => [...text]))]
    .slice(0, MAX_CODES)
    .map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);

/** Characters that nobody sees, or that show a text as another; null when there are none. */
export function hiddenIn(whole: string): Hidden | null {
  const text = whole.slice(0, MAX_CHARS).replace(TAG_FLAG, "");
  const tags = text.match(TAGS);
  if (tags !== null) return { kind: "tags", codes: codesOf(tags) };
  const embeddings = RIGHT_TO_LEFT.test(text) ? null : text.match(EMBEDDINGS);
  const bidi = text.match(OVERRIDES) ?? embeddings;
  if (bidi !== null) return { kind: "bidi", codes: codesOf(bidi) };
  const splits = text.match(SPLITS);
  return splits === null ? null : { kind: "zero-width", codes: codesOf(splits) };
}

/** An order to the model, and what it is after. */
export interface Instruction {
  kind: "override" | "conceal" | "exfiltrate" | "system";
  excerpt: string;
  /** It stands in quotes, or is an example of what the tool finds: told, not accused. */
  quoted: boolean;
}

const CREDENTIALS =
  "(?:~?/\\.ssh/|\\bid_(?:rsa|ed25519)\\b|\\.aws/credentials|\\.cursor/mcp\\.json|claude_desktop_config\\.json|/etc/shadow\\b|\\.netrc\\b|\\.kube/config)";

/** Orders that no description of a tool needs. Emphasis ("IMPORTANT:", "you must") is none. */
const ORDERS: readonly [Instruction["kind"], RegExp][] = [
  [
    "override",
    /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,20}\b(?:previous|prior|preceding|earlier|above|existing|your|system)\b[^.\n]{0,20}\b(?:instructions?|prompts?|guidelines)\b/i,
  ],
  ["conceal", /\b(?:do not|don't|never) (?:tell|inform) the user (?:about|that|of|this|anything)\b/i],
  [
    "conceal",
    /\b(?:do not|don't|never) (?:mention|reveal|disclose) (?:this|these instructions|the above|any of this)\b/i,
  ],
  [
    "conceal",
    /\bwithout (?:telling|informing) the user\b|\bkeep (?:this|it) (?:secret|hidden) from the user\b/i,
  ],
  [
    "exfiltrate",
    new RegExp(
      `\\b(?:read|open|load|cat)\\b[^\\n]{0,80}${CREDENTIALS}[^\\n]{0,160}\\b(?:pass|send|include|provide|put|append)\\b`,
      "i",
    ),
  ],
  [
    "system",
    /<\|(?:im_start|im_end|system|endoftext)\|>|<<SYS>>|<\/?system[-_ ]?(?:prompt|reminder|message|override)>/i,
  ],
  [
    "system",
    /(?:^|\n)[ \t]{0,8}(?:\[system\]|<system>|#{1,3} ?system|system(?: (?:prompt|message|instruction|note|override))?) ?:?\s{0,4}(?:you (?:are now|must|will|should)|ignore|disregard|from now on|always|never)\b/i,
  ],
];

const QUOTE_BEFORE = /["'`“‘(]\s{0,4}$/;
const EXAMPLE_BEFORE =
  /\b(?:e\.g\.|such as|like|detects?|detecting|prevents?|blocks?|scans?|filters?|strips?|removes?|attacks?|injections?|phrases?)\b[^.\n]{0,80}$/i;
/** The order holds for one value of a parameter: it describes what that does. */
const CONDITION_BEFORE = /\b(?:if|when|whether|set|true|false)\b[^.\n]{0,60}$/i;

/** The first order to the model that has nothing to do with using the tool; null when there is none. */
export function instructionIn(whole: string): Instruction | null {
  const text = whole.slice(0, MAX_CHARS);
  for (const [kind, pattern] of ORDERS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const before = text.slice(Math.max(0, found.index - 120), found.index);
    if (kind === "conceal" && CONDITION_BEFORE.test(before)) continue;
    const quoted = QUOTE_BEFORE.test(before) || EXAMPLE_BEFORE.test(before);
    return { kind, excerpt: found[0], quoted };
  }
  return null;
}
