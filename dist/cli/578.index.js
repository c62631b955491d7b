export const id = 578;
export const ids = [578];
export const modules = {

/***/ 9137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ diffTools),
  $: () => (/* binding */ placeOf)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/facts/refs.js
var refs = __webpack_require__(9428);
;// CONCATENATED MODULE: ./build/facts/schema-keywords.js

const WORDS = ["description", "title", "examples", "$comment", "default", "deprecated", "$schema", "$id"];
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"];
const LIMITS = ["pattern", "format", "multipleOf"];
/** The value as text, keys in order: equal values give equal texts. */
function canonical(value, depth = 0) {
    if (depth > 200)
        return '"too deep"';
    if (Array.isArray(value))
        return `[${value.map((item) => canonical(item, depth + 1)).join(",")}]`;
    if (!(0,json/* isObject */.Gv)(value))
        return JSON.stringify(value) ?? "undefined";
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${JSON.stringify(key)}:${canonical((0,json/* member */.Dc)(value, key), depth + 1)}`).join(",")}}`;
}
/** Whether two values are equal, whatever the order of their keys. */
const same = (a, b) => canonical(a) === canonical(b);
function typesOf(schema) {
    const type = (0,json/* member */.Dc)(schema, "type");
    const names = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
    if (names.length === 0)
        return null;
    return new Set(names.flatMap((name) => (name === "number" ? ["number", "integer"] : [name])));
}
function valuesOf(schema) {
    const fixed = (0,json/* member */.Dc)(schema, "const");
    if (fixed !== undefined)
        return [fixed];
    const values = (0,json/* member */.Dc)(schema, "enum");
    return Array.isArray(values) ? values : null;
}
/** A set of what is allowed; null stands for everything. */
function compareSets(before, after, what) {
    const gone = [...(before ?? [])].filter((item) => after !== null && !after.has(item));
    const fresh = [...(after ?? [])].filter((item) => before !== null && !before.has(item));
    const list = (items) => items.slice(0, 5).join(", ");
    if (before === null && after !== null)
        return [{ effect: "narrower", what: `${what} is now limited to ${list([...after])}` }];
    if (before !== null && after === null)
        return [{ effect: "wider", what: `${what} is no longer limited` }];
    return [
        ...(gone.length > 0
            ? [{ effect: "narrower", what: `${what} no longer takes ${list(gone)}` }]
            : []),
        ...(fresh.length > 0 ? [{ effect: "wider", what: `${what} takes ${list(fresh)} too` }] : []),
    ];
}
function kindOf(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "array";
    return Number.isInteger(value) ? "integer" : typeof value;
}
/** Whether the values that one schema lists are all of the other's types: its `type` then says nothing new. */
function implied(types, listing) {
    return types === null || valuesOf(listing)?.every((value) => types.has(kindOf(value))) === true;
}
function compareTypes(before, after) {
    const [old, now] = [typesOf(before), typesOf(after)];
    const silent = new Set();
    if (implied(now, before))
        silent.add("narrower");
    if (implied(old, after))
        silent.add("wider");
    return compareSets(old, now, "the type").filter(({ effect }) => !silent.has(effect));
}
function compareValues(before, after) {
    const both = [before, after].some((schema) => (0,json/* member */.Dc)(schema, "const") !== undefined && (0,json/* member */.Dc)(schema, "enum") !== undefined);
    if (both)
        return same(before.enum, after.enum) && same(before.const, after.const)
            ? []
            : [{ effect: "both", what: "the values changed" }];
    const texts = (schema) => {
        const values = valuesOf(schema);
        return values === null ? null : new Set(values.map((value) => canonical(value)));
    };
    return compareSets(texts(before), texts(after), "the list of values");
}
function compareBound(before, after, keyword, sign) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if (same(old, now))
        return [];
    const what = `\`${keyword}\` went from ${canonical(old) ?? "none"} to ${canonical(now)}`.replaceAll("undefined", "none");
    if (old === undefined)
        return [{ effect: "narrower", what }];
    if (now === undefined)
        return [{ effect: "wider", what }];
    if (typeof old !== "number" || typeof now !== "number")
        return [{ effect: "both", what }];
    return [{ effect: sign * (now - old) > 0 ? "narrower" : "wider", what }];
}
function compareLimit(before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if (same(old, now))
        return [];
    if (old === undefined)
        return [{ effect: "narrower", what: `\`${keyword}\` is new` }];
    if (now === undefined)
        return [{ effect: "wider", what: `\`${keyword}\` is gone` }];
    return [{ effect: "both", what: `\`${keyword}\` changed` }];
}
/** `uniqueItems: false` is the same as none. */
function compareUnique(before, after) {
    const [old, now] = [(0,json/* member */.Dc)(before, "uniqueItems") === true, (0,json/* member */.Dc)(after, "uniqueItems") === true];
    if (old === now)
        return [];
    return [{ effect: now ? "narrower" : "wider", what: now ? "items must be unique" : "items may repeat" }];
}
function compareWords(before, after) {
    const other = WORDS.filter((key) => !same((0,json/* member */.Dc)(before, key), (0,json/* member */.Dc)(after, key)));
    return other.map((key) => ({ effect: "wording", what: `\`${key}\` changed` }));
}
/** Keywords that are compared here. */
const KEYWORDS = [
    ...WORDS,
    ...LOWER,
    ...UPPER,
    ...LIMITS,
    "type",
    "enum",
    "const",
    "uniqueItems",
];
/** What the keywords of one schema say now that they did not say before; schemas within it are left to the caller. */
function compareKeywords(before, after) {
    return [
        ...compareTypes(before, after),
        ...compareValues(before, after),
        ...LOWER.flatMap((keyword) => compareBound(before, after, keyword, 1)),
        ...UPPER.flatMap((keyword) => compareBound(before, after, keyword, -1)),
        ...LIMITS.flatMap((keyword) => compareLimit(before, after, keyword)),
        ...compareUnique(before, after),
        ...compareWords(before, after),
    ];
}

