export const id = 462;
export const ids = [462];
export const modules = {

/***/ 8335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items by key, in their order. (`Map.groupBy` needs Node 21; the bundle runs on 20.) */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ CATEGORIES),
/* harmony export */   o: () => (/* binding */ SEVERITIES)
/* harmony export */ });
const CATEGORIES = [
    "robustness",
    "contract",
    "fidelity",
    "safety",
    "protocol",
    "performance",
    "state",
];
const SEVERITIES = ["error", "warning", "notice"];


/***/ }),

/***/ 3462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMMENT_LIMIT: () => (/* binding */ COMMENT_LIMIT),
  commentMarker: () => (/* binding */ commentMarker),
  renderComment: () => (/* binding */ renderComment)
});

// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/escape.js
var text_escape = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/comment-details.js



function sent(finding, sizes) {
    if (finding.case === null)
        return [];
    const args = finding.arguments === null ? "no arguments" : JSON.stringify(finding.arguments);
    const lines = [`**Sent** ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(args, sizes.args))} (${(0,text_escape/* escapeMarkdown */.FV)(finding.case)})`];
    if (finding.response !== null && finding.response !== "") {
        lines.push(`**Got** ${(0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(finding.response), sizes.response))}`);
    }
    return lines;
}
/** One finding in full: what was sent, what came back, why it matters, how to fix it, how to see it again. */
function findingDetails(finding, sizes) {
    const lines = [
        `${words/* MARK_OF_SEVERITY */.Uy[finding.severity]} **${(0,text_escape/* escapeProse */.fd)(finding.message)}**`,
        ...sent(finding, sizes),
        `**Why it matters** ${(0,text_escape/* escapeProse */.fd)(finding.why)}`,
        `**Fix** ${(0,text_escape/* escapeProse */.fd)(finding.fix)} [\`${finding.check}\`](${finding.docs})`,
    ];
    const reproduce = finding.reproduce === null || finding.case === null ? "" : `\n\n${(0,text_escape/* codeBlock */.DV)(finding.reproduce, "sh")}`;
    return `${lines.join("<br>\n")}${reproduce}`;
}
/** A tool's findings, folded. `limit`: findings shown in full; the rest are named. */
function problemDetails(problem, sizes, limit) {
    const shown = problem.findings.slice(0, limit).map((finding) => findingDetails(finding, sizes));
    const rest = problem.findings.slice(limit);
    const name = problem.tool === null
        ? "the server"
        : `<code>${(0,text_escape/* escapeHtml */.ZD)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(problem.tool), 64)) || " "}</code>`;
    const more = rest.length === 0
        ? []
        : [`And ${rest.length} more: ${rest.map((one) => `\`${one.check}\``).join(", ")}.`];
    const first = problem.findings[0];
    const title = first === undefined ? "" : `: ${(0,text_escape/* proseHtml */.pA)((0,cut/* cut */.J)((0,cut/* oneLine */.T)(first.message), 100))}`;
    return `<details><summary>${name}${title}</summary>\n\n${[...shown, ...more].join("\n\n")}\n\n</details>`;
}

;// CONCATENATED MODULE: ./build/report/comment-failure.js

const LINES = 15;
const HINTS = {
    spawn: "Check `command` and `working-directory`; build the server first with `setup`.",
    startup: "Give the server what it needs through `env` (it gets nothing of the job's environment), build it first with `setup`, check `working-directory`, or raise `startup-timeout-ms`.",
    initialize: "Check that the command starts an MCP server on stdio, and that it speaks a revision of the protocol.",
    list: "A server may list its tools only with a key or a flag: check `env` and the arguments of `command`.",
};
/** Why there is nothing to judge, the last lines of stderr, and what to try. */
function failureText(report) {
    const { failure } = report;
    if (failure === null)
        return "";
    const tail = failure.stderrTail.trimEnd().split("\n").slice(-LINES).join("\n");
    return [
        (0,text_escape/* escapeProse */.fd)(failure.message),
        `Command: ${(0,text_escape/* codeSpan */.SS)(report.server.target)}`,
        ...(tail === "" ? ["It wrote nothing to stderr."] : ["The last lines of its stderr:", (0,text_escape/* codeBlock */.DV)(tail)]),
        `**What to try** ${HINTS[failure.stage] ?? ""}`,
    ].join("\n\n");
}

// EXTERNAL MODULE: ./build/facts/group.js
var group = __webpack_require__(8335);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(178);
;// CONCATENATED MODULE: ./build/report/comment-rest.js





const NAMES = 20;
function names(all, limit = NAMES) {
    const shown = all.slice(0, limit).map((name) => (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(name, 64)));
    return all.length > limit ? `${shown.join(", ")} and ${all.length - limit} more` : shown.join(", ");
}
function skipped(report) {
    if (report.skipped.length === 0)
        return [];
    const groups = (0,group/* groupBy */.$)(report.skipped, (one) => one.reason);
    return [...groups]
        .slice(0, 10)
        .map(([reason, tools]) => `- not called (${(0,text_escape/* escapeProse */.fd)(reason)}): ${names(tools.map((one) => one.tool))}`);
}
function notVerified(report) {
    return report.checks.flatMap((check) => {
        const groups = (0,group/* groupBy */.$)(check.notVerified, (one) => one.reason.replace(/:.*$/s, ""));
        return [...groups].slice(0, 5).map(([reason, entries]) => {
            const calls = entries.reduce((sum, one) => sum + one.calls, 0);
            const tools = [...new Set(entries.flatMap((one) => one.tool ?? []))];
            const of = tools.length === 0 ? "" : ` of ${names(tools, 5)}`;
            return `- \`${check.id}\` not verified (${(0,text_escape/* escapeProse */.fd)(reason)}): ${(0,words/* counted */.hS)(calls, "call")}${of}`;
        });
    });
}
function notices(report) {
    const groups = (0,group/* groupBy */.$)(report.findings.filter((finding) => finding.severity === "notice"), (finding) => finding.check);
    return [...groups].map(([check, found]) => {
        const tools = [...new Set(found.flatMap((one) => one.tool ?? []))];
        return `- notice \`${check}\`: ${(0,words/* counted */.hS)(found.length, "time")}${tools.length === 0 ? "" : `, ${names(tools, 5)}`}`;
    });
}
/** Everything that is said once and folded: what was not called, not verified, noticed, suppressed, and how the score is computed. */
function restDetails(report, brief) {
    const { crashResilience } = report.metrics;
    const percent = crashResilience.percent === null ? "not measured" : `${crashResilience.percent} %`;
    const masked = crashResilience.masked > 0 ? `, ${crashResilience.masked} of them masked` : "";
    const lines = [
        `- crash resilience ${percent}: ${crashResilience.graceful} of ${crashResilience.cases} malformed calls answered gracefully${masked}`,
        ...(brief ? [] : skipped(report)),
        ...(brief ? [] : notVerified(report)),
        ...(brief ? [] : notices(report)),
        ...report.suppressed
            .slice(0, 20)
            .map((one) => `- suppressed \`${one.check}\` ${one.tool === null ? "" : (0,text_escape/* codeSpan */.SS)(one.tool)}: ${(0,text_escape/* escapeProse */.fd)(one.reason)}`),
        ...report.warnings.slice(0, 10).map((warning) => `- ${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(warning, 300))}`),
        `- [what each check means](${version/* DOCS_BASE */.M}/checks/README.md) · [how the score is computed](${version/* DOCS_BASE */.M}/../README.md#the-score)`,
    ];
    const skippedCount = report.skipped.length;
    const summary = skippedCount === 0 ? "details" : `${(0,words/* counted */.hS)(skippedCount, "tool")} not called · details`;
    return `<details><summary>${summary}</summary>\n\n${lines.join("\n")}\n\n</details>`;
}

