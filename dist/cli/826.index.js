export const id = 826;
export const ids = [826];
export const modules = {

/***/ 9445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   didYouMean: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearest */
/** Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`. */
function distance(a, b) {
    let before = [];
    let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const current = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            let cost = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + same);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
                cost = Math.min(cost, before[j - 2] + 1);
            }
            current.push(cost);
        }
        before = previous;
        previous = current;
    }
    return previous[b.length];
}
const plainly = (word) => word.toLowerCase().replaceAll("_", "-");
/** The candidate that a writer of `word` most likely meant, or null when none is close. Case and `_` against `-` do not count. */
function nearest(word, candidates) {
    const wanted = plainly(word.slice(0, 100));
    let best = null;
    let least = Math.max(1, Math.ceil(wanted.length / 3)) + 0.5;
    for (const candidate of candidates) {
        const plain = plainly(candidate);
        const begins = wanted.length >= 3 && plain.startsWith(`${wanted}-`);
        const cost = begins ? 1 : distance(wanted, plain);
        if (cost < least)
            [best, least] = [candidate, cost];
    }
    return best;
}
/** ` Did you mean "x"?`, or "" when nothing is close. */
function didYouMean(word, candidates) {
    const found = nearest(word, candidates);
    return found === null ? "" : ` Did you mean "${found}"?`;
}


/***/ })

};
