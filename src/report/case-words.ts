const PLAIN = new Map(
  Object.entries({
    valid: "a call that the schema allows",
    "valid/described": "a call that the schema allows, with values from the descriptions",
    "missing-required": "a required parameter left out",
    "wrong-type": "a parameter of another type",
    bounds: "a value that is out of bounds",
    "robust/missing-required": "no arguments, though some are required",
    "robust/wrong-types": "every parameter of another type",
    "robust/nulls": "every parameter null",
    "robust/extra-argument": "every parameter of another type, and one that is not declared",
    "robust/string-as-object": "an object where a text is due",
    "robust/nested-string": "a text where a list of objects is due",
    "robust/nested-item": "an object of a list without what it requires",
    "robust/read-only-no-args": "no arguments, as the schema allows",
  }),
);

/** What a case tries, by its public identifier; "" for one whose identifier says it, such as a probe's. */
export function caseWords(id: string): string {
  return PLAIN.get(id) ?? PLAIN.get(id.slice(0, id.indexOf("/"))) ?? "";
}
