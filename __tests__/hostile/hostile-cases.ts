import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One way in which a server is hostile, and how an audit of it ends. */
export interface HostileCase {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** 1: a report with findings; 3: it could not be audited, and why is said; 0: nothing is wrong with it. */
  code: 0 | 1 | 3;
  /** What the report, or the reason of code 3, says; looked for in `--json` output and in stderr. */
  says: RegExp;
  /** Highest resident size allowed, in megabytes; 300 unless told. */
  peakMb?: number;
  /** Options of the run; later ones win. */
  more?: string[];
}

const catalogue = (
  name: string,
  code: 0 | 1 | 3,
  says: RegExp,
  more: Partial<HostileCase> = {},
): HostileCase => ({
  name: `catalogue: ${name}`,
  args: ["fixtures/servers/hostile-catalogue.mjs", name],
  code,
  says,
  ...more,
});

const traits = (
  name: string,
  code: 0 | 1 | 3,
  says: RegExp,
  env: Record<string, string> = {},
): HostileCase => ({
  name: `server: ${name}`,
  args: ["fixtures/servers/record-hostile.mjs", ...name.split(" ")],
  code,
  says,
  env,
});

const call = (tool: string, code: 0 | 1 | 3, says: RegExp, more: Partial<HostileCase> = {}): HostileCase => ({
  name: `answer: ${tool}`,
  args: ["fixtures/servers/record-hostile.mjs"],
  env: { TOOLS: `ok,${tool},last` },
  code,
  says,
  ...more,
});

const finding = (check: string) => new RegExp(`"check": ?"${check}"`);

/** Everything a server is known to do to those who audit it. */
export const HOSTILE_CASES: readonly HostileCase[] = [
  catalogue("tools-missing", 3, /tools/),
  catalogue("tools-text", 3, /tools/),
  catalogue("tools-nulls", 1, finding("name")),
  catalogue("schema-missing", 1, finding("input-schema")),
  catalogue("schema-text", 1, finding("input-schema")),
  catalogue("schema-true", 1, finding("input-schema")),
  catalogue("properties-array", 1, finding("input-schema")),
  catalogue("properties-null", 1, finding("input-schema")),
  catalogue("required-text", 1, finding("input-schema")),
  catalogue("required-numbers", 1, finding("input-schema")),
  catalogue("wrong-types-all-over", 1, finding("name")),
  catalogue("schema-5000-deep", 1, finding("input-schema")),
  catalogue("ref-cycle", 1, /"coverage"/),
  catalogue("ref-self-root", 1, finding("input-schema")),
  catalogue("ref-dangling", 1, finding("input-schema")),
  catalogue("ref-dynamic", 1, /"coverage"/),
  catalogue("pattern-backtracks", 1, /"coverage"/),
  catalogue("pattern-broken", 1, /"coverage"/),
  catalogue("pattern-long", 1, /"coverage"/),
  catalogue("pattern-repeats", 1, /"coverage"/),
  catalogue("prototype-names", 1, /"name": ?"__proto__"/),
  catalogue("branches-double", 1, /"coverage"/),
  catalogue("wants-huge-values", 1, /"coverage"/),
  catalogue("enum-100000", 1, /"coverage"/),
  catalogue("properties-10000", 1, /"coverage"/, { peakMb: 500 }),
  catalogue("tools-10000", 1, /"tools": ?10000/, { peakMb: 1_500 }),
  catalogue("name-1mb", 1, finding("name-format")),
  catalogue("description-5mb", 1, finding("description-length"), { peakMb: 400 }),
  traits("exits", 3, /API key missing/),
  traits("greet-never", 3, /5 ?s|5000 ms|time/),
  traits("greet-error", 3, /licence/),
  traits("greet-null", 3, /initialize/),
  traits("greet-deep", 0, /"coverage"/),
  ...["empty", "no-version", "no-info", "no-capabilities", "no-jsonrpc"].map((greeting) =>
    traits(`greet-${greeting}`, 1, finding("protocol")),
  ),
  traits("greet-text", 3, /initialize/),
  traits("greet-unknown-version", 1, finding("protocol")),
  traits("list-never ignores-sigterm", 3, /tools\/list/),
  traits("list-dies", 3, /tools\/list/),
  traits("list-null", 3, /tools/),
  traits("list-empty", 3, /no tools/),
  traits("list-odd", 1, finding("name")),
  traits("list-once", 1, /"check": ?"(?:robust-input|protocol)"/),
  traits("list-changes", 0, finding("protocol")),
  traits("list-deep", 0, /"coverage"/),
  { ...traits("pages-endless", 1, finding("protocol")), peakMb: 2_000 },
  traits("cursor-null", 1, finding("protocol")),
  traits("cursor-repeats", 1, finding("protocol")),
  traits("answers-ahead", 1, finding("protocol")),
  traits("banner", 1, finding("stdio-hygiene")),
  traits("ignores-eof", 0, finding("shutdown")),
  traits("ignores-eof ignores-sigterm", 0, finding("shutdown")),
  traits("forks", 0, finding("shutdown")),
  traits("closes-stdout", 3, /clos/),
  call("die", 1, finding("robust-input")),
  call("die-by-signal", 1, finding("robust-input")),
  call("late", 1, finding("robust-input")),
  call("hang", 1, finding("robust-input")),
  call("slow", 1, finding("crash-resilience"), { more: ["--timeout-ms", "700"] }),
  // It answers a valid call so too: what it would do with a malformed one is not known, which is a warning.
  call("internal", 0, finding("crash-resilience")),
  call("deep", 0, /"coverage"/),
  call("huge", 0, /"coverage"/, { peakMb: 800, more: ["--timeout-ms", "30000"] }),
  call("batch", 1, finding("protocol")),
  call("twice", 1, finding("protocol")),
  call("text-id", 1, finding("protocol")),
  call("null-id", 1, finding("robust-input")),
  call("other-id", 1, finding("robust-input")),
  call("no-content", 1, finding("robust-input")),
  call("rubbish", 1, finding("stdio-hygiene")),
  call("close-stdout", 1, finding("robust-input")),
  call("endless", 1, finding("robust-input"), { peakMb: 600 }),
  call("stderr-flood", 0, /"coverage"/),
  call("fork", 0, finding("shutdown")),
  call("asks", 1, /"coverage"/),
  call("asks-oddly", 1, /"coverage"/),
  {
    ...call("die", 1, /not all was tried: .*code 5/),
    name: "server: dies at the third start",
    args: ["fixtures/servers/record-hostile.mjs", "third-start-fails"],
    env: { TOOLS: "ok,die,last", STARTS: join(mkdtempSync(join(tmpdir(), "mcp-audit-starts-")), "starts") },
  },
];
