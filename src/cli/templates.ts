// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub, not of ours.
import type { Project } from "./project-model.ts";

const indent = (lines: readonly string[], by: number) => lines.map((line) => `${" ".repeat(by)}${line}`);

/** `setup:` as one line or as a block. */
function setupLines(setup: readonly string[]): string[] {
  if (setup.length === 0) return [];
  return setup.length === 1 ? [`setup: ${setup[0]}`] : ["setup: |", ...indent(setup, 2)];
}

/**
 * The workflow that audits every pull request. `published`: another one reads the reports that it leaves. `folder`: where the
 * server is, from the root of the repository.
 */
export function auditWorkflow(project: Project, published: boolean, folder = ""): string {
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
export function publishWorkflow(): string {
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
export function configTemplate(): string {
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
