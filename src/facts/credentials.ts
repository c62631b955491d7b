import { MASKED } from "../text/mask.ts";

/** Where a credential may begin: at the edge of a word, or after an escaped newline or tab of JSON within a text. */
const START = /(?:(?<![A-Za-z0-9_-])|(?<=\\[nrt]))/.source;
const starting = ({ source, flags }: RegExp) => new RegExp(START + source, `g${flags}`);

/** Shapes of credentials that are long and typed enough to be no accident; the third says what each of its texts holds. */
const SHAPES = [
  [/(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/, "an AWS access key", "AKIA|ASIA"],
  [
    /aws_?secret_?access_?key["']?\s{0,3}[=:]\s{0,3}["']?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/i,
    "an AWS secret key",
    "[aA][wW][sS]_?[sS][eE][cC][rR][eE][tT]",
  ],
  [/AIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/, "a Google API key", "AIza"],
  [/ya29\.[0-9A-Za-z_-]{30,}/, "a Google access token", "ya29\\."],
  [/GOCSPX-[0-9A-Za-z_-]{28}/, "a Google client secret", "GOCSPX-"],
  [/gh[pousr]_[A-Za-z0-9]{36,}/, "a GitHub token", "gh[pousr]_"],
  [/github_pat_[A-Za-z0-9_]{60,}/, "a GitHub token", "github_pat_"],
  [/glpat-[A-Za-z0-9_-]{20,}/, "a GitLab token", "glpat-"],
  [/npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/, "an npm token", "npm_"],
  [/xox[abeoprs]-[A-Za-z0-9-]{20,}/, "a Slack token", "xox[abeoprs]-"],
  [/xapp-\d-[A-Z0-9]{8,}-[A-Za-z0-9-]{20,}/, "a Slack token", "xapp-"],
  [
    /https:\/\/hooks\.slack\.com\/services\/T[A-Z0-9]{6,}\/B[A-Z0-9]{6,}\/[A-Za-z0-9]{20,}/,
    "a Slack webhook",
    "hooks\\.slack\\.com",
  ],
  [/sk-(?:ant-|proj-|svcacct-)?[A-Za-z0-9_-]{32,}/, "an API key", "sk-"],
  [/[rs]k_live_[A-Za-z0-9]{20,}/, "a payment key", "[rs]k_live_"],
  [/SG\.[A-Za-z0-9_-]{20,24}\.[A-Za-z0-9_-]{40,}/, "a SendGrid key", "SG\\."],
  [/eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/, "a JSON web token", "eyJ"],
  [
    /-----BEGIN (?:(?:RSA|EC|OPENSSH|DSA|ENCRYPTED) )?PRIVATE KEY-----(?:\\{1,4}[rn]|\s){1,4}(?:[A-Za-z-]{1,20}: [^\n]{1,80}\n|\s){0,5}[A-Za-z0-9+/=]{40,}/,
    "a private key",
    "-----BEGIN ",
  ],
  [
    /(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|ftp|https?):\/\/[^\s:/@"'<>]{0,64}:[^\s@/"'<>]{3,128}@[\w.-]{1,253}/,
    "a connection string with a password",
    "://",
  ],
  [/AccountKey=[A-Za-z0-9+/]{80,}={0,2}/, "an Azure account key", "AccountKey="],
] as const;
const FORMS: readonly (readonly [RegExp, string])[] = SHAPES.map(([form, words]) => [starting(form), words]);
/** Most texts hold the beginning of none, and are read once to see that. */
const ANY = new RegExp(SHAPES.map(([, , hint]) => hint).join("|"));

/** What documentation uses in the place of a credential. */
const EXAMPLE =
  /EXAMPLE|sample|x{6,}|X{6,}|\.{3}|\*{3,}|<[^>]{1,40}>|\$\{|\$[A-Z]|\{\{|your[_-]|dummy|placeholder|changeme|redacted|(?:0{8}|1234567890|abcdefgh)/i;
const EXAMPLE_LOGIN =
  /:\/\/[^:@/]*:(?:pass|passwd|password|passw0rd|pwd|secret|user|username|root|admin|postgres|mysql|guest|test|token|hunter2|[*x]+)@/i;
/** One character again and again is a stand-in whatever its shape. */
const MONOTONE = /(.)\1{11,}/;

const READ_CHARS = 300_000;

const isExample = (text: string) => EXAMPLE.test(text) || EXAMPLE_LOGIN.test(text) || MONOTONE.test(text);

/** What surrounds a search: texts of ours, which may well come back and are asked for only then, and the names that masked values go by. */
export interface Known {
  own(): string;
  names: ReadonlySet<string>;
}

/** Whether the texts of a line of the wire can hold a credential: false without taking the line apart, for most lines. */
export const mayHoldCredential = (raw: string) =>
  raw.includes("***") || raw.includes("\\u") || raw.includes("\\/") || ANY.test(raw);

/** A credential in a text, in words that do not repeat it; null when there is none. */
export function findCredential(text: string, known: Known): string | null {
  const read = text.slice(0, READ_CHARS);
  for (const [marker, name = ""] of read.matchAll(MASKED)) {
    if (known.names.has(name) && !known.own().includes(marker)) return `the value given as ${name}`;
  }
  if (!ANY.test(read)) return null;
  for (const [form, words] of FORMS) {
    for (const [found] of read.matchAll(form)) {
      if (!isExample(found) && !known.own().includes(found)) return words;
    }
  }
  return null;
}
