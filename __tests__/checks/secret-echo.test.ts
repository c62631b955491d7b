import { describe, expect, it } from "vitest";
import check from "../../src/checks/safety/secret-echo.ts";
import { evidence, tool } from "../evidence-builder.ts";
import { judged } from "./judged.ts";

const TARGET = {
  transport: "stdio" as const,
  command: "node",
  args: ["server.js"],
  cwd: "/srv/app",
  display: "node server.js",
  repeat: { names: ["API_KEY"], directory: "" },
};
const TOKEN = ["ghp_", "k3Jd8sKqPz7VtXw2BnM5rYcLf9HgT4aWu6Qe"].join("");
const of = (input: Parameters<typeof evidence>[0]) => judged(check, evidence({ target: TARGET, ...input }));

describe("secret-echo", () => {
  it("passes answers and logs without secrets", () => {
    const result = of({ calls: [{ text: "Sunny" }], stderr: "started", noise: [{ text: "hello" }] });
    expect(result).toMatchObject({ verdict: "pass", undeclared: [] });
    expect(result.rows).toEqual({ "(server)": "pass", get_weather: "pass" });
  });

  it.each([
    ["a text", { text: "Your key is ***API_KEY***" }],
    ["an error", { error: { code: -32603, message: "401 for ***API_KEY***" } }],
    ["structured content", { result: { content: [], structuredContent: { key: "***API_KEY***" } } }],
    ["a credential of another", { text: `Use ${TOKEN}` }],
    ["a credential after a newline", { text: `Use\n${TOKEN}` }],
  ])("finds %s in the answer of a tool", (_, reply) => {
    const { findings, rows } = of({ calls: [{ ...reply, args: { city: "Paris" } }] });
    expect(rows.get_weather).toBe("fail");
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: "error", tool: "get_weather", case: "valid" });
  });

  it.each([
    ["stderr", { stderr: "boot with ***API_KEY***" }],
    ["stdout", { noise: [{ text: `token ${TOKEN}` }] }],
    [
      "notification",
      {
        messages: [
          {
            kind: "notification" as const,
            method: "notifications/message",
            raw: `{"jsonrpc":"2.0","method":"notifications/message","params":{"data":"***API_KEY***"}}`,
          },
        ],
      },
    ],
    [
      "progress",
      {
        messages: [
          {
            kind: "notification" as const,
            method: "notifications/progress",
            raw: `{"jsonrpc":"2.0","method":"notifications/progress","params":{"message":"${TOKEN}"}}`,
          },
        ],
      },
    ],
    ["instructions", { instructions: "Call me with ***API_KEY***" }],
    ["a tool's description", { tools: [tool({ description: `Uses ${TOKEN}` })] }],
  ])("finds it in %s", (_, input) => {
    const { findings, rows } = of(input);
    expect(rows["(server)"]).toBe("fail");
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]?.tool).toBeNull();
  });

  it("never repeats the secret in its message", () => {
    const { messages } = of({ calls: [{ text: `Use ${TOKEN}` }], stderr: TOKEN });
    expect(messages).toHaveLength(2);
    for (const message of messages) expect(message).not.toContain(TOKEN.slice(0, 12));
  });

  it.each([
    ["a documented example", { text: "Like AKIAIOSFODNN7EXAMPLE" }],
    ["bold italic markdown", { text: "This is ***Important***" }],
    ["a name that is no secret's", { text: "***OTHER***" }],
    ["our own argument", { args: { city: TOKEN }, text: `You said ${TOKEN}` }],
    ["our own masked argument", { args: { city: "***API_KEY***" }, text: "No city ***API_KEY***" }],
  ])("does not accuse %s", (_, call) => {
    expect(of({ calls: [call] }).findings).toEqual([]);
  });

  it("does not apply when nothing was answered or said", () => {
    expect(judged(check, { ...evidence(), exchanges: [] }).verdict).toBe("n/a");
  });
});
