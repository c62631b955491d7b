export const id = 720;
export const ids = [720];
export const modules = {

/***/ 5720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
// EXTERNAL MODULE: ./build/cli/exit.js
var exit = __webpack_require__(29);
// EXTERNAL MODULE: ./build/cli/help.js
var help = __webpack_require__(9654);
// EXTERNAL MODULE: ./build/cli/option-table.js
var option_table = __webpack_require__(2549);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/cli/project-model.js
/** The steps that give a workflow a Python of its own. */
const PYTHON_STEP = ["- uses: actions/setup-python@v6", "  with:", '    python-version: "3.x"'];

;// CONCATENATED MODULE: ./build/cli/project-script.js

const USUAL = ["", "bin/", "scripts/"].flatMap((folder) => ["start", "run", "serve", "start-server", "run-server", "start_server", "run_server"].map((name) => `${folder}${name}.sh`));
/** The first script with a usual name. */
function startScript(read) {
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
function scriptDoubt({ path, text }) {
    if (!PRINTS.test(text))
        return {};
    return {
        doubt: `\`${path}\` prints to stdout, which belongs to the protocol: end such lines with \`>&2\`.`,
    };
}
/** A repository of which nothing is known but its start script. */
function scriptProject(read) {
    const script = startScript(read);
    if (script === null)
        return null;
    const python = PYTHON.test(script.text);
    const kind = `${python ? "a Python server" : "something"} that \`${script.path}\` starts`;
    const steps = python ? PYTHON_STEP : [];
    return { kind, steps, setup: [], command: script.command, ...scriptDoubt(script) };
}

;// CONCATENATED MODULE: ./build/cli/project-python.js


const UV_STEP = ["- uses: astral-sh/setup-uv@v7"];
/** Where servers without an entry in `[project.scripts]` usually start. */
const project_python_USUAL = ["server.py", "main.py", "app.py"].flatMap((file) => [file, `src/${file}`]);
/** The environment whose folder a start script names: `.venv/bin/activate`, `venv/bin/python`. */
function environmentOf({ text }) {
    return /(?:^|[\s"'/=])(\.?venv)\/bin\//.exec(text)?.[1] ?? null;
}
/** What makes the environment that a start script expects; with uv where it does not name one. */
function scripted(script, manifest, read) {
    const kind = `a Python project that \`${script.path}\` starts`;
    const { command } = script;
    const folder = environmentOf(script);
    const listed = read("requirements.txt") !== null;
    const doubt = scriptDoubt(script);
    if (read("uv.lock") !== null)
        return { kind, steps: UV_STEP, setup: ["uv sync"], command, ...doubt };
    const what = listed ? "-r requirements.txt" : manifest === null ? null : "-e .";
    const pip = folder === null ? "pip" : `${folder}/bin/pip`;
    const made = folder === null ? [] : [`python -m venv ${folder}`];
    const setup = [...made, ...(what ? [`${pip} install ${what}`] : [])];
    return { kind, steps: PYTHON_STEP, setup, command, ...doubt };
}
/** The file that starts the server: one that is there, or a guess with the doubt about it. */
function entryOf(manifest, read) {
    const name = /^name\s*=\s*["']([\w.-]+)["']/m.exec(manifest ?? "")?.[1]?.replace(/[.-]+/g, "_") ?? "";
    const own = name === "" ? [] : [`src/${name}/server.py`, `${name}/server.py`];
    const file = [...own, ...project_python_USUAL].find((path) => read(path) !== null);
    if (file !== undefined)
        return { file };
    const [guess = ""] = project_python_USUAL;
    const why = manifest === null ? "No start script is here" : "pyproject.toml names no script to start";
    return {
        file: guess,
        doubt: `${why}, and \`${guess}\` is a guess: say in \`command\` what starts the server.`,
    };
}
/** A Python project; one with a start script is started by it, unless its manifest names a command. */
function pythonProject(read) {
    const manifest = read("pyproject.toml");
    const listed = read("requirements.txt") !== null;
    if (manifest === null && !listed)
        return null;
    const kind = "a Python project";
    const named = /^\[project\.scripts\]\s*\n(?:\s*#.*\n)*\s*["']?([\w.-]+)["']?\s*=/m.exec(manifest ?? "")?.[1];
    if (named !== undefined)
        return { kind, steps: UV_STEP, setup: ["uv sync"], command: `uv run ${named}` };
    const script = startScript(read);
    if (script !== null)
        return scripted(script, manifest, read);
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

;// CONCATENATED MODULE: ./build/cli/project.js





const NODE_STEP = ["- uses: actions/setup-node@v6", "  with:", "    node-version: 24"];
const GO_STEP = ["- uses: actions/setup-go@v6", "  with:", "    go-version-file: go.mod"];
/** Stands where nothing is recognised. */
const UNKNOWN = {
    kind: "",
    steps: [],
    setup: ["npm ci"],
    command: "node build/index.js",
};
function project_json(text) {
    try {
        return (0,dist/* parse */.qg)(text);
    }
    catch {
        return null;
    }
}
/** Where servers usually start, the built ones first. */
const project_USUAL = ["build", "dist", ".", "src"].flatMap((folder) => ["index.js", "server.js", "index.mjs", "server.mjs"].map((file) => folder === "." ? file : `${folder}/${file}`));
/** Files that the package says it starts with: its only `bin`, its `main`, what its start script runs. */
function namedEntries(manifest) {
    const bin = (0,json/* member */.Dc)(manifest, "bin");
    const first = (0,json/* isObject */.Gv)(bin) ? Object.values(bin)[0] : bin;
    const start = (0,json/* stringMember */.sk)((0,json/* member */.Dc)(manifest, "scripts"), "start") ?? "";
    const started = /^node ([\w./-]+)/.exec(start)?.[1];
    return [first, (0,json/* member */.Dc)(manifest, "main"), started].flatMap((one) => typeof one === "string" && one !== "" ? [one.replace(/^\.\//, "")] : []);
}
/**
 * The file that starts the server: one that is there, the named ones first. A named file in a folder may be what the build
 * writes. Otherwise the command is a guess, and `doubt` says why.
 */
function project_entryOf(manifest, builds, read) {
    const named = namedEntries(manifest);
    const isThere = (file) => ["", ".js", "/index.js"].some((end) => read(`${file}${end}`) !== null);
    const built = builds ? named.find((file) => file.includes("/")) : undefined;
    const file = named.find(isThere) ?? built ?? project_USUAL.find(isThere);
    if (file !== undefined)
        return { file };
    const [first] = named;
    const guess = first ?? "build/index.js";
    const why = first === undefined ? "package.json names no file to start" : `package.json names \`${first}\``;
    const gap = first === undefined ? `, and \`${guess}\` is a guess` : ", which is not there";
    return { file: guess, doubt: `${why}${gap}: say in \`command\` what starts the server.` };
}
function nodeProject(read) {
    const text = read("package.json");
    if (text === null)
        return null;
    const manifest = project_json(text);
    const scripts = (0,json/* member */.Dc)(manifest, "scripts");
    const manager = read("pnpm-lock.yaml") !== null ? "pnpm" : read("yarn.lock") !== null ? "yarn" : "npm";
    const install = manager === "npm"
        ? read("package-lock.json") === null
            ? "npm install"
            : "npm ci"
        : `${manager} install`;
    const builds = (0,json/* stringMember */.sk)(scripts, "build") !== null;
    const { file, ...doubt } = project_entryOf(manifest, builds, read);
    return {
        kind: "a Node.js package",
        steps: [...NODE_STEP, ...(manager === "npm" ? [] : ["- run: corepack enable"])],
        setup: [install, ...(builds ? [`${manager} run build`] : [])],
        command: `node ${file}`,
        ...doubt,
    };
}
function goProject(read) {
    if (read("go.mod") === null)
        return null;
    return { kind: "a Go module", steps: GO_STEP, setup: ["go build -o server ."], command: "./server" };
}
function rustProject(read) {
    const text = read("Cargo.toml");
    if (text === null)
        return null;
    const name = /^name\s*=\s*"([\w-]+)"/m.exec(text)?.[1] ?? "server";
    return {
        kind: "a Rust crate",
        steps: [],
        setup: ["cargo build --release"],
        command: `./target/release/${name}`,
    };
}
/** What the files of a repository say about its server. `read` gives the text of a file, null when there is none. */
function detectProject(root, read) {
    const from = (path) => read((0,external_node_path_.join)(root, path));
    return (nodeProject(from) ??
        pythonProject(from) ??
        goProject(from) ??
        rustProject(from) ??
        scriptProject(from) ??
        UNKNOWN);
}

// EXTERNAL MODULE: ./build/cli/read.js
var read = __webpack_require__(8669);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/cli/repository.js


/** What shows that a folder holds a program of its own. */
const MANIFESTS = ["package.json", "pyproject.toml", "requirements.txt", "go.mod", "Cargo.toml"];
/** Folders that hold no server of this repository. */
const PASSED = /^(?:\.|node_modules$|vendor$|dist$|build$|venv$|tests?$|__tests__$|docs$|examples$)/;
const MOST = 12;
const slashes = (path) => path.split(external_node_path_.sep).join("/");
/** Where the repository begins, whose root alone GitHub reads workflows from; the folder itself outside of any. */
function repositoryRoot(folder) {
    for (let at = folder;; at = (0,external_node_path_.dirname)(at)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, ".git")))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return folder;
    }
}
/** Path of a folder from the root, with slashes; "" for the root itself. */
const folderFrom = (root, folder) => slashes((0,external_node_path_.relative)(root, folder));
function foldersIn(folder) {
    try {
        const entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
        return entries.filter((one) => one.isDirectory() && !PASSED.test(one.name)).map((one) => one.name);
    }
    catch {
        return [];
    }
}
/** Folders one or two levels down that hold a program of their own, sorted; at most twelve. */
function projectsWithin(root) {
    const first = foldersIn(root);
    const second = first.flatMap((name) => foldersIn((0,external_node_path_.join)(root, name)).map((below) => `${name}/${below}`));
    return [...first, ...second]
        .filter((path) => MANIFESTS.some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path, name))))
        .sort()
        .slice(0, MOST);
}

;// CONCATENATED MODULE: ./build/cli/templates.js
const indent = (lines, by) => lines.map((line) => `${" ".repeat(by)}${line}`);
/** `setup:` as one line or as a block. */
function setupLines(setup) {
    if (setup.length === 0)
        return [];
    return setup.length === 1 ? [`setup: ${setup[0]}`] : ["setup: |", ...indent(setup, 2)];
}
/**
 * The workflow that audits every pull request. `published`: another one reads the reports that it leaves. `folder`: where the
 * server is, from the root of the repository.
 */
function auditWorkflow(project, published, folder = "") {
    const left = published
        ? ["# What the publishing workflow reads on pull requests from forks."]
        : [
            "# The reports, to download from the run. To have pull requests from forks commented too: mcp-audit init --publish",
        ];
    return `${[
        "name: MCP audit",
        "on:",
        "  pull_request:",
        "  merge_group:",
        "permissions:",
        "  contents: read",
        "  pull-requests: write # the comment",
        "  checks: write # the check run with annotations",
        "jobs:",
        "  audit:",
        "    runs-on: ubuntu-latest",
        "    timeout-minutes: 20",
        "    steps:",
        "      - uses: actions/checkout@v6",
        ...indent(project.steps, 6),
        "      - uses: org/mcp-audit-action@v1",
        "        with:",
        ...(folder === "" ? [] : [`          working-directory: ${folder}`]),
        ...indent(setupLines(project.setup), 10),
        `          command: ${project.command}`,
        ...indent(left, 6),
        "      - uses: actions/upload-artifact@v6",
        "        if: ${{ !cancelled() }}",
        "        with:",
        "          name: mcp-audit-report",
        "          path: mcp-audit-report",
    ].join("\n")}\n`;
}
/** The workflow that comments on pull requests from forks, whose own runs have no right to. */
function publishWorkflow() {
    return `${[
        "# Comments on pull requests from forks. It runs none of their code: it reads the report that the audit left,",
        "# as untrusted data, and finds the pull request by the commit.",
        "name: MCP audit, publish",
        "on:",
        "  workflow_run:",
        "    workflows: [MCP audit]",
        "    types: [completed]",
        "permissions:",
        "  actions: read # the artifact of the other run",
        "  contents: read",
        "  pull-requests: write",
        "  checks: write",
        "jobs:",
        "  publish:",
        "    if: >-",
        "      github.event.workflow_run.event == 'pull_request' &&",
        '      contains(fromJSON(\'["success", "failure"]\'), github.event.workflow_run.conclusion) &&',
        "      github.event.workflow_run.head_repository.full_name != github.repository",
        "    runs-on: ubuntu-latest",
        "    timeout-minutes: 5",
        "    steps:",
        "      - uses: actions/download-artifact@v7",
        "        continue-on-error: true # a run that ended before its report is told as such",
        "        with:",
        "          name: mcp-audit-report",
        "          path: mcp-audit-report",
        "          run-id: ${{ github.event.workflow_run.id }}",
        "          github-token: ${{ github.token }}",
        "      - uses: org/mcp-audit-action@v1",
        "        with:",
        "          mode: publish",
        "          report-dir: mcp-audit-report",
    ].join("\n")}\n`;
}
/** The config file, with everything in it that people set, as comments. */
function configTemplate() {
    return `# Settings of the MCP audit. Inputs of the action and options of the command line win over this file.
# Every key is described in https://github.com/org/mcp-audit-action/blob/v1/docs/configuration.md

# Which tools may be called: static, read-only (those marked readOnlyHint: true), malformed, all.
# Take \`all\` only where the server may create, change and delete.
scope: read-only

# server:
#   env:
#     API_KEY: $API_KEY   # reads the job's environment; masked in every output
#     LOG_LEVEL: error

# tools: [search_*]        # only these
# exclude_tools: [admin_*] # not these

# fail_on: error           # error, warning, regression (needs a baseline), never
# fail_under: { overall: 90, robustness: 90 }

# checks:
#   strict: false          # warnings fail too
#   latency: false         # leaves a check out
#   robust-input: { severity: error, max_tools: 25 }

# Calls of your own, and what they must answer.
# probes:
#   - name: finds Paris
#     tool: search_cities
#     arguments: { query: Paris }
#     expect: { error: false, contains: FR }

# Probes to call many times, with thresholds; made-up calls for each tool that may be called.
# bench: [{ probe: finds Paris, calls: 200, concurrency: 4, p95_ms: 50, error_rate: 0 }]
# fuzz: { calls: 50 }

# Findings that are accepted, each with its reason.
# suppress:
#   - check: narrow-input
#     tool: run_sql
#     reason: sandboxed read-only replica
#     expires: 2030-01-31
`;
}

;// CONCATENATED MODULE: ./build/cli/commands/init.js










const OPTIONS = [
    (0,option_table/* ownOption */.C7)("command", "How the server starts. Guessed from the files of the repository when not given.", "TEXT"),
    (0,option_table/* ownOption */.C7)("publish", "Writes a second workflow too, which comments on pull requests from forks."),
    (0,option_table/* ownOption */.C7)("force", "Replaces files that are there."),
];
const HELP = {
    usage: "mcp-audit init [options]",
    about: "Writes the workflow that audits every pull request, and a commented config. " +
        "Files that are there are left alone.",
    options: OPTIONS,
    examples: ["mcp-audit init", 'mcp-audit init --command "node dist/server.js"'],
};
/** A guess that is a command of several words must not be read as YAML of another sort. */
function yamlSafe(command) {
    return /^[\w./][\w ./=@:-]*$/.test(command) && !/: |: ?$| #/.test(command)
        ? command
        : JSON.stringify(command);
}
/** Files from the root of the repository, with their texts. `folder`: where the server is, from there. */
function files(project, publish, folder) {
    // The paths of these steps are from the root, whatever the folder of the server is.
    const steps = project.steps.map((line) => line.replace("-file: ", folder === "" ? "$&" : `$&${folder}/`));
    const placed = { ...project, steps, command: yamlSafe(project.command) };
    return [
        [".github/workflows/mcp-audit.yml", auditWorkflow(placed, publish, folder)],
        ...(publish
            ? [[".github/workflows/mcp-audit-publish.yml", publishWorkflow()]]
            : []),
        [".github/mcp-audit.yml", configTemplate()],
    ];
}
function projectOf(command, io) {
    const found = detectProject(io.cwd, read/* readIfThere */.q);
    if (typeof command !== "string")
        return found;
    const { doubt: _, ...rest } = found;
    return { ...rest, command };
}
const REPORTS = "mcp-audit-report";
const RECIPE = `${version/* DOCS_BASE */.M}/recipes.md#a-monorepo-a-matrix-of-servers`;
/** Where the servers are when none is here, and how several of them are audited. */
function several(project, folder, io) {
    if (folder !== "") {
        const placed = `GitHub reads workflows in the root of the repository only: it stands there, with \`working-directory: ${folder}\`.`;
        return [placed, `Several servers in one repository: ${RECIPE}`];
    }
    const within = project.kind === "" || project.doubt !== undefined ? projectsWithin(io.cwd) : [];
    if (within.length === 0)
        return [];
    return [
        `Is the server in ${within.map((path) => `\`${path}\``).join(", ")}? Then run this there. Several servers: ${RECIPE}`,
    ];
}
/** What to look at and do next. */
function advice(project, folder, io) {
    const { kind, doubt, command } = project;
    const seen = kind === "" ? "Nothing was recognised here" : `This looks like ${kind}`;
    const ignored = (0,read/* readIfThere */.q)((0,external_node_path_.resolve)(io.cwd, ".gitignore"))?.includes(REPORTS) ?? false;
    return `\n${[
        `${seen}: check \`setup\` and \`command\` in the workflow.`,
        ...(doubt === undefined ? [] : [doubt]),
        ...several(project, folder, io),
        `Try it here first: npx mcp-audit-action run -- ${command}`,
        ...(ignored ? [] : [`It leaves its reports in ${REPORTS}/: add that to .gitignore.`]),
    ].join("\n")}\n`;
}
/** `mcp-audit init`. */
async function initCommand(args, io) {
    const parsed = (0,help/* parseOrHelp */.Q)(args, HELP, io);
    if (parsed === null)
        return exit/* EXIT */.d.clean;
    if (parsed.positionals.length > 0 || parsed.inputs.command !== undefined) {
        throw new errors/* UsageError */.eb('`init` takes the command as an option: `mcp-audit init --command "node build/index.js"`.');
    }
    const project = projectOf(parsed.own.get("command"), io);
    const root = repositoryRoot(io.cwd);
    const folder = folderFrom(root, io.cwd);
    const { writeWhole } = await __webpack_require__.e(/* import() */ 26).then(__webpack_require__.bind(__webpack_require__, 1645));
    for (const [path, text] of files(project, parsed.own.has("publish"), folder)) {
        const absolute = (0,external_node_path_.resolve)(root, path);
        const shown = `${"../".repeat(folder === "" ? 0 : folder.split("/").length)}${path}`;
        if ((0,read/* readIfThere */.q)(absolute) !== null && !parsed.own.has("force")) {
            io.stdout.write(`kept     ${shown} (it is there; --force replaces it)\n`);
            continue;
        }
        await writeWhole(absolute, text);
        io.stdout.write(`written  ${shown}\n`);
    }
    io.stdout.write(advice(project, folder, io));
    return exit/* EXIT */.d.clean;
}


/***/ }),

/***/ 8669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);



/** Text of a file, null when there is none (or it is a directory). */
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        const code = error.code;
        if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR")
            return null;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${path} cannot be read (${code ?? String(error)}).`);
    }
}
/** Text of a file that the user named. Throws UsageError when it is not there. */
function readNamed(path, io) {
    const text = readIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, path));
    if (text === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`There is no file ${path}.`);
    return text;
}


/***/ }),

/***/ 9598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   eJ: () => (/* binding */ numberMember),
/* harmony export */   sk: () => (/* binding */ stringMember)
/* harmony export */ });
/** True for a JSON object, false for arrays, null and scalars. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The member `key` of `value` when `value` is an object that owns it, else undefined. Safe for `__proto__`. */
function member(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** The member `key` when it is a string, else null. */
function stringMember(value, key) {
    const found = member(value, key);
    return typeof found === "string" ? found : null;
}
/** The member `key` when it is a number, else null. */
function numberMember(value, key) {
    const found = member(value, key);
    return typeof found === "number" ? found : null;
}
/** The items of an array; none of anything else. */
function itemsOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The texts among the items of an array; none of anything else. */
function textsIn(value) {
    return itemsOf(value).filter((item) => typeof item === "string");
}


/***/ })

};
