import { resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import check from "../../src/checks/protocol/deprecated-sse.ts";
import { streamableAddresses } from "../../src/record/http/beside.ts";
import { judged } from "../checks/judged.ts";
import { startServer, stopServers } from "./http-server.ts";
import { run } from "./run.ts";

afterEach(stopServers);

/** What the check says of the server over HTTP+SSE with this trait. */
async function judge(trait: string, scope: "read-only" | "static" = "read-only") {
  const { target } = await startServer([trait], {}, resolve("fixtures/servers/http-sse.mjs"));
  const evidence = await run({ target, calls: ["ok"], record: { scope } });
  expect(evidence.failure).toBeNull();
  expect(evidence.connections[0]?.http?.kind).toBe("sse");
  return judged(check, evidence);
}

describe("a server that is reached over HTTP+SSE", () => {
  it("is told of when it refuses Streamable HTTP at every likely address", async () => {
    const { findings, verdict, undeclared } = await judge("");
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: "warning", tool: null });
    expect(findings[0]?.message).toContain("`/sse` HTTP 404, `/mcp` HTTP 404, `/` HTTP 404.");
    expect({ verdict, undeclared }).toEqual({ verdict: "part", undeclared: [] });
  });

  it("is not accused when it serves both", async () => {
    expect(await judge("both")).toMatchObject({ verdict: "pass", findings: [] });
  });

  it.each([
    ["both-locked", "read-only"],
    ["", "static"],
  ] as const)("is not accused where that cannot be told: %s %s", async (trait, scope) => {
    expect(await judge(trait, scope)).toMatchObject({ verdict: "n/a", findings: [] });
  });
});

describe("Streamable HTTP is looked for", () => {
  it.each([
    ["http://host/sse", ["/sse", "/mcp", "/"]],
    ["http://host/", ["/", "/mcp"]],
    ["http://host/mcp/sse", ["/mcp/sse", "/mcp/mcp", "/mcp"]],
    ["http://host/v1/sse?key=1", ["/v1/sse?key=1", "/v1/mcp?key=1", "/v1?key=1", "/mcp?key=1"]],
  ])("beside %s", (url, expected) => {
    const found = streamableAddresses(new URL(url));
    expect(found.map(({ pathname, search }) => `${pathname}${search}`)).toEqual(expected);
    expect(new Set(found.map(({ origin }) => origin))).toEqual(new Set(["http://host"]));
  });
});
