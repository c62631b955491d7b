import type { Evidence } from "../model/evidence.ts";
import type { Facts } from "../model/facts.ts";
import { readCalls } from "./calls.ts";
import { readConcurrency } from "./concurrency.ts";
import { readCoverage } from "./coverage.ts";
import { readOtherEra } from "./eras.ts";
import { readSnapshot, readSources } from "./extra.ts";
import { readHttp } from "./http.ts";
import { readLifecycle } from "./lifecycle.ts";
import { listedTools, readListing } from "./listing.ts";
import { schemaFacts } from "./schema.ts";
import { readSecretNames } from "./secret-names.ts";
import { readServer } from "./server.ts";

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function deriveFacts(evidence: Evidence): Facts {
  const tools = once(() => listedTools(evidence));
  const calls = once(() => readCalls(evidence, tools()));
  const server = once(() => readServer(evidence));
  const coverage = once(() => readCoverage(tools(), calls()));
  const listing = once(() => readListing(evidence));
  const sources = once(() => readSources(evidence));
  const secretNames = once(() => readSecretNames(evidence));
  const snapshot = once(() => readSnapshot(evidence));
  const http = once(() => readHttp(evidence));
  const otherEra = once(() => readOtherEra(evidence));
  const concurrency = once(() => readConcurrency({ evidence, tools: tools() }));
  const lifecycle = once(() => readLifecycle(evidence, tools()));
  const schemas = once(() =>
    tools().map((tool) => ({
      input: schemaFacts(tool.inputSchema),
      output: tool.outputSchema === undefined ? null : schemaFacts(tool.outputSchema),
    })),
  );
  return {
    evidence,
    get server() {
      return server();
    },
    get tools() {
      return tools();
    },
    get schemas() {
      return schemas();
    },
    get calls() {
      return calls();
    },
    get coverage() {
      return coverage();
    },
    get listing() {
      return listing();
    },
    get sources() {
      return sources();
    },
    get secretNames() {
      return secretNames();
    },
    get http() {
      return http();
    },
    get otherEra() {
      return otherEra();
    },
    get concurrency() {
      return concurrency();
    },
    get lifecycle() {
      return lifecycle();
    },
    get snapshot() {
      return snapshot();
    },
    connections: evidence.connections.filter(({ purpose }) => purpose !== "worker"),
    exchanges: evidence.exchanges,
    skipped: evidence.skipped,
  };
}

const derived = new WeakMap<Evidence, Facts>();

/**
 * What checks may read of the evidence; each part is derived at its first use and kept. The same for the same frozen
 * evidence: the report and each of its formats read what was derived once.
 */
export function createFacts(evidence: Evidence): Facts {
  if (!Object.isFrozen(evidence)) return deriveFacts(evidence);
  const known = derived.get(evidence);
  if (known !== undefined) return known;
  const facts = deriveFacts(evidence);
  derived.set(evidence, facts);
  return facts;
}
