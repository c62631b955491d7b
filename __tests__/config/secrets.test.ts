import { describe, expect, it } from "vitest";
import { isSecret, secretsOf, secretsOfJob, secretsOfWords } from "../../src/config/secrets.ts";
import { resolveWith } from "./resolve-fixture.ts";

describe("what is secret", () => {
  it.each([
    ["API_KEY", "abcd"],
    ["DB_PASSWORD", "hunter"],
    ["PIN_TOKEN", "123456"],
    ["Authorization", "Bearer abcdefgh"],
    ["X", "f3b1c9d2e4"],
    ["X", "two words"],
    ["BASE", "https://user.example/abc"],
    ["X", "abcdefghijklmnopqrstuvwxyz"],
    ["KEY_FILE", "/home/me/key"],
  ])("%s=%s", (name, value) => {
    expect(isSecret(name, value)).toBe(true);
  });

  it.each([
    ["LOG_LEVEL", "error"],
    ["PORT", "8080"],
    ["DEBUG", "true"],
    ["DATA_DIR", "/var/data"],
    ["DATA_DIR", "./data"],
    ["MAX_TOKENS", "4096"],
    ["USE_AUTH", "false"],
    ["A", "abc"],
  ])("is not %s=%s", (name, value) => {
    expect(isSecret(name, value)).toBe(false);
  });

  it("holds the token after a scheme and the password of a connection string", () => {
    const values = secretsOf({ Authorization: "Bearer abcdefgh", DB: "postgres://me:pa55word@db/x" });
    expect(values.map((secret) => secret.value)).toEqual([
      "Bearer abcdefgh",
      "abcdefgh",
      "postgres://me:pa55word@db/x",
      "pa55word",
    ]);
  });

  it("is found in the words of a command", () => {
    const words = ["node", "x.js", "--api-key", "s3cr3tvalue", "--token=t0ken-value", "--port", "80"];
    expect(secretsOfWords(words).map((secret) => secret.value)).toEqual(["s3cr3tvalue", "t0ken-value"]);
  });
});

describe("a run", () => {
  it("gathers the secrets of variables, headers, the address and the token", () => {
    const run = resolveWith({
      url: "https://example.com/mcp?api_key=query-value",
      headers: "Authorization: Bearer header-value",
      env: "S=env-value-1",
      "github-token": "ghs_token",
    });
    const values = run.secrets.map((secret) => secret.value);
    expect(values).toEqual(
      expect.arrayContaining(["query-value", "header-value", "env-value-1", "ghs_token"]),
    );
  });

  it("reads `$NAME` from the environment only where the file asks", () => {
    const config = "server: { command: node x, env: { KEY: $MY_KEY, TEXT: a$$b } }";
    const run = resolveWith({}, { config, environment: { MY_KEY: "v4lue-of-key", OTHER: "x" } });
    expect(run.env).toEqual({ KEY: "v4lue-of-key", TEXT: "a$b" });
  });

  it("leaves `$WORKSPACE` as it is, in command, variables and probes, and does not mask it", () => {
    const config =
      `server: { command: node x $WORKSPACE '$WORKSPACE/folder', env: { KEY_DIR: $WORKSPACE, DB: '\${WORKSPACE}/example.db' } }\n` +
      "probes: [{ name: p, tool: t, arguments: { path: $WORKSPACE/example.txt } }]";
    const run = resolveWith({}, { config, environment: { WORKSPACE: "/home/jenkins/job" } });
    expect(run.target).toMatchObject({ args: ["x", "$WORKSPACE", "$WORKSPACE/folder"] });
    expect(run.env).toEqual({ KEY_DIR: "$WORKSPACE", DB: "$WORKSPACE/example.db" });
    expect(run.settings.record.probes[0]?.arguments).toEqual({ path: "$WORKSPACE/example.txt" });
    expect(run.secrets).toEqual([]);
  });
});

describe("credentials of the job, which nobody gave to the server", () => {
  const held = (name: string, value: string) => secretsOfJob({ [name]: value }).length === 1;

  it.each([
    ["ACTIONS_RUNTIME_TOKEN", "eyJhbGciOi.some.thing"],
    ["ACTIONS_ID_TOKEN_REQUEST_TOKEN", "eyJhbGciOi.some.thing"],
    ["NPM_TOKEN", "npm_0123456789abcdef"],
    ["AWS_SECRET_ACCESS_KEY", "wJalrXUtnFEMI/K7MDENG/bPxRfiCY"],
    ["password", "correct horse battery"],
  ])("%s is one", (name, value) => expect(held(name, value)).toBe(true));

  it.each([
    ["GIT_AUTHOR_NAME", "Ada Lovelace, Countess"],
    ["API_KEY", "dummy"],
    ["API_TOKEN", "placeholder"],
    ["SSH_PRIVATE_KEY", "/home/runner/.ssh/id"],
    ["GITHUB_TOKEN_PERMISSIONS", "contents: read, metadata: read"],
    ["PATH", "/usr/local/bin:/usr/bin:/bin"],
  ])("%s=%s is none", (name, value) => expect(held(name, value)).toBe(false));
});
