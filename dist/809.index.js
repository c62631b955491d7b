export const id = 809;
export const ids = [809];
export const modules = {

/***/ 1809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tellWrongInputs: () => (/* binding */ tellWrongInputs)
/* harmony export */ });
/* harmony import */ var _config_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9070);
/* harmony import */ var _text_mask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1368);
/* harmony import */ var _github_post_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4375);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);




/** Inputs that say where and how to post. */
const POSTING = ["comment", "comment-key", "check-run", "check-name", "annotations"];
/** Values shorter than this are no secrets. */
const SHORTEST = 4;
/** Every value of inputs that hold secrets, well formed or not. */
function secretsIn(inputs) {
    const texts = [inputs.env, inputs.headers, inputs["github-token"]].map(String);
    const lines = texts.flatMap((text) => text.split("\n")).map((line) => line.trim());
    const values = lines.flatMap((line) => [line, line.replace(/^[^=:]*[=:]\s*/, "")]);
    return values.filter((value) => value.length >= SHORTEST).map((value) => ({ name: "input", value }));
}
/**
 * Tells that the inputs or the config are wrong where an earlier run of the pull request may still say otherwise. Only
 * what says where to post is read, and nothing is posted when that is wrong too.
 */
async function tellWrongInputs(context, message) {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readActionInputs */ .U)();
    if (context.event === "pull_request_target" || inputs.mode === "publish")
        return;
    const posting = Object.fromEntries(POSTING.map((name) => [name, inputs[name]]));
    try {
        const where = { cwd: process.cwd(), environment: {}, readFile: () => null };
        const { github } = (0,_config_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRun */ .U)({ ...posting, command: "none" }, where);
        const poster = (0,_github_post_js__WEBPACK_IMPORTED_MODULE_2__.createPoster)(String(inputs["github-token"] ?? ""), context, github);
        await poster.begin();
        await poster.abandon("failure", "MCP audit could not run", (0,_text_mask_js__WEBPACK_IMPORTED_MODULE_1__/* .createMasker */ .aD)(secretsIn(inputs))(message));
    }
    catch {
        // The log has said what is wrong.
    }
}


/***/ })

};
