import { describe, expect, test } from "vitest";
import { callsOf, outcomes, run, sent } from "./run.ts";

describe("each call", () => {
  test.each([
    ["ok", "ok: ok not-needed"],
    ["die", "die: crashed yes"],
    ["die-by-signal", "die-by-signal: crashed yes"],
    ["internal", "internal: internal-error yes"],
    ["noise", "noise: ok not-needed"],
    ["deep", "deep: ok not-needed"],
    ["batch", "batch: ok not-needed"],
    ["twice", "twice: ok not-needed"],
    ["null-id", "null-id: internal-error yes"],
    ["no-content", "no-content: protocol-violation yes"],
    ["rubbish", "rubbish: ok not-needed"],
    ["close-stdout", "close-stdout: crashed yes"],
    ["stderr-flood", "stderr-flood: ok not-needed"],
    ["asks-oddly", "asks-oddly: ok not-needed"],
  ])("%s", async (tool, expected) => {
    const evidence = await run({ tools: [tool, "ok"], calls: [tool, "ok"] });
    expect(outcomes(evidence)).toEqual([expected, "ok: ok not-needed"]);
    expect(evidence.stopped).toBeNull();
  });

  test("one that hangs is ended after its time limit, and the next goes to a fresh process", async () => {
    const evidence = await run({ tools: ["hang", "ok"], calls: ["hang", "ok"], timeoutMs: 300 });
    expect(outcomes(evidence)).toEqual(["hang: timed-out yes", "ok: ok not-needed"]);
    const [hung, next] = sent(evidence, "case");
    expect(hung?.durationMs).toBeGreaterThanOrEqual(299);
    expect(next?.connection).toBe((hung?.connection ?? 0) + 1);
  });

  test("an answer after the time limit is no answer", async () => {
    const evidence = await run({ tools: ["slow"], calls: ["slow"], timeoutMs: 300 });
    expect(outcomes(evidence)).toEqual(["slow: timed-out yes"]);
  });

  test("an answer for another request is none", async () => {
    const evidence = await run({ tools: ["other-id"], calls: ["other-id"], timeoutMs: 400 });
    expect(outcomes(evidence)).toEqual(["other-id: timed-out yes"]);
    expect(evidence.connections[0]?.messages).toMatchObject([{ kind: "unmatched-response", exchange: 2 }]);
  });

  test("an id sent back as a text is recognised, and the frame tells", async () => {
    const evidence = await run({ tools: ["text-id"], calls: ["text-id"] });
    const [exchange] = sent(evidence, "case");
    expect(JSON.parse(exchange?.response?.raw ?? "").id).toBe("3");
    expect(outcomes(evidence)).toEqual(["text-id: protocol-violation yes"]);
  });

  test("answers that come before the questions are not taken for answers", async () => {
    const evidence = await run({ traits: ["answers-ahead"], calls: ["ok"] });
    expect(sent(evidence, "case")[0]?.response?.raw).toContain("fine");
    const early = evidence.connections[0]?.messages.filter((one) => one.kind === "unmatched-response");
    expect(early?.length).toBeGreaterThanOrEqual(3);
  });

  test("a second answer to one question is kept apart", async () => {
    const evidence = await run({ tools: ["twice"], calls: ["twice"] });
    expect(sent(evidence, "case")[0]?.response?.raw).toContain("first");
    expect(evidence.connections[0]?.messages[0]).toMatchObject({ kind: "unmatched-response" });
  });

  test("noise is told with the call it came under", async () => {
    const evidence = await run({ tools: ["ok", "noise"], calls: ["ok", "noise", "ok"] });
    const [line] = evidence.connections[0]?.noise ?? [];
    expect(line?.text).toBe("Looking things up ...");
    expect(evidence.exchanges.find((one) => one.id === line?.exchange)?.caseKey).toBe("1/valid/1");
  });

  test("what a server asks of its client is always answered", async () => {
    const evidence = await run({ tools: ["asks"], calls: ["asks"] });
    const text = callsOf(evidence)[0]?.response?.text ?? "";
    expect(JSON.parse(text)).toEqual([{}, { roots: [] }, -1, { action: "decline" }, -32601, -32601]);
    expect(evidence.connections[0]?.messages.map((one) => one.method)).toContain("roots/list");
  });

  test("an answer of 100 MB is read whole and kept in short", async () => {
    const evidence = await run({ tools: ["huge"], calls: ["huge"], timeoutMs: 20_000 });
    const response = callsOf(evidence)[0]?.exchange.response;
    expect(response).toMatchObject({ cut: true });
    expect(response?.chars).toBeGreaterThan(100_000_000);
    expect(response?.raw.length).toBeLessThan(1_000_000);
    expect(outcomes(evidence)).toEqual(["huge: ok not-needed"]);
  });

  test("output that never ends a line ends the connection", async () => {
    const evidence = await run({ tools: ["endless", "ok"], calls: ["endless", "ok"], timeoutMs: 20_000 });
    expect(outcomes(evidence)).toEqual(["endless: crashed yes", "ok: ok not-needed"]);
    expect(evidence.connections[0]?.noise).toMatchObject([{ text: "(a line that does not end)" }]);
  });

  test("endless stderr is counted, and its end kept", async () => {
    const evidence = await run({ tools: ["stderr-flood"], calls: ["stderr-flood"] });
    const { stderr } = evidence.connections[0]!;
    expect(stderr.bytes).toBeGreaterThan(100_000);
    expect(stderr.tail).toMatch(/^e{8192}$/);
  });
});

