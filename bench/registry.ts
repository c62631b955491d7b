/**
 * Auditing a whole registry as a matrix of jobs, by simulation: how many calls, minutes and megabytes, and which limit is
 * met first. `node bench/registry.ts [servers] [concurrent jobs] [servers a job]`. The same arguments print the same table.
 */

/** What one audit costs; measured with this repository's acceptance servers, see docs/scale.md. */
const MEASURED = {
  /** Seconds from nothing to an installed server. */
  installSeconds: 20,
  /** Seconds of an audit beside its calls: starts, listing, protocol questions, shutdown. */
  fixedSeconds: 1.5,
  callSeconds: 0.02,
  callsPerTool: 9,
  bytesPerCall: 950,
  /** gzip of evidence.json. */
  packed: 0.04,
};
/** Seconds that a job takes before its first audit. */
const JOB_SECONDS = 25;
/** Servers that wait for something until a limit ends it, and for how long. */
const HANGING = { share: 0.03, seconds: 90 };
/** Documented limits of GitHub, see docs/scale.md for their sources. */
const GITHUB = { jobsOfAMatrix: 256, jobSeconds: 6 * 3600, restPerHour: 1_000 };
/** REST calls that one job makes by itself: upload of its artifact, and its listing by the last job. */
const REST_PER_JOB = 4;

/** Mulberry32: small, and the same everywhere. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Tools of a server: log-normal, median 8, a few with hundreds. */
function toolsOf(next: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return Math.max(1, Math.round(8 * Math.exp(1.0 * normal)));
}

interface Audit {
  calls: number;
  seconds: number;
}

function auditOf(next: () => number): Audit {
  const calls = toolsOf(next) * MEASURED.callsPerTool;
  const hangs = next() < HANGING.share ? HANGING.seconds : 0;
  return {
    calls,
    seconds: MEASURED.installSeconds + MEASURED.fixedSeconds + calls * MEASURED.callSeconds + hangs,
  };
}

/** Seconds until the last job ends, when `slots` jobs run at once and the next begins where one ends. */
function makespan(jobs: readonly number[], slots: number): number {
  const free = Array.from({ length: Math.min(slots, jobs.length) }, () => 0);
  for (const seconds of jobs) {
    let soonest = 0;
    for (const [index, at] of free.entries()) if (at < (free[soonest] ?? 0)) soonest = index;
    free[soonest] = (free[soonest] ?? 0) + seconds;
  }
  return Math.max(0, ...free);
}

function simulate(servers: number, slots: number, perJob: number) {
  const next = random(1);
  const audits = Array.from({ length: servers }, () => auditOf(next));
  const jobs: number[] = [];
  for (let at = 0; at < servers; at += perJob) {
    jobs.push(audits.slice(at, at + perJob).reduce((sum, one) => sum + one.seconds, JOB_SECONDS));
  }
  const calls = audits.reduce((sum, one) => sum + one.calls, 0);
  const hours = makespan(jobs, slots) / 3600;
  const bytes = calls * MEASURED.bytesPerCall;
  return {
    servers,
    calls,
    jobs: jobs.length,
    workflowRuns: Math.ceil(jobs.length / GITHUB.jobsOfAMatrix),
    longestJobMinutes: Math.round(Math.max(...jobs) / 60),
    runnerMinutes: Math.round(jobs.reduce((sum, one) => sum + Math.ceil(one / 60), 0)),
    hours: Number(hours.toFixed(1)),
    evidenceGB: Number((bytes / 1e9).toFixed(2)),
    packedMB: Math.round((bytes * MEASURED.packed) / 1e6),
    restPerHour: Math.round((jobs.length * REST_PER_JOB) / Math.max(1, hours)),
    over: [
      ...(Math.max(...jobs) > GITHUB.jobSeconds ? ["job time"] : []),
      ...((jobs.length * REST_PER_JOB) / Math.max(1, hours) > GITHUB.restPerHour ? ["REST budget"] : []),
    ].join(", "),
  };
}

const [servers = 20_000, slots = 20, perJob = 80] = process.argv.slice(2).map(Number);
const rows =
  process.argv.length > 2
    ? [simulate(servers, slots, perJob)]
    : [1, 20, 80, 250, 1000].flatMap((size) =>
        [20, 60].map((count) => ({ slots: count, perJob: size, ...simulate(servers, count, size) })),
      );
console.table(rows);
