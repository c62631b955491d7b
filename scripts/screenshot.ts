import { mkdirSync, readFileSync } from "node:fs";
import { marked } from "marked";
import { chromium } from "playwright-core";
import type { Report } from "../src/model/report.ts";
import { renderComment } from "../src/report/comment.ts";

/** Draws the comment of a JSON report as GitHub shows it: `node scripts/screenshot.ts report.json docs/images/comment`. */
const [reportPath = "mcp-audit-report/report.json", out = "docs/images/comment"] = process.argv.slice(2);
const style = readFileSync("node_modules/github-markdown-css/github-markdown.css", "utf8");
const report = JSON.parse(readFileSync(reportPath, "utf8")) as Report;
const markdown = renderComment(report, { key: "", sha: "a1b2c3d4e5f6", reportUrl: null });
const opened = (await marked.parse(markdown, { gfm: true })).replace("<details>", "<details open>");
const page = `<!doctype html><meta charset="utf-8"><style>${style}
body{margin:0;padding:24px;background:var(--bgColor-default)}
.box{max-width:860px;border:1px solid var(--borderColor-default);border-radius:6px;padding:16px 20px}
</style><body class="markdown-body"><div class="box">${opened}</div></body>`;

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
mkdirSync("docs/images", { recursive: true });
for (const scheme of ["light", "dark"] as const) {
  const tab = await browser.newPage({ colorScheme: scheme, viewport: { width: 960, height: 400 } });
  await tab.setContent(page);
  await tab.screenshot({
    path: `${out}${scheme === "dark" ? "-dark" : ""}.png`,
    clip: { x: 0, y: 0, width: 960, height: 1180 },
    fullPage: true,
  });
}
await browser.close();
