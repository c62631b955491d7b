import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A comment of an issue or a pull request. */
export interface FakeComment {
  id: number;
  body: string;
  user: { login: string };
}

export interface FakeAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: string;
  title: string;
  message: string;
}

export interface FakeCheckRun {
  id: number;
  name: string;
  head_sha: string;
  details_url?: string;
  status: string;
  conclusion: string | null;
  title: string;
  summary: string;
  annotations: FakeAnnotation[];
  /** Annotations of each update, in order. */
  batches: number[];
}

/** An open pull request as the list tells it. */
export interface FakePull {
  number: number;
  state: string;
  head: { sha: string; label: string };
  base: { repo: { full_name: string } };
}

/** How a request is answered otherwise. `never`: not at all; `cut`: the connection ends. */
export interface Fault {
  status?: number;
  message?: string;
  headers?: Record<string, string>;
  never?: boolean;
  cut?: boolean;
}

/** What GitHub does; tests change it. */
export interface FakeState {
  comments: FakeComment[];
  checkRuns: FakeCheckRun[];
  requests: { method: string; path: string }[];
  viewer: string;
  headSha: string;
  pulls: FakePull[];
  /** What the list by commit knows: nothing for commits of forks. */
  pullsOfCommit: FakePull[];
  /** Answers a request otherwise, or gives null to go on. */
  intercept(method: string, path: string): Fault | null;
  /** Called after a comment was created, before the answer goes out. */
  afterCreate(): void;
}

export interface FakeGithub {
  url: string;
  state: FakeState;
  close(): Promise<void>;
}

const COMMENT_LIMIT = 65_536;
const OUTPUT_BYTES = 65_535;
const ANNOTATIONS = 50;

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
const refuse = (status: number, message: string): Answer => ({ status, body: { message } });

/** GitHub's REST and GraphQL API, as far as the action uses it, on loopback, with the documented limits. */
export async function startFakeGithub(overrides: Partial<FakeState> = {}): Promise<FakeGithub> {
  let nextId = 1000;
  const state: FakeState = {
    comments: [],
    checkRuns: [],
    requests: [],
    viewer: "github-actions[bot]",
    headSha: "a".repeat(40),
    pulls: [],
    pullsOfCommit: [],
    intercept: () => null,
    afterCreate: () => {},
    ...overrides,
  };
  const shown = (comment: FakeComment) => ({ ...comment, html_url: `https://github.test/c/${comment.id}` });

  const listComments = (url: URL): Answer => {
    const size = Number(url.searchParams.get("per_page") ?? 30);
    const page = Number(url.searchParams.get("page") ?? 1);
    const items = state.comments.slice((page - 1) * size, page * size).map(shown);
    const more = page * size < state.comments.length;
    const next = new URL(url);
    next.searchParams.set("page", String(page + 1));
    return { status: 200, body: items, ...(more ? { headers: { link: `<${next.href}>; rel="next"` } } : {}) };
  };
  const createComment = (body: string): Answer => {
    if (body.length > COMMENT_LIMIT) return refuse(422, "Body is too long (maximum is 65536 characters)");
    nextId += 1;
    const comment = { id: nextId, body, user: { login: state.viewer } };
    state.comments.push(comment);
    state.afterCreate();
    return { status: 201, body: shown(comment) };
  };
  const updateComment = (id: number, body: string): Answer => {
    const comment = state.comments.find((one) => one.id === id);
    if (comment === undefined) return refuse(404, "Not Found");
    if (body.length > COMMENT_LIMIT) return refuse(422, "Body is too long (maximum is 65536 characters)");
    comment.body = body;
    return { status: 200, body: shown(comment) };
  };
  const createRun = (input: { name: string; head_sha: string; status: string }): Answer => {
    nextId += 1;
    const run = {
      id: nextId,
      conclusion: null,
      title: "",
      summary: "",
      annotations: [],
      batches: [],
      ...input,
    };
    state.checkRuns.push(run);
    return { status: 201, body: { id: run.id, html_url: `https://github.test/r/${run.id}` } };
  };
  const updateRun = (id: number, input: Record<string, unknown>): Answer => {
    const run = state.checkRuns.find((one) => one.id === id);
    if (run === undefined) return refuse(404, "Not Found");
    const output = (input.output ?? {}) as { title: string; summary: string; annotations?: FakeAnnotation[] };
    const annotations = output.annotations ?? [];
    if (annotations.length > ANNOTATIONS) return refuse(422, "No more than 50 annotations a request");
    if (Buffer.byteLength(output.summary ?? "") > OUTPUT_BYTES) return refuse(422, "Summary is too long");
    if (
      annotations.some(
        (one) => one.title.length > 255 || one.path.startsWith("/") || one.path.startsWith("./"),
      )
    ) {
      return refuse(422, "Invalid annotation");
    }
    run.annotations.push(...annotations);
    run.batches.push(annotations.length);
    run.title = output.title;
    run.summary = output.summary;
    if (typeof input.conclusion === "string") {
      run.conclusion = input.conclusion;
      run.status = "completed";
    }
    return { status: 200, body: { id: run.id } };
  };

  const route = (method: string, url: URL, input: Record<string, unknown>): Answer => {
    const path = url.pathname;
    const at = (pattern: RegExp) => pattern.exec(path);
    if (method === "POST" && path === "/graphql") {
      return { status: 200, body: { data: { viewer: { login: state.viewer } } } };
    }
    if (method === "GET" && at(/\/pulls\/\d+$/))
      return { status: 200, body: { head: { sha: state.headSha } } };
    if (method === "GET" && at(/\/commits\/\w+\/pulls$/)) return { status: 200, body: state.pullsOfCommit };
    if (method === "GET" && at(/\/pulls$/)) {
      const label = url.searchParams.get("head");
      return { status: 200, body: state.pulls.filter((one) => one.head.label === label) };
    }
    if (at(/\/issues\/\d+\/comments$/)) {
      return method === "GET" ? listComments(url) : createComment(String(input.body));
    }
    const comment = at(/\/issues\/comments\/(\d+)$/);
    if (comment !== null && method === "PATCH") return updateComment(Number(comment[1]), String(input.body));
    if (comment !== null && method === "DELETE") {
      state.comments = state.comments.filter((one) => one.id !== Number(comment[1]));
      return { status: 204, body: null };
    }
    if (method === "POST" && at(/\/check-runs$/)) return createRun(input as never);
    const run = at(/\/check-runs\/(\d+)$/);
    if (run !== null && method === "PATCH") return updateRun(Number(run[1]), input);
    return refuse(404, "Not Found");
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const method = request.method ?? "GET";
    state.requests.push({ method, path: url.pathname });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const other = state.intercept(method, url.pathname);
    if (other?.never) return;
    if (other?.cut) {
      request.socket.destroy();
      return;
    }
    const answer: Answer =
      other === null
        ? route(method, url, text === "" ? {} : JSON.parse(text))
        : {
            status: other.status ?? 500,
            body: { message: other.message ?? "Resource not accessible by integration" },
            headers: other.headers ?? {},
          };
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(answer.status === 204 ? undefined : JSON.stringify(answer.body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
