export const id = 422;
export const ids = [422,666];
export const modules = {

/***/ 6591:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {



/* unused reexport */ __webpack_require__(5335);
exports.parse = __webpack_require__(2696);


/***/ }),

/***/ 2696:
/***/ ((module) => {



/**
 * @import {
 * 	ControlOperator,
 * 	Env,
 * 	GlobPattern,
 * 	ParseEntry,
 * } from './parse' */

// '<(' and '>(' are process substitution operators and
// can be parsed the same as control operator
var CONTROL = /** @type {const} */ ('(?:') + /** @type {const} */ ([
	'\\|\\|',
	'\\&(?:\\&|>>?)', // `&&`, `&>`, and `&>>`
	';;\\&?', // `;;` and `;;&`
	'[;|]\\&', // `;&` and `|&`
	'\\<\\(',
	'\\<\\<\\<',
	'\\<\\<-',
	'\\<\\<(?!\\()', // `<<(` stays `<` and `<(`, as zsh reads it; other shells reject it
	'>>',
	'>[&|(]', // `>&`, `>|`, and `>(`
	'<[&>]', // `<&` and `<>`
	'[&;()|<>]'
]).join(/** @type {const} */ ('|')) + /** @type {const} */ (')');
var controlRE = new RegExp('^' + CONTROL + '$');
var META = /** @type {const} */ ('|&;()<> \\t');
var SINGLE_QUOTE = /** @type {const} */ ('\'([^\']*?)\'');
// bash ANSI-C quoting, `$'...'`: a backslash escapes the next character, including `'`
var ANSI_C_BODY = '(?:\\\\[\\s\\S]|[^\\\\\'])*?';
var ANSI_C_QUOTE = '\\$\'' + ANSI_C_BODY + '\'';
var ansiCAt = new RegExp('\\$\'' + ANSI_C_BODY + '(?:(\')|\\\\?$)', 'g');
var ANSI_C_LETTERS = 'abeEfnrtv';
var ANSI_C_CHARS = '\x07\b\x1B\x1B\f\n\r\t\v';
var hash = /^#$/;

var SQ = /** @type {const} */ ("'");
var DQ = /** @type {const} */ ('"');
var DS = /** @type {const} */ ('$');

var TOKEN = '';
var mult = /** @type {const} */ (0x100000000); // Math.pow(16, 8);
for (var i = 0; i < 4; i++) {
	TOKEN += (mult * Math.random()).toString(16);
}
var startsWithToken = new RegExp('^' + TOKEN);

/**
 * @param {string} s
 * @param {RegExp} r
 */
function matchAll(s, r) {
	var origIndex = r.lastIndex;

	var matches = [];
	var matchObj;

	while ((matchObj = r.exec(s))) {
		matches[matches.length] = matchObj;
		if (r.lastIndex === matchObj.index) {
			r.lastIndex += 1;
		}
	}

	r.lastIndex = origIndex;

	return matches;
}

/**
 * @param {Env} env
 * @param {string} pre
 * @param {string} key
 */
function getVar(env, pre, key) {
	var r = typeof env === 'function' ? env(key) : env[key];
	if (typeof r === 'undefined' && key != '') {
		r = '';
	} else if (typeof r === 'undefined') {
		r = '$';
	}

	if (typeof r === 'object') {
		return pre + TOKEN + JSON.stringify(r) + TOKEN;
	}
	return pre + r;
}

var ansiCEscape = /\\([0-7]{1,3}|x[\dA-Fa-f]{1,2}|u[\dA-Fa-f]{1,4}|U[\dA-Fa-f]{1,8}|c(?:\\\\|[\s\S])|[abeEfnrtv\\'"?])/g;

/**
 * @param {string} m
 * @param {string} escape
 */
function expandAnsiCEscape(m, escape) {
	var kind = escape.charAt(0);
	if (kind === 'c') {
		var ctrl = escape.charAt(1);
		return ctrl === '?' ? '\x7F' : String.fromCharCode(ctrl.charCodeAt(0) & 0x1F);
	}
	if (kind === 'x' || kind === 'u' || kind === 'U') {
		var cp = parseInt(escape.slice(1), 16);
		if (cp > 0x10FFFF) {
			return m;
		}
		return String.fromCharCode.apply(null, cp > 0xFFFF ? [0xD7C0 + (cp >> 10), 0xDC00 + (cp & 0x3FF)] : [cp]);
	}
	if (kind >= '0' && kind <= '7') {
		return String.fromCharCode(parseInt(escape, 8) & 0xFF);
	}
	var letter = ANSI_C_LETTERS.indexOf(escape);
	return letter < 0 ? escape : ANSI_C_CHARS.charAt(letter);
}

/** @param {string} body */
function expandAnsiC(body) {
	return body.replace(ansiCEscape, expandAnsiCEscape).split('\0')[0]; // like bash, a NUL ends the string
}

/**
 * @param {string} s
 * @param {number} i
 */
function closesAnsiC(s, i) {
	ansiCAt.lastIndex = i;
	return !!(/** @type {RegExpExecArray} */ (ansiCAt.exec(s)))[1];
}

/**
 * @param {string} string
 * @param {Env} [env]
 * @param {{ escape?: string, splitUnquoted?: boolean | string }} [opts]
 * @returns {ParseEntry[]}
 */
function parseInternal(string, env, opts) {
	if (!opts) {
		opts = {};
	}
	var BS = opts.escape || '\\';
	var ifs = opts.splitUnquoted === true ? ' \t\n' : (typeof opts.splitUnquoted === 'string' ? opts.splitUnquoted : '');
	var BAREWORD = '(\\' + BS + '[\'"$\\' + BS + META + ']|\\$\\$|\\$(?!' + ANSI_C_QUOTE.slice(2) + ')|[^\\s\'"$' + META + '])+';
	var DOUBLE_QUOTE = '"(?:\\' + BS + '[\\s\\S]|[^"\\' + BS + '])*"';

	var chunker = new RegExp([
		'(' + CONTROL + ')', // control chars
		'(' + ANSI_C_QUOTE + '|' + BAREWORD + '|' + DOUBLE_QUOTE + '|' + SINGLE_QUOTE + ')+'
	].join('|'), 'g');

	var matches = matchAll(string, chunker);

	if (matches.length === 0) {
		return [];
	}
	if (!env) {
		env = {};
	}

	var commented = false;

	return matches.map(function (match) {
		var s = match[0];
		if (!s || commented) {
			return void undefined;
		}
		if (controlRE.test(s)) {
			return /** @type {ControlOperator} */ ({ op: s });
		}

		// Hand-written scanner/parser for Bash quoting rules:
		//
		// 1. inside single quotes, all characters are printed literally.
		// 2. inside double quotes, all characters are printed literally
		//    except variables prefixed by '$' and backslashes followed by
		//    either a double quote or another backslash.
		// 3. outside of any quotes, backslashes are treated as escape
		//    characters and not printed (unless they are themselves escaped)
		// 4. quote context can switch mid-token if there is no whitespace
		//     between the two quote contexts (e.g. all'one'"token" parses as
		//     "allonetoken")
		/** @type {string | boolean} */
		var quote = false;
		var esc = false;
		var out = '';
		/** @type {string[]} */
		var words = [];
		var sawQuote = false;
		/** @type {number | null} */
		var pendingNw = null;
		var isGlob = false;
		/** @type {number} */
		var i;

		function parseEnvVar() {
			i += 1;
			/** @type {number | RegExpMatchArray | null} */
			var varend;
			/** @type {string} */
			var varname;
			var char = s.charAt(i);

			if (char === '{') {
				i += 1;
				if (s.charAt(i) === '}') {
					throw new Error('Bad substitution: ' + s.slice(i - 2, i + 1));
				}
				// match braces by depth so a nested `${` keeps its inner `}` from ending the outer substitution
				var depth = 1;
				varend = i;
				while (depth > 0 && varend < s.length) {
					if (s.charAt(varend) === '{' && s.charAt(varend - 1) === '$') {
						depth += 1;
					} else if (s.charAt(varend) === '}') {
						depth -= 1;
					}
					varend += 1;
				}
				if (depth !== 0) {
					throw new Error('Bad substitution: ' + s.slice(i));
				}
				varend -= 1;
				varname = s.slice(i, varend);
				i = varend;
			} else if ((/[*@#?$!-]/).test(char)) {
				varname = char;
			} else {
				var slicedFromI = s.slice(i);
				varend = slicedFromI.match(/[^\w\d_]/);
				if (!varend) {
					varname = slicedFromI;
					i = s.length;
				} else {
					varname = slicedFromI.slice(0, varend.index);
					i += /** @type {number} */ (varend.index) - 1;
				}
			}
			return getVar(/** @type {NonNullable<typeof env>} */ (env), '', varname);
		}

		function flushRun() {
			if (pendingNw === null) {
				return;
			}
			if (pendingNw === 0) {
				if (out !== '') {
					words[words.length] = out;
					out = '';
				}
			} else {
				words[words.length] = out;
				out = '';
				for (var fe = 1; fe < pendingNw; fe += 1) {
					words[words.length] = '';
				}
			}
			pendingNw = null;
		}

		for (i = 0; i < s.length; i++) {
			var c = s.charAt(i);
			if (ifs && c !== DS) {
				flushRun();
			}
			isGlob = isGlob || (!quote && (c === '*' || c === '?'));
			if (esc) {
				out += c;
				esc = false;
			} else if (quote) {
				if (c === quote) {
					quote = false;
				} else if (quote == SQ) {
					out += c;
				} else { // Double quote
					if (c === BS) {
						i += 1;
						c = s.charAt(i);
						if (c === DQ || c === BS || c === DS) {
							out += c;
						} else {
							out += BS + c;
						}
					} else if (c === DS) {
						out += parseEnvVar();
					} else {
						out += c;
					}
				}
			} else if (c === DQ || c === SQ) {
				quote = c;
				sawQuote = true;
			} else if (controlRE.test(c)) {
				return /** @type {ControlOperator} */ ({ op: s });
			} else if (hash.test(c)) {
				commented = true;
				var commentObj = { comment: string.slice(match.index + i + 1) };
				if (out.length) {
					return /** @type {const} */ ([out, commentObj]);
				}
				return /** @type {const} */ ([commentObj]);
			} else if (c === BS) {
				esc = true;
			} else if (c === DS && s.charAt(i + 1) === SQ && closesAnsiC(s, i)) {
				flushRun();
				sawQuote = true;
				out += expandAnsiC(s.slice(i + 2, ansiCAt.lastIndex - 1));
				i = ansiCAt.lastIndex - 1;
			} else if (c === DS) {
				var value = parseEnvVar();
				if (!ifs) {
					out += value;
				} else {
					for (var vi = 0; vi < value.length; vi += 1) {
						var vc = value.charAt(vi);
						if (ifs.indexOf(vc) < 0) {
							flushRun();
							out += vc;
						} else if (pendingNw === null) {
							pendingNw = vc === ' ' || vc === '\t' || vc === '\n' ? 0 : 1;
						} else if (vc !== ' ' && vc !== '\t' && vc !== '\n') {
							pendingNw += 1;
						}
					}
				}
			} else {
				out += c;
			}
		}

		if (isGlob) {
			return /** @type {GlobPattern} */ ({ op: 'glob', pattern: out });
		}

		if (ifs) {
			if (pendingNw !== null && pendingNw > 0) {
				words[words.length] = out;
				out = '';
				for (var te = 1; te < pendingNw; te += 1) {
					words[words.length] = '';
				}
			}
			if (out !== '' || (sawQuote && words.length === 0)) {
				words[words.length] = out;
			}
			return words;
		}

		return out;
	}).reduce(function (prev, arg) { // finalize parsed arguments
		if (typeof arg === 'undefined') {
			return prev;
		}
		/** @type {ParseEntry[]} */ ([]).concat(arg).forEach(function (entry) {
			prev[prev.length] = entry;
		});
		return prev;
	}, /** @type {ParseEntry[]} */ ([]));
}

/** @type {typeof import('./parse')} */
module.exports = function parse(s, env, opts) {
	var mapped = parseInternal(s, env, opts);
	if (typeof env !== 'function') {
		return mapped;
	}
	return mapped.reduce(function (acc, s) {
		if (typeof s === 'object') {
			acc[acc.length] = s;
			return acc;
		}
		var xs = s.split(RegExp('(' + TOKEN + '.*?' + TOKEN + ')', 'g'));
		if (xs.length === 1) {
			acc[acc.length] = xs[0];
			return acc;
		}
		xs.filter(Boolean).forEach(function (x) {
			acc[acc.length] = startsWithToken.test(x)
				? JSON.parse(x.split(TOKEN)[1])
				: x;
		});
		return acc;
	}, /** @type {ParseEntry[]} */ ([]));
};


/***/ }),

/***/ 5335:
/***/ ((module) => {



/** @import { ControlOperator } from './parse' */

/** @type {ControlOperator['op'][]} */
var OPS = /** @type {const} */ ([
	'||',
	'&&',
	';;&',
	';;',
	';&',
	'|&',
	'<(',
	'>(',
	'<<<',
	'<<-',
	'<<',
	'>>',
	'>&',
	'>|',
	'&>>',
	'&>',
	'<&',
	'<>',
	'&',
	';',
	'(',
	')',
	'|',
	'<',
	'>'
]);
var LINE_TERMINATORS = /[\n\r\u2028\u2029]/;
var GLOB_SHELL_SPECIAL = /[\s#!"$&'():;<=>@\\^`|~]/g;

/** @type {typeof import('./quote')} */
module.exports = function quote(xs) {
	var sawComment = false;
	return xs.map(function (s) {
		if (sawComment && typeof s === 'string' && LINE_TERMINATORS.test(s)) {
			throw new TypeError('a token after a `comment` must not contain line terminators');
		}
		if (s === '') {
			return /** @type {const} */ ('\'\'');
		}
		if (s && typeof s === 'object') {
			if ('op' in s && s.op === 'glob') {
				if (typeof s.pattern !== 'string') {
					throw new TypeError('glob token requires a string `pattern`');
				}
				if (LINE_TERMINATORS.test(s.pattern)) {
					throw new TypeError('glob `pattern` must not contain line terminators');
				}
				if (s.pattern === '') {
					return /** @type {const} */ ('\'\'');
				}
				return s.pattern.replace(GLOB_SHELL_SPECIAL, '\\$&');
			}
			if ('op' in s && typeof s.op === 'string') {
				if (OPS.indexOf(s.op) < 0) {
					throw new TypeError('invalid `op` value: ' + JSON.stringify(s.op));
				}
				return s.op.replace(/[\s\S]/g, '\\$&');
			}
			if ('comment' in s && typeof s.comment === 'string') {
				if (LINE_TERMINATORS.test(s.comment)) {
					throw new TypeError('`comment` must not contain line terminators');
				}
				sawComment = true;
				return '#' + s.comment;
			}
			throw new TypeError('unrecognized object token shape');
		}
		if ((/'/).test(s) && (/!/).test(s)) {
			return "'" + s.replace(/'/g, "'\"'\"'") + "'";
		}
		if ((/["\s\\]/).test(s) && !(/'/).test(s)) {
			return "'" + s + "'";
		}
		if ((/["'\s]/).test(s)) {
			return '"' + s.replace(/(["\\$`])/g, '\\$1') + '"';
		}
		return String(s).replace(/([A-Za-z]:)?([#!"$&'()*,:;<=>?@[\\\]^`{|}~])/g, '$1\\$2');
	}).join(' ');
};


/***/ }),

/***/ 8669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readNamed),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2011);



/** Text of a file, null when there is none (or it is a directory). */
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (error) {
        const code = error.code;
        if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR")
            return null;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${path} cannot be read (${code ?? String(error)}).`);
    }
}
/** Text of a file that the user named. Throws UsageError when it is not there. */
function readNamed(path, io) {
    const text = readIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.cwd, path));
    if (text === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`There is no file ${path}.`);
    return text;
}


/***/ }),

/***/ 2909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Xj: () => (/* binding */ auditRun),
  Wm: () => (/* binding */ auditServices),
  EM: () => (/* binding */ resolveFor),
  pS: () => (/* binding */ shownPath),
  Gx: () => (/* binding */ staticInputs),
  eI: () => (/* binding */ withoutCalls)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/checks/registry.gen.js + 75 modules
var registry_gen = __webpack_require__(7029);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/config/nearest.js
var nearest = __webpack_require__(9445);
;// CONCATENATED MODULE: ./build/config/check-settings.js



/** Opt-in checks whose work was asked for through an input or a section of its own. */
function askedFor(given, file) {
    return new Set([
        ...((given.concurrency ?? 0) > 0 ? ["concurrency"] : []),
        ...(given.sequential === true ? ["lifecycle", "cross-resource"] : []),
        ...((given.fuzz ?? file.fuzz?.calls ?? 0) > 0 ? ["fuzz"] : []),
        ...((file.probes ?? []).length > 0 ? ["probes"] : []),
        ...((file.bench ?? []).length > 0 ? ["bench"] : []),
    ]);
}
function fromFile(check, value, asked) {
    if (typeof value === "boolean")
        return { enabled: value, severity: null, options: {} };
    const { enabled, severity, ...rest } = value;
    const options = Object.fromEntries(Object.entries(rest).filter(([, option]) => option !== undefined));
    return {
        enabled: enabled ?? (!check.optIn || asked),
        severity: severity ?? null,
        options: options,
    };
}
/** The checks that one name of the short form stands for: itself, or all of a category. */
function named(name, checks) {
    const found = checks.filter((check) => check.id === name || check.category === name);
    if (found.length > 0)
        return found;
    const known = [...checks.map((check) => check.id), ...finding/* CATEGORIES */.R6];
    if (known.includes(name))
        return [];
    throw new errors/* UsageError */.eb(`\`checks\`: there is no check "${name}".${(0,nearest.didYouMean)(name, known)} \`mcp-audit explain\` lists them.`);
}
/** Applies entries such as `-latency` and `+concurrency`, in order. */
function applyShortForm(settings, entries, checks) {
    for (const entry of entries.flatMap((text) => text.split(/\s+/))) {
        const sign = entry[0];
        if (sign !== "+" && sign !== "-") {
            throw new errors/* UsageError */.eb(`\`checks\`: write \`-${entry}\` to leave a check out or \`+${entry}\` to add it, not "${entry}".`);
        }
        for (const { id } of named(entry.slice(1).trim(), checks)) {
            const now = settings[id] ?? { enabled: true, severity: null, options: {} };
            settings[id] = { ...now, enabled: sign === "+" };
        }
    }
}
/** Applies shortcuts. One whose check this version lacks has no effect, which is told in `warnings`. */
function applyShortcuts(settings, shortcuts, checks, warnings) {
    for (const { name, check: id, option, value } of shortcuts) {
        if (value === undefined)
            continue;
        const check = checks.find((candidate) => candidate.id === id);
        if (!check) {
            warnings.push(`\`${name}\` has no effect: this version has no check \`${id}\`.`);
            continue;
        }
        const now = settings[id] ?? { enabled: !check.optIn, severity: null, options: {} };
        settings[id] = { ...now, options: { ...now.options, [option]: value } };
    }
}
/** Settings of the checks from the config file, then the shortcuts, then the short form of the inputs. Throws UsageError. */
function checkSettings(basis, warnings) {
    const { given, file, shortcuts, checks } = basis;
    const asked = askedFor(given, file);
    const settings = {};
    for (const check of checks) {
        const value = file.checks?.[check.id];
        if (value !== undefined && typeof value !== "number") {
            settings[check.id] = fromFile(check, value, asked.has(check.id));
        }
        else if (asked.has(check.id)) {
            settings[check.id] = { enabled: true, severity: null, options: {} };
        }
    }
    applyShortcuts(settings, shortcuts, checks, warnings);
    applyShortForm(settings, given.checks ?? [], checks);
    return settings;
}

// EXTERNAL MODULE: ./build/model/workspace.js
var workspace = __webpack_require__(9259);
// EXTERNAL MODULE: ./build/text/header.js
var header = __webpack_require__(5493);
;// CONCATENATED MODULE: ./build/config/pairs.js


const ENV_NAME = /^[^\s=\0]+$/;
/** A record without prototype: names come from users and may be `__proto__`. */
function emptyPairs() {
    return Object.create(null);
}
/** Checks one variable for the server. Throws UsageError, without the value: it may be a secret. */
function checkEnv(name, value) {
    if (!ENV_NAME.test(name)) {
        throw new errors/* UsageError */.eb(`\`env\` has an entry that is not \`KEY=VALUE\`: the name "${name.slice(0, 40)}" is not valid.`);
    }
    if (value.includes("\0"))
        throw new errors/* UsageError */.eb(`\`env\`: the value of ${name} holds a NUL character.`);
}
/** Checks one header. Throws UsageError, without the value. */
function checkHeader(name, value) {
    if (!(0,header/* isHeaderName */.p)(name)) {
        throw new errors/* UsageError */.eb(`\`headers\` has an entry whose name is not valid: "${name.slice(0, 40)}". Write \`Name: value\`.`);
    }
    if (/[\r\n\0]/.test(value))
        throw new errors/* UsageError */.eb(`\`headers\`: the value of ${name} holds a line break.`);
}
/** Reads `KEY=VALUE` entries. A value in quotes keeps them, which is told in `warnings`. */
function readEnv(lines, warnings) {
    const pairs = emptyPairs();
    for (const [index, line] of lines.entries()) {
        const at = line.indexOf("=");
        if (at < 1) {
            throw new errors/* UsageError */.eb(`\`env\`, entry ${index + 1}: write \`KEY=VALUE\`, one a line. There is no "=" after a name.`);
        }
        const name = line.slice(0, at).trim();
        const value = line.slice(at + 1);
        checkEnv(name, value);
        if (/^(["']).*\1$/s.test(value) && value.length > 1) {
            warnings.push(`\`env\`: the value of ${name} is in quotes, and they are part of it. Leave them out if they should not be.`);
        }
        pairs[name] = value;
    }
    return pairs;
}
/** Reads `Name: value` entries. */
function readHeaders(lines) {
    const pairs = emptyPairs();
    for (const [index, line] of lines.entries()) {
        const at = line.indexOf(":");
        if (at < 1)
            throw new errors/* UsageError */.eb(`\`headers\`, entry ${index + 1}: write \`Name: value\`, one a line.`);
        const name = line.slice(0, at).trim();
        const value = line.slice(at + 1).trim();
        checkHeader(name, value);
        pairs[name] = value;
    }
    return pairs;
}

;// CONCATENATED MODULE: ./build/config/expand.js



/** Belongs to the runner: inputs (the token among them) and its service credentials. */
const RUNNERS_OWN = /^(?:INPUT_|ACTIONS_)/i;
function read(name, where, environment) {
    if (RUNNERS_OWN.test(name)) {
        throw new errors/* UsageError */.eb(`${where} reads $${name}, which belongs to the runner and is not given to a server.`);
    }
    const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
    if (value === undefined) {
        throw new errors/* UsageError */.eb(`${where} reads $${name}, but the environment has no ${name}. In a workflow, set it under \`env:\` of the step; ` +
            "for a plain dollar sign write `$$`.");
    }
    return value;
}
/**
 * Puts the environment's values in the place of `$NAME` and `${NAME}`; `$$` is a dollar sign, and
 * `$WORKSPACE` stays: it is the throwaway workspace of the run. `where` names the setting
 * in errors. Throws UsageError when a variable is not there.
 */
function expand(text, where, environment) {
    const seen = emptyPairs();
    const result = text.replace(/\$(?:\$|([A-Za-z_][A-Za-z0-9_]*)|\{([A-Za-z_][A-Za-z0-9_]*)\})/g, (_, bare, braced) => {
        const name = bare ?? braced;
        if (name === undefined)
            return "$";
        if (`$${name}` === workspace/* WORKSPACE */.u)
            return workspace/* WORKSPACE */.u;
        seen[name] = read(name, where, environment);
        return seen[name];
    });
    return { text: result, read: seen };
}

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/config/check-options.js

/** JSON Schema of the config's `checks`: each check is a switch, or an object with its own options. */
function checkOptionsSchema(checks) {
    const properties = {};
    for (const check of checks) {
        properties[check.id] = {
            description: check.title,
            anyOf: [
                { type: "boolean" },
                {
                    type: "object",
                    properties: {
                        enabled: { type: "boolean", description: "Whether the check takes part." },
                        severity: { enum: [...finding/* SEVERITIES */.oC], description: "Replaces the severity of its findings." },
                        ...check.options,
                    },
                    additionalProperties: false,
                },
            ],
        };
    }
    return { type: "object", properties, additionalProperties: false };
}

// EXTERNAL MODULE: ./build/config/inputs.js
var config_inputs = __webpack_require__(9190);
;// CONCATENATED MODULE: ./build/config/schema.js




/** Inputs that the config file can set under the same name, with `_` for `-`. */
const FILE_INPUTS = [
    "scope",
    "protocol",
    "tools",
    "exclude-tools",
    "timeout-ms",
    "startup-timeout-ms",
    "slow-threshold-ms",
    "bloat-threshold-chars",
    "concurrency",
    "sequential",
    "workers",
    "max-calls-per-second",
    "snapshot",
    "fail-on",
];
/** The config key of an input. */
const fileKey = (name) => name.replaceAll("-", "_");
const schema_closed = (properties, required = []) => ({
    type: "object",
    additionalProperties: false,
    properties,
    ...(required.length > 0 ? { required } : {}),
});
const listOf = (items) => ({ type: "array", items });
const TEXT = { type: "string", minLength: 1 };
const TEXTS = listOf(TEXT);
const PERCENT = { type: "number", minimum: 0, maximum: 100 };
const MILLISECONDS = { type: "number", exclusiveMinimum: 0, maximum: 3_600_000 };
function inputSchema(input) {
    const description = input.description;
    const range = {};
    if (input.min !== undefined)
        range.minimum = input.min;
    if (input.max !== undefined)
        range.maximum = input.max;
    switch (input.kind) {
        case "bool":
            return { type: "boolean", description };
        case "int":
            return { type: "integer", description, ...range };
        case "number":
            return { type: "number", description, ...range };
        case "enum":
            return { type: "string", enum: [...(input.values ?? [])], description };
        case "list":
            return { ...TEXTS, description };
        default:
            return { ...TEXT, description };
    }
}
function inputProperties() {
    const all = config_inputs/* INPUTS */.mc;
    const wanted = FILE_INPUTS;
    const chosen = all.filter((input) => wanted.includes(input.name));
    return Object.fromEntries(chosen.map((input) => [fileKey(input.name), inputSchema(input)]));
}
const SERVER = schema_closed({
    command: {
        type: ["string", "array"],
        minLength: 1,
        minItems: 1,
        items: { type: "string" },
        description: "How to start the server over stdio: one line, or a list of words. Never given to a shell.",
    },
    url: { ...TEXT, description: "A running server to audit instead." },
    headers: {
        type: "object",
        additionalProperties: { type: "string" },
        description: "Headers for `url`. `$NAME` reads the environment.",
    },
    env: {
        type: "object",
        additionalProperties: { type: ["string", "number", "boolean"] },
        description: "Environment of the server. `$NAME` reads the environment; `$$` is a dollar sign.",
    },
    cwd: { ...TEXT, description: "Where the server starts, from the root of the repository." },
    setup: {
        type: ["string", "array"],
        items: { type: "string" },
        description: "Commands run before the server starts (by the action).",
    },
});
const PROBES = listOf(schema_closed({
    name: TEXT,
    tool: TEXT,
    arguments: { type: "object" },
    expect: schema_closed({
        error: { type: "boolean" },
        equals: {},
        contains: { type: "string" },
        regex: TEXT,
        jsonpath: { type: "object" },
        schema: { type: ["object", "boolean"] },
        max_ms: MILLISECONDS,
    }),
    retries: { type: "integer", minimum: 0, maximum: 10 },
}, ["name", "tool"]));
const BENCH = listOf(schema_closed({
    probe: TEXT,
    calls: { type: "integer", minimum: 1, maximum: 1_000_000 },
    concurrency: { type: "integer", minimum: 1, maximum: 64 },
    p50_ms: MILLISECONDS,
    p95_ms: MILLISECONDS,
    p99_ms: MILLISECONDS,
    throughput: { type: "number", exclusiveMinimum: 0 },
    error_rate: { type: "number", minimum: 0, maximum: 1 },
}, ["probe"]));
const FUZZ = schema_closed({
    calls: { type: "integer", minimum: 0, maximum: 100_000 },
    seed: { type: ["integer", "null"], minimum: 0, maximum: 4_294_967_295 },
});
const FAIL_UNDER = {
    ...schema_closed({
        overall: PERCENT,
        robustness: PERCENT,
        latency: PERCENT,
        response_size: PERCENT,
        concurrency: PERCENT,
    }),
    ...PERCENT,
    type: ["number", "object"],
    description: "Fails below this overall score, or below one for each of several.",
};
const suppressions = (ids) => listOf(schema_closed({
    check: { type: "string", enum: ids },
    tool: { ...TEXT, description: "Tool name; `*` stands for any characters. All tools when absent." },
    reason: { type: "string", pattern: "\\S", description: "Why the finding is accepted." },
    expires: {
        type: "string",
        pattern: "^\\d{4}-\\d{2}-\\d{2}$",
        description: "Day (UTC) after which it no longer holds.",
    },
}, ["check", "reason"]));
/** The members of the `checks` map: two settings of their own, and one for each check. */
function checkProperties(checks) {
    const generated = (0,json/* member */.Dc)(checkOptionsSchema(checks), "properties");
    return {
        strict: { type: "boolean", description: "Warnings fail the audit too." },
        max_description_length: {
            type: "integer",
            minimum: 1,
            description: "Short for the option of the same name of `description-length`.",
        },
        ...((0,json/* isObject */.Gv)(generated) ? generated : {}),
    };
}
/** The JSON Schema (2020-12) of the config file, for the checks that exist. Ships as `schemas/config.schema.json`. */
function configSchema(checks) {
    return {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        title: "MCP audit config",
        ...schema_closed({
            server: { ...SERVER, description: "The server: how it is started or reached, and with what." },
            ...inputProperties(),
            timeout_probe_sec: {
                type: "number",
                minimum: 0.001,
                maximum: 3600,
                description: "Seconds a `robust` call may take; never less than 2.",
            },
            fail_under: FAIL_UNDER,
            checks: {
                ...schema_closed(checkProperties(checks)),
                description: "By check id: `false` leaves it out, `true` takes an opt-in check in, a map sets it up.",
            },
            probes: { ...PROBES, description: "Calls of your own and what they must answer." },
            fuzz: {
                ...FUZZ,
                description: "`calls` made up from the schema, for each tool, and the `seed` to make them again.",
            },
            bench: { ...BENCH, description: "Probes to call many times, with thresholds." },
            suppress: {
                ...suppressions(checks.map((check) => check.id)),
                description: "Findings that are accepted, each with its reason.",
            },
            weights: {
                ...schema_closed(Object.fromEntries(finding/* CATEGORIES */.R6.map((category) => [category, PERCENT]))),
                description: "Weights of the categories in the overall score.",
            },
        }),
    };
}

;// CONCATENATED MODULE: ./build/config/from-file.js




function expandAll(given, where, environment, check) {
    const pairs = emptyPairs();
    const read = emptyPairs();
    for (const [name, value] of Object.entries(given ?? {})) {
        const expanded = expand(String(value), `\`${where}.${name}\` of the config`, environment);
        check(name, expanded.text);
        pairs[name] = expanded.text;
        Object.assign(read, expanded.read);
    }
    return { pairs, read };
}
/** The server's environment as the config file has it. */
function fileEnv(file, environment) {
    return expandAll(file.server?.env, "server.env", environment, checkEnv);
}
/** The headers as the config file has them. */
function fileHeaders(file, environment) {
    return expandAll(file.server?.headers, "server.headers", environment, checkHeader);
}
function failUnder(value) {
    const each = typeof value === "number" ? { overall: value } : (value ?? {});
    const given = {};
    if (each.overall !== undefined)
        given["fail-under"] = each.overall;
    if (each.robustness !== undefined)
        given["fail-under-robustness"] = each.robustness;
    if (each.latency !== undefined)
        given["fail-under-latency"] = each.latency;
    if (each.response_size !== undefined)
        given["fail-under-response-size"] = each.response_size;
    if (each.concurrency !== undefined)
        given["fail-under-concurrency"] = each.concurrency;
    return given;
}
function setupLines(value) {
    const entries = typeof value === "string" ? value.split(/\r?\n/) : (value ?? []);
    return entries.map((line) => line.trim()).filter((line) => line !== "");
}
function serverInputs(server) {
    const given = {};
    if (server?.command !== undefined && server.url !== undefined) {
        throw new errors/* UsageError */.eb("The config sets both `server.command` and `server.url`: an audit has one server, keep one of them.");
    }
    if (server?.command !== undefined)
        given.command = server.command;
    if (server?.url !== undefined)
        given.url = server.url;
    if (server?.cwd !== undefined)
        given["working-directory"] = server.cwd;
    if (server?.setup !== undefined)
        given.setup = setupLines(server.setup);
    return given;
}
/** What the config file says in the words of the inputs (but `env` and `headers`, which are merged by name). */
function inputsOfFile(file) {
    const given = { ...serverInputs(file.server), ...failUnder(file.fail_under) };
    for (const name of FILE_INPUTS) {
        const value = file[fileKey(name)];
        if (value !== undefined)
            given[name] = value;
    }
    if (file.timeout_probe_sec !== undefined)
        given["timeout-probe"] = file.timeout_probe_sec;
    if (file.checks?.strict !== undefined)
        given.strict = file.checks.strict;
    return given;
}
/** Inputs laid over the config file; the server of the inputs replaces that of the file as a whole, `scope` counts with its short form. */
function merge(file, inputs) {
    const under = { ...file };
    if (inputs.command !== undefined || inputs.url !== undefined) {
        delete under.command;
        delete under.url;
    }
    if (inputs.scope !== undefined || inputs["include-destructive"] !== undefined)
        delete under.scope;
    return { ...under, ...inputs };
}

// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(2210);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/config/problems.js


const TYPE_WORDS = {
    string: "text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    object: "a map",
    array: "a list",
    null: "null",
};
/** Keys that people put at the top level, and where they belong. */
const ELSEWHERE = {
    command: "server.command",
    url: "server.url",
    env: "server.env",
    headers: "server.headers",
    setup: "server.setup",
    cwd: "server.cwd",
    "working-directory": "server.cwd",
    working_directory: "server.cwd",
    strict: "checks.strict",
    max_description_length: "checks.max_description_length",
};
/** The steps of a JSON Pointer; digits become indexes where the value is a list. */
function steps(pointer, root) {
    const path = [];
    let value = root;
    for (const raw of pointer.split("/").slice(1)) {
        const key = raw.replaceAll("~1", "/").replaceAll("~0", "~");
        if (Array.isArray(value)) {
            path.push(Number(key));
            value = value[Number(key)];
        }
        else {
            path.push(key);
            value = (0,json/* member */.Dc)(value, key);
        }
    }
    return path;
}
/** `checks.robust-input.max_tools`, `suppress[0].reason`, or "the config". */
function pathText(path) {
    const text = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
    return text === "" ? "the config" : `\`${text.replace(/^\./, "")}\``;
}
const shown = (value) => {
    const text = JSON.stringify(value) ?? "nothing";
    return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
function unknownKey(error, path) {
    const key = String(error.params.additionalProperty);
    const known = (0,json/* isObject */.Gv)(error.parentSchema?.properties) ? Object.keys(error.parentSchema.properties) : [];
    const home = path.length === 0 && Object.hasOwn(ELSEWHERE, key) ? ELSEWHERE[key] : undefined;
    const hint = home ? ` It belongs at \`${home}\`.` : (0,nearest.didYouMean)(key, known);
    const what = path.length === 1 && path[0] === "checks" ? "check" : "key";
    return `unknown ${what} "${key}"${path.length > 0 ? ` in ${pathText(path)}` : ""}.${hint}`;
}
function missing(error, path) {
    const key = String(error.params.missingProperty);
    const why = path[0] === "suppress" && key === "reason" ? " Say why the finding is accepted." : "";
    return `${pathText(path)} has no \`${key}\`.${why}`;
}
function typeMessage(error, where) {
    const types = Array.isArray(error.params.type) ? error.params.type : String(error.params.type).split(",");
    return `${where} must be ${types.map((type) => TYPE_WORDS[type] ?? type).join(" or ")}, not ${shown(error.data)}.`;
}
function patternMessage(error, path) {
    const where = pathText(path);
    if (path.at(-1) === "reason")
        return `${where} is empty. Say why the finding is accepted.`;
    if (path.at(-1) === "expires")
        return `${where} must be a day such as 2030-01-31, not ${shown(error.data)}.`;
    return `${where} must match ${error.params.pattern}.`;
}
function describe(error, path) {
    const where = pathText(path);
    switch (error.keyword) {
        case "additionalProperties":
            return unknownKey(error, path);
        case "required":
            return missing(error, path);
        case "type":
            return typeMessage(error, where);
        case "enum": {
            const allowed = error.params.allowedValues.map(String);
            const list = allowed.length <= 12 ? `one of ${allowed.join(", ")}` : "a known name";
            return `${where} must be ${list}, not ${shown(error.data)}.${(0,nearest.didYouMean)(String(error.data), allowed)}`;
        }
        case "pattern":
            return patternMessage(error, path);
        case "minLength":
        case "minItems":
            return `${where} must not be empty.`;
        default:
            return `${where} ${error.message ?? "is not valid"}, but is ${shown(error.data)}.`;
    }
}
/** Turns what Ajv found (with `verbose`) into problems a person can mend, without those that only follow from another. */
function problemsOf(errors, root) {
    return errors.map((error) => {
        const path = steps(error.instancePath, root);
        const key = error.keyword === "additionalProperties" ? String(error.params.additionalProperty) : null;
        return { path, key, message: describe(error, path) };
    });
}

// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./build/config/semantics.js



const listAt = (root, key) => {
    const value = (0,json/* member */.Dc)(root, key);
    return Array.isArray(value) ? value : [];
};
function repeatedNames(probes) {
    const seen = new Set();
    return probes.flatMap((probe, index) => {
        const name = (0,json/* member */.Dc)(probe, "name");
        if (!seen.has(name)) {
            seen.add(name);
            return [];
        }
        const message = `\`probes[${index}].name\` is "${String(name)}", which another probe has already.`;
        return [{ path: ["probes", index, "name"], key: null, message }];
    });
}
function unknownProbes(bench, probes) {
    const names = probes.map((probe) => String((0,json/* member */.Dc)(probe, "name")));
    return bench.flatMap((entry, index) => {
        const name = String((0,json/* member */.Dc)(entry, "probe"));
        if (names.includes(name))
            return [];
        const message = `\`bench[${index}].probe\` is "${name}", but no probe has this name.${(0,nearest.didYouMean)(name, names)}`;
        return [{ path: ["bench", index, "probe"], key: null, message }];
    });
}
/** Regular expressions that do not compile, in an expectation and in those below its `jsonpath`. */
function badRegex(expectation, path, depth = 0) {
    if (!(0,json/* isObject */.Gv)(expectation) || depth > 10)
        return [];
    const below = Object.entries((0,json/* isObject */.Gv)(expectation.jsonpath) ? expectation.jsonpath : {}).flatMap(([at, value]) => badRegex(value, [...path, "jsonpath", at], depth + 1));
    const { regex } = expectation;
    if (typeof regex !== "string")
        return below;
    try {
        build/* RE2JS */.L3.compile(regex);
        return below;
    }
    catch (error) {
        const why = error instanceof Error ? error.message : "not valid";
        const message = `the regular expression ${JSON.stringify(regex)} cannot be used: ${why}. (RE2 syntax: no look-around, no back-references.)`;
        return [...below, { path: [...path, "regex"], key: null, message }];
    }
}
/** A day that exists: 2030-02-31 has the form of a day but is none. */
function isDay(text) {
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
function badDays(suppressions) {
    return suppressions.flatMap((entry, index) => {
        const day = (0,json/* member */.Dc)(entry, "expires");
        if (typeof day !== "string" || isDay(day))
            return [];
        const message = `\`suppress[${index}].expires\` is ${day}, which is not a day of the calendar.`;
        return [{ path: ["suppress", index, "expires"], key: null, message }];
    });
}
/** What is wrong with a config file that the JSON Schema cannot say. Expects a file that is valid under it. */
function semanticProblems(root) {
    const probes = listAt(root, "probes");
    return [
        ...repeatedNames(probes),
        ...unknownProbes(listAt(root, "bench"), probes),
        ...probes.flatMap((probe, index) => badRegex((0,json/* member */.Dc)(probe, "expect"), ["probes", index, "expect"])),
        ...badDays(listAt(root, "suppress")),
    ];
}

;// CONCATENATED MODULE: ./build/config/yaml-faults.js
/** A line that holds a key, so that its indentation decides where the key belongs. */
const KEY_LINE = /^[ \t]+[^\s#].*?:(?=\s|$)/m;
const DEEPER = "this line is indented deeper than the one before it, which has its value already: give the keys of one map the same indentation.";
const WORDS = {
    BLOCK_AS_IMPLICIT_KEY: "a value that holds a colon and a space must stand in quotes.",
    MULTILINE_IMPLICIT_KEY: "a key has no colon behind it: write `key: value`, or `key:` above its indented lines.",
    BAD_INDENT: "this line is indented unlike the keys before it: give the keys of one map the same indentation.",
    TAB_AS_INDENT: "this line is indented with a tab: use spaces.",
    DUPLICATE_KEY: "this key stands there twice: keep one of the two.",
    MULTIPLE_DOCS: "a second document begins here: the config is one, leave out the line `---`.",
    BAD_SCALAR_START: "a value that begins with this character must stand in quotes.",
};
/** Words for what the parser tells apart by its message alone. */
function wordsOf({ code, message }) {
    if (code === "BAD_INDENT" && message.startsWith("Flow "))
        return "what `[` or `{` opened before is not closed: add the `]` or `}`.";
    if (message.startsWith("Sequence item without"))
        return "this line stands among the items of a list: begin it with `- `, or indent it like the first key of its item.";
    if (message.startsWith("Missing closing"))
        return "a quote that was opened before is not closed: close it.";
    return WORDS[code] ?? `${message.split("\n")[0]}.`;
}
/** A key below a value that is complete: the parser points at the value, the mistake is in the line of the key. */
function deeperKey(text, fault) {
    const from = text.indexOf("\n", fault.pos[0]) + 1;
    const line = from === 0 ? null : KEY_LINE.exec(text.slice(from));
    if (line === null)
        return null;
    return { offset: from + line.index + line[0].search(/\S/), message: DEEPER };
}
/** Where the first line at or below an offset begins that is neither empty nor a comment. */
function nextLine(text, offset) {
    const from = text.lastIndexOf("\n", offset - 1) + 1;
    const line = /^[ \t]*(?=[^\s#])/m.exec(text.slice(from));
    return line === null ? offset : from + line.index + line[0].length;
}
function placed(text, fault) {
    const message = wordsOf(fault);
    const [offset] = fault.pos;
    return { offset: message === WORDS.BAD_INDENT ? nextLine(text, offset) : offset, message };
}
/**
 * What the parser found, in words that say what to do. Of a wrong structure only the first fault is told, since the others
 * follow from it; keys that stand twice are told all.
 */
function yamlFaults(text, faults) {
    const doubled = faults.filter(({ code }) => code === "DUPLICATE_KEY");
    const [first] = faults.filter(({ code }) => code !== "DUPLICATE_KEY");
    if (first === undefined)
        return doubled.map((fault) => placed(text, fault));
    const spansLines = faults.some(({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === first.pos[0] && first.code !== code);
    return [(spansLines ? deeperKey(text, first) : null) ?? placed(text, first)];
}

;// CONCATENATED MODULE: ./build/config/load.js








const LARGEST = 1_000_000;
const SHOWN = 5;
/** Problems that are looked at; looking for the place of each takes time. */
const LOOKED_AT = 100;
/** Offset of the value or key that a problem is about; of its nearest parent where it has no place of its own. */
function offsetOf(document, problem) {
    for (let depth = problem.path.length; depth >= 0; depth--) {
        const node = document.getIn(problem.path.slice(0, depth), true);
        if (!(0,dist/* isNode */.Ll)(node))
            continue;
        if (problem.key !== null && depth === problem.path.length && (0,dist/* isMap */.jh)(node)) {
            const pair = node.items.find((item) => (0,dist/* isScalar */.jn)(item.key) && String(item.key.value) === problem.key);
            if (pair && (0,dist/* isNode */.Ll)(pair.key))
                return pair.key.range?.[0] ?? 0;
        }
        return node.range?.[0] ?? 0;
    }
    return 0;
}
function refuse(path, lines, count = lines.length) {
    const more = count > SHOWN ? [`... and ${count - SHOWN} more.`] : [];
    throw new errors/* UsageError */.eb([...lines.slice(0, SHOWN), ...more].map((line) => `${path}:${line}`).join("\n"));
}
function parse(path, text, lines) {
    if (text.length > LARGEST)
        throw new errors/* UsageError */.eb(`${path} is larger than ${LARGEST} characters.`);
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
    const faults = yamlFaults(text, [...document.errors, ...document.warnings]);
    if (faults.length > 0) {
        refuse(path, faults.map(({ offset, message }) => {
            const at = lines.linePos(offset);
            return `${at.line}:${at.col}: not valid YAML: ${message}`;
        }));
    }
    return document;
}
function toValue(path, document) {
    try {
        return (document.toJS({ maxAliasCount: 100 }) ?? {});
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`${path}: ${error instanceof Error ? error.message : "cannot be read"}.`);
    }
}
/**
 * Reads and validates a config file. Throws UsageError that names file, line, column and, for an unknown key, the
 * nearest known one.
 */
function loadConfig(path, text, checks) {
    const lines = new dist/* LineCounter */.HN();
    const document = parse(path, text, lines);
    const value = toValue(path, document);
    if (!(0,json/* isObject */.Gv)(value))
        refuse(path, ["1:1: the config must be a map of settings."]);
    const ajv = new _2020.Ajv2020({ allErrors: true, verbose: true, strict: false });
    const validate = ajv.compile(configSchema(checks));
    const errors = validate(value) ? [] : (validate.errors ?? []);
    const all = errors.length === 0 ? semanticProblems(value) : problemsOf(errors.slice(0, LOOKED_AT), value);
    const problems = all.slice(0, LOOKED_AT);
    if (problems.length === 0)
        return value;
    const placed = problems.map((problem) => ({ problem, offset: offsetOf(document, problem) }));
    placed.sort((a, b) => a.offset - b.offset);
    refuse(path, placed.map(({ problem, offset }) => {
        const at = lines.linePos(offset);
        return `${at.line}:${at.col}: ${problem.message}`;
    }), Math.max(errors.length, all.length));
}

;// CONCATENATED MODULE: ./build/config/probes.js


const DEFAULT_CALLS = 100;
function expandJson(value, where, environment, read) {
    if (typeof value === "string") {
        const expanded = expand(value, where, environment);
        Object.assign(read, expanded.read);
        return expanded.text;
    }
    if (Array.isArray(value)) {
        return value.map((item, index) => expandJson(item, `${where}[${index}]`, environment, read));
    }
    if (typeof value !== "object" || value === null)
        return value;
    const entries = Object.entries(value).map(([key, item]) => [
        key,
        expandJson(item, `${where}.${key}`, environment, read),
    ]);
    return Object.fromEntries(entries);
}
/**
 * The probes of the config file. `$NAME` and `${NAME}` anywhere in `arguments` read the environment, `$$` is a dollar
 * sign; expectations are taken as they stand (a `$` there is JSONPath or a regular expression). Throws UsageError.
 */
function probesOf(file, environment) {
    const read = emptyPairs();
    const probes = (file.probes ?? []).map((probe, index) => {
        const args = probe.arguments ?? {};
        const where = `probes[${index}].arguments`;
        return {
            name: probe.name,
            tool: probe.tool,
            arguments: expandJson(args, where, environment, read),
            expect: (probe.expect ?? {}),
            retries: probe.retries ?? 0,
        };
    });
    return { probes, read };
}
/** The timed series of the config file, with their defaults. */
function benchOf(file) {
    return (file.bench ?? []).map((entry) => ({
        ...entry,
        calls: entry.calls ?? DEFAULT_CALLS,
        concurrency: entry.concurrency ?? 1,
    }));
}

;// CONCATENATED MODULE: ./build/config/secrets.js

/** Shorter values cannot be told from ordinary text: masking them would shred the report. */
const SHORTEST = 4;
const SECRET_NAME = /key|token|secret|passw|passphrase|pwd|auth|credential|cookie|session|private|signature|dsn|conn|bearer|jwt|^pat$|_pat$|salt|license|webhook/i;
const MEASURE_NAME = /max|min|limit|count|timeout|ttl|size|length|enable|disable|expir|port|interval|retries/i;
const SWITCH = /^(?:true|false|yes|no|on|off|null|none|undefined)$/i;
const NUMBER = /^-?\d{1,10}(?:\.\d{1,6})?$/;
const PLAIN_WORD = /^[A-Za-z][A-Za-z_-]{0,15}$/;
const PATH = /^(?:\.{0,2}|~|\$WORKSPACE|[A-Za-z]:)[\\/][\w .@+\\/:-]*$|^\.{1,2}$/;
/** Stands for a folder of the run, whatever the name speaks of: to mask the word would mask it everywhere. */
const isWorkspace = (value) => value === workspace/* WORKSPACE */.u || (value.startsWith(`${workspace/* WORKSPACE */.u}/`) && PATH.test(value));
/** Whether a name is one people give to secrets: `API_KEY`, `Authorization`, `db-password`. */
function looksSecret(name) {
    return SECRET_NAME.test(name);
}
/**
 * Whether the value of a variable or header must be masked. All are, but for what could not be one: switches, values
 * under four characters, and plain words, numbers and paths whose name does not speak of a secret (`LOG_LEVEL=error`
 * must not blank out every "error" of a report).
 */
function isSecret(name, value) {
    if (value.length < SHORTEST || SWITCH.test(value) || isWorkspace(value))
        return false;
    if (NUMBER.test(value))
        return looksSecret(name) && !MEASURE_NAME.test(name);
    if (looksSecret(name))
        return true;
    return !PLAIN_WORD.test(value) && !PATH.test(value);
}
/** Parts of a value that are secret on their own: the token after a scheme, the password in a connection string. */
function parts(value) {
    const found = [];
    const scheme = /^(?:Bearer|Basic|Token|ApiKey|Digest) +(\S+)$/i.exec(value);
    if (scheme)
        found.push(scheme[1]);
    const login = /^[a-z][a-z0-9+.-]{0,30}:\/\/[^\s:@/]{0,200}:([^\s@/]{1,500})@/i.exec(value);
    if (login)
        found.push(login[1]);
    for (const line of value.split(/\r?\n/))
        if (line !== value)
            found.push(line.trim());
    return found.filter((part) => part.length >= SHORTEST);
}
/** The secrets among variables or headers, each with the parts of it that must not show either. */
function secretsOf(pairs) {
    return Object.entries(pairs)
        .filter(([name, value]) => isSecret(name, value))
        .flatMap(([name, value]) => [value, ...parts(value)].map((text) => ({ name, value: text })));
}
/** Values that follow an option or name that speaks of a secret: `--api-key VALUE`, `--token=VALUE`, `API_KEY=VALUE`. */
function secretsOfWords(words) {
    const pairs = [];
    for (const [index, word] of words.entries()) {
        const inline = /^(?:-{1,2})?([A-Za-z][\w-]*)=(.+)$/s.exec(word);
        if (inline)
            pairs.push({ name: inline[1], value: inline[2] });
        const next = words[index + 1];
        const option = /^--?([A-Za-z][\w-]*)$/.exec(word);
        if (option && next !== undefined && !next.startsWith("-"))
            pairs.push({ name: option[1], value: next });
    }
    return pairs.filter(({ name, value }) => looksSecret(name) && isSecret(name, value) && !PATH.test(value));
}
/** Names of variables that hold a credential and nothing else. */
const CREDENTIAL = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|SECRET_KEY|PRIVATE_KEY)$/i;
/** Shorter values of variables that nobody gave to the server are more likely words of a report than secrets in it. */
const SHORTEST_UNGIVEN = 12;
/**
 * Credentials among the variables of the job. The server is not given them, but it runs as the same user: what it finds
 * elsewhere must not show either.
 */
function secretsOfJob(environment) {
    return Object.entries(environment).flatMap(([name, value = ""]) => {
        const plain = PLAIN_WORD.test(value) || NUMBER.test(value) || PATH.test(value);
        return CREDENTIAL.test(name) && value.length >= SHORTEST_UNGIVEN && !plain ? [{ name, value }] : [];
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/config/shard.js

/** Reads `i/n`, with i from 1 to n. Throws UsageError. */
function readShard(text) {
    const found = /^(\d{1,5})\/(\d{1,5})$/.exec(text.trim());
    const index = Number(found?.[1]);
    const count = Number(found?.[2]);
    if (found === null || index < 1 || index > count) {
        throw new errors/* UsageError */.eb(`\`shard\` must be \`i/n\` with i from 1 to n, such as \`1/4\`, not "${text.slice(0, 40)}".`);
    }
    return { index, count };
}

;// CONCATENATED MODULE: ./build/config/settings.js




/** Connections of the `concurrency` check when it is switched on without a number. */
const DEFAULT_CONCURRENCY = 5;
/** Calls a tool gets of `fuzz` when it is switched on without a number. */
const DEFAULT_FUZZ = 50;
/** Seeds are drawn below this: short enough to be typed. */
const SEEDS = 1_000_000;
function scopeOf(given) {
    if (given["include-destructive"] !== true)
        return given.scope ?? "read-only";
    if (given.scope !== undefined && given.scope !== "all") {
        throw new errors/* UsageError */.eb(`\`include-destructive\` means scope \`all\`, but \`scope\` is \`${given.scope}\`: keep one of them.`);
    }
    return "all";
}
/** Whether an opt-in check was switched on by name in the config file or the short form. */
const switchedOn = (checks, id) => checks[id]?.enabled === true;
const switchedOff = (checks, id) => checks[id]?.enabled === false;
function concurrencyOf(given, checks) {
    const asked = given.concurrency;
    if (asked === 1) {
        throw new errors/* UsageError */.eb("`concurrency` must be 0 (off) or at least 2: one connection alone shows nothing.");
    }
    if (switchedOff(checks, "concurrency"))
        return 0;
    return asked ?? (switchedOn(checks, "concurrency") ? DEFAULT_CONCURRENCY : 0);
}
function sequentialOf(given, checks, scope) {
    const byName = switchedOn(checks, "lifecycle") || switchedOn(checks, "cross-resource");
    if (switchedOff(checks, "lifecycle") && switchedOff(checks, "cross-resource"))
        return false;
    const sequential = given.sequential ?? byName;
    if (sequential && scope !== "all") {
        throw new errors/* UsageError */.eb(`\`sequential\` creates and deletes what the server keeps: it needs \`scope: all\`, but the scope is \`${scope}\`.`);
    }
    return sequential;
}
/** A seed is drawn here, once, so that a base that is audited beside gets the same calls. Shards must agree without a word: theirs is 0. */
function fuzzOf({ given, file, checks }) {
    const asked = given.fuzz ?? file.fuzz?.calls ?? (switchedOn(checks, "fuzz") ? DEFAULT_FUZZ : 0);
    const calls = switchedOff(checks, "fuzz") ? 0 : asked;
    const seed = given["fuzz-seed"] ?? file.fuzz?.seed ?? null;
    if (calls === 0 || seed !== null)
        return { calls, seed };
    return { calls, seed: given.shard === undefined ? (0,external_node_crypto_.randomInt)(SEEDS) : 0 };
}
function recordSettings(basis) {
    const { given, file, checks, known, probes } = basis;
    const scope = scopeOf(given);
    const robust = checks["robust-input"];
    const { max_tools: maxTools, hang_ms: hangMs } = robust?.options ?? {};
    return {
        scope,
        protocol: given.protocol ?? "auto",
        tools: given.tools ?? [],
        excludeTools: given["exclude-tools"] ?? [],
        timeoutMs: given["timeout-ms"] ?? 15_000,
        startupTimeoutMs: given["startup-timeout-ms"] ?? 60_000,
        timeoutProbeSec: given["timeout-probe"] ?? 10,
        robustInput: {
            enabled: known.has("robust-input") && (robust?.enabled ?? true),
            maxTools: typeof maxTools === "number" ? maxTools : 25,
            hangMs: typeof hangMs === "number" ? hangMs : null,
        },
        concurrency: concurrencyOf(given, checks),
        sequential: sequentialOf(given, checks, scope),
        fuzz: fuzzOf(basis),
        probes,
        bench: switchedOff(checks, "bench") ? [] : benchOf(file),
        workers: given.workers ?? 1,
        maxCallsPerSecond: given["max-calls-per-second"] ?? 0,
        shard: given.shard === undefined ? null : readShard(given.shard),
    };
}
function suppressionsOf(file) {
    return (file.suppress ?? []).map(({ check, tool, reason, expires }) => ({
        check,
        tool: tool ?? null,
        reason,
        expires: expires ?? null,
    }));
}
function judgeSettings(given, file, checks) {
    return {
        checks,
        strict: given.strict ?? false,
        suppressions: suppressionsOf(file),
        weights: (file.weights ?? {}),
        failOn: given["fail-on"] ?? "error",
        failUnder: {
            overall: given["fail-under"] ?? 0,
            robustness: given["fail-under-robustness"] ?? 0,
            latency: given["fail-under-latency"] ?? 0,
            "response-size": given["fail-under-response-size"] ?? 0,
            concurrency: given["fail-under-concurrency"] ?? 0,
        },
    };
}
/** The settings that shape the evidence and those that judge it. Throws UsageError. */
function settingsOf(basis) {
    return {
        record: recordSettings(basis),
        judge: judgeSettings(basis.given, basis.file, basis.checks),
    };
}

// EXTERNAL MODULE: ./build/text/host.js
var text_host = __webpack_require__(5366);
// EXTERNAL MODULE: ./build/text/shell.js
var shell = __webpack_require__(9372);
// EXTERNAL MODULE: ./node_modules/shell-quote/index.js
var shell_quote = __webpack_require__(6591);
;// CONCATENATED MODULE: ./build/config/command.js



const ADVICE = "It is not run by a shell";
/**
 * Makes `text` ready for the word splitter, which takes any `#` for a comment and forgives an open quote: a `#` inside a
 * word is escaped (`github:owner/repo#tag` is one word), an open quote or a back-tick is an error.
 */
function prepare(text) {
    let quote = null;
    let result = "";
    for (let i = 0; i < text.length; i++) {
        const char = text[i];
        if (char === "\\" && quote !== "'") {
            result += char + (text[++i] ?? "");
            continue;
        }
        if (char === "`" && quote !== "'") {
            throw new errors/* UsageError */.eb(`\`command\` holds a back-tick. ${ADVICE}, so no command is put in its place.`);
        }
        if (quote === null && (char === "'" || char === '"'))
            quote = char;
        else if (quote === char)
            quote = null;
        else if (char === "#" && quote === null && /\S/.test(text[i - 1] ?? " "))
            result += "\\";
        result += char;
    }
    if (quote !== null)
        throw new errors/* UsageError */.eb(`\`command\` has a quote (${quote}) that is never closed.`);
    return result;
}
function refuseOperator(operator) {
    throw new errors/* UsageError */.eb(`\`command\` holds the shell operator "${operator}". ${ADVICE}: put what must happen first into \`setup\`, ` +
        "and leave only the command that starts the server. If the character belongs to a word, quote it.");
}
function refuseVariable(name) {
    throw new errors/* UsageError */.eb(`\`command\` holds "$${name}". ${ADVICE}, so variables are not replaced: give the value to the server through ` +
        "`env`, or put single quotes around it if it is meant as it stands.");
}
/** The first word tells of a habit that only works in a shell. */
function refuseShellHabits(words) {
    const first = words[0];
    if (/^[A-Za-z_][A-Za-z0-9_]*=/.test(first)) {
        throw new errors/* UsageError */.eb(`\`command\` begins with "${first.split("=")[0]}=...". Set variables through \`env\`.`);
    }
    if (first === "cd") {
        throw new errors/* UsageError */.eb("`command` begins with `cd`. Set the directory through `working-directory`.");
    }
}
/** `$WORKSPACE` stays: it is the throwaway workspace of the run. Any other variable is refused later on. */
const variable = (name) => (`$${name}` === workspace/* WORKSPACE */.u ? workspace/* WORKSPACE */.u : { op: `$${name}` });
/**
 * Splits a command into words as a POSIX shell does (quotes, backslashes, comments), without ever running one. Patterns
 * such as `*.js` stay as they are. Throws UsageError on operators, variables and open quotes.
 */
function splitCommand(text) {
    const joined = text.trim().replace(/\\\r?\n/g, " ");
    if (/[\r\n]/.test(joined)) {
        throw new errors/* UsageError */.eb("`command` holds several lines. It is one command, the one that starts the server: put the others into `setup`.");
    }
    const words = [];
    for (const token of (0,shell_quote.parse)(prepare(joined), variable)) {
        if (typeof token === "string")
            words.push(token);
        else if ("pattern" in token)
            words.push(token.pattern);
        else if ("op" in token && token.op.startsWith("$"))
            refuseVariable(token.op.slice(1));
        else if ("op" in token)
            refuseOperator(token.op);
    }
    if (words.length === 0 || words[0] === "")
        throw new errors/* UsageError */.eb("`command` holds no word.");
    refuseShellHabits(words);
    return words;
}

;// CONCATENATED MODULE: ./build/config/target.js





function httpTarget(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
        throw new errors/* UsageError */.eb(`\`url\` must be an address such as https://example.com/mcp, not "${text.slice(0, 80)}".`);
    }
    if (url.username !== "" || url.password !== "") {
        throw new errors/* UsageError */.eb("`url` holds a user name or password: give credentials through `headers`, which are masked.");
    }
    const secrets = [...url.searchParams].flatMap(([name, value]) => looksSecret(name) && isSecret(name, value) ? [{ name, value }] : []);
    const display = `${url.origin}${url.pathname}${url.search === "" ? "" : "?..."}`;
    return { target: { transport: "http", url: url.href, display }, secrets };
}
const MORE_THAN_READING = {
    malformed: "sends malformed calls to every tool",
    all: "calls every tool, also those that change or delete what the server keeps,",
};
/** What is said of a run that may change something on a server which others may use too. */
function farAway(target, scope) {
    const what = MORE_THAN_READING[scope];
    if (what === undefined || target.transport !== "http" || target.url === "")
        return [];
    const { hostname, host } = new URL(target.url);
    if ((0,text_host/* isLoopback */.U9)(hostname))
        return [];
    return [
        `\`scope: ${scope}\` ${what} on ${host}, which is not this machine: audit a server of your own, made for tests, ` +
            "or keep to `scope: read-only`.",
    ];
}
function stdioTarget(command, cwd) {
    const words = typeof command === "string" ? splitCommand(command) : [...command];
    const [first, ...args] = words;
    if (first === undefined || first === "")
        throw new errors/* UsageError */.eb("`command` holds no word.");
    if (words.some((word) => word.includes("\0")))
        throw new errors/* UsageError */.eb("`command` holds a NUL character.");
    const secrets = secretsOfWords(words);
    return { target: { transport: "stdio", command: first, args, cwd, display: (0,shell/* shellJoin */.n)(words) }, secrets };
}
/** The one server of a run. Throws UsageError when there is none, or more than one. */
function resolveTarget(given, cwd) {
    const { command, url } = given;
    if (command !== undefined && url !== undefined) {
        throw new errors/* UsageError */.eb("Both a `command` and a `url` are given: an audit has one server, keep one of them.");
    }
    if (url !== undefined)
        return httpTarget(url);
    if (command !== undefined)
        return stdioTarget(command, cwd);
    throw new errors/* UsageError */.eb("No server to audit. Say how to start it, such as `command: node build/index.js` (on the command line: " +
        "`-- node build/index.js`), or give the `url` of one that runs.");
}

// EXTERNAL MODULE: ./build/config/values.js
var values = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/config/resolve.js














/** Where the config file is looked for when no input names one. */
const DEFAULT_CONFIGS = [".github/mcp-audit.yml", ".github/mcp-audit.yaml"];
/** Stands for the server in mode `publish`, which starts none. */
const NO_TARGET = { transport: "http", url: "", display: "" };
/** Where the committed tool contract is kept unless an input says otherwise. */
const DEFAULT_SNAPSHOT = ".github/mcp-tools.snapshot.json";
function findConfig(given, context) {
    const wanted = given.config;
    // A workspace that holds nothing but another run's artifact must not configure this one.
    if (wanted === undefined && given.mode === "publish")
        return null;
    for (const path of wanted === undefined ? DEFAULT_CONFIGS : [wanted]) {
        const text = context.readFile((0,external_node_path_.resolve)(context.cwd, path));
        if (text !== null)
            return { path, text };
    }
    if (wanted !== undefined)
        throw new errors/* UsageError */.eb(`There is no config file at ${wanted}.`);
    return null;
}
/** An input that names a file of the user's, as an absolute path. Throws UsageError when the file is not there. */
function existing(name, given, context) {
    const wanted = given[name];
    if (wanted === undefined)
        return null;
    const path = (0,external_node_path_.resolve)(context.cwd, wanted);
    if (context.readFile(path) !== null)
        return path;
    if (name === "snapshot" && context.newSnapshot)
        return path;
    throw new errors/* UsageError */.eb(`\`${name}\` is "${wanted}", but there is no such file.`);
}
function snapshotPath(given, context) {
    const named = existing("snapshot", given, context);
    if (named !== null)
        return named;
    const path = (0,external_node_path_.resolve)(context.cwd, DEFAULT_SNAPSHOT);
    return context.newSnapshot || context.readFile(path) !== null ? path : null;
}
/** Files that the run reads or writes beside the report directory. */
function filesOf(given, context) {
    if (given.baseline !== undefined && given["baseline-ref"] !== undefined) {
        throw new errors/* UsageError */.eb("Both `baseline` and `baseline-ref` are given: a run has one baseline, keep one of them.");
    }
    const absolute = (path) => (path === undefined ? null : (0,external_node_path_.resolve)(context.cwd, path));
    return {
        baseline: existing("baseline", given, context),
        baselineRef: given["baseline-ref"] ?? null,
        snapshot: snapshotPath(given, context),
        fullTrace: absolute(given["full-trace"]),
        evidenceFile: absolute(given.evidence),
        junitFile: absolute(given.junit),
    };
}
function directory(given, cwd) {
    const wanted = given["working-directory"] ?? ".";
    const path = (0,external_node_path_.resolve)(cwd, wanted);
    if (!(0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory()) {
        throw new errors/* UsageError */.eb(`\`working-directory\` is "${wanted}", but there is no such directory.`);
    }
    return path;
}
function shortcutsOf(given, file) {
    return [
        {
            name: "slow-threshold-ms",
            check: "latency",
            option: "slow_threshold_ms",
            value: given["slow-threshold-ms"],
        },
        {
            name: "bloat-threshold-chars",
            check: "response-size",
            option: "bloat_threshold_chars",
            value: given["bloat-threshold-chars"],
        },
        {
            name: "max_description_length",
            check: "description-length",
            option: "max_description_length",
            value: file.checks?.max_description_length,
        },
    ];
}
/** Variables, headers and probes of the file and the inputs, and every secret among them and in what they read. */
function privateValues(given, file, context, warnings) {
    const env = fileEnv(file, context.environment);
    const headers = fileHeaders(file, context.environment);
    const { probes, read } = probesOf(file, context.environment);
    const allEnv = Object.assign(env.pairs, readEnv(given.env ?? [], warnings));
    const allHeaders = Object.assign(headers.pairs, readHeaders(given.headers ?? []));
    const secrets = [allEnv, allHeaders, env.read, headers.read, read].flatMap(secretsOf);
    return { env: allEnv, headers: allHeaders, probes, secrets };
}
function uniqueSecrets(secrets) {
    return [...new Map(secrets.map((secret) => [secret.value, secret])).values()];
}
function githubSettings(given) {
    return {
        comment: given.comment ?? "auto",
        commentKey: given["comment-key"] ?? "",
        checkRun: given["check-run"] ?? true,
        checkName: given["check-name"] ?? "MCP audit",
        annotations: given.annotations ?? "per-tool",
    };
}
/**
 * Decides a run from the inputs, the config file and the defaults, in this order of precedence. Throws UsageError, with
 * what to write instead, for anything that is wrong or missing.
 */
function resolveRun(inputs, context) {
    const checks = context.checks ?? registry_gen.CHECKS;
    const known = new Set(checks.map((check) => check.id));
    const warnings = [];
    const asked = (0,values/* readInputs */.K)(inputs);
    const config = findConfig(asked, context);
    const file = config === null ? {} : loadConfig(config.path, config.text, checks);
    const given = merge(inputsOfFile(file), asked);
    const workingDirectory = directory(given, context.cwd);
    const mode = given.mode ?? "audit";
    const { target, secrets: ofTarget } = mode === "publish" ? { target: NO_TARGET, secrets: [] } : resolveTarget(given, workingDirectory);
    const { env, headers, probes, secrets } = privateValues(asked, file, context, warnings);
    if (target.transport === "stdio" && Object.keys(headers).length > 0) {
        warnings.push("`headers` have no effect: they are for a `url`.");
    }
    const shortcuts = shortcutsOf(given, file);
    const ofChecks = checkSettings({ given, file, shortcuts, checks }, warnings);
    if (target.transport === "http" && (given.workers ?? 1) > 1) {
        warnings.push("`workers` has no effect: it is for a server that is started, not for a `url`.");
    }
    const token = given["github-token"];
    const settings = settingsOf({ given, file, checks: ofChecks, known, probes });
    warnings.push(...farAway(target, settings.record.scope));
    return {
        target,
        settings,
        env,
        headers,
        secrets: uniqueSecrets([
            ...secrets,
            ...ofTarget,
            ...secretsOfWords((given.setup ?? []).flatMap((command) => command.split(/\s+/))),
            ...(token ? [{ name: "GITHUB_TOKEN", value: token }] : []),
        ]),
        setup: given.setup ?? [],
        workingDirectory,
        configPath: config?.path ?? null,
        reportDir: (0,external_node_path_.resolve)(context.cwd, given["report-dir"] ?? "mcp-audit-report"),
        formats: given.formats ?? [...config_inputs/* FORMATS */.hR],
        ...filesOf(given, context),
        mode,
        allowPullRequestTarget: given["allow-pull-request-target"] ?? false,
        github: githubSettings(given),
        warnings,
    };
}

// EXTERNAL MODULE: ./build/text/path.js
var text_path = __webpack_require__(8379);
// EXTERNAL MODULE: ./build/report/terminal-width.js
var terminal_width = __webpack_require__(1814);
// EXTERNAL MODULE: ./build/report/terminal-words.js
var terminal_words = __webpack_require__(6107);
// EXTERNAL MODULE: ./build/text/cut.js
var cut = __webpack_require__(7850);
// EXTERNAL MODULE: ./build/text/plain.js
var plain = __webpack_require__(4854);
// EXTERNAL MODULE: ./build/cli/io.js
var cli_io = __webpack_require__(1973);
;// CONCATENATED MODULE: ./build/cli/progress.js





const ERASE = "\r\u001b[2K";
/** Redrawing more often only flickers; the clock in the line moves on its own. */
const REDRAW_MS = 80;
const TICK_MS = 500;
/** Calls after which a guess of the time left is worth telling. */
const ENOUGH = 5;
const STAGES = {
    start: "starting the server",
    list: "listing the tools",
    call: "calling",
    fuzz: "fuzzing",
    shrink: "looking for the smallest input",
    confirm: "confirming",
    bench: "timing",
    stop: "stopping the server",
    concurrency: "calling at once",
    lifecycle: "creating and deleting",
};
/** Stages that take their time, so that it is told how far they are. */
const COUNTED = new Set(["call", "confirm", "concurrency", "lifecycle"]);
/** What the line says: stage, tool and case in hand, calls made, time spent and left. */
function progressText(progress, elapsedMs) {
    const { stage, tool, case: id, done, total } = progress;
    const subject = [tool, id].filter((part) => part !== null).map((part) => (0,plain/* plain */.p)((0,cut/* oneLine */.T)(part)));
    const counted = total > 0 && stage !== "shrink" ? ` ${done}/${total}` : "";
    const guess = COUNTED.has(stage) && done >= ENOUGH && total > done ? (elapsedMs / done) * (total - done) : null;
    const left = guess === null ? "" : `, about ${(0,terminal_words/* durationText */.S5)(Math.ceil(guess / 1000) * 1000)} left`;
    const times = `${(0,terminal_words/* durationText */.S5)(Math.floor(elapsedMs / 1000) * 1000).replace(/^0 ms$/, "0 s")}${left}`;
    return [`${STAGES[stage]}${counted}`, ...(subject.length > 0 ? [subject.join(" ")] : []), times].join(" · ");
}
const SILENT = { update: () => { }, end: () => { } };
/** A progress line on stderr; a silent one where there is no terminal. */
function createProgress(io) {
    if (!(0,cli_io/* mayAnimate */.RY)(io.stderr, io.environment))
        return SILENT;
    const startedAt = io.now();
    let latest = null;
    let drawnAt = -Infinity;
    const draw = () => {
        if (latest === null)
            return;
        drawnAt = io.now();
        const text = progressText(latest, drawnAt - startedAt);
        io.stderr.write(`${ERASE}${(0,terminal_width/* cutToWidth */.G1)(text, (0,cli_io/* widthOfTerminal */.gu)(io.stderr, io.environment) - 1)}`);
    };
    const timer = setInterval(draw, TICK_MS);
    timer.unref();
    return {
        update(progress) {
            latest = progress;
            if (io.now() - drawnAt >= REDRAW_MS)
                draw();
        },
        end() {
            clearInterval(timer);
            if (latest !== null)
                io.stderr.write(ERASE);
            latest = null;
        },
    };
}

// EXTERNAL MODULE: ./build/cli/read.js
var cli_read = __webpack_require__(8669);
;// CONCATENATED MODULE: ./build/cli/session.js




/** The real ones, loaded when they are needed. */
async function auditServices() {
    const { audit } = await Promise.all(/* import() */[__webpack_require__.e(603), __webpack_require__.e(359), __webpack_require__.e(164), __webpack_require__.e(883)]).then(__webpack_require__.bind(__webpack_require__, 5883));
    return { audit };
}
/** Says warnings of the inputs and the config, on stderr. */
function tellWarnings(run, io) {
    const setup = run.setup.length > 0
        ? ["`setup` is run by the action only: on the command line, run it yourself before."]
        : [];
    for (const warning of [...run.warnings, ...setup])
        io.stderr.write(`mcp-audit: ${warning}\n`);
}
/** Decides a run from what the command line was given. Throws UsageError. */
function resolveFor(inputs, io, newSnapshot = false) {
    const run = resolveRun(inputs, {
        cwd: io.cwd,
        environment: io.environment,
        readFile: cli_read/* readIfThere */.q,
        newSnapshot,
    });
    tellWarnings(run, io);
    return run;
}
/** How a file of the user's is called in reports: relative to where the command was given, with forward slashes. */
const shownPath = (path, io) => (0,text_path/* pathFrom */.I)(io.cwd, path);
async function snapshotOf(run, io) {
    const text = run.snapshot === null ? null : (0,cli_read/* readIfThere */.q)(run.snapshot);
    if (run.snapshot === null || text === null)
        return null;
    const { parseSnapshot } = await __webpack_require__.e(/* import() */ 264).then(__webpack_require__.bind(__webpack_require__, 7264));
    return parseSnapshot(text, shownPath(run.snapshot, io));
}
async function baselineOf(run, io) {
    const text = run.baseline === null ? null : (0,cli_read/* readIfThere */.q)(run.baseline);
    if (run.baseline === null || text === null)
        return null;
    const { baselineFromText } = await __webpack_require__.e(/* import() */ 454).then(__webpack_require__.bind(__webpack_require__, 3454));
    return baselineFromText(shownPath(run.baseline, io), text);
}
/** Audits the server of a run, with progress on the terminal. */
async function auditRun(run, io, services) {
    const { target, settings, env, headers, secrets } = run;
    const snapshot = await snapshotOf(run, io);
    const baseline = await baselineOf(run, io);
    const progress = createProgress(io);
    try {
        return await services.audit({
            target,
            settings,
            env: { ...env },
            headers: { ...headers },
            secrets,
            workspace: io.cwd,
            snapshot,
            baseline,
            signal: io.signal,
            onProgress: progress.update,
        });
    }
    finally {
        progress.end();
    }
}
/** The run with nothing in it that calls a tool. */
function withoutCalls(run) {
    const record = {
        ...run.settings.record,
        scope: "static",
        concurrency: 0,
        sequential: false,
        fuzz: { calls: 0, seed: null },
        probes: [],
        bench: [],
    };
    return { ...run, settings: { ...run.settings, record } };
}
/** Inputs that would ask for calls, replaced by those that ask for none. */
function staticInputs(inputs) {
    const { "include-destructive": _, ...rest } = inputs;
    return { ...rest, scope: "static", sequential: "false", concurrency: "0" };
}


/***/ }),

/***/ 3017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2011);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9190);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9445);



function isGiven(raw) {
    return raw !== undefined && (typeof raw === "string" ? raw.trim() !== "" : raw.length > 0);
}
/** A repeated option that takes one value: the last wins. */
const last = (raw) => (typeof raw === "string" ? raw : raw[raw.length - 1]).trim();
function readBool(input, text) {
    if (/^true$/i.test(text))
        return true;
    if (/^false$/i.test(text))
        return false;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`\`${input.name}\` must be true or false, not "${text}".`);
}
const DECIMAL = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;
function readNumber(input, text) {
    const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
    const whole = input.kind === "int";
    if (Number.isNaN(value) || (whole && !Number.isInteger(value))) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`\`${input.name}\` must be a ${whole ? "whole " : ""}number, not "${text}".`);
    }
    const { min = -Infinity, max = Infinity } = input;
    if (value < min || value > max) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`\`${input.name}\` must be between ${min} and ${max}, not ${text}.`);
    }
    return value;
}
function oneOf(input, text) {
    const values = input.values ?? [];
    if (values.includes(text))
        return text;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`\`${input.name}\` must be one of ${values.join(", ")}, not "${text}".${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__.didYouMean)(text, values)}`);
}
/** Lines of a text; an array keeps its entries whole, so that a value may span lines. */
function readLines(raw) {
    const entries = typeof raw === "string" ? raw.split(/\r?\n/) : raw;
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
}
function readList(input, raw) {
    const text = typeof raw === "string" ? raw : raw.join("\n");
    const entries = readLines(text.replaceAll(",", "\n"));
    return input.values ? entries.map((entry) => oneOf(input, entry)) : entries;
}
function readOne(input, raw) {
    switch (input.kind) {
        case "command":
            return raw;
        case "lines":
            return readLines(raw);
        case "list":
            return readList(input, raw);
        case "bool":
            return readBool(input, last(raw));
        case "int":
        case "number":
            return readNumber(input, last(raw));
        case "enum":
            return oneOf(input, last(raw));
        case "string":
            return last(raw);
    }
}
/** Reads every given input by its kind. Throws UsageError that names the input and what it takes. */
function readInputs(raw) {
    const given = {};
    const inputs = _inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc;
    for (const input of inputs) {
        const text = raw[input.name];
        if (!isGiven(text))
            continue;
        given[input.name] = readOne(input, text);
    }
    return given;
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: () => (/* binding */ CATEGORIES),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/** What checks are grouped and scored by, in the order of the report. */
const CATEGORIES = [
    "robustness",
    "contract",
    "fidelity",
    "safety",
    "protocol",
    "performance",
    "state",
];
/** How much a finding weighs, the worst first. */
const SEVERITIES = ["error", "warning", "notice"];
/** 0 for the worst severity: what lists are sorted by. */
const severityRank = (severity) => SEVERITIES.indexOf(severity);


/***/ }),

/***/ 9598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   eJ: () => (/* binding */ numberMember),
/* harmony export */   sk: () => (/* binding */ stringMember)
/* harmony export */ });
/** True for a JSON object, false for arrays, null and scalars. */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The member `key` of `value` when `value` is an object that owns it, else undefined. Safe for `__proto__`. */
function member(value, key) {
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
/** The member `key` when it is a string, else null. */
function stringMember(value, key) {
    const found = member(value, key);
    return typeof found === "string" ? found : null;
}
/** The member `key` when it is a number, else null. */
function numberMember(value, key) {
    const found = member(value, key);
    return typeof found === "number" ? found : null;
}
/** The items of an array; none of anything else. */
function itemsOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The texts among the items of an array; none of anything else. */
function textsIn(value) {
    return itemsOf(value).filter((item) => typeof item === "string");
}


/***/ }),

/***/ 9259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ WORKSPACE)
/* harmony export */ });
/**
 * Stands for the throwaway workspace of a run: a folder that is made before the server starts and removed after it ended.
 * The real path takes its place on the wire, in the server's words and in its variables only, so that plans, evidence and
 * reports of two runs are equal.
 */
const WORKSPACE = "$WORKSPACE";


/***/ }),

/***/ 6107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lT: () => (/* binding */ countText),
/* harmony export */   oZ: () => (/* binding */ lineText)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7850);
/* harmony import */ var _text_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4854);
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6883);




