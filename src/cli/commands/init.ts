import { resolve } from "node:path";
import { UsageError } from "../../model/errors.ts";
import { DOCS_BASE } from "../../model/version.ts";
import { EXIT } from "../exit.ts";
import { type HelpText, parseOrHelp } from "../help.ts";
import type { Io } from "../io.ts";
import { ownOption } from "../option-table.ts";
import { detectProject } from "../project.ts";
import type { Project } from "../project-model.ts";
import { readIfThere } from "../read.ts";
import { folderFrom, projectsWithin, repositoryRoot } from "../repository.ts";
import { auditWorkflow, configTemplate, publishWorkflow } from "../templates.ts";

const OPTIONS = [
  ownOption(
    "command",
    "How the server starts. Guessed from the files of the repository when not given.",
    "TEXT",
  ),
  ownOption("publish", "Writes a second workflow too, which comments on pull requests from forks."),
  ownOption("force", "Replaces files that are there."),
];

const HELP: HelpText = {
  usage: "mcp-audit init [options]",
  about:
    "Writes the workflow that audits every pull request, and a commented config. " +
    "Files that are there are left alone.",
  options: OPTIONS,
  examples: ["mcp-audit init", 'mcp-audit init --command "node dist/server.js"'],
};

/** A guess that is a command of several words must not be read as YAML of another sort. */
function yamlSafe(command: string): string {
  return /^[\w./][\w ./=@:-]*$/.test(command) && !/: |: ?$| #/.test(command)
    ? command
    : JSON.stringify(command);
}

/** Files from the root of the repository, with their texts. `folder`: where the server is, from there. */
function files(project: Project, publish: boolean, folder: string): [string, string][] {
  // The paths of these steps are from the root, whatever the folder of the server is.
  const steps = project.steps.map((line) => line.replace("-file: ", folder === "" ? "$&" : `$&${folder}/`));
  const placed = { ...project, steps, command: yamlSafe(project.command) };
  return [
    [".github/workflows/mcp-audit.yml", auditWorkflow(placed, publish, folder)],
    ...(publish
      ? ([[".github/workflows/mcp-audit-publish.yml", publishWorkflow()]] as [string, string][])
      : []),
    [".github/mcp-audit.yml", configTemplate()],
  ];
}

function projectOf(command: string | true | undefined, io: Io): Project {
  const found = detectProject(io.cwd, readIfThere);
  if (typeof command !== "string") return found;
  const { doubt: _, ...rest } = found;
  return { ...rest, command };
}

const REPORTS = "mcp-audit-report";
const RECIPE = `${DOCS_BASE}/recipes.md#a-monorepo-a-matrix-of-servers`;

/** Where the servers are when none is here, and how several of them are audited. */
function several(project: Project, folder: string, io: Io): string[] {
  if (folder !== "") {
    const placed = `GitHub reads workflows in the root of the repository only: it stands there, with \`working-directory: ${folder}\`.`;
    return [placed, `Several servers in one repository: ${RECIPE}`];
  }
  const within = project.kind === "" || project.doubt !== undefined ? projectsWithin(io.cwd) : [];
  if (within.length === 0) return [];
  return [
    `Is the server in ${within.map((path) => `\`${path}\``).join(", ")}? Then run this there. Several servers: ${RECIPE}`,
  ];
}

/** What to look at and do next. */
function advice(project: Project, folder: string, io: Io): string {
  const { kind, doubt, command } = project;
  const seen = kind === "" ? "Nothing was recognised here" : `This looks like ${kind}`;
  const ignored = readIfThere(resolve(io.cwd, ".gitignore"))?.includes(REPORTS) ?? false;
  return `\n${[
    `${seen}: check \`setup\` and \`command\` in the workflow.`,
    ...(doubt === undefined ? [] : [doubt]),
    ...several(project, folder, io),
    `Try it here first: npx mcp-audit-action run -- ${command}`,
    ...(ignored ? [] : [`It leaves its reports in ${REPORTS}/: add that to .gitignore.`]),
  ].join("\n")}\n`;
}

/** `mcp-audit init`. */
export async function initCommand(args: string[], io: Io): Promise<number> {
  const parsed = parseOrHelp(args, HELP, io);
  if (parsed === null) return EXIT.clean;
  if (parsed.positionals.length > 0 || parsed.inputs.command !== undefined) {
    throw new UsageError(
      '`init` takes the command as an option: `mcp-audit init --command "node build/index.js"`.',
    );
  }
  const project = projectOf(parsed.own.get("command"), io);
  const root = repositoryRoot(io.cwd);
  const folder = folderFrom(root, io.cwd);
  const { writeWhole } = await import("../../core/files.ts");
  for (const [path, text] of files(project, parsed.own.has("publish"), folder)) {
    const absolute = resolve(root, path);
    const shown = `${"../".repeat(folder === "" ? 0 : folder.split("/").length)}${path}`;
    if (readIfThere(absolute) !== null && !parsed.own.has("force")) {
      io.stdout.write(`kept     ${shown} (it is there; --force replaces it)\n`);
      continue;
    }
    await writeWhole(absolute, text);
    io.stdout.write(`written  ${shown}\n`);
  }
  io.stdout.write(advice(project, folder, io));
  return EXIT.clean;
}
