import { PassThrough } from "node:stream";
import { describe, expect, it, test } from "vitest";
import type { HttpRequest } from "../../src/record/http/client.ts";
import { readEvents } from "../../src/record/http/events.ts";
import { redirectOf } from "../../src/record/http/reach.ts";

function led(from: string, to: string): string | null {
  const request: HttpRequest = {
    method: "POST",
    url: new URL(from),
    headers: {},
    signal: new AbortController().signal,
  };
  return redirectOf(request, { status: 307, headers: { location: to } })?.href ?? null;
}

describe("a redirect of a server elsewhere", () => {
  it.each([
    "http://localhost:8080/admin",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[fd00::1]/",
    "http://[fe80::1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.7/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://100.100.100.200/",
    "http://metadata.google.internal./",
    "http://printer.local/",
    "http://database:5432/",
    "file:///etc/passwd",
  ])("is not followed to %s", (to) => expect(led("https://mcp.example.com/mcp", to)).toBeNull());

  it.each([
    ["https://mcp.example.com/mcp", "https://other.example.org/mcp"],
    ["https://mcp.example.com/mcp", "/v2/mcp"],
    ["https://mcp.example.com/mcp", "http://172.32.0.1/"],
    ["http://127.0.0.1:3000/mcp", "http://localhost:3000/mcp/"],
    ["http://192.168.1.5/mcp", "http://10.0.0.7/mcp"],
    ["http://server:3000/mcp", "http://localhost:3000/mcp"],
  ])("of %s is followed to %s", (from, to) => expect(led(from, to)).toBe(new URL(to, from).href));
});

test("an event of lines without a character is as bounded as any other", async () => {
  const stream = new PassThrough();
  const end = readEvents(stream, () => true);
  const lines = Buffer.from("data:\n".repeat(1_000_000));
  let written = 0;
  while (!stream.destroyed && written < 200) {
    written += 1;
    if (!stream.write(lines)) await new Promise((resolve) => setImmediate(resolve));
  }
  stream.end();
  expect((await end).broken).toMatch(/an event is longer than/);
  expect(written).toBeLessThan(200);
});
