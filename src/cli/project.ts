import { join } from "node:path";
import { parse } from "yaml";
import { isObject, member, stringMember } from "../model/json.ts";
import type { Project, Read } from "./project-model.ts";
import { pythonProject } from "./project-python.ts";
import { scriptProject } from "./project-script.ts";

const NODE_STEP = ["- uses: actions/setup-node@v6", "  with:", "    node-version: 24"];
const GO_STEP = ["- uses: actions/setup-go@v6", "  with:", "    go-version-file: go.mod"];

/** Stands where nothing is recognised. */
export const UNKNOWN: Project = {
  kind: "",
  steps: [],
  setup: ["npm ci"],
  command: "node build/index.js",
};

function json(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** Where servers usually start, the built ones first. */
const USUAL = ["build", "dist", ".", "src"].flatMap((folder) =>
  ["index.js", "server.js", "index.mjs", "server.mjs"].map((file) =>
    folder === "." ? file : `${folder}/${file}`,
  ),
);

/** Files that the package says it starts with: its only `bin`, its `main`, what its start script runs. */
function namedEntries(manifest: unknown): string[] {
  const bin = member(manifest, "bin");
  const first = isObject(bin) ? Object.values(bin)[0] : bin;
  const start = stringMember(member(manifest, "scripts"), "start") ?? "";
  const started = /^node ([\w./-]+)/.exec(start)?.[1];
  return [first, member(manifest, "main"), started].flatMap((one) =>
    typeof one === "string" && one !== "" ? [one.replace(/^\.\//, "")] : [],
  );
}

/**
 * The file that starts the server: one that is there, the named ones first. A named file in a folder may be what the build
 * writes. Otherwise the command is a guess, and `doubt` says why.
 */
function entryOf(manifest: unknown, builds: boolean, read: Read): { file: string; doubt?: string } {
  const named = namedEntries(manifest);
  const isThere = (file: string) => ["", ".js", "/index.js"].some((end) => read(`${file}${end}`) !== null);
  const built = builds ? named.find((file) => file.includes("/")) : undefined;
  const file = named.find(isThere) ?? built ?? USUAL.find(isThere);
  if (file !== undefined) return { file };
  const [first] = named;
  const guess = first ?? "build/index.js";
  const why = first === undefined ? "package.json names no file to start" : `package.json names \`${first}\``;
  const gap = first === undefined ? `, and \`${guess}\` is a guess` : ", which is not there";
  return { file: guess, doubt: `${why}${gap}: say in \`command\` what starts the server.` };
}

function nodeProject(read: Read): Project | null {
  const text = read("package.json");
  if (text === null) return null;
  const manifest = json(text);
  const scripts = member(manifest, "scripts");
  const manager = read("pnpm-lock.yaml") !== null ? "pnpm" : read("yarn.lock") !== null ? "yarn" : "npm";
  const install =
    manager === "npm"
      ? read("package-lock.json") === null
        ? "npm install"
        : "npm ci"
      : `${manager} install`;
  const builds = stringMember(scripts, "build") !== null;
  const { file, ...doubt } = entryOf(manifest, builds, read);
  return {
    kind: "a Node.js package",
    steps: [...NODE_STEP, ...(manager === "npm" ? [] : ["- run: corepack enable"])],
    setup: [install, ...(builds ? [`${manager} run build`] : [])],
    command: `node ${file}`,
    ...doubt,
  };
}

function goProject(read: Read): Project | null {
  if (read("go.mod") === null) return null;
  return { kind: "a Go module", steps: GO_STEP, setup: ["go build -o server ."], command: "./server" };
}

function rustProject(read: Read): Project | null {
  const text = read("Cargo.toml");
  if (text === null) return null;
  const name = /^name\s*=\s*"([\w-]+)"/m.exec(text)?.[1] ?? "server";
  return {
    kind: "a Rust crate",
    steps: [],
    setup: ["cargo build --release"],
    command: `./target/release/${name}`,
  };
}

/** What the files of a repository say about its server. `read` gives the text of a file, null when there is none. */
export function detectProject(root: string, read: Read): Project {
  const from: Read = (path) => read(join(root, path));
  return (
    nodeProject(from) ??
    pythonProject(from) ??
    goProject(from) ??
    rustProject(from) ??
    scriptProject(from) ??
    UNKNOWN
  );
}
