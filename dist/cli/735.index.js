export const id = 735;
export const ids = [735];
export const modules = {

/***/ 1735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainCheck: () => (/* binding */ explainCheck)
/* harmony export */ });
function optionLines(check) {
    const options = Object.entries(check.options);
    if (options.length === 0)
        return [];
    const lines = options.map(([name, schema]) => `- \`${name}\` (default ${JSON.stringify(schema.default)}): ${schema.description}`);
    return ["## Options", "", ...lines, ""];
}
/** What a check does, where its rule comes from and how to mend what it finds, as markdown. */
function explainCheck(check) {
    const { id, title, severity, kind, source, why, fix, since, optIn } = check;
    const findings = Object.entries(check.messages).map(([message, text]) => {
        const own = check.fixes?.[message];
        return own === undefined ? `- ${text}` : `- ${text}\n  Fix: ${own}`;
    });
    const facts = [
        `Category \`${check.category}\``,
        `severity ${severity} unless a finding says otherwise`,
        `a ${kind}`,
        check.scored ? `scored in \`${check.category}\`` : "told, never scored",
        ...(since === undefined ? [] : [`for servers of revision ${since} and later`]),
        ...(optIn === true ? ["off unless asked for"] : []),
    ];
    return [
        `# ${id}`,
        "",
        `${title}.`,
        "",
        `${facts.join("; ")}.`,
        "",
        "## Why it matters",
        "",
        why,
        "",
        "## How to fix it",
        "",
        fix,
        "",
        "## What it says",
        "",
        ...findings,
        "",
        ...optionLines(check),
        "## Where the rule comes from",
        "",
        source,
        "",
    ].join("\n");
}


/***/ })

};
