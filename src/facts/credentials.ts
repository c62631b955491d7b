/** Shapes of credentials that are long and typed enough to be no accident. */
const SHAPES: readonly [RegExp, string][] = [
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, "an AWS access key"],
  [/\bgh[pousr]_[A-Za-z0-9]{36,}\b/, "a GitHub token"],
  [/\bgithub_pat_[A-Za-z0-9_]{60,}\b/, "a GitHub token"],
  [/\bxox[abprs]-[A-Za-z0-9-]{20,}\b/, "a Slack token"],
  [/\bAIza[0-9A-Za-z_-]{35}\b/, "a Google API key"],
  [/\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}\b/, "an API key"],
  [/\bsk_live_[A-Za-z0-9]{20,}\b/, "a payment key"],
  [/\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/, "a JSON web token"],
  [/-----BEGIN (?:RSA |EC |OPENSSH |DSA |ENCRYPTED )?PRIVATE KEY-----/, "a private key"],
  [
    /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqps?):\/\/[^\s:/@]{1,64}:[^\s@/]{3,128}@/,
    "a connection string with a password",
  ],
];

/** What documentation uses in the place of a credential. */
const EXAMPLE = /EXAMPLE|x{6,}|\*{3,}|<[^>]{1,40}>|your[_-]|dummy|placeholder|user:pass|username:password/i;

const MASKED = /\*\*\*([A-Za-z0-9_.-]{1,80})\*\*\*/;
const READ_CHARS = 200_000;

/** A credential in a text, in words that do not repeat it; null when there is none. `own`: texts of ours, which may well come back. */
export function findCredential(text: string, own = ""): string | null {
  const read = text.slice(0, READ_CHARS);
  const masked = MASKED.exec(read);
  if (masked !== null && !own.includes(masked[0])) return `the value given as ${masked[1]}`;
  for (const [shape, words] of SHAPES) {
    const found = shape.exec(read);
    if (found !== null && !EXAMPLE.test(found[0]) && !own.includes(found[0])) return words;
  }
  return null;
}
