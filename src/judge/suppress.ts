import type { Finding } from "../model/finding.ts";
import type { Suppressed } from "../model/report.ts";
import type { Suppression } from "../model/settings.ts";
import { globMatcher } from "../text/glob.ts";

/** Findings that stay, those a suppression took, and what to say about the suppressions themselves. */
export interface SuppressResult {
  kept: Finding[];
  taken: Finding[];
  suppressed: Suppressed[];
  warnings: string[];
}

function name(suppression: Suppression): string {
  const { check, tool } = suppression;
  return `Suppression of \`${check}\`${tool === null ? "" : ` for \`${tool}\``}`;
}

/** Holds through the whole day that it names, UTC. */
const expired = (suppression: Suppression, today: string) =>
  suppression.expires !== null && today > suppression.expires.slice(0, 10);

function matcher(suppression: Suppression): (finding: Finding) => boolean {
  const matches = suppression.tool === null ? () => true : globMatcher(suppression.tool);
  return (finding) =>
    finding.check === suppression.check && (suppression.tool === null || matches(finding.tool ?? ""));
}

/** Takes out what the config suppresses. `today`: ISO date of the run, so that old evidence is judged as it was. */
export function suppress(
  findings: readonly Finding[],
  suppressions: readonly Suppression[],
  today: string,
): SuppressResult {
  const rules = suppressions.map((suppression) => ({
    suppression,
    matches: matcher(suppression),
    used: false,
  }));
  const result: SuppressResult = { kept: [], taken: [], suppressed: [], warnings: [] };
  for (const finding of findings) {
    const rule = rules.find((one) => !expired(one.suppression, today) && one.matches(finding));
    if (rule === undefined) {
      result.kept.push(finding);
      continue;
    }
    rule.used = true;
    const { fingerprint, check, tool, message } = finding;
    result.taken.push(finding);
    result.suppressed.push({ fingerprint, check, tool, message, reason: rule.suppression.reason });
  }
  for (const { suppression, used } of rules) {
    if (expired(suppression, today)) {
      result.warnings.push(`${name(suppression)} expired on ${suppression.expires} and no longer holds.`);
    } else if (!used) {
      result.warnings.push(`${name(suppression)} matches no finding: it can be removed.`);
    }
  }
  return result;
}