;// CONCATENATED MODULE: ./node_modules/markdown-table/index.js
// To do: next major: remove.
/**
 * @typedef {Options} MarkdownTableOptions
 *   Configuration.
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [alignDelimiters=true]
 *   Whether to align the delimiters (default: `true`);
 *   they are aligned by default:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   Pass `false` to make them staggered:
 *
 *   ```markdown
 *   | Alpha | B |
 *   | - | - |
 *   | C | Delta |
 *   ```
 * @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
 *   How to align columns (default: `''`);
 *   one style for all columns or styles for their respective columns;
 *   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
 *   other values are treated as `''`, which doesn’t place the colon in the
 *   alignment row but does align left;
 *   *only the lowercased first character is used, so `Right` is fine.*
 * @property {boolean | null | undefined} [delimiterEnd=true]
 *   Whether to end each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B
 *   | ----- | -----
 *   | C     | Delta
 *   ```
 * @property {boolean | null | undefined} [fillRows=true]
 *   Whether to fill rows with empty cells up to the most cells in a row
 *   (default: `true`).
 *
 *   When `true`, all rows have as many cells as the longest row:
 *
 *   ```markdown
 *   | Alpha | B    |   |
 *   | ----- | ---- | - |
 *   | C     |      |   |
 *   | D     | Echo | F |
 *   ```
 *
 *   When `false`, rows keep their cells,
 *   and the delimiter row has as many cells as the header row:
 *
 *   ```markdown
 *   | Alpha | B    |
 *   | ----- | ---- |
 *   | C     |
 *   | D     | Echo | F |
 *   ```
 * @property {boolean | null | undefined} [delimiterStart=true]
 *   Whether to begin each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are starting delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no starting delimiters:
 *
 *   ```markdown
 *   Alpha | B     |
 *   ----- | ----- |
 *   C     | Delta |
 *   ```
 * @property {boolean | null | undefined} [padding=true]
 *   Whether to add a space of padding between delimiters and cells
 *   (default: `true`).
 *
 *   When `true`, there is padding:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there is no padding:
 *
 *   ```markdown
 *   |Alpha|B    |
 *   |-----|-----|
 *   |C    |Delta|
 *   ```
 * @property {((value: string) => number) | null | undefined} [stringLength]
 *   Function to detect the length of table cell content (optional);
 *   this is used when aligning the delimiters (`|`) between table cells;
 *   full-width characters and emoji mess up delimiter alignment when viewing
 *   the markdown source;
 *   to fix this, you can pass this function,
 *   which receives the cell content and returns its “visible” size;
 *   note that what is and isn’t visible depends on where the text is displayed.
 *
 *   Without such a function, the following:
 *
 *   ```js
 *   markdownTable([
 *     ['Alpha', 'Bravo'],
 *     ['中文', 'Charlie'],
 *     ['👩‍❤️‍👩', 'Delta']
 *   ])
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo |
 *   | - | - |
 *   | 中文 | Charlie |
 *   | 👩‍❤️‍👩 | Delta |
 *   ```
 *
 *   With [`string-width`](https://github.com/sindresorhus/string-width):
 *
 *   ```js
 *   import stringWidth from 'string-width'
 *
 *   markdownTable(
 *     [
 *       ['Alpha', 'Bravo'],
 *       ['中文', 'Charlie'],
 *       ['👩‍❤️‍👩', 'Delta']
 *     ],
 *     {stringLength: stringWidth}
 *   )
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo   |
 *   | ----- | ------- |
 *   | 中文  | Charlie |
 *   | 👩‍❤️‍👩    | Delta   |
 *   ```
 */

