import { afterAll, beforeAll, expect, test } from "vitest";
import { type Runner, startRunner } from "./in-process.ts";

let runner: Runner;
beforeAll(async () => {
  runner = await startRunner();
});
afterAll(() => runner.close());

test.each([
  ["process.exit(3)", "ended with exit code 3."],
  ["process.kill(process.pid,9)", "was ended by a signal."],
])(
  "a setup command that does %s is told in log and comment, with the way to the log",
  async (script, how) => {
    runner.reset();
    const { code, log } = await runner.run({ inputs: { command: "node x.mjs", setup: `node -e ${script}` } });
    expect(code).toBe(2);
    expect(log).toContain(how);
    const [comment] = runner.github.state.comments;
    expect(comment?.body).toContain(how);
    expect(comment?.body).toMatch(
      /was not audited: see \[the log\]\(https:\/\/github\.com\/acme\/tickets\/actions\/runs\/1\)/,
    );
  },
);
