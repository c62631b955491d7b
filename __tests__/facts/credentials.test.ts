import { describe, expect, it } from "vitest";
import { findCredential } from "../../src/facts/credentials.ts";

const NONE = { own: () => "", names: new Set<string>() };
const find = (text: string) => findCredential(text, NONE);

/** Put together here so that no scanner takes this file for a leak. */
const made = (...parts: string[]) => parts.join("");
const KEYS: [string, string][] = [
  ["an AWS access key", made("AKIA", "Q4T7WNP2ZKD6RVB3")],
  ["an AWS secret key", made("aws_secret_access_key = ", "hT7pQ2xVb9LmN4kR8sWcY1zJfG5dK3aE0uIoPqMz")],
  ["a Google API key", made("AIza", "SyD9tKq2mVx7RbW4nLpZc8Yf1HjGsQe5UoT")],
  ["a Google access token", made("ya29.", "a0AfH6SMBx7Kq2mVtRbW4nLpZc8Yf1HjGs")],
  ["a GitHub token", made("ghp_", "k3Jd8sKqPz7VtXw2BnM5rYcLf9HgT4aWu6Qe")],
  ["a GitHub token", made("github_pat_", "11ABCDE0Q0", "k3Jd8sKqPz7VtXw2BnM5rYcLf9HgT4aWu6Qek3Jd8sKqPz7VtX")],
  ["a GitLab token", made("glpat-", "k3Jd8sKqPz7VtXw2BnM5")],
  ["an npm token", made("npm_", "k3Jd8sKqPz7VtXw2BnM5rYcLf9HgT4aWu6Qe")],
  ["a Slack token", made("xoxb-", "2847561930-k3Jd8sKqPz7VtXw2BnM5")],
  [
    "a Slack webhook",
    made("https://hooks.slack.com/services/", "T02K4J8QX/B03M7N9RY/k3Jd8sKqPz7VtXw2BnM5rYcL"),
  ],
  ["an API key", made("sk-proj-", "k3Jd8sKqPz7VtXw2BnM5rYcLf9HgT4aWu6Qe")],
  ["a payment key", made("sk_live_", "k3Jd8sKqPz7VtXw2BnM5rYcL")],
  [
    "a JSON web token",
    made("eyJhbGciOiJIUzI1NiJ9.", "eyJzdWIiOiI4MTczNjQifQ.", "k3Jd8sKqPz7VtXw2BnM5rYcLf9"),
  ],
  [
    "a private key",
    made("-----BEGIN RSA PRIVATE KEY-----\n", "MIIEowIBAAKCAQEAk3Jd8sKqPz7VtXw2BnM5rYcLf9HgT4aWu6Qe\n"),
  ],
  [
    "a private key",
    made("-----BEGIN PRIVATE KEY-----\\n", "MIIEowIBAAKCAQEAk3Jd8sKqPz7VtXw2BnM5rYcLf9HgT4aWu6Qe\\n"),
  ],
  ["a connection string with a password", made("postgres://svc:", "k3Jd8sKq", "@db.internal:5432/app")],
  ["a connection string with a password", made("mongodb+srv://svc:", "k3Jd8sKq", "@cluster0.x.test/")],
];

describe("findCredential", () => {
  it.each(KEYS)("finds %s", (words, key) => {
    expect(find(key)).toBe(words);
    expect(find(`The key is "${key}".`)).toBe(words);
    expect(find(`line\n${key}\nline`)).toBe(words);
    expect(find(JSON.stringify(`line\n${key}`))).toBe(words);
  });

  it.each(KEYS)("lets %s come back that we sent ourselves", (_, key) => {
    expect(
      findCredential(`You said ${key}`, { own: () => `{"text":"${key}"}`, names: new Set() }),
    ).toBeNull();
  });

  it.each(KEYS)("never repeats %s", (_, key) => {
    expect(key).not.toContain(find(key) as string);
    expect(find(key)).toMatch(/^an? [\w ]+$/i);
  });

  it.each([
    "AKIAIOSFODNN7EXAMPLE",
    "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "ghp_000000000000000000000000000000000000",
    "sk-your-key-goes-here-and-is-long-enough-1",
    "postgres://user:password@localhost:5432/app",
    "postgres://postgres:postgres@localhost/app",
    "postgres://user:$PASSWORD@host/app",
    "mysql://root:<password>@host/app",
    "redis://:changeme@host",
    "https://example.com/a:b@c",
    "-----BEGIN PRIVATE KEY-----",
    "Keys begin with AKIA, tokens with ghp_ or xoxb-.",
    "eyJ is how a token begins",
    "a commit 6dcb09b5b57875f334f61aebed695e2e4193db5e",
    "task-force-of-the-very-long-name-with-many-words",
    "see http://host:8080/x and mail me@example.com",
    "",
  ])("finds nothing in %j", (text) => {
    expect(find(text)).toBeNull();
  });

  it("goes on after an example", () => {
    expect(find(`Like AKIAIOSFODNN7EXAMPLE, but ${KEYS[0]?.[1]}`)).toBe("an AWS access key");
  });

  it("names a value that was masked, when such a value was given", () => {
    const names = new Set(["API_KEY"]);
    expect(findCredential("key=***API_KEY***", { own: () => "", names })).toBe("the value given as API_KEY");
    expect(findCredential("This is ***Important***", { own: () => "", names })).toBeNull();
    expect(findCredential("***API_KEY***", { own: () => '{"key":"***API_KEY***"}', names })).toBeNull();
  });

  it.each([
    "eyJaaaaaaaaaa.",
    "sk-",
    "postgres://a:",
    "-----BEGIN PRIVATE KEY-----\n",
    "***a",
    "aws_secret_access_key   ",
  ])("is quick with a long text of %j", (part) => {
    const started = performance.now();
    find(part.repeat(Math.ceil(300_000 / part.length)));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
