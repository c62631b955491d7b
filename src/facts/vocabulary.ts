/** Words that classify texts of errors. Each list is data with tests for both sides; the order of use is in outcome.ts. */

/** Dumps of validators: a validation decision whatever else they say, and under whatever code. */
export const VALIDATOR_DUMP: readonly RegExp[] = [
  /"code"\s*:\s*"(?:invalid_type|invalid_literal|unrecognized_keys|invalid_union|invalid_enum_value|invalid_value|invalid_string|invalid_format|invalid_arguments|too_small|too_big|not_multiple_of)"/,
  /\bZodError\b/,
  /\b\d+ validation errors? for\b/i,
  /\bInput should be (?:a|an|valid|greater|less|equal|at)\b/i,
  /\bField required\b/,
  /\bmust have required propert/i,
  /\bmust NOT have additional propert/i,
  /\bmust match (?:pattern|format|a schema)\b/i,
  /\bExpected (?:string|number|integer|boolean|array|object|one of)\b[^\n]{0,80}\breceived\b/i,
  /\bcannot unmarshal \w+ into Go\b/,
  /\bmissing field `/,
  /\bunknown field `/,
  /\binvalid type: [^\n]{1,80}, expected /,
];

/** Sentences that call the arguments as a whole invalid or missing. Under a code of their own they need a name beside them. */
export const ARGUMENTS_INVALID: readonly RegExp[] = [
  /\b(?:input|argument|parameter|schema|request)s? validation (?:error|failed|failure)\b/i,
  /\bvalidation (?:failed|error)\b/i,
  /\b(?:invalid|missing|bad|wrong|malformed) (?:required )?(?:tool )?(?:input|arguments?|args|params|parameters?|fields?|propert(?:y|ies))\b/i,
  /\b(?:arguments?|parameters?|params|input) (?:is|are) (?:invalid|missing|required|not valid|malformed)\b/i,
  /\bexpected (?:string|number|integer|boolean|array|object|int|int64|float64|str|bool|map|list)\b[^\n]{0,80}\b(?:received|got|found)\b/i,
  /\bmissing \d* ?required (?:positional |keyword-only )?arguments?\b/i,
];

/** What a validation decision says about a parameter that it names. */
export const ABOUT_PARAMETER: readonly RegExp[] = [
  /\brequired\b/i,
  /\bmissing\b/i,
  /\binvalid\b/i,
  /\bmust (?:be|not|have|contain|provide|specify|include)\b/i,
  /\bshould be\b/i,
  /\bexpected\b/i,
  /\bnot (?:a |an )?(?:valid|allowed|provided|specified|given)\b/i,
  /\b(?:is|are|was) (?:empty|undefined|null|missing)\b/i,
  /\b(?:provide|specify|give|pass|supply)\b/i,
  /\b(?:unknown|unsupported|unrecognized|unexpected) (?:value|argument|parameter|option|property|type)\b/i,
  /\bof type\b/i,
  /\bcannot be\b/i,
];

/** Unhandled errors of runtimes. A validation message never reads like these. */
export const RUNTIME_ERROR: readonly RegExp[] = [
  /\bCannot (?:read|set) propert(?:y|ies)\b/,
  /\bCannot destructure property\b/,
  /\bCannot convert undefined or null to object\b/,
  /\bis not a function\b/,
  /\bis not iterable\b/,
  /\bis not a constructor\b/,
  /\bundefined is not\b/,
  /\bnull is not an object\b/,
  /\bERR_INVALID_ARG_TYPE\b/,
  /\bThe "[^"]{1,60}" (?:argument|property) must be (?:of type|an instance of)\b[^\n]{0,200}\bReceived\b/,
  /\b(?:ReferenceError|RangeError|SyntaxError): /,
  /\b(?:AttributeError|KeyError|IndexError|UnboundLocalError|ZeroDivisionError|NameError)\b/,
  /'NoneType' object\b/,
  /\b(?:unsupported operand type|object is not subscriptable|object has no attribute|not supported between instances)\b/,
  /\bTraceback \(most recent call last\)/,
  /\bnil pointer dereference\b/,
  /\bpanic: /,
  /\bpanicked at\b/,
  /\bNullPointerException\b/,
  /\bClassCastException\b/,
  /\bNullReferenceException\b/,
  /\bMaximum call stack size exceeded\b/,
];

