import { afterEach, describe, expect, it } from "vitest";
import check from "../../src/checks/protocol/http.ts";
import { judged } from "../checks/judged.ts";
import { startServer, stopServers } from "./http-server.ts";
import { run } from "./run.ts";

afterEach(stopServers);

const GOOD = { Authorization: "Bearer good-token" };

async function judge(faults: string[]) {
  const { target } = await startServer(faults);
  const headers = faults.includes("token") ? GOOD : {};
  const evidence = await run({ target, headers, calls: ["ok"] });
  expect(evidence.failure).toBeNull();
  return judged(check, evidence);
}

describe("the rules of Streamable HTTP, against servers that run", () => {
  it.each([[[]], [["stateless"]], [["stream"]], [["no-stream"]], [["token"]], [["token", "stateless"]]])(
    "accuse no server that keeps to them: %j",
    async (faults) => {
      expect(await judge(faults)).toMatchObject({ verdict: "pass", findings: [], undeclared: [] });
    },
  );

  it.each<[string, string, RegExp]>([
    ["any-origin", "error", /DNS rebinding.*403/],
    ["origin-400", "error", /must get HTTP 403, but the answer is HTTP 400/],
    ["any-version", "error", /MCP-Protocol-Version.*it is served/],
    ["unknown-400", "error", /was ended must get HTTP 404.*HTTP 400/],
    ["unknown-accepted", "error", /was ended.*it is served/],
    ["missing-404", "warning", /without the session id.*HTTP 404/],
    ["odd-session", "error", /visible ASCII/],
    ["same-session", "warning", /same id/],
    ["delete-500", "warning", /DELETE.*HTTP 500/],
    ["notified-200", "error", /notifications\/initialized.*HTTP 200/],
    ["get-html", "error", /own stream.*HTTP 200 with text\/html/],
    ["text-answers", "error", /text\/plain/],
    ["parse-500", "warning", /not JSON.*HTTP 500/],
    ["result-500", "error", /drop them/],
    ["event-noise", "error", /no JSON-RPC/],
    ["token no-challenge", "error", /WWW-Authenticate/],
    ["token no-metadata", "warning", /where tokens come from/],
    ["token any-token", "error", /not validated/],
    ["token bad-token-403", "error", /does not exist must get HTTP 401, but the answer is HTTP 403/],
  ])("find %s", async (faults, severity, message) => {
    const { findings } = await judge(faults.split(" "));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity, tool: null });
    expect(findings[0]?.message).toMatch(message);
  });
});
