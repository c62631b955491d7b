import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands.ts";
import { main } from "../../src/cli/main.ts";
import { AUDITOR } from "../../src/model/version.ts";
import { fakeIo } from "./fake-io.ts";

describe("the command line", () => {
  it("tells its version", async () => {
    const io = fakeIo();
    expect(await main(["--version"], io)).toBe(0);
    expect(io.out()).toBe(`${AUDITOR.version}\n`);
  });

  it("tells its commands: on stdout when asked, else on stderr with code 2", async () => {
    const asked = fakeIo();
    expect(await main(["--help"], asked)).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(asked.out()).toContain(`  ${name}`);
    const bare = fakeIo();
    expect(await main([], bare)).toBe(2);
    expect(bare.out()).toBe("");
    expect(bare.err()).toContain("Usage:");
  });

  it("names the nearest command", async () => {
    const io = fakeIo();
    expect(await main(["inspct"], io)).toBe(2);
    expect(io.err()).toContain('Did you mean "inspect"?');
  });

  it("shows how to audit when the command is missing", async () => {
    const io = fakeIo();
    expect(await main(["--url", "http://x/"], io)).toBe(2);
    expect(io.err()).toContain("mcp-audit run --");
    expect(await main(["constructor"], fakeIo())).toBe(2);
  });

  it("turns wrong use into one line on stderr and code 2", async () => {
    const io = fakeIo();
    expect(await main(["run"], io)).toBe(2);
    expect(io.err()).toMatch(/^mcp-audit: No server to audit\./);
    expect(io.err()).not.toContain("    at ");
    expect(io.out()).toBe("");
  });

  it.each(Object.keys(COMMANDS))("%s has a help", async (name) => {
    const io = fakeIo();
    expect(await main([name, "--help"], io)).toBe(0);
    expect(io.out()).toContain(`Usage: mcp-audit ${name}`);
  });
});
