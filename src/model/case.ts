import type { JsonObject } from "./json.ts";

/** What a call is made to find out; its id begins with it. */
export type CaseKind = "valid" | "missing-required" | "wrong-type" | "robust" | "bounds" | "fuzz" | "probe";

/** Stands for any text where nothing tells what it should be; values that mean as little begin with it. */
export const NEUTRAL = "example";

/** What Ajv said of the arguments under the tool's own input schema before the call was made. */
export type Proof = "valid" | "invalid" | "unproven";

/** One planned call of a tool. */
export interface Case {
  /** Unique in a run: see `caseKeyOf`. */
  key: string;
  /** Public identifier, such as `missing-required/city`; unique within one tool. */
  id: string;
  kind: CaseKind;
  /** Position of the tool in the list the server gave; names need not be unique. */
  toolIndex: number;
  tool: string;
  /** The property that was left out or changed, if the case is about one. */
  property: string | null;
  /** null: the call is sent without an `arguments` member. */
  arguments: JsonObject | null;
  proof: Proof;
  timeoutMs: number;
  /** Key of an earlier case: once that one is answered without error, this one is needless and not sent. */
  unless?: string;
}

/** Key of a case. */
export const caseKeyOf = (toolIndex: number, id: string): string => `${toolIndex}/${id}`;

/** Id of the case that a probe of the user's is sent as. */
export const probeId = (name: string): string => `probe/${name}`;

/** A malformed case that Ajv found valid, or could not judge: never sent, but counted. */
export interface DroppedCase {
  toolIndex: number;
  id: string;
  reason: string;
}

/** A tool that was listed but not called, wholly or validly, and why. */
export interface SkippedTool {
  toolIndex: number;
  tool: string;
  /** `consent`: scope does not allow it; `filter`: tools/exclude-tools; `not-synthesizable`: no valid arguments could be made; `shard`: another shard calls it. */
  cause: "consent" | "filter" | "not-synthesizable" | "shard";
  reason: string;
}

/** Every call of a run, decided before the first is made. */
export interface Plan {
  cases: Case[];
  dropped: DroppedCase[];
  skipped: SkippedTool[];
}
