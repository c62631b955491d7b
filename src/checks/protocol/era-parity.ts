import { indexByName } from "../../facts/catalogue.ts";
import { diffTools, placeOf } from "../../facts/drift.ts";
import { comparableOutcomes } from "../../facts/eras.ts";
import { groupBy } from "../../facts/group.ts";
import type { EraFacts, Facts } from "../../model/facts.ts";
import { defineCheck, type RawFinding } from "../define.ts";
import { untold } from "../server.ts";

const WORDS = { legacy: "with a handshake", modern: "stateless" } as const;

/** Tools of both lists, the one with a handshake first. */
function toolFindings({ tools, server }: Pick<Facts, "tools" | "server">, other: EraFacts): RawFinding[] {
  const own = tools.map(({ raw }) => raw);
  const [before, after] = server.era === "legacy" ? [own, other.tools] : [other.tools, own];
  const indexes = indexByName(tools);
  return diffTools(before, after).map((drift): RawFinding => {
    const { tool, member, what, impact } = drift;
    const about = { tool: indexes.get(tool) ?? null };
    if (member === "tool") {
      const era = impact === "breaking" ? "legacy" : "modern";
      return { ...about, message: "tool", data: { tool, era: WORDS[era] }, distinct: tool };
    }
    const where = placeOf(drift);
    const severity = impact === "wording" ? "notice" : undefined;
    return {
      ...about,
      message: "member",
      data: { tool, where, what },
      severity,
      distinct: `${where} ${what}`,
    };
  });
}

/** Calls that both eras were sent, and that end otherwise: one finding for each tool and pair of outcomes. */
function outcomeFindings(facts: Pick<Facts, "calls" | "server">, other: EraFacts): RawFinding[] {
  const there = new Map(other.outcomes.map((one) => [`${one.tool}\n${one.caseId}`, one.outcome]));
  const here = new Map(facts.calls.map((call) => [`${call.tool}\n${call.caseId}`, call]));
  const differ = comparableOutcomes(facts.calls).flatMap(({ tool, caseId, outcome }) => {
    const call = here.get(`${tool}\n${caseId}`);
    const elsewhere = there.get(`${tool}\n${caseId}`);
    if (call === undefined || elsewhere === undefined || elsewhere === outcome) return [];
    const [legacy, modern] = facts.server.era === "legacy" ? [outcome, elsewhere] : [elsewhere, outcome];
    return [{ call, legacy, modern }];
  });
  const groups = groupBy(differ, ({ call, legacy, modern }) => `${call.toolIndex} ${legacy} ${modern}`);
  return [...groups.values()].flatMap((group): RawFinding[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { call, legacy, modern } = first;
    const data = { legacy, modern, count: group.length, case: call.caseId };
    const distinct = `${legacy} ${modern}`;
    return [{ message: "outcome", data, tool: call.toolIndex, call: call.key, property: "", distinct }];
  });
}

export default defineCheck({
  id: "era-parity",
  title: "The server is the same in both eras of the protocol",
  category: "protocol",
  severity: "warning",
  kind: "risk",
  scored: true,
  needs: ["tools", "calls", "server", "otherEra"],
  options: {},
  source:
    "MCP specification 2026-07-28, Versioning and compatibility: a dual-era server serves a client according to the era it opens with",
  why: "Which era is spoken is the client's choice: what differs between them works for some users of a server and not for others.",
  fix: "Register tools once, and let the SDK serve both eras from the same registration.",
  messages: {
    tool: "The tool `{tool}` is listed in the era {era} only.",
    member:
      "`{tool}` differs between the eras: from the one with a handshake to the stateless one, {where} {what}.",
    outcome:
      "Calls end otherwise in the two eras: `{legacy}` with a handshake, `{modern}` in the stateless one ({count}, first in case `{case}`).",
  },
  evaluate(facts) {
    const { otherEra, server } = facts;
    if (otherEra === null) return { findings: [], rows: [] };
    if (otherEra.failure !== null) {
      return untold(`the server does not speak the era ${WORDS[otherEra.era]}: ${otherEra.failure}`);
    }
    const findings =
      otherEra.era === server.era
        ? []
        : [...toolFindings(facts, otherEra), ...outcomeFindings(facts, otherEra)];
    const differs = findings.some(({ severity }) => severity !== "notice");
    return { findings, rows: [{ tool: null, verdict: differs ? "part" : "pass" }] };
  },
});
