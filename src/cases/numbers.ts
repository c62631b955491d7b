import { type JsonObject, member } from "../model/json.ts";
import { wordsOf } from "../text/name.ts";
import { numberOf } from "./keywords.ts";
import { NUMBER_BY_NAME } from "./values.ts";

function byName(name: string): number {
  const word = wordsOf(name).at(-1) ?? "";
  return Object.hasOwn(NUMBER_BY_NAME, word) ? (NUMBER_BY_NAME[word] ?? 1) : 1;
}

/** A number within `minimum`, `maximum`, their exclusive kin (numbers, or draft-04 booleans) and `multipleOf`: what the name tells, else 1, where that fits. */
export function makeNumber(schema: JsonObject, integer: boolean, name = ""): number {
  const step = numberOf(schema, "multipleOf") ?? (integer ? 1 : null);
  const gap = step ?? 0.5;
  const lowExclusive = numberOf(schema, "exclusiveMinimum");
  const highExclusive = numberOf(schema, "exclusiveMaximum");
  const minimum = numberOf(schema, "minimum");
  const maximum = numberOf(schema, "maximum");
  const lowGap = member(schema, "exclusiveMinimum") === true ? gap : 0;
  const highGap = member(schema, "exclusiveMaximum") === true ? gap : 0;
  const low = Math.max(
    minimum === null ? -Infinity : minimum + lowGap,
    lowExclusive === null ? -Infinity : lowExclusive + gap,
  );
  const high = Math.min(
    maximum === null ? Infinity : maximum - highGap,
    highExclusive === null ? Infinity : highExclusive - gap,
  );
  const wanted = Math.min(Math.max(byName(name), low), high);
  if (step === null || step <= 0) return wanted;
  const up = Math.ceil(wanted / step) * step;
  const value = up <= high ? up : Math.floor(wanted / step) * step;
  return Number(value.toPrecision(12));
}
