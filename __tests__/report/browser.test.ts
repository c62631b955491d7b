import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildReport } from "../../src/report/build.ts";
import { renderHtml } from "../../src/report/html.ts";
import { type Call, evidence } from "../evidence-builder.ts";

const BROWSER = "/usr/bin/chromium";
const TOOLS = 1_000;

/** A server of many tools, each called once and each with something wrong. */
function page(): string {
  const tools = Array.from({ length: TOOLS }, (_, index) => ({
    name: `tool_${index}`,
    description: index % 2 === 0 ? "" : "Tells the weather.",
    inputSchema: { type: "object" },
    annotations: { readOnlyHint: true },
  }));
  const calls = tools.map(
    ({ name }, index): Call => ({ tool: name, id: "valid", text: "fine", durationMs: index }),
  );
  const source = evidence({ tools, calls });
  return renderHtml(buildReport(source), source);
}

describe.skipIf(!existsSync(BROWSER))("the page of 1,000 tools, in a browser", () => {
  let browser: Browser;
  let shown: Page;
  let folder: string;
  const trouble: string[] = [];
  const requests: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mcp-audit-page-"));
    const file = join(folder, "report.html");
    writeFileSync(file, page());
    browser = await chromium.launch({ executablePath: BROWSER, args: ["--no-sandbox", "--disable-gpu"] });
    shown = await browser.newPage();
    shown.on("console", (message) => trouble.push(message.text()));
    shown.on("pageerror", (error) => trouble.push(error.message));
    shown.on("request", (request) => requests.push(request.url()));
    await shown.goto(pathToFileURL(file).href);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const visible = (id: string) =>
    shown.evaluate(
      `[...document.getElementById("${id}").querySelectorAll("[data-row]")].filter((row) => row.checkVisibility()).length`,
    );

  test("loads without network, and says nothing on the console", () => {
    expect(requests).toHaveLength(1);
    expect(trouble).toEqual([]);
  });

  test("filters the calls", async () => {
    expect(await visible("calls")).toBe(TOOLS);
    await shown.fill('input[data-filter="calls"]', "tool_99");
    await expect.poll(() => visible("calls")).toBe(11);
    await shown.fill('input[data-filter="calls"]', "");
    await expect.poll(() => visible("calls")).toBe(TOOLS);
  });

  test("sorts the findings by keyboard alone, and says so to a screen reader", async () => {
    const heading = shown.locator("#findings th", { hasText: "Tool" });
    await heading.locator("button").focus();
    await shown.keyboard.press("Enter");
    expect(await heading.getAttribute("aria-sort")).toBe("ascending");
    const first = () => shown.locator("#findings [data-row]").first().textContent();
    expect(await first()).toContain("tool_0");
    await shown.keyboard.press("Enter");
    expect(await heading.getAttribute("aria-sort")).toBe("descending");
    expect(await first()).toContain("tool_998");
  });
});