;// CONCATENATED MODULE: ./build/facts/schema-drift.js



/** Deeper than this, what differs counts as changed whole. */
const MAX_DEPTH = 50;
/** Differences told of one schema; more are told as one. */
const MAX_CHANGES = 200;
/** Places compared at most; what is left then counts as changed. */
const MAX_WORK = 20_000;
const READ = new Set([
    ...KEYWORDS,
    ...[
        "properties",
        "required",
        "additionalProperties",
        "items",
        "anyOf",
        "allOf",
        "$defs",
        "definitions",
        "$ref",
    ],
]);
const definitions = (root) => canonical((0,json/* member */.Dc)(root, "$defs")) + canonical((0,json/* member */.Dc)(root, "definitions"));
/** The schema a local reference stands for, with what stands beside it. */
function resolved({ root, schema }) {
    let current = schema;
    for (let steps = 0; steps < 20; steps += 1) {
        const ref = (0,json/* stringMember */.sk)(current, "$ref");
        const target = ref === null ? undefined : (0,refs/* resolveLocal */.iT)(root, ref);
        if (target === undefined)
            return current;
        if (!(0,json/* isObject */.Gv)(target) || !(0,json/* isObject */.Gv)(current))
            return target;
        const { $ref: _ref, ...beside } = current;
        current = { ...target, ...beside };
    }
    return current;
}
const stringsOf = (value) => new Set(Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);
function compareRequired(before, after, path) {
    const [old, now] = [stringsOf((0,json/* member */.Dc)(before, "required")), stringsOf((0,json/* member */.Dc)(after, "required"))];
    const at = (name) => (path === "" ? name : `${path}.${name}`);
    return [
        ...[...now]
            .filter((name) => !old.has(name))
            .map((name) => ({ effect: "narrower", path: at(name), what: "is now required" })),
        ...[...old]
            .filter((name) => !now.has(name))
            .map((name) => ({ effect: "wider", path: at(name), what: "is no longer required" })),
    ];
}
const inside = (pair, before, after, path) => ({
    before: { root: pair.before.root, schema: before },
    after: { root: pair.after.root, schema: after },
    path,
    depth: pair.depth + 1,
    work: pair.work,
});
function compareProperties(pair, before, after) {
    const [old, now] = [(0,json/* member */.Dc)(before, "properties"), (0,json/* member */.Dc)(after, "properties")];
    const names = new Set([...Object.keys((0,json/* isObject */.Gv)(old) ? old : {}), ...Object.keys((0,json/* isObject */.Gv)(now) ? now : {})]);
    return [...names].flatMap((name) => {
        const path = pair.path === "" ? name : `${pair.path}.${name}`;
        const [was, is] = [(0,json/* member */.Dc)(old, name), (0,json/* member */.Dc)(now, name)];
        if (was === undefined)
            return [{ effect: "added", path, what: "is new" }];
        if (is === undefined)
            return [{ effect: "lost", path, what: "is gone" }];
        return compare(inside(pair, was, is, path));
    });
}
/** A schema that stands for itself when absent: what it does not name, it takes. */
function compareOpen(pair, before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword) ?? true, (0,json/* member */.Dc)(after, keyword) ?? true];
    if (Array.isArray(old) || Array.isArray(now)) {
        const changed = { effect: "both", path: pair.path, what: "the items changed" };
        return same(old, now) && !pair.work.moved ? [] : [changed];
    }
    const name = keyword === "items" ? "[]" : ".*";
    return compare(inside(pair, old, now, `${pair.path}${name}`));
}
/** Branches are compared one by one where there are as many: what narrows one, narrows the whole. */
function compareBranches(pair, before, after, keyword) {
    const [old, now] = [(0,json/* member */.Dc)(before, keyword), (0,json/* member */.Dc)(after, keyword)];
    if (old === undefined && now === undefined)
        return [];
    if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
        return old.flatMap((branch, at) => compare(inside(pair, branch, now[at] ?? true, pair.path)));
    }
    return [{ effect: "both", path: pair.path, what: `\`${keyword}\` changed` }];
}
/** Keywords that are not looked into: any difference may refuse or allow. */
function compareRest(pair, before, after) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)].filter((key) => !READ.has(key)));
    return [...keys].flatMap((key) => {
        const [old, now] = [canonical((0,json/* member */.Dc)(before, key)), canonical((0,json/* member */.Dc)(after, key))];
        const refers = pair.work.moved && (old.includes('"$ref"') || now.includes('"$ref"'));
        return old === now && !refers ? [] : [{ effect: "both", path: pair.path, what: `\`${key}\` changed` }];
    });
}
function compareObjects(pair, before, after) {
    return [
        ...compareKeywords(before, after).map((told) => ({ ...told, path: pair.path })),
        ...compareRequired(before, after, pair.path),
        ...compareProperties(pair, before, after),
        ...compareOpen(pair, before, after, "additionalProperties"),
        ...compareOpen(pair, before, after, "items"),
        ...compareBranches(pair, before, after, "anyOf"),
        ...compareBranches(pair, before, after, "allOf"),
        ...compareRest(pair, before, after),
    ];
}
function compare(pair) {
    const { path } = pair;
    const { work } = pair;
    const [was, is] = [canonical(pair.before.schema), canonical(pair.after.schema)];
    if (was === is && !(work.moved && was.includes('"$ref"')))
        return [];
    work.left -= 1;
    if (pair.depth > MAX_DEPTH || work.left < 0)
        return [{ effect: "both", path, what: "changed far within" }];
    const [before, after] = [resolved(pair.before), resolved(pair.after)];
    if (before === false || after === false) {
        if (before === after)
            return [];
        return [
            {
                effect: after === false ? "narrower" : "wider",
                path,
                what: after === false ? "takes nothing now" : "is allowed now",
            },
        ];
    }
    const [old, now] = [before === true ? {} : before, after === true ? {} : after];
    if (!(0,json/* isObject */.Gv)(old) || !(0,json/* isObject */.Gv)(now))
        return same(old, now) ? [] : [{ effect: "both", path, what: "changed" }];
    return compareObjects(pair, old, now);
}
/** Every difference between two schemas, in the order of the schema. Pure and bounded; local references are followed. */
function compareSchemas(before, after) {
    const work = { moved: definitions(before) !== definitions(after), left: MAX_WORK };
    const side = (schema) => ({ root: schema, schema });
    const changes = compare({ before: side(before), after: side(after), path: "", depth: 0, work });
    if (changes.length <= MAX_CHANGES)
        return changes;
    return [...changes.slice(0, MAX_CHANGES), { effect: "both", path: "", what: "differs in more places" }];
}

