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
import { once } from "./once.ts";
import { schemaFacts } from "./schema.ts";
import { readSecretNames } from "./secret-names.ts";
import { readServer } from "./server.ts";

/** An object whose members are each made at the first reading. */
function lazily<T extends object>(makers: { [K in keyof T]-?: () => T[K] }): T {
  const made = {} as T;
  for (const name of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(made, name, { get: once(makers[name]), enumerable: true, configurable: true });
  }
  return made;
}

function deriveFacts(evidence: Evidence): Facts {
  const facts: Facts = lazily<Facts>({
    evidence: () => evidence,
    server: () => readServer(evidence),
    tools: () => listedTools(evidence),
    schemas: () =>
      facts.tools.map(({ inputSchema, outputSchema }) => ({
        input: schemaFacts(inputSchema),
        output: outputSchema === undefined ? null : schemaFacts(outputSchema),
      })),
    calls: () => readCalls(evidence, facts.tools),
    coverage: () => readCoverage(facts.tools, facts.calls),
    listing: () => readListing(evidence),
    sources: () => readSources(evidence),
    secretNames: () => readSecretNames(evidence),
    http: () => readHttp(evidence),
    otherEra: () => readOtherEra(evidence),
    concurrency: () => readConcurrency(facts),
    lifecycle: () => readLifecycle(evidence, facts.tools),
    snapshot: () => readSnapshot(evidence),
    connections: () => evidence.connections.filter(({ purpose }) => purpose !== "worker"),
    exchanges: () => evidence.exchanges,
    skipped: () => evidence.skipped,
  });
  return facts;
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
