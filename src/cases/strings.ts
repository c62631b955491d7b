import { matches } from "../facts/pattern.ts";
import { NEUTRAL } from "../model/case.ts";
import { type JsonObject, stringMember } from "../model/json.ts";
import { wordsOf } from "../text/name.ts";
import { describedExample } from "./described.ts";
import { countOf } from "./keywords.ts";
import { pathFor } from "./paths.ts";
import { type Hints, NO_HINTS } from "./places.ts";
import { BY_FORMAT, BY_NAME, FOR_PATTERN } from "./values.ts";

/** Texts longer than this are not made up, whatever `minLength` asks for. */
const MAX_LENGTH = 10_000;

/** The last word of a longer name counts when the whole is unknown. */
function byName(name: string): string | null {
  const all = wordsOf(name);
  for (const word of [all.join("_"), all.at(-1) ?? ""]) {
    const found = BY_NAME.find(([pattern]) => pattern.test(word));
    if (found !== undefined) return found[1];
  }
  return null;
}

function fitLength(text: string, min: number, max: number): string {
  if (min > MAX_LENGTH) return text;
  const long = text.length < min ? text.padEnd(min, "x") : text;
  return long.length > max ? long.slice(0, max) : long;
}

/** What surrounds a text that is made up. */
export interface TextHints {
  hints: Hints;
  /** What the property, or the list it stands in, says of itself. */
  description: string | null;
  /** True: an example that the description gives goes before what the name tells. */
  described: boolean;
}

const UNKNOWN: TextHints = { hints: NO_HINTS, description: null, described: false };

/** Texts that fit a property, the most telling first. */
function preferred(schema: JsonObject, name: string, context: TextHints): string[] {
  const format = stringMember(schema, "format");
  const { hints, description, described } = context;
  const texts = [
    format !== null && Object.hasOwn(BY_FORMAT, format) ? BY_FORMAT[format] : null,
    pathFor(name, description, hints),
    described ? describedExample(description) : null,
    byName(name),
    NEUTRAL,
  ];
  return texts.filter((text) => typeof text === "string");
}

/** A realistic text for a property. It may still not validate: the whole is proven afterwards. */
export function makeString(schema: JsonObject, name: string, context: TextHints = UNKNOWN): string {
  const min = countOf(schema, "minLength", 0);
  const max = countOf(schema, "maxLength", MAX_LENGTH);
  const pattern = stringMember(schema, "pattern");
  const texts = preferred(schema, name, context);
  const fits = (text: string) =>
    text.length >= min && text.length <= max && (pattern === null || matches(pattern, text));
  const whole = texts.find(fits);
  if (whole !== undefined) return whole;
  const stretched = fitLength(texts[0] ?? NEUTRAL, min, max);
  return fits(stretched) ? stretched : (FOR_PATTERN.find(fits) ?? stretched);
}
