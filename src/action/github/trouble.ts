import { escapeCommand } from "../../text/escape.ts";
import { notice } from "../core.ts";
import { reasonOf, type Trouble } from "./client.ts";
import type { EventContext } from "./context.ts";

/** Why the token cannot write whatever the workflow says: it lacks nothing then. */
const WHY: Record<NonNullable<EventContext["readOnlyWhy"]>, string> = {
  fork: "a pull request from a fork has a read-only token. A second workflow with `mode: publish` comments on it: see the README",
  dependabot: "Dependabot's token is read-only unless `permissions:` raises it",
};

/** What could not be posted, gathered so that it is told once. */
export interface Troubles {
  /** Carries a step out; what it throws is noted under the permission it needs, and null is given. */
  attempt<T>(permission: string, act: () => Promise<T>): Promise<T | null>;
  /** One notice for everything, where there was any. */
  tell(): void;
}

interface Noted {
  kind: Trouble;
  words: string;
}

const lack = (permissions: string, readOnlyWhy: EventContext["readOnlyWhy"]) =>
  readOnlyWhy === null
    ? `To have all of it, the workflow lacks ${permissions}.`
    : `GitHub refused what needs ${permissions}, which is normal here: ${WHY[readOnlyWhy]}.`;

function sentences(noted: ReadonlyMap<string, Noted>, readOnlyWhy: EventContext["readOnlyWhy"]): string[] {
  const of = (kind: Trouble) => [...noted].filter(([, one]) => one.kind === kind);
  const listed = (entries: [string, Noted][]) =>
    entries.map(([name, { words }]) => `\`${name}\` (${words})`).join(", ");
  const [lacking, locked, faults] = [of("permission"), of("locked"), of("fault")];
  return [
    ...(lacking.length === 0 ? [] : [lack(listed(lacking), readOnlyWhy)]),
    ...(locked.length === 0 ? [] : ["The pull request is locked: no comment can be written."]),
    ...(faults.length === 0 ? [] : [`GitHub did not take what needs ${listed(faults)}.`]),
  ];
}

/** Gathers what goes wrong while posting. It is normal without the right to write, and never an error. */
export function createTroubles(context: EventContext): Troubles {
  const noted = new Map<string, Noted>();
  return {
    async attempt(permission, act) {
      try {
        return await act();
      } catch (error) {
        noted.set(permission, reasonOf(error));
        return null;
      }
    },
    tell() {
      if (noted.size === 0) return;
      const told = sentences(noted, context.readOnlyWhy).join(" ");
      notice(escapeCommand(`The report is in the job summary. ${told}`));
    },
  };
}
