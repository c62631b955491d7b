import { UsageError } from "../model/errors.ts";
import { WORKSPACE } from "../model/workspace.ts";
import { emptyPairs, type Pairs } from "./pairs.ts";

/** Belongs to the runner: inputs (the token among them) and its service credentials. */
const RUNNERS_OWN = /^(?:INPUT_|ACTIONS_)/i;

function read(name: string, where: string, environment: NodeJS.ProcessEnv): string {
  if (RUNNERS_OWN.test(name)) {
    throw new UsageError(
      `${where} reads $${name}, which belongs to the runner and is not given to a server.`,
    );
  }
  const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
  if (value === undefined) {
    throw new UsageError(
      `${where} reads $${name}, but the environment has no ${name}. In a workflow, set it under \`env:\` of the step; ` +
        "for a plain dollar sign write `$$`.",
    );
  }
  return value;
}

/** A text with the values it asked the environment for. */
export interface Expanded {
  text: string;
  /** By variable name. */
  read: Pairs;
}

/**
 * Puts the environment's values in the place of `$NAME` and `${NAME}`; `$$` is a dollar sign, and
 * `$WORKSPACE` stays: it is the throwaway workspace of the run. `where` names the setting
 * in errors. Throws UsageError when a variable is not there.
 */
export function expand(text: string, where: string, environment: NodeJS.ProcessEnv): Expanded {
  const seen = emptyPairs();
  const result = text.replace(
    /\$(?:\$|([A-Za-z_][A-Za-z0-9_]*)|\{([A-Za-z_][A-Za-z0-9_]*)\})/g,
    (_, bare?: string, braced?: string) => {
      const name = bare ?? braced;
      if (name === undefined) return "$";
      if (`$${name}` === WORKSPACE) return WORKSPACE;
      seen[name] = read(name, where, environment);
      return seen[name];
    },
  );
  return { text: result, read: seen };
}