/** Names of error classes that runtimes use for bugs, and people for validation: what else is said decides. */
export const RUNTIME_CLASS: readonly RegExp[] = [/\bTypeError\b/, /\bInternalError\b/, /\bAssertionError\b/];

/** A program that is not there, in the words of shells and of Node. */
const NO_PROGRAM: readonly RegExp[] = [
  /\bspawn(?:Sync)? [^\s"']{1,100} ENOENT\b/,
  /\b(?:sh|bash|zsh|dash): (?:(?:line )?\d+: )?[^\s:]{1,100}: (?:command )?not found\b/,
  /\bis not recognized as an internal or external command\b/,
];

/** A failed fetch, or a program that is missing: the argument was used, and something beyond the server did not answer. */
export const DOWNSTREAM: readonly RegExp[] = [
  ...NO_PROGRAM,
  /\bECONN(?:REFUSED|RESET|ABORTED)\b/,
  /\bE(?:NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|PROTO)\b/,
  /\bgetaddrinfo\b/,
  /\bERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|CONNECTION_[A-Z_]+|TUNNEL_CONNECTION_FAILED)\b/,
  /\bhost ?name (?:was )?not (?:be )?(?:found|resolved)\b/i,
  /\bunable to connect to https?:/i,
  /\bfetch failed\b/i,
  /\bfailed to fetch\b/i,
  /\bconnection (?:refused|reset|closed|timed out|error)\b/i,
  /\bconnect(?:ion)? time-?d? ?-?out\b/i,
  /\b(?:request|operation|connection|gateway|socket|upstream)\b[^\n]{0,30}\b(?:timed out|time-?out)\b/i,
  /\bsocket hang up\b/i,
  /\bnetwork (?:error|failure|is unreachable)\b/i,
  /\bno such host\b/i,
  /\bname or service not known\b/i,
  /\bname resolution\b/i,
  /\b(?:certificate|TLS|SSL)\b[^\n]{0,60}\b(?:error|failed|expired|verify|invalid|handshake)\b/i,
  /\bCERT_[A-Z_]+\b/,
  /\b(?:HTTP|status|status code|response)\b[^\n\d]{0,20}\b5\d\d\b/i,
  /\b50[0234] (?:Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out)\b/i,
];