/** `81.4`, `88.0`, `100`, or `not run`. */
const percentText = (percent) => percent === null ? "not run" : percent === 100 ? "100" : percent.toFixed(1);
/** Text of the server on one line of at most `max` characters, harmless to a terminal. */
const lineText = (value, max) => (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)((0,_text_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .p)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(value)), max);
/** `340 ms`, `1.2 s`, `2 min 5 s`. */
function durationText(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 60_000)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
/** `2 errors, 1 warning`; "" when there is none. */
function countText(findings) {
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.flatMap((severity) => {
        const { length } = findings.filter((finding) => finding.severity === severity);
        return length === 0 ? [] : [(0,_text_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(length, severity)];
    }).join(", ");
}


/***/ }),

/***/ 5493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ isHeaderName)
/* harmony export */ });
/** A token of HTTP (RFC 9110, section 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** Whether a text can be the name of a header, or a part of one. */
const isHeaderName = (text) => TOKEN.test(text);


/***/ }),

/***/ 5666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** The value of a JSON text; undefined when it is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The object that a JSON text is, such as a line of the wire; null when it is none. */
function objectOf(text) {
    const value = text === undefined ? undefined : parseJson(text);
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : null;
}
/** What steers a terminal, turns the direction of a text or is not seen, and is not escaped by `JSON.stringify`. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** JSON text with such characters as escape sequences: the same value, harmless where it is printed. */
function visibleJson(text) {
    return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
}


