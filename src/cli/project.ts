import { join } from "node:path";
import { parse } from "yaml";
import { isObject, member, stringMember } from "../model/json.ts";

/** How the server of a repository is built and started, as far as its files tell. */
export interface Project {
  /** What was recognised, for the message; "" when nothing was. */
  kind: string;
  /** Steps of a workflow before the audit, in YAML, set in as a list item; may be none. */
  steps: string[];
  setup: string[];
  command: string;
}

type Read = (path: string) => string | null;

const NODE_STEP = ["- uses: actions/setup-node@v6", "  with:", "    node-version: 24"];
const UV_STEP = ["- uses: astral-sh/setup-uv@v7"];
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

/** The file a package starts with: its only `bin`, else its `main`. */
function entryOf(manifest: unknown): string | null {
  const bin = member(manifest, "bin");
  const first = isObject(bin) ? Object.values(bin)[0] : bin;
  const file = typeof first === "string" ? first : stringMember(manifest, "main");
  return file === null ? null : file.replace(/^\.\//, "");
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
  return {
    kind: "a Node.js package",
    steps: [...NODE_STEP, ...(manager === "npm" ? [] : ["- run: corepack enable"])],
    setup: [install, ...(stringMember(scripts, "build") === null ? [] : [`${manager} run build`])],
    command: `node ${entryOf(manifest) ?? "build/index.js"}`,
  };
}

function pythonProject(read: Read): Project | null {
  const text = read("pyproject.toml");
  if (text === null) return null;
  const scripts = /^\[project\.scripts\]\s*\n(?:\s*#.*\n)*\s*["']?([\w.-]+)["']?\s*=/m.exec(text);
  return {
    kind: "a Python project",
    steps: UV_STEP,
    setup: ["uv sync"],
    command: `uv run ${scripts?.[1] ?? "server.py"}`,
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
  return nodeProject(from) ?? pythonProject(from) ?? goProject(from) ?? rustProject(from) ?? UNKNOWN;
}
