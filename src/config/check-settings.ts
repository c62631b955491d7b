import type { CheckDefinition } from "../checks/define.ts";
import { UsageError } from "../model/errors.ts";
import { CATEGORIES } from "../model/finding.ts";
import type { JsonObject } from "../model/json.ts";
import type { CheckSetting } from "../model/settings.ts";
import type { ConfigFile, FileCheck } from "./file-types.ts";
import { didYouMean } from "./nearest.ts";
import type { Given } from "./values.ts";

/** Settings by check id, for the checks that somebody spoke of. */
export type CheckSettings = Record<string, CheckSetting>;

/** Opt-in checks whose work was asked for through an input or a section of its own. */
function askedFor(given: Given, file: ConfigFile): ReadonlySet<string> {
  return new Set([
    ...((given.concurrency ?? 0) > 0 ? ["concurrency"] : []),
    ...(given.sequential === true ? ["lifecycle", "cross-resource"] : []),
    ...((given.fuzz ?? file.fuzz?.calls ?? 0) > 0 ? ["fuzz"] : []),
    ...((file.probes ?? []).length > 0 ? ["probes"] : []),
    ...((file.bench ?? []).length > 0 ? ["bench"] : []),
  ]);
}

function fromFile(check: CheckDefinition, value: FileCheck, asked: boolean): CheckSetting {
  if (typeof value === "boolean") return { enabled: value, severity: null, options: {} };
  const { enabled, severity, ...rest } = value;
  const options = Object.fromEntries(Object.entries(rest).filter(([, option]) => option !== undefined));
  return {
    enabled: enabled ?? (!check.optIn || asked),
    severity: severity ?? null,
    options: options as JsonObject,
  };
}

/** The checks that one name of the short form stands for: itself, or all of a category. */
function named(name: string, checks: readonly CheckDefinition[]): CheckDefinition[] {
  const found = checks.filter((check) => check.id === name || check.category === name);
  if (found.length > 0) return found;
  const known = [...checks.map((check) => check.id), ...CATEGORIES];
  if (known.includes(name)) return [];
  throw new UsageError(
    `\`checks\`: there is no check "${name}".${didYouMean(name, known)} \`mcp-audit explain\` lists them.`,
  );
}

/** Applies entries such as `-latency` and `+concurrency`, in order. */
function applyShortForm(
  settings: CheckSettings,
  entries: readonly string[],
  checks: readonly CheckDefinition[],
): void {
  for (const entry of entries.flatMap((text) => text.split(/\s+/))) {
    const sign = entry[0];
    if (sign !== "+" && sign !== "-") {
      throw new UsageError(
        `\`checks\`: write \`-${entry}\` to leave a check out or \`+${entry}\` to add it, not "${entry}".`,
      );
    }
    for (const { id } of named(entry.slice(1).trim(), checks)) {
      const now = settings[id] ?? { enabled: true, severity: null, options: {} };
      settings[id] = { ...now, enabled: sign === "+" };
    }
  }
}

/** An option that has a name of its own among the inputs or in the config file. */
export interface OptionShortcut {
  /** How the user wrote it. */
  name: string;
  check: string;
  option: string;
  value: number | undefined;
}

/** Applies shortcuts. One whose check this version lacks has no effect, which is told in `warnings`. */
function applyShortcuts(
  settings: CheckSettings,
  shortcuts: readonly OptionShortcut[],
  checks: readonly CheckDefinition[],
  warnings: string[],
): void {
  for (const { name, check: id, option, value } of shortcuts) {
    if (value === undefined) continue;
    const check = checks.find((candidate) => candidate.id === id);
    if (!check) {
      warnings.push(`\`${name}\` has no effect: this version has no check \`${id}\`.`);
      continue;
    }
    const now = settings[id] ?? { enabled: !check.optIn, severity: null, options: {} };
    settings[id] = { ...now, options: { ...now.options, [option]: value } };
  }
}

/** What the settings of checks are decided from. */
export interface CheckBasis {
  /** Inputs, already laid over those of the file. */
  given: Given;
  file: ConfigFile;
  shortcuts: readonly OptionShortcut[];
  checks: readonly CheckDefinition[];
}

/** Settings of the checks from the config file, then the shortcuts, then the short form of the inputs. Throws UsageError. */
export function checkSettings(basis: CheckBasis, warnings: string[]): CheckSettings {
  const { given, file, shortcuts, checks } = basis;
  const asked = askedFor(given, file);
  const settings: CheckSettings = {};
  for (const check of checks) {
    const value = file.checks?.[check.id];
    if (value !== undefined && typeof value !== "number") {
      settings[check.id] = fromFile(check, value, asked.has(check.id));
    } else if (asked.has(check.id)) {
      settings[check.id] = { enabled: true, severity: null, options: {} };
    }
  }
  applyShortcuts(settings, shortcuts, checks, warnings);
  applyShortForm(settings, given.checks ?? [], checks);
  return settings;
}
