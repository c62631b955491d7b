import type { CheckDefinition, CheckResult } from "../checks/define.ts";
import type { Facts } from "../model/facts.ts";
import type { CheckSetting, JudgeSettings } from "../model/settings.ts";
import { optionsOf, takesPart } from "./options.ts";

/** One check, carried out. */
export interface CheckRun {
  check: CheckDefinition;
  setting: CheckSetting | undefined;
  result: CheckResult;
  /** Why it threw; its result is empty then. */
  error: string | null;
}

const NOTHING: CheckResult = { findings: [], rows: [] };

function runOne(check: CheckDefinition, facts: Facts, setting: CheckSetting | undefined): CheckRun {
  try {
    return { check, setting, result: check.evaluate(facts, optionsOf(check, setting)), error: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { check, setting, result: NOTHING, error: reason };
  }
}

/** Runs every check that takes part. A check that throws is told of and scores nothing; it never ends the run. */
export function runChecks(
  checks: readonly CheckDefinition[],
  facts: Facts,
  settings: JudgeSettings,
): CheckRun[] {
  return checks
    .filter((check) => takesPart(check, settings.checks[check.id], facts.server.protocolVersion))
    .map((check) => runOne(check, facts, settings.checks[check.id]));
}
