import type { CaseKind, Proof, SkippedTool } from "./case.ts";
import type { Connection, Evidence, Exchange, Location } from "./evidence.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Outcome } from "./outcome.ts";
import type { Era } from "./revision.ts";
import type { StateRun } from "./state.ts";

/** What the handshake said, from the first connection that got through. */
export interface ServerFacts {
  name: string;
  version: string;
  /** Negotiated revision, such as `2025-06-18`; empty when unknown. */
  protocolVersion: string;
  /** How it was reached: some rules hold for one transport only. */
  transport?: "stdio" | "http";
  era: Era;
  instructions: string | null;
  capabilities: JsonObject;
  startupMs: number | null;
  /** Why the official client would not go on after the handshake; null when it would, or when it was not asked. */
  refusedByClient: string | null;
}

/** Hints as the server gave them; a hint of another type than boolean counts as absent. */
export interface Annotations {
  present: boolean;
  title: string | null;
  readOnlyHint: boolean | null;
  destructiveHint: boolean | null;
  idempotentHint: boolean | null;
  openWorldHint: boolean | null;
}

/** A top-level property of an input schema. */
export interface Parameter {
  name: string;
  schema: Json;
  /** The single declared `type`, or null (none, an array of types, or no object). */
  type: string | null;
  description: string | null;
  required: boolean;
}

/** One entry of `tools/list`, read. */
export interface ToolFacts {
  index: number;
  /** "" when missing or not a string. */
  name: string;
  title: string | null;
  description: string | null;
  /** undefined when the member is absent. Hostile input: may be anything. */
  inputSchema: Json | undefined;
  outputSchema: Json | undefined;
  annotations: Annotations;
  parameters: Parameter[];
  /** Names listed in `required` (strings only), in order. */
  required: string[];
  /** `readOnlyHint: true`. */
  readOnly: boolean;
  /** The entry as sent. */
  raw: Json;
  location: Location | null;
}

/** Whether a schema compiles as JSON Schema, and under which dialect. */
export interface SchemaFacts {
  /** `2020-12`, `2019-09`, `draft-07`, `draft-06`, `draft-04`, or null when `$schema` names none that is known. */
  dialect: string | null;
  /** True when `$schema` was given. */
  declared: boolean;
  valid: boolean;
  /** Why it is not valid, one sentence with a JSON Pointer; null when it is. */
  error: string | null;
  /** `$ref`s that point nowhere, or outside of the document (never fetched). */
  unresolved: string[];
}

/** The tools/call answer, taken apart. */
export interface ParsedResponse {
  /** `isError: true` of a result. */
  isError: boolean;
  /** JSON-RPC error, or null when it was a result. */
  error: { code: number | null; message: string; data: Json | undefined } | null;
  /** All text blocks joined by newline; the message (and data, when a string) of an error. */
  text: string;
  /** `type` of each content block. */
  contentTypes: string[];
  content: Json[];
  structuredContent: Json | undefined;
  /** Length of the text, plus that of the serialised structured content. */
  chars: number;
}

/** One case that was sent, judged. */
export interface CallFacts {
  key: string;
  toolIndex: number;
  tool: string;
  caseId: string;
  kind: CaseKind;
  property: string | null;
  arguments: JsonObject | null;
  proof: Proof;
  /** From the first exchange of the case, or where a fresh process corrected it, from that. */
  outcome: Outcome;
  /** `yes`: a failing outcome that came again on a fresh process; `no`: it did not; `sibling`: shares the answer of one that did; `not-needed`: not a failing outcome; `not-tried`. */
  confirmed: "yes" | "no" | "sibling" | "not-needed" | "not-tried";
  /** True when the fresh process answered otherwise: the failing outcome is not a finding. */
  dependsOnState: boolean;
  /** A malformed call that was answered (or met with silence) like the tool's valid call, or refused before any tool was asked: nothing learnt about validation. */
  masked: boolean;
  /** By the published crash-resilience rule: a result (isError or not) or JSON-RPC -32602. */
  graceful: boolean;
  /** One phrase of plain text that says what came back; may quote the server. */
  detail: string;
  /** Why a valid call could not be served: `authentication`, `configuration`, `client` (a feature of the client), `network`; else null. */
  blocked: string | null;
  response: ParsedResponse | null;
  exchange: Exchange;
  durationMs: number;
  /** How often it was sent before it was taken as it is: more than once only for a probe with `retries`. */
  tries: number;
  startedAtMs: number;
}

/** How much of the server was called. */
export interface Coverage {
  tools: number;
  /** Tools that got at least one call. */
  called: number;
  /** Tools whose valid call was answered without error. */
  calledValidly: number;
  level: "full" | "partial" | "hygiene only";
}

/** How the reading of `tools/list` went. */
export interface ListingFacts {
  pages: number;
  /** A cursor came back twice; listing stopped there. */
  repeatedCursor: boolean;
  /** `nextCursor` was null or not a string on some page. */
  oddCursor: boolean;
  /** A second listing gave other tools; null when there was none. */
  unstable: boolean | null;
  /** Why not all pages were read; null when they were. */
  incomplete: string | null;
}

