import { describe, expect, it } from "vitest";
import { findLeak } from "../../src/facts/leaks.ts";

describe("findLeak", () => {
  it.each([
    ["Traceback (most recent call last):", "a Python traceback"],
    ['  File "/app/server.py", line 12, in main', "a Python stack frame"],
    ['  File "server", line 12', "a Python stack frame"],
    ['error in handler.py", line 3', "a Python stack frame"],
    ["    at Object.handler (/srv/app/index.js:10:5)", "a JavaScript stack frame"],
    ["    at async run (file:///srv/app/index.js:10:5)", "a JavaScript stack frame"],
    ["    at new Store (src/store.ts:3:1)", "a JavaScript stack frame"],
    ["    at C:\\app\\index.js:10:5", "a JavaScript stack frame"],
    ["    at load (C:\\Program Files\\app\\index.js:10:5)", "a JavaScript stack frame"],
    ["    at node:internal/process/task_queues:95:5", "a JavaScript stack frame"],
    ["    at process.run (node:internal/process/task_queues:95:5)", "a JavaScript stack frame"],
    ["    at /app/dist/server.js:1:2", "a JavaScript stack frame"],
    ["    at Foo.bar [as baz] (/app/a.js:1:2)", "a JavaScript stack frame"],
    ["see node_modules/zod/lib/index.js:42", "a path of a dependency"],
    ["node_modules\\zod\\index.cjs:42", "a path of a dependency"],
    ["site-packages/mcp/server.py:42", "a path of a dependency"],
    ['/usr/lib/python3/site-packages/mcp/server.py", line 42', "a Python stack frame"],
    ["ENOENT C:\\Users\\ada\\notes.txt", "a Windows path"],
    ["C:\\\\Users\\\\ada", "a Windows path"],
    ["D:\\Windows\\System32", "a Windows path"],
    ["C:\\Program Files\\Server\\x", "a Windows path"],
    ["C:\\Program Files (x86)\\Server", "a Windows path"],
    ["panic at /home/ada/app/main.go:17", "an internal path with a line number"],
    ["(/Users/ada/app/main.rb:17)", "an internal path with a line number"],
    ["/root/app/x.py:3", "an internal path with a line number"],
    ["file:///home/ada/x.ts:3", "an internal path with a line number"],
  ])("finds in %j %s", (text, words) => {
    expect(findLeak(text)).toBe(words);
    expect(findLeak(`{"error": true}\n\t${text}\nmore`)).toBe(words);
  });

  it.each([
    "Your notes are in /home/ada/notes",
    "/Users/ada/Documents/letter.txt was not found",
    "/root/ is not allowed",
    "The meeting is at Paris (room 3, 10:30:00)",
    "at 10:30:15 we left",
    "https://example.com/home/x:80 is a page",
    "Look into node_modules/zod for the schema",
    "site-packages/mcp is installed",
    "Drive C:\\ is full",
    "C:\\data\\file.txt",
    "line 12 of File is wrong",
    'It says File "a" twice',
    "volume /home/ada:/data",
    "ReferenceError: x is not defined\n    at eval (eval at <anonymous> (eval at run (:368:30)), <anonymous>:1:1)\n    at Script.run (<anonymous>:370:16)",
    "",
  ])("finds nothing in %j", (text) => {
    expect(findLeak(text)).toBeNull();
  });

  it("lets what was sent come back, and still finds another", () => {
    const sent = "/home/ada/x.ts:3";
    expect(findLeak(`${sent} is no file`, () => `{"path":"${sent}"}`)).toBeNull();
    expect(findLeak(`${sent} failed in /home/srv/y.ts:9`, () => `{"path":"${sent}"}`)).toMatch(
      "internal path",
    );
  });

  it.each(["at ", "at a (", "/home/", 'File "', "node_modules/a", "at /"])(
    "is quick with a long text of %j",
    (part) => {
      const started = performance.now();
      findLeak(part.repeat(Math.ceil(200_000 / part.length)));
      expect(performance.now() - started).toBeLessThan(2_000);
    },
  );
});
