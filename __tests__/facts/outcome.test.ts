import { describe, expect, it } from "vitest";
import { createFacts } from "../../src/facts/facts.ts";
import { type Classification, classify } from "../../src/facts/outcome.ts";
import type { JsonObject } from "../../src/model/json.ts";
import type { Outcome } from "../../src/model/outcome.ts";
import { type Call, evidence, tool } from "../evidence-builder.ts";

const properties: JsonObject = {
  city: { type: "string" },
  user_id: { type: "string" },
  url: { type: "string" },
  a: { type: "number" },
};
const TOOL = tool({ inputSchema: { type: "object", properties, required: ["city"] } });

/** The classification of one answer to a call of a tool with the parameters city, user_id, url and a. */
function judged(call: Call, tools = [TOOL]): Classification {
  const facts = createFacts(evidence({ tools, calls: [call] }));
  const exchange = facts.exchanges.find((one) => one.purpose === "case");
  const [first] = facts.tools;
  if (exchange === undefined || first === undefined) throw new Error("nothing was sent");
  return classify(exchange, first);
}

const outcomeOf = (call: Call): Outcome => judged(call).outcome;
const refusal = (text: string) => outcomeOf({ refusal: text });
const coded = (message: string, code = -32603) => outcomeOf({ error: { code, message } });

const ZOD = JSON.stringify([
  { code: "invalid_type", expected: "string", received: "undefined", path: ["city"], message: "Required" },
]);
const PYDANTIC =
  "1 validation error for get_weather\ncity\n  Field required [type=missing, input_value={}, input_type=dict]";

describe("ok", () => {
  it.each([
    ["text", { text: "It is sunny." }],
    ["nothing", { result: { content: [] } }],
    ["an isError that is no boolean", { result: { content: [], isError: "true" } }],
    [
      "an error that is null beside a result",
      { raw: '{"jsonrpc":"2.0","id":2,"error":null,"result":{"content":[]}}' },
    ],
  ])("is %s", (_, reply) => {
    expect(outcomeOf(reply)).toBe("ok");
  });
});

describe("refused-in-text", () => {
  it.each([
    "Invalid input: city must be a string",
    "missing required parameter: owner",
    "Error: city is required",
    "Error: Missing required argument 'city'",
    "❌ city is required",
    "⚠️ Invalid value for user_id",
    "Validation error: user_id must be a string",
    "'city' is required",
    "city must be a string",
    "The parameter city is missing.",
    "Required parameter missing: city",
    "Please provide a city.",
    "You must specify a city name",
    "Error: a must be a number",
    "Expected string, received number",
    "No city provided",
    '{"error":"city is required"}',
    '{"error":{"message":"Invalid parameters"}}',
    '{"success":false,"message":"user_id is missing"}',
    '{"error":"city_missing","message":"Missing required parameter"}',
    `{"error":"city_missing","message":"Missing required parameter","hints":"${"Give it. ".repeat(90)}"}`,
    `Error occurred: Invalid arguments for tool get_weather: ${ZOD}`,
    `An error occurred: Invalid arguments for tool get_weather: ${ZOD}${" Try again.".repeat(60)}`,
  ])("is a success that says only: %s", (text) => {
    expect(outcomeOf({ text })).toBe("refused-in-text");
  });

  it("is seen in structured content when there is no text", () => {
    const result = { content: [], structuredContent: { error: "city is required" } };
    expect(outcomeOf({ result })).toBe("refused-in-text");
  });

  it.each([
    "It is sunny in Paris.",
    "The form says: this field is required. Fill it in and go on.",
    `Guide to forms. ${"A long page about forms. ".repeat(20)} city is required. ${"More of it. ".repeat(10)}`,
    `Invalid input ${"is a chapter of this very long book about parsers. ".repeat(15)}`,
    "Everything must be fine.",
    "The answer is required reading.",
    "Weather of the city: sunny, 20 degrees.",
    '{"error":null,"temperature":20}',
    '{"success":true,"message":"city is required"}',
    '{"city":"Paris","required":true}',
    '{"message":"Missing required parameter","count":3}',
    '{"error":"not found","message":"No such city."}',
    "Errors occurred: 3 in the last hour.",
    "Error: API key is required",
    "Error: not found",
    "Missing Link is a film of 2019.",
    "Unknown Pleasures is an album.",
    "",
  ])("is not: %s", (text) => {
    expect(outcomeOf({ text })).toBe("ok");
  });
});

