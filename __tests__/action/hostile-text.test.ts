import { resolve } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { commentMarker } from "../../src/report/comment.ts";
import { formsOf } from "../../src/text/mask.ts";
import { type FakeGithub, startFakeGithub } from "../fake-github/server.ts";
import { leaksOf } from "../hostile/leak-oracle.ts";
import { CORPUS } from "../hostile/text-corpus.ts";
import { type ActionResult, runAction } from "./run-action.ts";

const SAYS = `node ${resolve("fixtures/servers/says.mjs")}`;
/** Several audits one after the other on a busy machine. */
const PATIENCE = { timeout: 120_000 };
const SECRET = `q7/Zr+"8&x=%u<ä9'\\v~k3`;
/** Commands that the action itself gives. */
const OURS =
  /^::(?:add-mask::|group::|endgroup::$|debug::|(?:error|warning|notice)(?: title=[^,:]*,file=\S*| *)::|error::MCP audit failed: )/;

let github: FakeGithub;
afterEach(() => github?.close());

const says = (texts: readonly string[], inputs: Record<string, string> = {}) =>
  runAction({
    github,
    files: { "texts.json": JSON.stringify(texts) },
    inputs: { command: `${SAYS} texts.json`, "timeout-ms": "10000", ...inputs },
  });

function expectNoForgedCommand({ log }: ActionResult): void {
  const lines = log.split(/\r\n|\r|\n/);
  const commands = lines.filter((line) => /^\s*::/.test(line));
  expect(commands.filter((line) => !OURS.test(line))).toEqual([]);
  expect(commands.filter((line) => /^\s*::(?:error|warning)::x/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes("##["))).toEqual([]);
  expect(log).not.toContain("\u001b");
}

describe("a server that forges", () => {
  const texts = [
    "workflow commands",
    "workflow commands of the first kind",
    "workflow command behind a wrapped line",
    "ansi",
    "carriage returns",
  ].map((name) => CORPUS[name] ?? "");

  test("workflow commands gives none to the runner", PATIENCE, async () => {
    github = await startFakeGithub();
    const result = await says(texts);
    expect(result.code).toBe(1);
    expectNoForgedCommand(result);
    expect(result.outputs.score).not.toBe("100");
  });

  test("them in annotations of the log gives none either", PATIENCE, async () => {
    github = await startFakeGithub({ intercept: (method) => (method === "GET" ? null : { status: 403 }) });
    const result = await says(texts, { annotations: "per-finding" });
    expect(result.log).toMatch(/^::error title=/m);
    expectNoForgedCommand(result);
  });

  test("the marker of another audit does not make that one edit the wrong comment", PATIENCE, async () => {
    github = await startFakeGithub();
    const forged = [commentMarker("b"), `${commentMarker("b")}\n### MCP audit: A · 100`];
    await says(forged, { "comment-key": "a" });
    const [first] = github.state.comments;
    const body = first?.body ?? "";
    expect(body.startsWith(commentMarker("a"))).toBe(true);
    await says(["harmless"], { "comment-key": "b" });
    expect(github.state.comments).toHaveLength(2);
    expect(github.state.comments[0]?.body).toBe(body);
    expect(github.state.comments[1]?.body.startsWith(commentMarker("b"))).toBe(true);
    await says(["harmless"], { "comment-key": "a" });
    expect(github.state.comments).toHaveLength(2);
    expect(github.state.comments[0]?.body).not.toContain(commentMarker("b"));
  });
});

describe("a secret that the server tells everywhere", () => {
  const withoutMasks = (log: string) =>
    log
      .split("\n")
      .filter((line) => !line.startsWith("::add-mask::"))
      .join("\n");

  test("shows in no answer of the action, and the runner is told every form of it", PATIENCE, async () => {
    github = await startFakeGithub();
    const { log, summary, outputs, files } = await runAction({
      github,
      inputs: { command: SAYS, env: `API_KEY=${SECRET}`, "report-dir": "report" },
      read: "report",
    });
    const { comments, checkRuns } = github.state;
    expect(comments[0]?.body).toContain("\\*\\*\\*API\\_KEY\\*\\*\\*");
    expect(Object.keys(files).length).toBeGreaterThan(6);
    const places = { log: withoutMasks(log), summary, outputs: JSON.stringify(outputs), ...files };
    const posted = { comment: comments[0]?.body ?? "", checkRun: JSON.stringify(checkRuns) };
    for (const [name, text] of Object.entries({ ...places, ...posted }))
      expect(leaksOf(text, SECRET), name).toEqual([]);
    const masked = log.split("\n").filter((line) => line.startsWith("::add-mask::"));
    const escaped = (text: string) => text.replaceAll("%", "%25");
    for (const form of formsOf(SECRET)) expect(masked).toContain(`::add-mask::${escaped(form)}`);
  });

  test("nor does one in a setup command that fails", PATIENCE, async () => {
    github = await startFakeGithub();
    const setup = `node -e process.exit(1) -- --token=${"s3cr3t-of-the-setup"}`;
    const { log } = await runAction({ github, inputs: { command: SAYS, setup } });
    expect(github.state.checkRuns.map((run) => run.conclusion)).toEqual(["failure"]);
    expect(JSON.stringify(github.state.checkRuns)).toContain("setup command");
    expect(leaksOf(JSON.stringify(github.state.checkRuns), "s3cr3t-of-the-setup")).toEqual([]);
    expect(log).toContain("::add-mask::s3cr3t-of-the-setup");
  });
});
