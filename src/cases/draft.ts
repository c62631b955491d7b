import type { CaseKind } from "../model/case.ts";
import type { JsonObject } from "../model/json.ts";

/** A call that was thought of, before it is proven. */
export interface Draft {
  /** Public identifier, unique within one tool. */
  id: string;
  kind: CaseKind;
  property: string | null;
  arguments: JsonObject;
  /** What the arguments must be proven to be, or the call is dropped. */
  wanted: "valid" | "invalid";
  /** Id of an earlier draft of the tool that makes this one needless once it is answered without error. */
  unless?: string;
}

/** A malformed draft. */
export function malformed(
  id: string,
  kind: CaseKind,
  args: JsonObject,
  property: string | null = null,
): Draft {
  return { id, kind, property, arguments: args, wanted: "invalid" };
}