/**
 * Get the length of a cell.
 *
 * @param {string} value
 *   Cell value.
 * @returns {number}
 *   Cell size.
 */
function defaultStringLength(value) {
  return value.length
}

/**
 * Generate a markdown
 * ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
 * table.
 *
 * @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
 *   Table data (matrix of strings).
 * @param {Readonly<Options> | null | undefined} [options]
 *   Configuration (optional).
 * @returns {string}
 *   Result.
 */
function markdownTable(table, options) {
  const settings = options || {}
  // To do: next major: change to spread.
  // eslint-disable-next-line unicorn/prefer-spread -- `align` can be a string.
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  /** @type {Array<number>} Character codes as symbols for alignment per column. */
  const alignments = []
  /** @type {Array<Array<string>>} Cells per row. */
  const cellMatrix = []
  /** @type {Array<Array<number>>} Sizes of each cell per row. */
  const sizeMatrix = []
  /** @type {Array<number>} */
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1

  // This is a superfluous loop if we don’t align delimiters, but otherwise we’d
  // do superfluous work when aligning, so optimize for aligning.
  while (++rowIndex < table.length) {
    /** @type {Array<string>} */
    const row = []
    /** @type {Array<number>} */
    const sizes = []
    let columnIndex = -1

    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length
    }

    while (++columnIndex < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex])

      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes[columnIndex] = size

        if (
          longestCellByColumn[columnIndex] === undefined ||
          size > longestCellByColumn[columnIndex]
        ) {
          longestCellByColumn[columnIndex] = size
        }
      }

      row.push(cell)
    }

    cellMatrix[rowIndex] = row
    sizeMatrix[rowIndex] = sizes
  }

  // Figure out which alignments to use.
  let columnIndex = -1

  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code = toAlignment(align)

    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code
    }
  }

  // Inject the alignment row.
  columnIndex = -1
  /** @type {Array<string>} */
  const row = []
  /** @type {Array<number>} */
  const sizes = []

  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex]
    let before = ''
    let after = ''

    if (code === 99 /* `c` */) {
      before = ':'
      after = ':'
    } else if (code === 108 /* `l` */) {
      before = ':'
    } else if (code === 114 /* `r` */) {
      after = ':'
    }

    // There *must* be at least one hyphen-minus in each alignment cell.
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(
            1,
            longestCellByColumn[columnIndex] - before.length - after.length
          )

    const cell = before + '-'.repeat(size) + after

    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length

      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }

      sizes[columnIndex] = size
    }

    row[columnIndex] = cell
  }

  // Inject the alignment row.
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)

  rowIndex = -1
  /** @type {Array<string>} */
  const lines = []

  while (++rowIndex < cellMatrix.length) {
    const row = cellMatrix[rowIndex]
    const sizes = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false
        ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length)
        : mostCellsPerRow
    columnIndex = -1
    /** @type {Array<string>} */
    const line = []

    while (++columnIndex < cellsInRow) {
      const cell = row[columnIndex] || ''
      let before = ''
      let after = ''

      if (settings.alignDelimiters !== false) {
        const size =
          longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0)
        const code = alignments[columnIndex]

        if (code === 114 /* `r` */) {
          before = ' '.repeat(size)
        } else if (code === 99 /* `c` */) {
          const half = size / 2

          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }

      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }

      if (
        settings.padding !== false &&
        // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }

      if (settings.alignDelimiters !== false) {
        line.push(before)
      }

      line.push(cell)

      if (settings.alignDelimiters !== false) {
        line.push(after)
      }

      if (settings.padding !== false) {
        line.push(' ')
      }

      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }

    lines.push(
      settings.delimiterEnd === false
        ? line.join('').replace(/ +$/, '')
        : line.join('')
    )
  }

  return lines.join('\n')
}

