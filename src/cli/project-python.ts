import { type Project, PYTHON_STEP, type Read } from "./project-model.ts";
import { type StartScript, scriptDoubt, startScript } from "./project-script.ts";

const UV_STEP = ["- uses: astral-sh/setup-uv@v7"];

/** Where servers without an entry in `[project.scripts]` usually start. */
const USUAL = ["server.py", "main.py", "app.py"].flatMap((file) => [file, `src/${file}`]);

/** The environment whose folder a start script names: `.venv/bin/activate`, `venv/bin/python`. */
function environmentOf({ text }: StartScript): string | null {
  return /(?:^|[\s"'/=])(\.?venv)\/bin\//.exec(text)?.[1] ?? null;
}

/** What makes the environment that a start script expects; with uv where it does not name one. */
function scripted(script: StartScript, manifest: string | null, read: Read): Project {
  const kind = `a Python project that \`${script.path}\` starts`;
  const { command } = script;
  const folder = environmentOf(script);
  const listed = read("requirements.txt") !== null;
  const doubt = scriptDoubt(script);
  if (read("uv.lock") !== null) return { kind, steps: UV_STEP, setup: ["uv sync"], command, ...doubt };
  const what = listed ? "-r requirements.txt" : manifest === null ? null : "-e .";
  const pip = folder === null ? "pip" : `${folder}/bin/pip`;
  const made = folder === null ? [] : [`python -m venv ${folder}`];
  const setup = [...made, ...(what ? [`${pip} install ${what}`] : [])];
  return { kind, steps: PYTHON_STEP, setup, command, ...doubt };
}

/** The file that starts the server: one that is there, or a guess with the doubt about it. */
function entryOf(manifest: string | null, read: Read): { file: string; doubt?: string } {
  const name = /^name\s*=\s*["']([\w.-]+)["']/m.exec(manifest ?? "")?.[1]?.replace(/[.-]+/g, "_") ?? "";
  const own = name === "" ? [] : [`src/${name}/server.py`, `${name}/server.py`];
  const file = [...own, ...USUAL].find((path) => read(path) !== null);
  if (file !== undefined) return { file };
  const [guess = ""] = USUAL;
  const why = manifest === null ? "No start script is here" : "pyproject.toml names no script to start";
  return {
    file: guess,
    doubt: `${why}, and \`${guess}\` is a guess: say in \`command\` what starts the server.`,
  };
}

/** A Python project; one with a start script is started by it, unless its manifest names a command. */
export function pythonProject(read: Read): Project | null {
  const manifest = read("pyproject.toml");
  const listed = read("requirements.txt") !== null;
  if (manifest === null && !listed) return null;
  const kind = "a Python project";
  const named = /^\[project\.scripts\]\s*\n(?:\s*#.*\n)*\s*["']?([\w.-]+)["']?\s*=/m.exec(
    manifest ?? "",
  )?.[1];
  if (named !== undefined) return { kind, steps: UV_STEP, setup: ["uv sync"], command: `uv run ${named}` };
  const script = startScript(read);
  if (script !== null) return scripted(script, manifest, read);
  const { file, ...doubt } = entryOf(manifest, read);
  if (manifest !== null)
    return { kind, steps: UV_STEP, setup: ["uv sync"], command: `uv run ${file}`, ...doubt };
  return {
    kind,
    steps: PYTHON_STEP,
    setup: ["pip install -r requirements.txt"],
    command: `python ${file}`,
    ...doubt,
  };
}
