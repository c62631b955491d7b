import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restartsOf } from "../../bench/starts.ts";
import protocol from "../../src/checks/protocol/protocol.ts";
import type { Evidence, Exchange } from "../../src/model/evidence.ts";
import { type JsonObject, member } from "../../src/model/json.ts";
import type { Protocol, RecordSettings, Target } from "../../src/model/settings.ts";
import { greetingOf } from "../../src/record/greeting.ts";
import { discover } from "../../src/record/modern/offer.ts";
import { modernSession } from "../../src/record/modern/session.ts";
import { greet } from "../../src/record/reference-client.ts";
import { resultOf } from "../../src/record/results.ts";
import type { Session } from "../../src/record/session.ts";
import { judged } from "../checks/judged.ts";
import { hostile, run } from "./run.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mcp-audit-starts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const overStdio = (file: string, traits: string[]): Target => ({
  transport: "stdio",
  command: process.execPath,
  args: [resolve(file), ...traits],
  cwd: process.cwd(),
  display: "server",
});
const dual = (...traits: string[]) => overStdio("fixtures/servers/dual.mjs", traits);

/** A run of a few calls, and how often the server was started for it. */
async function counted(
  target: Target,
  protocol: Protocol,
  options: { signal?: AbortSignal; record?: Partial<RecordSettings> } = {},
): Promise<{ evidence: Evidence; starts: number }> {
  const log = join(folder, protocol);
  const evidence = await run({
    target,
    tools: ["say"],
    calls: ["say", "say!"],
    env: { START_LOG: log },
    ...options,
    record: { protocol, startupTimeoutMs: 2_000, ...options.record },
  });
  return { evidence, starts: readFileSync(log, "utf8").trimEnd().split("\n").length };
}

const offerIn = ({ exchanges }: Evidence) =>
  exchanges.find(({ caseKey }) => caseKey === "protocol/newer-version");

/** Evidence as text, without its times, the era that was asked for, and the number of the one request in question. */
function withoutTimes(evidence: Evidence): string {
  const offer = offerIn(evidence);
  const id = member(JSON.parse(offer?.request.raw ?? "{}"), "id");
  const same = (raw: string | undefined) => raw?.replace(`"id":${id}`, '"id":1');
  return JSON.stringify(
    evidence,
    (key, value) => {
      if (/^(?:\w+Ms|ms|startedAt|durationMs|protocol)$/.test(key)) return undefined;
      if (key === "tail") return value.replace(/process \d+/, "process");
      if (key !== "exchanges") return value;
      return value.map((one: Evidence["exchanges"][number]) =>
        one !== offer
          ? one
          : {
              ...one,
              request: { ...one.request, raw: same(one.request.raw), chars: 0 },
              response: one.response && { ...one.response, raw: same(one.response.raw), chars: 0 },
            },
      );
    },
    1,
  );
}

const findingsOf = (evidence: Evidence) => judged(protocol, evidence).findings.map(({ message }) => message);

/** Starts that `auto` takes more than `legacy` does: none where one process answered both questions, else one. */
const SERVERS: [string, string[], number][] = [
  ["sound", [], 0],
  ["a line on stderr at its start, another each time", ["logs"], 0],
  ["ends at the question for the era", ["exit-probe"], 1],
  ["is silent at it", ["silent-probe"], 1],
  ["writes to stdout at it", ["noisy-probe"], 1],
  ["writes to stderr at it", ["logging-probe"], 1],
  ["sends a notification at it", ["notifying-probe"], 1],
  ["answers it twice", ["twice-probe"], 1],
  ["echoes the version", ["echoes-version"], 1],
  ["refuses the version", ["refuses-unknown"], 1],
  ["is silent after the question", ["silent-after"], 1],
  ["ends after it", ["exit-after"], 1],
  ["disconnects after it", ["closing-after"], 1],
  ["refuses after it", ["refusing-after"], 1],
  ["echoes after it", ["echo-after"], 1],
  ["names no revision after it", ["odd-version-after"], 1],
  ["names no version after it", ["no-version-after"], 1],
  ["answers with a text as id after it", ["other-id-after"], 1],
  ["answers without an id after it", ["nameless-after"], 1],
];

