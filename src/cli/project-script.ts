import type { Project, Read } from "./project-model.ts";

/** A script of the repository that starts its server. */
export interface StartScript {
  path: string;
  text: string;
  /** Starts it without the executable bit, which is easily lost. */
  command: string;
}

const USUAL = ["", "bin/", "scripts/"].flatMap((folder) =>
  ["start", "run", "serve", "start-server", "run-server", "start_server", "run_server"].map(
    (name) => `${folder}${name}.sh`,
  ),
);

/** The first script with a usual name. */
export function startScript(read: Read): StartScript | null {
  for (const path of USUAL) {
    const text = read(path);
    if (text !== null)
      return { path, text, command: `${/^#!.*\bbash\b/.test(text) ? "bash" : "sh"} ${path}` };
  }
  return null;
}

/** A repository of which nothing is known but its start script. */
export function scriptProject(read: Read): Project | null {
  const script = startScript(read);
  if (script === null) return null;
  return { kind: `something that \`${script.path}\` starts`, steps: [], setup: [], command: script.command };
}
