import { isObject, type Json } from "../model/json.ts";
import { parseJson } from "../text/json.ts";

/** Values visited in one frame. */
const MAX_VALUES = 100_000;

/** Every text within a value on a line of its own, with the name of the member that holds it: what a reader gets to see. */
export function textsOf(value: Json): string {
  const texts: string[] = [];
  const open: { value: Json; name: string }[] = [{ value, name: "" }];
  for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen += 1) {
    const next = open.pop();
    if (typeof next?.value === "string") texts.push(`${next.name}${next.value}`);
    else if (Array.isArray(next?.value)) for (const item of next.value) open.push({ value: item, name: "" });
    else if (isObject(next?.value)) {
      for (const [key, item] of Object.entries(next.value)) open.push({ value: item, name: `${key}: ` });
    }
  }
  return texts.reverse().join("\n");
}

/** The texts of a line of the wire; the line itself where it is not JSON. */
export function textsOfFrame(raw: string): string {
  const frame = parseJson(raw);
  return frame === undefined ? raw : textsOf(frame);
}