describe("rejected", () => {
  it.each([
    "city is required",
    "Invalid arguments for tool get_weather",
    `MCP error -32602: Input validation error: ${ZOD}`,
    PYDANTIC,
    "Repository not found",
    "",
    "The user_id must be given before the time-out of the request",
    "city: request timed out is not a valid city",
    "TypeError: city must be a string",
    "get_weather() missing 1 required positional argument: 'city'",
  ])("is an error result that says: %s", (text) => {
    expect(refusal(text)).toBe("rejected");
  });

  it.each(["Invalid params", ZOD, "Tool get_weather not found", ""])("is JSON-RPC -32602: %s", (message) => {
    expect(outcomeOf({ error: { code: -32602, message } })).toBe("rejected");
  });
});

describe("lenient-downstream", () => {
  it.each([
    "connect ECONNREFUSED 127.0.0.1:443",
    "getaddrinfo ENOTFOUND 12345",
    "TypeError: fetch failed",
    "The request timed out",
    "Upstream answered with status 503",
    "502 Bad Gateway",
    "SSL certificate verify failed",
    "Command failed with exit code 127\n/bin/sh: 1: rg: not found",
    "bash: line 1: jq: command not found",
    "helm command failed: spawnSync helm ENOENT",
    "'rg' is not recognized as an internal or external command",
    "Failed to fetch url https://x.test/?city=12345: socket hang up",
  ])("is an error that says: %s", (text) => {
    expect(refusal(text)).toBe("lenient-downstream");
    expect(coded(text)).toBe("lenient-downstream");
  });

  it.each([
    "user_id 12345: request timed out",
    "Invalid 'city': connection refused is no city",
    "It took 503 tries",
  ])("is not: %s", (text) => {
    expect(refusal(text)).toBe("rejected");
  });
});

describe("rejected-wrong-code", () => {
  it.each([
    ZOD,
    PYDANTIC,
    "city is required",
    "Internal error: `user_id` must be a string",
    "missing field `city`",
    "Invalid arguments: user_id",
  ])("is another code than -32602 around: %s", (message) => {
    expect(coded(message)).toBe("rejected-wrong-code");
    expect(coded(message, -32000)).toBe("rejected-wrong-code");
  });

  it("reads the data of the error too", () => {
    const error = {
      code: -32603,
      message: "Internal error",
      data: { issues: [{ code: "invalid_type", path: ["city"] }] },
    };
    expect(outcomeOf({ error })).toBe("rejected-wrong-code");
  });

  it.each(["Invalid request", "Validation failed", "Internal error", "Method not found", ""])(
    "is not, when no parameter is named: %s",
    (message) => {
      expect(coded(message)).toBe("internal-error");
    },
  );
});

describe("internal-error", () => {
  it.each([
    "TypeError: Cannot read properties of undefined (reading 'city')",
    "Cannot read properties of null (reading 'color')",
    "city.trim is not a function",
    "undefined is not an object (evaluating 'city.length')",
    "TypeError: something odd",
    "AttributeError: 'NoneType' object has no attribute 'strip'",
    "KeyError: 'city'",
    "runtime error: invalid memory address or nil pointer dereference",
    "panic: interface conversion",
    "thread 'main' panicked at src/main.rs:1",
    'The "path" argument must be of type string. Received undefined',
    "java.lang.NullPointerException",
    "unsupported operand type(s) for +: 'int' and 'str'",
  ])("is an error that says: %s", (text) => {
    expect(refusal(text)).toBe("internal-error");
    expect(coded(text)).toBe("internal-error");
    expect(coded(text, -32602)).toBe("internal-error");
  });

  it.each([-32603, -32600, -32601, -32000, -32001, 500])(
    "is any other code without a validation: %i",
    (code) => {
      expect(coded("Something went wrong", code)).toBe("internal-error");
    },
  );

  it("is an error without a code", () => {
    expect(outcomeOf({ error: { message: "oops" } })).toBe("internal-error");
    expect(outcomeOf({ error: { code: "-32602", message: "oops" } })).toBe("internal-error");
  });
});

describe("no answer", () => {
  it("is crashed when the process ended", () => {
    const crashed = judged({ crash: { code: 3 } });
    expect(crashed).toMatchObject({ outcome: "crashed", graceful: false, response: null });
    expect(crashed.detail).toContain("code 3");
    expect(judged({ crash: { signal: "SIGSEGV" } }).detail).toContain("SIGSEGV");
  });

  it("is crashed when the process ended just after the answer", () => {
    expect(judged({ text: "fine", diedAfter: { code: 1 } })).toMatchObject({
      outcome: "crashed",
      graceful: false,
    });
  });

  it("is timed-out when there was none in time", () => {
    expect(judged({ timeout: true })).toMatchObject({ outcome: "timed-out", graceful: false });
  });
});