/** How a text introduces itself as an error. */
export const ERROR_PREFIX =
  /^(?:[\s*_#-]|❌|⚠|🚫|\ufe0f){0,6}(?:(?:an )?(?:error(?: occurred)?|failed|failure|bad request|invalid request|validation error|valueerror|typeerror|exception)\b[*_]{0,2}|error \(\w{1,40}\)|[\w ]{1,40} failed(?=:))\s?[:!.-]{1,2}\s*|^\s*(?:❌|⚠|🚫)\ufe0f?\s*/iu;

/** A success whose whole text is a refusal. Anchored at the start: a document may well speak of invalid input in its middle. */
export const REFUSAL_START: readonly RegExp[] = [
  /^(?:invalid|missing|unknown|unsupported|unexpected|unrecognized)\b[^\n.]{0,60}\b(?:input|arguments?|parameters?|params|value|type|field|property)\b/i,
  /^(?:input )?validation (?:error|failed)\b/i,
  /^(?:please|you (?:must|need to)) (?:provide|specify|supply|give)\b/i,
  /^(?:the |a |one or more )?(?:required|mandatory) (?:parameters?|arguments?|fields?|propert(?:y|ies)|input)\b/i,
  /^(?:the )?(?:parameter|argument|field|property) ["'`]?[\w.-]{1,60}["'`]? (?:is (?:required|missing|invalid|not valid)|must be|cannot be|should be)\b/i,
  /^["'`][\w.-]{1,60}["'`] (?:is (?:required|missing|invalid|a required \w+)|must be|cannot be (?:empty|null|undefined))\b/i,
  /^expected (?:a |an )?(?:string|number|integer|boolean|array|object)\b[^\n]{0,80}\b(?:received|got|found)\b/i,
];

/** What the first sentence of a refusal says of the parameter that it names. */
export const REFUSES: readonly RegExp[] = [
  /\b(?:is|are) (?:a )?(?:required|missing|invalid|not valid|mandatory)\b/i,
  /\bmust (?:not )?be\b/i,
  /\bmust (?:provide|specify|contain|match|have)\b/i,
  /\bcannot be (?:empty|null|undefined|blank)\b/i,
  /\bshould be (?:a|an|one of)\b/i,
  /\b(?:not|no \w{1,40}) (?:provided|specified|given|supplied)\b/i,
  /\b(?:is|are|was) (?:empty|undefined|null)\b/i,
  /\b(?:invalid|missing|unknown|unsupported)\b/i,
];

/** Why a valid call could not be served: the reader must give something, and no bug is shown. */
export const BLOCKED: Readonly<Record<"authentication" | "configuration" | "client", readonly RegExp[]>> = {
  authentication: [
    /\b(?:unauthori[sz]ed|unauthenticated|forbidden|bad credentials|access denied(?![^\n]{0,12}\b(?:path|directory|file)))\b/i,
    /\b(?:401|403)\b[^\n]{0,40}\b(?:error|status|unauthori[sz]ed|forbidden)\b/i,
    /\b(?:error|status|code)\b[^\n\d]{0,20}\b(?:401|403)\b/i,
    /\b(?:invalid|missing|expired|no|wrong|bad)\b[^\n]{0,30}\b(?:api[ _-]?key|access token|auth(?:entication|orization)? token|credentials?|subscription token)\b/i,
    /\b(?:api[ _-]?key|access token|credentials?)\b[^\n]{0,40}\b(?:required|missing|invalid|not (?:set|found|provided|configured))\b/i,
    /\b(?:log ?in|sign ?in|authenticate|authentication)\b[^\n]{0,30}\b(?:required|first|failed)\b/i,
  ],
  configuration: [
    ...NO_PROGRAM,
    /\b(?:is |are |was |been )?not configured\b/i,
    /\benvironment variables?\b/i,
    /\b(?:please )?(?:configure|set up)\b[^\n]{0,60}\b(?:first|before|in|the|your)\b/i,
    /\b(?:command|executable|binary|browser)\b[^\n]{0,40}\b(?:not found|not installed|is missing)\b/i,
    /\bno (?:database|workspace|project|connection|browser)\b[^\n]{0,30}\b(?:configured|connected|open|selected|found)\b/i,
  ],
  client: [
    /\brequires? task augmentation\b/i,
    /\bclient (?:does not|doesn't) support\b[^\n]{0,40}\b(?:sampling|elicitation|roots|tasks?)\b/i,
    /\b(?:sampling|elicitation|roots)\b[^\n]{0,40}\bnot (?:available|supported by (?:the|this|your) client)\b/i,
  ],
};

/** The server, or what stands behind it, takes no more calls for now. */
export const TOO_MANY: readonly RegExp[] = [
  /\b(?:429|rate.?limit(?:ed|s)?|too many (?:requests|connections)|quota)\b/i,
];

/** What was asked for is not there. */
export const NOT_THERE: readonly RegExp[] = [
  /\b(?:not found|no such|does(?: not|n't) exist|could(?: not|n't) (?:be found|find)|cannot (?:be found|find))\b/i,
  /\b404\b/,
];

/** True when one of the patterns is found in the text. */
export function says(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
