/** Style of the page: system fonts, light and dark, nothing fetched. */
export const STYLE = `
:root{color-scheme:light dark;--fg:#1f2328;--bg:#fff;--soft:#f6f8fa;--line:#d1d9e0;--muted:#59636e;--bad:#cf222e;--warn:#9a6700;--good:#1a7f37;--link:#0969da}
@media(prefers-color-scheme:dark){:root{--fg:#f0f6fc;--bg:#0d1117;--soft:#151b23;--line:#3d444d;--muted:#9198a1;--bad:#ff7b72;--warn:#d29922;--good:#3fb950;--link:#4493f8}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:75rem;padding:2rem 1.25rem 4rem;font:15px/1.5 system-ui,sans-serif;color:var(--fg);background:var(--bg)}
h1{font-size:1.6rem;margin:0}h2{font-size:1.15rem;margin:2.2rem 0 .6rem}
p.sub{color:var(--muted);margin:.25rem 0 1rem}
a{color:var(--link)}
table{border-collapse:collapse;width:100%;font-size:.93rem}
th,td{text-align:left;padding:.4rem .7rem;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
td.place{min-width:11rem}
th{background:var(--soft);position:sticky;top:0;white-space:nowrap}
th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible,summary:focus-visible,input:focus-visible{outline:2px solid var(--link);outline-offset:2px}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
.error{color:var(--bad)}.warning{color:var(--warn)}.pass{color:var(--good)}.notice,.muted{color:var(--muted)}
code,pre{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--soft);padding:.7rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;border-radius:6px;max-height:24rem}
input[type=search]{font:inherit;padding:.35rem .6rem;width:min(24rem,100%);border:1px solid var(--line);border-radius:6px;background:var(--bg);color:var(--fg);margin-bottom:.6rem}
details{border:1px solid var(--line);border-radius:6px;margin:.4rem 0;padding:0 .8rem}
summary{cursor:pointer;padding:.5rem 0}
td details{border:0;margin:.2rem 0 0;padding:0}td summary{padding:0;color:var(--muted)}
.scores{max-width:46rem}.scores thead td{background:var(--soft)}.sign{width:2.2rem;font-weight:700}
th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
#calls>details{content-visibility:auto;contain-intrinsic-size:auto 2.5rem}
.strip{float:right;width:38%;height:.8rem;margin:.35rem 0 0 1rem;background:var(--soft);border-radius:2px}
svg text{fill:var(--muted);font:11px system-ui,sans-serif}
#findings{table-layout:fixed}#findings th:nth-child(1){width:6.6rem}#findings th:nth-child(2){width:18%}#findings th:nth-child(3){width:15%}#findings th:nth-child(5){width:17%}
@media(max-width:700px){#findings{table-layout:auto}.strip{display:none}}
.bar{fill:var(--link)}.bar.bad{fill:var(--bad)}
`;

/** Sorting and filtering of tables, by mouse and keyboard. */
export const SCRIPT = `
const { compare } = new Intl.Collator("en", { numeric: true });
for (const table of document.querySelectorAll("table[data-sort]")) {
  const body = table.tBodies[0];
  table.querySelectorAll("th button").forEach((button, column) => button.addEventListener("click", () => {
    const th = button.parentElement, up = th.getAttribute("aria-sort") !== "ascending";
    table.querySelectorAll("th").forEach((one) => one.removeAttribute("aria-sort"));
    th.setAttribute("aria-sort", up ? "ascending" : "descending");
    const keyed = [...body.rows].map((row) => ({ row, key: row.cells[column].dataset.key ?? row.cells[column].textContent }));
    keyed.sort((a, b) => up ? compare(a.key, b.key) : compare(b.key, a.key));
    body.append(...keyed.map((one) => one.row));
  }));
}
for (const input of document.querySelectorAll("input[data-filter]")) {
  const rows = [...document.getElementById(input.dataset.filter).querySelectorAll("[data-row]")];
  let texts;
  const status = input.nextElementSibling;
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase();
    texts ??= rows.map((row) => row.textContent.toLowerCase());
    let shown = 0;
    rows.forEach((row, i) => { row.hidden = !texts[i].includes(words); if (!row.hidden) shown += 1; });
    status.textContent = shown + " of " + rows.length;
  });
}
`;
