import { describe, expect, test } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import { run, sent } from "./run.ts";

const asked = (evidence: Awaited<ReturnType<typeof run>>) =>
  sent(evidence, "protocol").map((one) => [one.caseKey, one.end]);

const messageOf = (raw: string | undefined) => JSON.parse(raw ?? "null");

describe("what every server must answer", () => {
  test("is asked after the cases; the newer version on a process of its own", async () => {
    const evidence = await run({ calls: ["ok"] });
    expect(asked(evidence)).toEqual([
      ["protocol/unknown-method", "answered"],
      ["protocol/unknown-tool", "answered"],
      ["protocol/newer-version", "answered"],
    ]);
    const [offer] = sent(evidence, "protocol").slice(-1);
    expect(messageOf(offer?.request.raw)).toMatchObject({
      method: "initialize",
      params: { protocolVersion: "2099-01-01" },
    });
    expect(evidence.connections).toHaveLength(2);
    expect(offer?.connection).toBe(1);
    expect(createFacts(evidence).listing.unstable).toBe(false);
  });

  test("calls nothing without consent, not even a tool that does not exist", async () => {
    const evidence = await run({ record: { scope: "static" } });
    expect(evidence.exchanges.filter((one) => one.method === "tools/call")).toEqual([]);
    expect(asked(evidence)).toEqual([["protocol/unknown-method", "answered"]]);
    expect(evidence.skipped).toMatchObject([{ tool: "ok", cause: "consent" }]);
    expect(evidence.connections).toHaveLength(1);
  });

  test("a tool that takes `{}` is also called without `arguments`", async () => {
    const evidence = await run();
    const omitted = sent(evidence, "protocol").find((one) => one.caseKey === "protocol/omitted-arguments");
    expect(messageOf(omitted?.request.raw).params).toEqual({ name: "ok" });
  });
});

describe("several requests in flight", () => {
  test("are sent before the first is answered, each with its own id", async () => {
    const evidence = await run({ tools: ["ok", "echo"], calls: ["ok", "echo"] });
    const together = sent(evidence, "multiplexing");
    expect(together.map((one) => one.caseKey)).toEqual([
      "multiplexing/1 0/valid/0",
      "multiplexing/2 1/valid/1",
      "multiplexing/3 0/valid/0",
      "multiplexing/4 1/valid/1",
      "multiplexing/5",
    ]);
    for (const { request, response } of together) {
      expect(messageOf(response?.raw).id).toBe(messageOf(request.raw).id);
    }
    const lastSent = Math.max(...together.map((one) => one.request.atMs));
    const firstAnswer = Math.min(...together.map((one) => one.response?.atMs ?? 0));
    expect(lastSent).toBeLessThanOrEqual(firstAnswer);
  });

  test("are not made of calls that failed alone", async () => {
    const evidence = await run({ tools: ["internal", "die"], calls: ["internal", "die"] });
    expect(sent(evidence, "multiplexing")).toEqual([]);
  });
});