test("after three hangs no more of `robust/*` is sent, and why is said", async () => {
  const calls = Array.from({ length: 5 }, () => "robust:hang");
  const evidence = await run({ tools: ["hang", "ok"], calls: [...calls, "ok"], timeoutMs: 150 });
  expect(sent(evidence, "case").map((one) => one.end)).toEqual([
    "timed-out",
    "timed-out",
    "timed-out",
    "answered",
  ]);
  expect(evidence.dropped.map((one) => one.id)).toEqual(["robust/3", "robust/4"]);
  expect(evidence.dropped[0]?.reason).toContain("3 calls of `robust/*` hung");
});

describe("no restart while the server is alive", () => {
  test("error answers keep the connection", async () => {
    const calls = Array.from({ length: 20 }, () => "internal!");
    const evidence = await run({ tools: ["internal"], calls });
    expect(evidence.connections.filter((one) => one.purpose === "audit")).toHaveLength(1);
    expect(new Set(sent(evidence, "confirm").map((one) => one.caseKey))).toEqual(new Set(["0/wrong-type/0"]));
  });

  test("liveness is asked after the last malformed call of a tool and after a broken answer", async () => {
    const tools = ["ok", "no-content", "internal"];
    const evidence = await run({ tools, calls: ["ok!", "ok!", "no-content", "ok", "internal!"] });
    const asked = sent(evidence, "liveness").map((one) => [one.caseKey, one.end]);
    expect(asked).toEqual([
      ["0/wrong-type/1", "answered"],
      ["1/valid/2", "answered"],
      ["2/wrong-type/4", "answered"],
    ]);
  });
});

describe("state does not accuse", () => {
  test("what a fresh process does not repeat depends on state, and its siblings are tried too", async () => {
    const calls = ["worn!", "worn!", "worn!", "worn!"];
    const evidence = await run({ tools: ["worn"], calls });
    expect(outcomes(evidence)).toEqual([
      "worn: ok not-needed",
      "worn: ok not-needed",
      "worn: ok no",
      "worn: ok no",
    ]);
    expect(callsOf(evidence).map((call) => call.dependsOnState)).toEqual([false, false, true, true]);
  });

  test("one of each kind of failure is tried again, not all of them", async () => {
    const calls = ["internal!", "die!", "internal!", "die!", "die!"];
    const evidence = await run({ tools: ["internal", "die"], calls });
    expect(outcomes(evidence)).toEqual([
      "internal: internal-error yes",
      "die: crashed yes",
      "internal: internal-error sibling",
      "die: crashed sibling",
      "die: crashed sibling",
    ]);
  });
});

describe("a death shortly after an answer", () => {
  test("belongs to the call that caused it, not to the next one", async () => {
    const evidence = await run({ tools: ["ok", "late", "hang"], calls: ["ok", "late!", "hang", "ok"] });
    expect(outcomes(evidence).slice(0, 2)).toEqual(["ok: ok not-needed", "late: crashed yes"]);
    const late = callsOf(evidence)[1];
    expect(late?.exchange).toMatchObject({ end: "answered", diedAfter: { code: 7 } });
  }, 60_000);

  test("is found although many calls came between", async () => {
    const calls = ["ok", "late!", ...Array.from({ length: 200 }, () => "ok")];
    const evidence = await run({ tools: ["ok", "late"], calls });
    const accused = callsOf(evidence).filter((call) => call.outcome === "crashed");
    expect(accused.map((call) => call.key)).toEqual(["1/wrong-type/1"]);
    expect(evidence.connections.length).toBeLessThan(25);
  });

  test("is seen when the call was the last", async () => {
    const evidence = await run({ tools: ["ok", "late"], calls: ["ok", "late!"] });
    expect(outcomes(evidence)).toEqual(["ok: ok not-needed", "late: crashed yes"]);
  });

  test("is looked for once for each tool that is found to do it", async () => {
    const calls = Array.from({ length: 40 }, () => "late!");
    const evidence = await run({ tools: ["late"], calls: [...calls] });
    expect(callsOf(evidence).filter((call) => call.outcome === "crashed").length).toBeGreaterThan(0);
    expect(sent(evidence, "confirm").length).toBeLessThan(10);
  });
});
