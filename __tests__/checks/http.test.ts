import check from "../../src/checks/protocol/http.ts";
import type { HttpSession } from "../../src/model/evidence.ts";
import type { Json } from "../../src/model/json.ts";
import type { Target } from "../../src/model/settings.ts";
import { checkTester } from "../check-tester.ts";
import type { EvidenceInput } from "../evidence-builder.ts";

const SESSION: HttpSession = {
  kind: "streamable-http",
  sessionId: { chars: 36, visibleAscii: true, givenBefore: false },
  notified: { status: 202, body: false },
  stream: { status: 405, contentType: null, trouble: null },
  deleted: 204,
};

const targetAt = (url: string): Target => ({ transport: "http", url, display: url });
const probe = (name: string, status: number | null, spoke: "result" | "error" | null = null): Json => ({
  name,
  status,
  contentType: "application/json",
  spoke,
  code: null,
  challenge: null,
  trouble: null,
});

function over(session: Partial<HttpSession>, probes: Json[] = [], more: EvidenceInput = {}): EvidenceInput {
  return {
    target: targetAt("http://127.0.0.1:1/mcp"),
    connection: { http: { ...SESSION, ...session } },
    protocolVersion: "2025-11-25",
    ...more,
    more: { extra: { http: { probes } } },
  };
}

checkTester(check, {
  pass: [
    over({}),
    over({ sessionId: null }, [probe("origin", 403), probe("version", 400), probe("not-json", 400, "error")]),
    // Before 2025-11-25 any refusal of an origin will do, and before 2025-06-18 there is no version header.
    over({}, [probe("origin", 400), probe("version", 400)], { protocolVersion: "2025-06-18" }),
    over({}, [probe("version", 200, "result")], { protocolVersion: "2025-03-26" }),
    // What a busy server says tells nothing.
    over({ stream: { status: 429, contentType: null, trouble: null } }, [
      probe("origin", 503),
      probe("version", null),
    ]),
    over({}, [
      probe("missing-session", 200, "result"),
      probe("unknown-session", 404),
      probe("ended-session", 404),
    ]),
  ],
  fail: [
    over({}, [probe("origin", 200, "result")]),
    over({}, [probe("origin", 200, "result")], { target: targetAt("https://example.com/mcp") }),
    over({}, [probe("version", 200, "result")]),
    over({}, [probe("unknown-session", 400, "error")]),
    over({}, [probe("not-json", null)]),
    over({ notified: { status: 202, body: true } }),
    over({ stream: { status: 404, contentType: "text/html", trouble: null } }),
  ],
  notApplicable: [
    {},
    { target: targetAt("http://127.0.0.1:1/mcp") },
    over({}, [], { protocolVersion: "2024-11-05" }),
    over({ kind: "sse", sessionId: null, stream: null }),
  ],
});