/** One of several equal calls. */
export interface ConcurrentCall {
  outcome: Outcome;
  detail: string;
  /** Anything but a success; an `isError` counts. */
  failed: boolean;
  /** A limit of callers, a key, a network: says nothing of the server's own state. */
  keptOut: boolean;
  durationMs: number;
}

/** The same valid call of one tool over several connections. */
export interface ConcurrentTool {
  /** Key of the case that was repeated. */
  key: string;
  toolIndex: number;
  /** Milliseconds that each of the calls may take. */
  timeoutMs: number;
  /** One after another, one on each connection. */
  before: ConcurrentCall[];
  /** All at once. */
  together: ConcurrentCall[];
  /** One after another again, where some of those at once failed. */
  after: ConcurrentCall[];
}

/** What the same calls over several connections at once were answered. */
export interface ConcurrencyFacts {
  /** Connections that were asked for; 0: the calls were not asked for. */
  wanted: number;
  /** Starts of the server for them that got through. */
  started: number;
  tools: ConcurrentTool[];
}

/** A thing that was created, read, deleted and read again, and what that shows. */
export interface LifecycleRun extends Pick<StateRun, "kind" | "resource" | "parent" | "pass" | "tools"> {
  /** `stale`: read as before though it (or its parent) is deleted; `undeletable`: deleting does not find what reading does; `untold`: could not be told. */
  result: "gone" | "stale" | "undeletable" | "untold";
  /** One phrase of plain text; may quote the server. */
  detail: string;
}

/** What creating, reading and deleting in sequence showed. */
export interface LifecycleFacts {
  /** False: it was not asked for, or the run did not get that far. */
  tried: boolean;
  runs: LifecycleRun[];
  /** Plain sentences. */
  notes: string[];
}

/** A place in the workspace's sources that a source rule (check id) accuses. */
export interface SourceFact {
  rule: string;
  /** The tool whose handler or registration it is, when known. */
  tool: string | null;
  location: Location;
  /** The code in question, one line; cut once the evidence is recorded. */
  excerpt: string;
  /** Words for the `{placeholders}` of the rule's message. */
  data: Record<string, string>;
}

/** One request to a server over HTTP beside the sessions, and what came back. Which there are: record/http/probes.ts. */
export interface HttpProbe {
  name: string;
  /** null: no answer. */
  status: number | null;
  contentType: string | null;
  /** What the body says in JSON-RPC; null when it says nothing in it. */
  spoke: "result" | "error" | null;
  /** Of a JSON-RPC error; null where there is none. */
  code: number | null;
  /** `WWW-Authenticate`. */
  challenge: string | null;
  /** Why there was no answer. */
  trouble: string | null;
}

/** What was seen of the server in the era that the evidence is not about. */
export interface EraFacts {
  era: Era;
  protocolVersion: string;
  /** Why it could not be audited in that era; null when it could. */
  failure: string | null;
  /** Entries of `tools/list`. */
  tools: Json[];
  /** Of the calls whose outcome was settled. */
  outcomes: { tool: string; caseId: string; outcome: Outcome }[];
}

/** What checks may read: derived from the evidence, memoised. `needs` of a check names members of this. */
export interface Facts {
  evidence: Evidence;
  server: ServerFacts;
  tools: ToolFacts[];
  /** Input and output schema of each tool, by tool index. */
  schemas: { input: SchemaFacts; output: SchemaFacts | null }[];
  calls: CallFacts[];
  coverage: Coverage;
  listing: ListingFacts;
  connections: Connection[];
  exchanges: Exchange[];
  skipped: SkippedTool[];
  concurrency: ConcurrencyFacts;
  /** From `evidence.extra.lifecycle` and the exchanges that it names. */
  lifecycle: LifecycleFacts;
  /** From `evidence.extra.sources`; empty when there is no workspace. */
  sources: {
    facts: SourceFact[];
    /** Tools whose code the source rules could look at. */
    looked: string[];
    filesRead: number;
  } | null;
  /** Names of the values that were masked: `***NAME***` stands for one of them, any other text of that shape is the server's. */
  secretNames?: ReadonlySet<string>;
  /** Probes of the transport, from `evidence.extra.http`; null when none were made. */
  http: { probes: HttpProbe[] } | null;
  /** The same server in the other era, from `evidence.extra`; null unless `protocol: both` recorded it. */
  otherEra: EraFacts | null;
  /**
   * The committed tool contract, from `evidence.extra.snapshot`; null when there is none. `base`: what the base of a pull
   * request has in its place, where that differs.
   */
  snapshot: { path: string; tools: Json[]; base?: { label: string; tools: Json[] } } | null;
}

/** A config file that the base of a pull request has otherwise, or not at all. */
export interface ConfigChange {
  /** Relative to the repository root, forward slashes. */
  path: string;
  /** Short name of the base's commit. */
  base: string;
}