;// CONCATENATED MODULE: ./build/facts/drift.js



/** Where in a tool a difference is: `inputSchema/city`, or the member alone. */
const placeOf = ({ member, path }) => (path === "" ? member : `${member}/${path}`);
/** No part of the contract: what a client shows or keeps for itself. */
const IGNORED = new Set(["name", "_meta", "icons"]);
const drift_WORDS = new Set(["title", "description"]);
function impactOf({ effect }, output) {
    if (effect === "wording")
        return "wording";
    if (effect === "added")
        return "additive";
    if (effect === "both" || effect === "lost")
        return "breaking";
    return (effect === "narrower") === output ? "additive" : "breaking";
}
/** A caller fills the input in and reads the output: what is wider for the one is narrower for the other. */
function schemaDrift(tool, name, before, after) {
    const output = name === "outputSchema";
    const at = { tool, member: name };
    if (before === undefined && after === undefined)
        return [];
    if (before === undefined)
        return [{ ...at, impact: output ? "additive" : "breaking", path: "", what: "is new" }];
    if (after === undefined)
        return [{ ...at, impact: "breaking", path: "", what: "is gone" }];
    return compareSchemas(before, after).map((change) => ({
        ...at,
        impact: impactOf(change, output),
        path: change.path,
        what: change.what,
    }));
}
/** What a hint means when it is not given, as the specification has it. */
const ABSENT = {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: true,
};
/** The value whose loss takes from a client what it relied on. */
const SAFE = {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
};
function hintDrift(tool, before, after) {
    const names = new Set([
        ...Object.keys((0,json/* isObject */.Gv)(before) ? before : {}),
        ...Object.keys((0,json/* isObject */.Gv)(after) ? after : {}),
    ]);
    return [...names].flatMap((name) => {
        const [old, now] = [(0,json/* member */.Dc)(before, name) ?? ABSENT[name], (0,json/* member */.Dc)(after, name) ?? ABSENT[name]];
        if (same(old, now))
            return [];
        const at = { tool, member: "annotations", path: name };
        if (name === "title")
            return [{ ...at, impact: "wording", what: "changed" }];
        const lost = Object.hasOwn(SAFE, name) && old === SAFE[name];
        const text = (value) => (value === undefined ? "none" : JSON.stringify(value));
        return [
            { ...at, impact: lost ? "breaking" : "additive", what: `went from ${text(old)} to ${text(now)}` },
        ];
    });
}
function toolDrift(tool, before, after) {
    const names = new Set([
        ...Object.keys((0,json/* isObject */.Gv)(before) ? before : {}),
        ...Object.keys((0,json/* isObject */.Gv)(after) ? after : {}),
    ]);
    const handled = new Set(["inputSchema", "outputSchema", "annotations"]);
    const others = [...names].filter((name) => !IGNORED.has(name) && !handled.has(name));
    const changed = others.filter((name) => !same((0,json/* member */.Dc)(before, name), (0,json/* member */.Dc)(after, name)));
    return [
        ...schemaDrift(tool, "inputSchema", (0,json/* member */.Dc)(before, "inputSchema"), (0,json/* member */.Dc)(after, "inputSchema")),
        ...schemaDrift(tool, "outputSchema", (0,json/* member */.Dc)(before, "outputSchema"), (0,json/* member */.Dc)(after, "outputSchema")),
        ...hintDrift(tool, (0,json/* member */.Dc)(before, "annotations"), (0,json/* member */.Dc)(after, "annotations")),
        ...changed.map((name) => ({
            tool,
            member: name,
            path: "",
            impact: drift_WORDS.has(name) ? "wording" : "additive",
            what: "changed",
        })),
    ];
}
/** By name; the first of several with one name, since clients keep one. */
function byName(tools) {
    const found = new Map();
    for (const tool of tools) {
        const name = (0,json/* stringMember */.sk)(tool, "name") ?? "";
        if (!found.has(name))
            found.set(name, tool);
    }
    return found;
}
/** Every difference between two lists of tools, by tool name. Empty when the contract is the same. */
function diffTools(before, after) {
    const [old, now] = [byName(before), byName(after)];
    const names = [...new Set([...old.keys(), ...now.keys()])].sort((a, b) => (a < b ? -1 : 1));
    return names.flatMap((tool) => {
        const [was, is] = [old.get(tool), now.get(tool)];
        if (was === undefined)
            return [{ impact: "additive", tool, member: "tool", path: "", what: "is new" }];
        if (is === undefined)
            return [{ impact: "breaking", tool, member: "tool", path: "", what: "is gone" }];
        return toolDrift(tool, was, is);
    });
}


/***/ }),

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


/***/ }),

/***/ 6883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ listed),
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 tool`, `2,000 tools`. */
function counted(count, noun) {
    return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
/** The first names and how many more there are: `a, b, c and 9 more`. `total` where `names` are only some of them. */
function listed(names, most, total = names.length) {
    const shown = names.slice(0, most);
    const more = total - shown.length;
    return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}


/***/ })

};
