import type { Evidence } from "../../src/model/evidence.ts";
import { AUDITOR } from "../../src/model/version.ts";

/** Evidence of a run that saw nothing; enough for what does not judge it. */
export function emptyEvidence(more: Partial<Evidence> = {}): Evidence {
  return {
    schemaVersion: 1,
    auditor: { ...AUDITOR },
    startedAt: "2030-01-02T03:04:05.000Z",
    durationMs: 1,
    target: { transport: "stdio", command: "node", args: [], cwd: "/x", display: "node" },
    settings: {
      record: {
        scope: "read-only",
        protocol: "auto",
        tools: [],
        excludeTools: [],
        timeoutMs: 1,
        startupTimeoutMs: 1,
        timeoutProbeSec: 1,
        robustInput: { enabled: true, maxTools: 25, hangMs: null },
        concurrency: 0,
        sequential: false,
        fuzz: { calls: 0, seed: null },
        probes: [],
        bench: [],
        workers: 1,
        maxCallsPerSecond: 0,
        shard: null,
      },
      judge: { checks: {}, strict: false, suppressions: [], weights: {}, failOn: "error", failUnder: {} },
    },
    failure: null,
    stopped: null,
    connections: [],
    exchanges: [],
    cases: [],
    dropped: [],
    skipped: [],
    locations: {},
    extra: {},
    ...more,
  };
}