describe("a version that does not exist", () => {
  it.each(SERVERS)(
    "is offered so that a server that %s has the same record as ever",
    async (_, traits, more) => {
      const target = dual("legacy-only", ...traits);
      const [auto, legacy] = [await counted(target, "auto"), await counted(target, "legacy")];
      expect(auto.starts - legacy.starts).toBe(more);
      for (const { starts, evidence } of [auto, legacy]) expect(restartsOf(evidence)).toBe(starts - 1);
      expect(offerIn(auto.evidence)).toBeDefined();
      expect(withoutTimes(auto.evidence)).toBe(withoutTimes(legacy.evidence));
      expect(findingsOf(auto.evidence)).toEqual(findingsOf(legacy.evidence));
      const accused = traits.includes("echoes-version") || traits.includes("refuses-unknown");
      expect(findingsOf(auto.evidence)).toHaveLength(accused ? 1 : 0);
    },
  );

  it.each(["clean", "faulty"])("%s.mjs has the same record as ever", async (name) => {
    const target = overStdio(`fixtures/servers/${name}.mjs`, []);
    const options = (protocol: Protocol) => ({
      target,
      record: { protocol, timeoutMs: 1_000, timeoutProbeSec: 1 },
    });
    const [auto, legacy] = [await run(options("auto")), await run(options("legacy"))];
    expect(withoutTimes(auto)).toBe(withoutTimes(legacy));
  });

  it.each(["greet-no-info", "answers-ahead", "greet-unknown-version", "list-once"])(
    "a hostile one (%s) has the same record as ever",
    async (trait) => {
      const options = (protocol: Protocol) => ({
        target: hostile(trait),
        calls: ["ok", "die"],
        tools: ["ok", "die"],
        record: { protocol, timeoutMs: 1_000 },
      });
      const [auto, legacy] = [await run(options("auto")), await run(options("legacy"))];
      expect(withoutTimes(auto)).toBe(withoutTimes(legacy));
    },
  );

  it("a server of the modern era is asked on a process of its own", async () => {
    const { evidence, starts } = await counted(dual(), "auto");
    // The one that was greeted as by a legacy client, the one that was asked for the era, and those of the record.
    expect(starts).toBe(2 + evidence.connections.length);
    expect(restartsOf(evidence)).toBe(starts - 1);
    expect(evidence.exchanges.map(({ caseKey }) => caseKey)).toContain("protocol/unknown-version");
    expect(offerIn(evidence)).toBeUndefined();
  });

  it("is offered to nobody where nothing is to be called", async () => {
    const { evidence, starts } = await counted(dual("legacy-only"), "auto", { record: { scope: "static" } });
    expect(offerIn(evidence)).toBeUndefined();
    expect([starts, evidence.connections.length]).toEqual([2, 1]);
  });

  it("stays out of the record of a run that is stopped", async () => {
    const stop = new AbortController();
    const evidence = await run({
      target: dual("legacy-only"),
      tools: ["say"],
      calls: ["say"],
      signal: stop.signal,
      onProgress: ({ stage }) => stage === "call" && stop.abort(),
      record: { protocol: "auto" },
    });
    expect(evidence.stopped?.reason).toBe("interrupted");
    expect(evidence.connections).toHaveLength(1);
    expect(offerIn(evidence)).toBeUndefined();
  });
});

describe("the question for the stateless era", () => {
  const answered = (raw: object) => ({ end: "answered", response: { raw: JSON.stringify(raw) } }) as Exchange;

  /** A session that answers each request with the next of these, and keeps what was asked. */
  function scripted(answers: object[]) {
    const asked: { method: string; params: JsonObject }[] = [];
    const request = (method: string, params: JsonObject) => {
      asked.push({ method, params });
      return Promise.resolve(answered({ jsonrpc: "2.0", id: 1, ...answers[asked.length - 1] }));
    };
    return { asked, session: modernSession({ request } as unknown as Session) };
  }
  const REFUSED = { error: { code: -32601, message: "Method not found" } };

  it("is the one of the reference client", async () => {
    const [own, client] = [scripted([REFUSED]), scripted([REFUSED])];
    await discover(own.session, 1_000);
    await greet(client.session, 1_000, "modern");
    expect(own.asked).toHaveLength(1);
    expect(own.asked).toEqual(client.asked);
  });

  it("is asked again where the client would", async () => {
    const data = { supported: ["2026-07-28"], requested: "2026-07-28" };
    const unsupported = { error: { code: -32022, message: "Unsupported protocol version", data } };
    const result = { supportedVersions: ["2026-07-28"], capabilities: {}, resultType: "complete" };
    const { asked, session } = scripted([unsupported, { result }]);
    expect(greetingOf("modern", resultOf(await discover(session, 1_000)))).not.toBeNull();
    expect(asked).toHaveLength(2);
  });
});
