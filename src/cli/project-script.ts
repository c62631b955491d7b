import { type Project, PYTHON_STEP, type Read } from "./project-model.ts";

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

/** What the steps before set up for the script. */
const PYTHON = /^(?!\s*#).*\bpython3?\s/m;
/** stdout belongs to the protocol. */
const PRINTS = /^\s*(?:echo|printf)\b(?!.*>&2)(?!.*\|)/m;

/** What is wrong with a script that starts a server over stdio; {} when nothing is. */
export function scriptDoubt({ path, text }: StartScript): Pick<Project, "doubt"> {
  if (!PRINTS.test(text)) return {};
  return {
    doubt: `\`${path}\` prints to stdout, which belongs to the protocol: end such lines with \`>&2\`.`,
  };
}

/** A repository of which nothing is known but its start script. */
export function scriptProject(read: Read): Project | null {
  const script = startScript(read);
  if (script === null) return null;
  const python = PYTHON.test(script.text);
  const kind = `${python ? "a Python server" : "something"} that \`${script.path}\` starts`;
  const steps = python ? PYTHON_STEP : [];
  return { kind, steps, setup: [], command: script.command, ...scriptDoubt(script) };
}
