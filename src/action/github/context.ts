import { readFileSync } from "node:fs";
import { type Json, member, stringMember } from "../../model/json.ts";

/** The run that a `workflow_run` event tells of. All of it is GitHub's word, not the run's. */
export interface WorkflowRun {
  /** Event that started it. */
  event: string;
  /** "" while it has none. */
  conclusion: string;
  headOwner: string;
  headBranch: string;
  /** Its page. */
  url: string;
}

/** What the event says: whom to answer, and which commit is judged. */
export interface EventContext {
  event: string;
  owner: string;
  repo: string;
  /** Number of the pull request, null when there is none. */
  pullRequest: number | null;
  /** Commit that a check run belongs to: the head of the pull request, not the merge commit. */
  sha: string;
  /** What came before: base commit and branch of the pull request, base of the merge group, commit before the push. */
  bases: string[];
  /** The token cannot write, whatever the workflow's permissions say. */
  readOnlyWhy: "fork" | "dependabot" | null;
  runUrl: string;
  /** The run whose report is published; null for every other event. */
  workflowRun: WorkflowRun | null;
  /** What is told is another run's word, which its author can change. */
  claimed: boolean;
}

function readPayload(path: string | undefined): Json {
  if (path === undefined) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Json;
  } catch {
    return {};
  }
}

function headSha(payload: Json, environment: NodeJS.ProcessEnv): string {
  const head = member(member(payload, "pull_request"), "head");
  return (
    stringMember(head, "sha") ??
    stringMember(member(payload, "merge_group"), "head_sha") ??
    stringMember(member(payload, "workflow_run"), "head_sha") ??
    environment.GITHUB_SHA ??
    ""
  );
}

function readOnlyWhy(payload: Json, environment: NodeJS.ProcessEnv): EventContext["readOnlyWhy"] {
  if (environment.GITHUB_ACTOR === "dependabot[bot]") return "dependabot";
  const pull = member(payload, "pull_request");
  if (pull === undefined) return null;
  // A repository may be a fork itself: what counts is whether the branch comes from another one, or from one that is gone.
  const repo = member(member(pull, "head"), "repo");
  const name = stringMember(repo, "full_name");
  const other = name === null ? member(repo, "fork") !== false : name !== environment.GITHUB_REPOSITORY;
  return other ? "fork" : null;
}

function basesOf(payload: Json): string[] {
  const base = member(member(payload, "pull_request"), "base");
  const before = stringMember(payload, "before");
  return [
    stringMember(base, "sha"),
    stringMember(base, "ref"),
    stringMember(member(payload, "merge_group"), "base_sha"),
    before === null || /^0*$/.test(before) ? null : before,
  ].filter((name) => name !== null);
}

function workflowRunOf(payload: Json): WorkflowRun | null {
  const run = member(payload, "workflow_run");
  if (run === undefined) return null;
  const text = (name: string) => stringMember(run, name) ?? "";
  return {
    event: text("event"),
    conclusion: text("conclusion"),
    headOwner: stringMember(member(member(run, "head_repository"), "owner"), "login") ?? "",
    headBranch: text("head_branch"),
    url: text("html_url"),
  };
}

/** Reads the event from the files and variables of the runner. */
export function readContext(environment: NodeJS.ProcessEnv): EventContext {
  const payload = readPayload(environment.GITHUB_EVENT_PATH);
  const [owner = "", repo = ""] = (environment.GITHUB_REPOSITORY ?? "").split("/");
  const number = member(member(payload, "pull_request"), "number");
  const server = environment.GITHUB_SERVER_URL ?? "https://github.com";
  const workflowRun = workflowRunOf(payload);
  const here = `${server}/${owner}/${repo}/actions/runs/${environment.GITHUB_RUN_ID ?? ""}`;
  return {
    event: environment.GITHUB_EVENT_NAME ?? "",
    owner,
    repo,
    pullRequest: typeof number === "number" ? number : null,
    sha: headSha(payload, environment),
    bases: basesOf(payload),
    readOnlyWhy: readOnlyWhy(payload, environment),
    runUrl: workflowRun === null || workflowRun.url === "" ? here : workflowRun.url,
    workflowRun,
    claimed: false,
  };
}
