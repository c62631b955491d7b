import { describe, expect, it } from "vitest";
import { mayColor, widthOfTerminal } from "../../src/cli/io.ts";
import { createProgress, progressText } from "../../src/cli/progress.ts";
import { fakeIo } from "./fake-io.ts";

const CALL = { stage: "call", tool: "search", case: "wrong-type/query", done: 10, total: 40 } as const;

describe("the progress line", () => {
  it("names stage, tool, case, time spent and left", () => {
    expect(progressText(CALL, 20_000)).toBe(
      "calling 10/40 · search wrong-type/query · 20.0 s, about 1 min 0 s left",
    );
    expect(progressText({ stage: "start", tool: null, case: null, done: 0, total: 0 }, 300)).toBe(
      "starting the server · 0 s",
    );
  });

  it("makes no guess before it knows enough", () => {
    expect(progressText({ ...CALL, done: 2 }, 2000)).not.toContain("left");
  });

  it("is drawn on a terminal, within its width, and erased at the end", () => {
    const io = fakeIo({ tty: true, columns: 30 });
    const progress = createProgress(io);
    progress.update({ ...CALL, tool: "x".repeat(200) });
    progress.end();
    expect(io.out()).toBe("");
    const lines = io.err().split("\r\u001b[2K");
    expect(lines[1]?.length).toBe(29);
    expect(io.err().endsWith("\r\u001b[2K")).toBe(true);
  });

  it("is not drawn again for every call", () => {
    let now = 0;
    const io = fakeIo({ tty: true, now: () => now });
    const progress = createProgress(io);
    for (let i = 0; i < 100; i++) {
      now += 1;
      progress.update({ ...CALL, done: i });
    }
    progress.end();
    expect(io.err().split("calling").length - 1).toBe(2);
  });

  it.each([
    ["a pipe", { tty: false }],
    ["a CI log", { tty: true, environment: { CI: "true" } }],
    ["a dumb terminal", { tty: true, environment: { TERM: "dumb" } }],
  ])("is silent on %s", (_, options) => {
    const io = fakeIo(options);
    const progress = createProgress(io);
    progress.update(CALL);
    progress.end();
    expect(io.err()).toBe("");
  });

  it("lets no escape sequence of the server through", () => {
    const text = progressText({ ...CALL, tool: "a\u001b[2J\nb" }, 0);
    expect(text).not.toMatch(/[\u0000-\u001f]/);
  });
});

describe("the terminal", () => {
  it("gets colours only when it may", () => {
    expect(mayColor({ write: () => true, isTTY: true }, {})).toBe(true);
    expect(mayColor({ write: () => true }, {})).toBe(false);
    expect(mayColor({ write: () => true, isTTY: true }, { NO_COLOR: "1" })).toBe(false);
    expect(mayColor({ write: () => true, isTTY: true }, { NO_COLOR: "" })).toBe(true);
    expect(mayColor({ write: () => true, isTTY: true }, { CI: "true" })).toBe(false);
    expect(mayColor({ write: () => true }, { FORCE_COLOR: "1" })).toBe(true);
    expect(mayColor({ write: () => true }, { FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
  });

  it("has a width", () => {
    expect(widthOfTerminal({ write: () => true, columns: 132 }, {})).toBe(132);
    expect(widthOfTerminal({ write: () => true }, { COLUMNS: "100" })).toBe(100);
    expect(widthOfTerminal({ write: () => true }, {})).toBe(80);
    expect(widthOfTerminal({ write: () => true, columns: 0 }, {})).toBe(80);
  });
});
