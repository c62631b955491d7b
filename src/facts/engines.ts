import { Ajv, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvDraft04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import type { Dialect } from "./dialect.ts";
import { compilePattern } from "./pattern.ts";

/** The part of Ajv that is used, the same in every dialect's class. */
export type Engine = Pick<Ajv, "compile" | "validateSchema" | "removeSchema" | "errorsText" | "errors">;

const regExp = Object.assign((pattern: string) => compilePattern(pattern), { code: "compilePattern" });

const OPTIONS: Options = {
  strict: false,
  logger: false,
  validateSchema: false,
  addUsedSchema: false,
  // `__proto__` and `constructor` are properties like any other.
  ownProperties: true,
  code: { regExp },
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

const made = new Map<Dialect, Engine>();

/** The validator of a dialect, made at its first use. */
export function engineOf(dialect: Dialect): Engine {
  const known = made.get(dialect);
  if (known !== undefined) return known;
  const ajv = new CLASSES[dialect](OPTIONS);
  (formats as (ajv: Ajv, options: object) => void)(ajv, { mode: "fast" });
  made.set(dialect, ajv);
  return ajv;
}