/***/ }),

/***/ 8379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ pathFrom),
/* harmony export */   q: () => (/* binding */ leadsOut)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** A path as it is called from `folder`, with forward slashes on every system. Both absolute. */
function pathFrom(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/");
}
/** Whether such a path leads out of its folder (on Windows also onto another drive). */
function leadsOut(path) {
    return path === ".." || path.startsWith("../") || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}


/***/ }),

/***/ 9372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ shellQuote),
/* harmony export */   n: () => (/* binding */ shellJoin)
/* harmony export */ });
const SAFE = /^[A-Za-z0-9_@%+=:,./-]+$/;
/** Controls, line breaks and characters that are not seen: shown as they are, they would be lost or steer a terminal. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
/** The escape sequence of one such character within `$'...'`. */
function unseen(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80)
        return `\\${code.toString(8).padStart(3, "0")}`;
    const hex = code.toString(16).toUpperCase();
    return code > 0xffff ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
/**
 * A word as a shell reads it back, single-quoted where needed. Never evaluated, whatever it holds. Characters that are
 * not seen are escaped, which takes a shell that knows `$'...'` (POSIX 2024; bash, zsh, ksh).
 */
function shellQuote(word) {
    if (SAFE.test(word))
        return word;
    if (UNSEEN.test(word)) {
        const quoted = word.replace(/[\\']/g, "\\$&").replace(new RegExp(UNSEEN, "gu"), unseen);
        return `$'${quoted}'`;
    }
    return `'${word.replaceAll("'", `'\\''`)}'`;
}
/** Words as one command line for a POSIX shell. */
function shellJoin(words) {
    return words.map(shellQuote).join(" ");
}


/***/ })

};