/**
 * Serialize a cell value.
 *
 * @param {string | null | undefined} [value]
 *   Value to serialize.
 * @returns {string}
 *   Result.
 */
function serialize(value) {
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Get the alignment character code from a value.
 *
 * @param {string | null | undefined} value
 *   Value.
 * @returns {number}
 *   Alignment.
 */
function toAlignment(value) {
  const code = typeof value === 'string' ? value.codePointAt(0) : 0

  return code === 67 /* `C` */ || code === 99 /* `c` */
    ? 99 /* `c` */
    : code === 76 /* `L` */ || code === 108 /* `l` */
      ? 108 /* `l` */
      : code === 82 /* `R` */ || code === 114 /* `r` */
        ? 114 /* `r` */
        : 0
}

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/report/comment-tables.js






const MESSAGE_CHARS = 160;
function categoryNote(report, category) {
    const score = report.score.categories[category];
    const own = (0,words/* serious */.Xj)(report).filter((finding) => finding.category === category);
    if (own.length > 0) {
        const tools = new Set(own.map((finding) => finding.toolIndex)).size;
        return `${(0,words/* counted */.hS)(own.length, "problem")}${tools > 1 ? ` in ${tools} places` : ""}`;
    }
    return score.percent === null ? (0,text_escape/* escapeProse */.fd)(score.notRun ?? "") : "";
}
/** One row for each category: state, score, and what is wrong in a few words. */
function categoryTable(report) {
    const rows = finding/* CATEGORIES */.R.map((category) => {
        const { percent } = report.score.categories[category];
        const shown = percent === null ? "not run" : (0,words/* shownPercent */.t3)(percent);
        return [
            words/* MARK */.M$[(0,words/* categoryVerdict */.gK)(report, category)],
            words/* TITLES */.eX[category] ?? category,
            shown,
            categoryNote(report, category),
        ];
    });
    return markdownTable([["", "Category", "Score", ""], ...rows], { align: ["", "", "r", ""] });
}
/** The tools with errors or warnings, worst first; the server as a whole is one of them. */
function problemsOf(report) {
    const groups = (0,group/* groupBy */.$)((0,words/* serious */.Xj)(report), (finding) => finding.toolIndex);
    return [...groups.values()].map((findings) => ({ tool: findings[0]?.tool ?? null, findings }));
}
const place = (finding) => {
    const { location } = finding;
    return location === null ? "" : ` ${(0,text_escape/* escapeCell */.kq)(`${location.path}:${location.line}`)}`;
};
function stateOf(problem, compared) {
    if (!compared)
        return "";
    return problem.findings.some((finding) => finding.baseline === "new") ? "new" : "known";
}
/** One row for each failing tool: state, tool, its worst problem and how many more, new or known. */
function problemTable(report, problems) {
    const compared = report.baseline !== undefined && report.baseline.label !== "";
    const rows = problems.flatMap((problem) => {
        const [first, ...more] = problem.findings;
        if (first === undefined)
            return [];
        const name = problem.tool === null ? "the server" : (0,text_escape/* codeSpan */.SS)((0,cut/* cut */.J)(problem.tool, 64));
        const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
        const cells = [
            `${words/* MARK_OF_SEVERITY */.Uy[first.severity]} ${name}${place(first)}`,
            `${(0,text_escape/* escapeProse */.fd)((0,cut/* cut */.J)(first.message, MESSAGE_CHARS))}${others}`,
        ];
        return [compared ? [...cells, stateOf(problem, compared)] : cells];
    });
    const head = compared ? ["Tool", "Problem", ""] : ["Tool", "Problem"];
    return markdownTable([head, ...rows], { alignDelimiters: false });
}

;// CONCATENATED MODULE: ./build/report/headline-markdown.js


function change(report) {
    const { baseline } = report;
    if (baseline === undefined || baseline.label === "")
        return "";
    const fresh = report.findings.filter((one) => one.baseline === "new" && one.severity !== "notice").length;
    const before = ` (was ${(0,words/* gradeText */.Fp)(baseline.grade, baseline.score)})`;
    const fixed = baseline.fixed.length > 0 ? ` · ${baseline.fixed.length} fixed` : "";
    return `${before} · ${fresh === 0 ? "nothing new" : (0,words/* counted */.hS)(fresh, "new problem")}${fixed}`;
}
/** The first line: grade, score, and the change against the baseline. */
function headline(report) {
    if (report.failure !== null)
        return "### ❌ MCP audit: could not start the server";
    const grade = (0,words/* gradeText */.Fp)(report.score.grade, report.score.percent);
    const only = report.headline === null ? "" : `, ${(0,text_escape/* escapeMarkdown */.FV)(report.headline)}`;
    const stopped = report.stopped === null ? "" : " · ended early";
    return `### MCP audit: ${grade}${change(report)}${only}${stopped}`;
}
function coverage(report) {
    const { tools, called } = report.metrics.coverage;
    if (tools === 0)
        return "no tools";
    if (called === tools)
        return `${(0,words/* counted */.hS)(tools, "tool")}, all called`;
    return `${(0,words/* counted */.hS)(tools, "tool")}: ${called} called, ${tools - called} not`;
}
/** The second line: what was audited, how much of it, what its list costs, at which commit. */
function subtitle(report, sha) {
    const { name, version, transport, target } = report.server;
    const who = (0,text_escape/* escapeMarkdown */.FV)(name === "" ? target : `${name} ${version}`);
    const { tokens } = report.metrics.contextCost;
    const before = report.baseline?.tokens ?? null;
    const by = before === null ? "" : ` (${(0,words/* tokenChange */.si)(tokens, before)})`;
    const cost = `tool list ${tokens.toLocaleString("en-US")} tokens${by}`;
    const commit = sha === "" ? [] : [`\`${sha.slice(0, 7)}\``];
    return [`**${who}**`, transport, coverage(report), cost, ...commit].join(" · ");
}

;// CONCATENATED MODULE: ./build/report/comment.js






/** GitHub refuses longer bodies, in UTF-16 code units (create and update alike). */
const COMMENT_LIMIT = 65_536;
/** The hidden line a comment is found by. The key is encoded, so that no text can pose as the marker of another. */
function commentMarker(key) {
    return `<!-- mcp-audit-action:comment:${Buffer.from(key).toString("base64url")} -->`;
}
/** Tried in this order until one fits. The last always does. */
const AMOUNTS = [
    { rows: 100, details: 50, findings: 8, sizes: { args: 400, response: 600 }, brief: false },
    { rows: 60, details: 30, findings: 4, sizes: { args: 200, response: 300 }, brief: false },
    { rows: 40, details: 15, findings: 2, sizes: { args: 150, response: 200 }, brief: false },
    { rows: 25, details: 5, findings: 1, sizes: { args: 100, response: 100 }, brief: true },
    { rows: 10, details: 0, findings: 0, sizes: { args: 0, response: 0 }, brief: true },
];
const NOTHING_CALLED = "Mark the tools that only read with `readOnlyHint: true`, or set `scope: malformed` in a throwaway environment, to have them tested.";
function comment_link(options) {
    return options.reportUrl === null ? "the report files" : `the [full report](${options.reportUrl})`;
}
function problemParts(report, amount, options) {
    const problems = problemsOf(report);
    if (problems.length === 0)
        return [];
    const folded = problems.length - Math.min(amount.rows, problems.length);
    const untold = problems.length - Math.min(amount.details, problems.length);
    return [
        problemTable(report, problems.slice(0, amount.rows)),
        ...(folded > 0 ? [`${(0,words/* counted */.hS)(folded, "more tool")} with problems: see ${comment_link(options)}.`] : []),
        ...problems.slice(0, amount.details).map((one) => problemDetails(one, amount.sizes, amount.findings)),
        ...(untold > 0 && folded === 0
            ? [`Details of ${(0,words/* counted */.hS)(untold, "more tool")}: see ${comment_link(options)}.`]
            : []),
    ];
}
function render(report, options, amount) {
    const problems = problemParts(report, amount, options);
    const clean = problems.length === 0;
    const parts = [
        `${commentMarker(options.key)}\n${headline(report)}`,
        subtitle(report, options.sha),
        ...(report.headline === null ? [] : [NOTHING_CALLED]),
        ...(clean ? [] : [categoryTable(report)]),
        ...problems,
        restDetails(report, amount.brief),
    ];
    return `${parts.join("\n\n")}\n`;
}
function renderFailure(report, options) {
    return `${commentMarker(options.key)}\n${headline(report)}\n\n${failureText(report)}\n`;
}
/**
 * The comment: grade and change first, then a table of categories and one of failing tools, worst first, then folded
 * details. A comment that is too long is rendered again with less detail; what is left out is counted and linked.
 */
function renderComment(report, options) {
    const limit = options.limit ?? COMMENT_LIMIT;
    if (report.failure !== null)
        return renderFailure(report, options).slice(0, limit);
    let body = "";
    for (const amount of AMOUNTS) {
        body = render(report, options, amount);
        if (body.length <= limit)
            return body;
    }
    return body.slice(0, limit);
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ gradeText),
/* harmony export */   M$: () => (/* binding */ MARK),
/* harmony export */   Uy: () => (/* binding */ MARK_OF_SEVERITY),
/* harmony export */   Xj: () => (/* binding */ serious),
/* harmony export */   eX: () => (/* binding */ TITLES),
/* harmony export */   gK: () => (/* binding */ categoryVerdict),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   si: () => (/* binding */ tokenChange),
/* harmony export */   t3: () => (/* binding */ shownPercent)
/* harmony export */ });
/** The three states, and the one for what did not run. */
const MARK = {
    fail: "❌",
    part: "⚠️",
    pass: "✅",
    "n/a": "–",
};
const MARK_OF_SEVERITY = {
    error: "❌",
    warning: "⚠️",
    notice: "ℹ️",
};
const TITLES = {
    robustness: "Robustness",
    contract: "Contract",
    fidelity: "Fidelity",
    safety: "Safety",
    protocol: "Protocol",
    performance: "Performance",
    state: "State",
};
/** `1 tool`, `2 tools`. */
function counted(count, noun) {
    return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
/** A percent as it is shown: 100, 92.9. */
const shownPercent = (percent) => Number.isInteger(percent) ? String(percent) : percent.toFixed(1);
/** `C · 81.4`, or why there is no grade. */
function gradeText(grade, percent) {
    return grade === null || percent === null ? "no score" : `${grade} · ${shownPercent(percent)}`;
}
/** What a change in tokens reads like: `+310`, `-20`, `±0`. */
function tokenChange(now, before) {
    const change = now - before;
    if (change === 0)
        return "±0";
    return `${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en-US")}`;
}
/** The findings that are shown one by one: notices are counted only. */
const serious = (report) => report.findings.filter((finding) => finding.severity !== "notice");
/** The verdict of a category as the table shows it. */
function categoryVerdict(report, category) {
    const own = report.findings.filter((finding) => finding.category === category);
    if (own.some((finding) => finding.severity === "error"))
        return "fail";
    if (own.some((finding) => finding.severity === "warning"))
        return "part";
    const score = report.score.categories[category];
    return score?.percent === null || score === undefined ? "n/a" : "pass";
}


/***/ }),

