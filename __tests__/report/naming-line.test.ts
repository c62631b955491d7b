import { describe, expect, it } from "vitest";
import { namingLine, withoutStack } from "../../src/text/naming-line.ts";

const NODE_NATIVE = `/srv/node_modules/bindings/bindings.js:126
  err = new Error(
        ^

Error: Could not locate the bindings file. Tried:
 → /srv/node_modules/sqlite3/build/node_sqlite3.node
    at bindings (/srv/node_modules/bindings/bindings.js:126:9)
    at Module._compile (node:internal/modules/cjs/loader:1521:14) {
  tries: [
    '/srv/node_modules/sqlite3/build/node_sqlite3.node',
    '/srv/node_modules/sqlite3/build/Debug/node_sqlite3.node'
  ]
}

Node.js v20.20.2
`;
const NODE_MODULE = `node:internal/modules/esm/resolve:873
  throw new ERR_MODULE_NOT_FOUND(packageName, fileURLToPath(base), null);
        ^

Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'zod' imported from /srv/index.js
    at packageResolve (node:internal/modules/esm/resolve:873:9) {
  code: 'ERR_MODULE_NOT_FOUND'
}

Node.js v20.20.2
`;
const NODE_CAUSE = `Error: an earlier one that was survived
    at first (/srv/index.js:1:1)
TypeError: fetch failed
    at fetch (/srv/index.js:2:2) {
  [cause]: Error: getaddrinfo ENOTFOUND x.test
      at lookup (node:dns:122:26)
}
`;
const PYTHON = `INFO starting
Traceback (most recent call last):
  File "/srv/a.py", line 1, in <module>
    import httpx
ModuleNotFoundError: No module named 'httpx'
`;
const PYTHON_CHAINED = `Traceback (most recent call last):
  File "/srv/a.py", line 3, in load
KeyError: 'TOKEN'

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "/srv/a.py", line 9, in <module>
    raise ConfigError("TOKEN is not set")
app.config.ConfigError: TOKEN is not set
sys:1: ResourceWarning: unclosed socket
`;
const GO = `2026/12/03 05:00:00 starting
panic: open config.json: no such file or directory

goroutine 1 [running]:
main.main()
	/srv/main.go:12 +0x1d
exit status 2
`;
const RUST = `thread 'main' panicked at src/main.rs:4:29:
called \`Result::unwrap()\` on an \`Err\` value: NotPresent
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace
`;
const RUST_OLD = `thread 'main' panicked at 'no token', src/main.rs:4:5
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace
`;
const RUST_RESULT = `Error: configuration file is missing

Caused by:
    No such file or directory (os error 2)
`;

describe("namingLine", () => {
  it.each([
    ["a native module", NODE_NATIVE, "Error: Could not locate the bindings file. Tried:"],
    [
      "a module",
      NODE_MODULE,
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'zod' imported from /srv/index.js",
    ],
    ["the last of two errors, not its cause", NODE_CAUSE, "TypeError: fetch failed"],
    ["a traceback", PYTHON, "ModuleNotFoundError: No module named 'httpx'"],
    ["the last of two tracebacks", PYTHON_CHAINED, "app.config.ConfigError: TOKEN is not set"],
    ["a panic of Go", GO, "panic: open config.json: no such file or directory"],
    ["a panic of Rust", RUST, "called `Result::unwrap()` on an `Err` value: NotPresent"],
    ["an older panic of Rust", RUST_OLD, "thread 'main' panicked at 'no token', src/main.rs:4:5"],
    ["an error that main returned", RUST_RESULT, "Error: configuration file is missing"],
    ["a shell", "sh: 1: uv: not found\n", "sh: 1: uv: not found"],
    ["a command line", "usage: x\nerror: unknown option --port\r\n", "error: unknown option --port"],
  ])("finds %s", (_, stderr, line) => {
    expect(namingLine(stderr)).toBe(line);
  });

  it.each([
    "",
    "\n\n",
    "API key missing\n",
    "listening on port 3000\nerrors: none\n",
    "Traceback (most recent call last):\n  File",
    "Node.js v20.20.2",
    "    at Error: (a:1:1)",
  ])("finds none in %j", (stderr) => {
    expect(namingLine(stderr)).toBeNull();
  });

  it("reads a hostile text in little time", () => {
    const start = performance.now();
    namingLine("Traceback (most recent call last):\n".repeat(300) + `${"a.".repeat(4_000)}\n`.repeat(100));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("an error without its stack", () => {
  it.each([
    ["TypeError: no q\n    at f (file:///srv/a.mjs:1:2)\n    at g (node:x:1:1)", "TypeError: no q"],
    [
      "Error executing tool\nTraceback (most recent call last):\n  File \"a.py\", line 1\nKeyError: 'q'",
      "KeyError: 'q'",
    ],
    ["meet me at noon\nor at one", "meet me at noon\nor at one"],
    ["Traceback (most recent call last):\n  File", "Traceback (most recent call last):\n  File"],
    ["", ""],
  ])("%j", (text, said) => expect(withoutStack(text)).toBe(said));
});
