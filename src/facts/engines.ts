import { Ajv, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvDraft04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import type { Dialect } from "./dialect.ts";
import { compilePattern, Undecidable } from "./pattern.ts";

/** The part of Ajv that is used, the same in every dialect's class. */
export type Engine = Pick<Ajv, "compile" | "validateSchema" | "removeSchema" | "errorsText" | "errors">;

/** Schemas entered during one check at most: references can make a small schema take exponential time. */
const MAX_STEPS = 500_000;

const regExp = Object.assign((pattern: string) => compilePattern(pattern), { code: "compilePattern" });

/** Where every generated function begins; what is put there counts its calls. */
const FUNCTION_START = "let vErrors = null;";

const OPTIONS: Options = {
  strict: false,
  logger: false,
  validateSchema: false,
  addUsedSchema: false,
  // `__proto__` and `constructor` are properties like any other.
  ownProperties: true,
  code: { regExp, process: (code) => code.replace(FUNCTION_START, `self.step();${FUNCTION_START}`) },
};

type Class = new (options: Options) => Ajv;
const Ajv04 = ((ajvDraft04 as unknown as { default?: Class }).default ?? ajvDraft04) as Class;
const formats =
  (addFormats as unknown as { default?: (ajv: Ajv, options: object) => void }).default ?? addFormats;

/** draft-06 lacks only keywords that draft-07 added, so that the same class serves both. */
const CLASSES: Record<Dialect, Class> = {
  "2020-12": Ajv2020 as unknown as Class,
  "2019-09": Ajv2019 as unknown as Class,
  "draft-07": Ajv as unknown as Class,
  "draft-06": Ajv as unknown as Class,
  "draft-04": Ajv04,
};

let steps = 0;

function step(): void {
  steps += 1;
  if (steps > MAX_STEPS) throw new Undecidable("the schema takes too long");
}

/** Gives the next check its own budget of steps; it throws Undecidable when that is used up. */
export function allowSteps(): void {
  steps = 0;
}

/** A validator of a dialect that knows no schema yet. For schemas with an `$id`, which one validator would share. */
export function newEngine(dialect: Dialect): Engine {
  const ajv = Object.assign(new CLASSES[dialect](OPTIONS), { step });
  (formats as (ajv: Ajv, options: object) => void)(ajv, { mode: "fast" });
  // Ajv refuses any schema with a member `id`, though later drafts gave the word no meaning.
  if (dialect !== "draft-04") ajv.removeKeyword("id");
  return ajv;
}

const made = new Map<Dialect, Engine>();

/** The validator of a dialect, made at its first use. */
export function engineOf(dialect: Dialect): Engine {
  const known = made.get(dialect);
  if (known !== undefined) return known;
  const engine = newEngine(dialect);
  made.set(dialect, engine);
  return engine;
}