/***/ 7850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut),
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/** The first `max` UTF-16 code units of a text, the last of them an ellipsis when something was left out. Never splits a surrogate pair. */
function cut(text, max) {
    if (text.length <= max)
        return text;
    const end = Math.max(0, max - 1);
    const last = text.charCodeAt(end - 1);
    const splits = last >= 0xd800 && last <= 0xdbff;
    return `${text.slice(0, splits ? end - 1 : end)}…`;
}
/** A text on one line: every run of white space is one space. */
function oneLine(text) {
    return text.replace(/\s+/gu, " ").trim();
}


/***/ }),

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   fd: () => (/* binding */ escapeProse),
/* harmony export */   kq: () => (/* binding */ escapeCell),
/* harmony export */   pA: () => (/* binding */ proseHtml),
/* harmony export */   pj: () => (/* reexport safe */ _plain_js__WEBPACK_IMPORTED_MODULE_0__.p)
/* harmony export */ });
/* unused harmony export escapeCommand */
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7850);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4854);



/**
 * GitHub links mentions, references, addresses and commits after the markdown is rendered, so that neither backslashes
 * nor entities stop it. A word joiner, which takes no room and allows no line break, does.
 */
const JOINER = "\u2060";
const AUTOLINKS = [
    [/@(?=[\w-])/g, `@${JOINER}`],
    [/#(?=\d)/g, `#${JOINER}`],
    [/\b(gh)-(?=\d)/gi, `$1-${JOINER}`],
    [/\b(https?|ftp|mailto|xmpp|irc)(?=:)/gi, `$1${JOINER}`],
    [/\bwww(?=\.)/gi, `www${JOINER}`],
    [/\b([0-9a-f]{6})(?=[0-9a-f]{1,58}\b)/gi, `$1${JOINER}`],
    [/:(?=[\w+-]+:)/g, `:${JOINER}`],
];
/** Breaks what GitHub would turn into links, pings and pictures. */
function unlink(text) {
    let result = text;
    for (const [pattern, replacement] of AUTOLINKS)
        result = result.replace(pattern, replacement);
    return result;
}
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
const entity = (character) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
/** Text within a line of markdown: shown as it is, whatever it holds. Newlines become spaces. Also safe in a table cell. */
function escapeMarkdown(text) {
    return unlink((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .replace(/[\\`*_[\]~$#^]|!(?=\[)/g, "\\$&")
        .replace(/[&<>|]/g, entity)
        .replace(/^[+-]/, "\\$&")
        .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}
/** Text in a cell of a markdown table. */
const escapeCell = escapeMarkdown;
/**
 * Text as code within a line or a table cell. Backticks cannot carry a pipe or a backtick safely in a table, so that such
 * text goes into an element with every punctuation character as an entity.
 */
function codeSpan(text) {
    const line = (0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text));
    if (line === "")
        return "<code> </code>";
    if (!/[`|\\]/.test(line))
        return `\`${line}\``;
    return `<code>${unlink(line).replace(/[!-/:-@[-`{-~]/g, (one) => `&#${one.charCodeAt(0)};`)}</code>`;
}
/** Text as a code block of its own: lines kept, the fence longer than any in the text. */
function codeBlock(text, info = "") {
    const body = (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text);
    const longest = body.match(/`{3,}/g)?.reduce((max, run) => Math.max(max, run.length), 0) ?? 0;
    const fence = "`".repeat(Math.max(3, longest + 1));
    return `${fence}${info}\n${body}\n${fence}`;
}
/** Text within HTML, in an element or a quoted attribute. */
function escapeHtml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text).replace(/[&<>"']/g, entity);
}
/** Text within XML 1.0, in an element or a quoted attribute. Characters that XML forbids are told by their number. */
function escapeXml(text) {
    return (0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)
        .replace(/[\ufffe\uffff]/g, "\ufffd")
        .replace(/[&<>"']/g, entity);
}
/** Text for a line of the job's log: workflow commands in it are disarmed. */
function escapeCommand(text) {
    return plain(text)
        .replace(/:(?=:)/g, `:${JOINER}`)
        .replace(/##(?=\[)/g, `#${JOINER}#`);
}
/** Splits a sentence at its backticks: every second part is code. An open backtick stands for itself. */
function partsOf(text) {
    const parts = text.split("`");
    if (parts.length % 2 === 1)
        return parts;
    const last = parts.pop() ?? "";
    return [...parts.slice(0, -1), `${parts.at(-1)}\`${last}`];
}
/** A sentence of ours that may quote the server: what stands in backticks becomes code, everything else is escaped. */
function escapeProse(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 && part !== "" ? codeSpan(part) : escapeWithin(part)))
        .join("");
}
/** Escaped text that keeps the spaces at its ends. */
function escapeWithin(part) {
    const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(part) ?? [];
    return `${before}${inner === "" ? "" : escapeMarkdown(inner)}${after}`;
}
/** The same for HTML, such as the summary of a folded block. */
function proseHtml(text) {
    return partsOf((0,_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p)(text)))
        .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
        .join("");
}


/***/ }),