describe("protocol-violation", () => {
  it.each([
    ["no content", { result: {} }],
    ["content that is a text", { result: { content: "sunny" } }],
    ["a result that is a text", { result: "sunny" }],
    ["no jsonrpc", { raw: '{"id":2,"result":{"content":[]}}' }],
    ["neither result nor error", { raw: '{"jsonrpc":"2.0","id":2}' }],
    ["an error that is a text", { raw: '{"jsonrpc":"2.0","id":2,"error":"oops"}' }],
    ["the number of its id as a text", { raw: '{"jsonrpc":"2.0","id":"2","result":{"content":[]}}' }],
    ["a result without id", { raw: '{"jsonrpc":"2.0","id":null,"result":{"content":[]}}' }],
    ["no JSON", { raw: "sunny" }],
    ["a batch", { raw: "[]" }],
  ])("is %s", (_, reply) => {
    const { outcome, detail } = judged(reply);
    expect(outcome).toBe("protocol-violation");
    expect(detail).toMatch(/\w/);
  });
});

describe("graceful, by the published rule", () => {
  it.each<[string, Call, boolean]>([
    ["a result", { text: "x" }, true],
    ["an error result", { refusal: "TypeError: Cannot read properties of undefined" }, true],
    ["-32602", { error: { code: -32602, message: "TypeError: x is not a function" } }, true],
    ["-32603 with a validation", { error: { code: -32603, message: "city is required" } }, false],
    ["-32601", { error: { code: -32601, message: "no such tool" } }, false],
    ["a result without content", { result: {} }, false],
  ])("%s", (_, call, graceful) => {
    expect(judged(call).graceful).toBe(graceful);
  });
});

describe("signature", () => {
  const signature = (text: string, args: JsonObject = {}) => judged({ refusal: text, args }).signature;

  it("is the same for one problem with other values", () => {
    const one = 'Row 12 of /srv/data/a.csv is not "Paris" (id 123e4567-e89b-42d3-a456-426614174000)';
    const two = 'Row 7 of /srv/other/b.csv is not "Rome" (id 00000000-e89b-42d3-a456-426614174000)';
    expect(signature(one, { city: "Paris" })).toBe(signature(two, { city: "Rome" }));
  });

  it("tells parameters apart", () => {
    expect(signature("'city' is required")).not.toBe(signature("'user_id' is required"));
  });

  it("tells outcomes apart", () => {
    const text = "city is required";
    expect(judged({ refusal: text }).signature).not.toBe(
      judged({ error: { code: -32603, message: text } }).signature,
    );
    expect(judged({ crash: { code: 1 } }).signature).not.toBe(
      judged({ crash: { signal: "SIGABRT" } }).signature,
    );
  });
});

describe("blocked", () => {
  it.each([
    ["401 Unauthorized", "authentication"],
    ["Invalid API key", "authentication"],
    ["GITHUB_TOKEN environment variable is not set", "configuration"],
    ["The database is not configured", "configuration"],
    ["connect ECONNREFUSED 127.0.0.1:5432", "network"],
    ["net::ERR_NAME_NOT_RESOLVED at https://example.com/", "network"],
    ["Unable to connect to https://x.test/api/0/auth/ - Hostname not found. Verify the URL.", "network"],
  ])("%s needs %s", (text, reason) => {
    expect(judged({ refusal: text }).blocked).toBe(reason);
  });

  it.each(["city is required", "Access denied - path outside allowed directories", "not found"])(
    "%s needs nothing that the user could give",
    (text) => {
      expect(judged({ refusal: text }).blocked).toBeNull();
    },
  );

  it("is never said of an answer without error", () => {
    expect(judged({ text: "401 Unauthorized" }).blocked).toBeNull();
  });
});

describe("hostile answers", () => {
  it("survives names that would be patterns, and thousands of them", () => {
    const many: JsonObject = { "(a+)+$": { type: "string" }, "[": {}, "": {}, __proto: {} };
    for (let i = 0; i < 20_000; i += 1) many[`parameter_${i}`] = { type: "string" };
    const hostile = tool({ inputSchema: { type: "object", properties: many } });
    const text = `${"a".repeat(3_000)}! (a+)+$ is required`;
    expect(judged({ refusal: text }, [hostile]).outcome).toBe("rejected");
    expect(judged({ error: { code: -32603, message: text } }, [hostile]).outcome).toBe("rejected-wrong-code");
  });

  it("survives structured content and data nested without end", () => {
    const deep = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    const structured = `{"jsonrpc":"2.0","id":2,"result":{"content":[],"structuredContent":${deep}}}`;
    expect(judged({ raw: structured }).outcome).toBe("ok");
    const data = `{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"m","data":${deep}}}`;
    expect(judged({ raw: data }).outcome).toBe("rejected");
  });

  it("is quick with a long answer", () => {
    const started = performance.now();
    judged({ refusal: "missing ".repeat(100_000) });
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
