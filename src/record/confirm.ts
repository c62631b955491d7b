import { answerGroup } from "../facts/calls.ts";
import { groupBy } from "../facts/group.ts";
import { FAILING, type Outcome } from "../model/outcome.ts";
import { freshSession, type Recording, type Suspect, sendCase } from "./recording.ts";

/** Fresh starts that confirmation may take; what is left over stays unconfirmed, and accuses nobody. */
const MAX_STARTS = 200;

/** Tries a case alone on a fresh process. Null when there is no process to be had. */
async function tryAlone(recording: Recording, { item }: Suspect): Promise<Outcome | null> {
  const session = await freshSession(recording, "confirm");
  if (session === null) return null;
  const exchange = await sendCase(session, item, "confirm");
  await session.kill();
  const tool = recording.tools[item.toolIndex];
  if (tool === undefined || recording.signal?.aborted) return null;
  return recording.classify(exchange, tool).outcome;
}

/**
 * Tries failing cases again on fresh processes: one of each group, and its siblings only where that one did better. What a
 * fresh process does not repeat depends on state, and accuses nobody. Gives the keys of the cases that do not, alone, end
 * the process.
 */
export async function confirmFailures(recording: Recording): Promise<Set<string>> {
  const innocent = new Set<string>();
  const groups = groupBy(recording.suspects, ({ item, signature }) => answerGroup(item, signature));
  let starts = 0;
  for (const [index, group] of [...groups.values()].entries()) {
    for (const suspect of group) {
      if (recording.signal?.aborted || recording.stopped !== null || starts >= MAX_STARTS) return innocent;
      const { item } = suspect;
      const { tool, id } = item;
      recording.progress({ stage: "confirm", tool, case: id, done: index, total: groups.size });
      starts += 1;
      const again = await tryAlone(recording, suspect);
      if (again === null) return innocent;
      if (again !== "crashed") innocent.add(item.key);
      if (FAILING.has(again)) break;
    }
  }
  return innocent;
}