/***/ 4854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/** ANSI escape sequences: CSI, OSC (to BEL or ST) and two-character ones. */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2048}(?:\u0007|\u001b\\)?|[@-Z\\^_=>78])/g;
/** Controls but tab and newline, soft hyphen, zero-width and bidirectional marks, tags, and other invisible characters. */
const HIDDEN = /\u034f|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\udb40[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Joiners that belong to emoji and to several scripts when they stand between two letters or pictographs. */
const JOINED = /(?<=[\p{L}\p{M}\p{Extended_Pictographic}]|\ufe0f)[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const KEEP_ZWNJ = "\ue000";
const KEEP_ZWJ = "\ue001";
const shown = (character) => `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`;
/**
 * A text as a person may read it: escape sequences gone, every invisible or direction-changing character told by its
 * number, lines kept. Joiners within emoji and words stay.
 */
function plain(text) {
    return text
        .replace(/[\ue000\ue001]/g, shown)
        .replace(/\r\n?/g, "\n")
        .replace(ANSI, "")
        .replace(JOINED, (joiner) => (joiner === "\u200d" ? KEEP_ZWJ : KEEP_ZWNJ))
        .replace(HIDDEN, shown)
        .replaceAll(KEEP_ZWJ, "\u200d")
        .replaceAll(KEEP_ZWNJ, "\u200c");
}


/***/ })

};
