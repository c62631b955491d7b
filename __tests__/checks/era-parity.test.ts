import check from "../../src/checks/protocol/era-parity.ts";
import type { Json } from "../../src/model/json.ts";
import { checkTester } from "../check-tester.ts";
import { type EvidenceInput, tool } from "../evidence-builder.ts";

interface Other {
  era?: string;
  failure?: string | null;
  tools?: Json[];
  outcomes?: Json[];
}

/** A stateless server, and what the era with a handshake showed of it. */
function both(other: Other, more: EvidenceInput = {}): EvidenceInput {
  const whole = {
    era: "legacy",
    protocolVersion: "2025-11-25",
    failure: null,
    tools: [tool()],
    outcomes: [],
    ...other,
  };
  return {
    tools: [tool()],
    protocolVersion: "2026-07-28",
    ...more,
    more: { extra: { "era-parity": whole } },
  };
}

const outcome = (caseId: string, word: string): Json => ({ tool: "get_weather", caseId, outcome: word });
const CALL: EvidenceInput = { calls: [{ id: "valid", text: "sunny" }] };

checkTester(check, {
  pass: [
    both({}),
    both({ outcomes: [outcome("valid", "ok"), outcome("wrong-type/city", "rejected")] }, CALL),
    // A failure that no fresh process repeated says nothing.
    both(
      { outcomes: [outcome("valid", "ok")] },
      { calls: [{ id: "valid", crash: { code: 1 }, confirm: { text: "sunny" } }] },
    ),
  ],
  fail: [
    both({ tools: [] }),
    both({ tools: [tool(), tool({ name: "more" })] }),
    both({ tools: [tool({ inputSchema: { type: "object", properties: {} } })] }),
    both({ tools: [tool({ description: "Other words." })] }),
    both({ outcomes: [outcome("valid", "rejected")] }, CALL),
  ],
  notApplicable: [{}, both({ failure: "The server refused to be initialized (error -32022: no)." })],
});
