import fc from "fast-check";
import { describe, expect, it } from "vitest";
import protocol from "../../src/checks/protocol/protocol.ts";
import shutdown from "../../src/checks/protocol/shutdown.ts";
import stdioHygiene from "../../src/checks/protocol/stdio-hygiene.ts";
import safeErrors from "../../src/checks/robustness/safe-errors.ts";
import leak from "../../src/checks/safety/leak.ts";
import secretEcho from "../../src/checks/safety/secret-echo.ts";
import multiplexing from "../../src/checks/state/multiplexing.ts";
import { parseEvidence } from "../../src/evidence/parse.ts";
import { serializeEvidence } from "../../src/evidence/serialize.ts";
import { createFacts } from "../../src/facts/facts.ts";
import { schemaFacts, validator } from "../../src/facts/schema.ts";
import { isObject } from "../../src/model/json.ts";
import { OUTCOMES } from "../../src/model/outcome.ts";
import { json } from "../arbitrary-json.ts";
import { judged } from "../checks/judged.ts";
import { evidence } from "../evidence-builder.ts";

const CHECKS = [leak, multiplexing, protocol, safeErrors, secretEcho, shutdown, stdioHygiene];
const RUNS = { seed: 20_300_102, numRuns: 300 };

describe("whatever a server sends", () => {
  it("schemas are judged without a throw, and an invalid one proves nothing", () => {
    fc.assert(
      fc.property(json, json, (schema, value) => {
        const facts = schemaFacts(schema);
        const verdict = validator(schema).check(value);
        expect(["valid", "invalid", "unknown"]).toContain(verdict);
        if (!facts.valid || facts.unresolved.length > 0) expect(verdict).toBe("unknown");
        expect(facts.valid).toBe(facts.error === null);
      }),
      RUNS,
    );
  });

  it("facts and checks come of it without a throw, and evidence survives its file", () => {
    fc.assert(
      fc.property(fc.array(json, { maxLength: 3 }), json, json, fc.string(), (pages, answer, hello, line) => {
        const initialize = isObject(hello) ? hello : {};
        const tools = [
          { tools: [{ name: "t", inputSchema: answer }] },
          ...pages.map((page) => ({ tools: [page] })),
        ];
        const source = evidence({
          pages: [...tools, ...pages],
          pagesAgain: pages,
          initialize,
          calls: [
            { result: answer },
            {
              id: "wrong-type/a",
              raw: JSON.stringify(answer),
              confirm: { error: isObject(answer) ? answer : {} },
            },
            { id: "robust/nulls", raw: line },
          ],
          probes: [
            { purpose: "protocol", caseKey: "protocol/newer-version", result: answer },
            { purpose: "multiplexing", caseKey: "multiplexing/1 0/valid", result: answer },
          ],
          noise: [{ text: line, during: 0 }],
          messages: [{ kind: "unmatched-response", raw: JSON.stringify(answer) }],
          stderr: line,
        });
        const facts = createFacts(parseEvidence(serializeEvidence(source)));
        expect(facts.calls).toHaveLength(3);
        for (const call of facts.calls) expect(OUTCOMES).toContain(call.outcome);
        expect(facts.schemas).toHaveLength(facts.tools.length);
        for (const check of CHECKS) {
          const { findings, undeclared } = judged(check, source);
          expect(undeclared).toEqual([]);
          for (const { message } of findings) expect(message).not.toMatch(/\{[a-z]+\}/);
        }
      }),
      RUNS,
    );
  });
});
