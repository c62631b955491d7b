/** Words that classify texts of errors. Each list is data with tests for both sides; the order of use is in outcome.ts. */

/** Dumps of validators and texts of SDKs that are a validation decision whatever else they say. */
export const VALIDATOR_DUMP: readonly RegExp[] = [
  /"code"\s*:\s*"(?:invalid_type|invalid_literal|unrecognized_keys|invalid_union|invalid_enum_value|invalid_value|invalid_string|invalid_format|too_small|too_big|custom|not_multiple_of)"/,
  /\bZodError\b/,
  /\b\d+ validation errors? for\b/i,
  /\bInput should be (?:a|an|valid|greater|less|equal|at)\b/i,
  /\bField required\b/,
  /\bInput validation error\b/i,
  /\bInvalid arguments for tool\b/i,
  /\bschema validation (?:failed|error)\b/i,
  /\bvalidation (?:failed|error)\b/i,
  /\bmust have required propert/i,
  /\bmust NOT have additional propert/i,
  /\bmust match (?:pattern|format|a schema)\b/i,
  /\bInvalid (?:input|arguments?|params|parameters?)\b/i,
  /\bExpected (?:string|number|integer|boolean|array|object|one of)\b[^\n]{0,80}\breceived\b/i,
  /\bexpected (?:string|number|integer|boolean|array|object|int|int64|float64|str|bool|map|list)\b[^\n]{0,80}\b(?:received|got|found)\b/i,
  /\bcannot unmarshal \w+ into Go\b/,
  /\bmissing field `/,
  /\bunknown field `/,
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
  /\bThe "[^"]{1,60}" (?:argument|property) must be of type\b/,
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

/** A failed fetch: the argument was used, and something beyond the server did not answer. */
export const DOWNSTREAM: readonly RegExp[] = [
  /\bECONN(?:REFUSED|RESET|ABORTED)\b/,
  /\bE(?:NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|PROTO)\b/,
  /\bgetaddrinfo\b/,
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

/** A success whose whole text is a refusal. Anchored at the start: a document may well speak of invalid input in its middle. */
export const REFUSAL_START: readonly RegExp[] = [
  /^(?:error|❌|⚠️?|failed|validation error|bad request)[\s:!.-]{0,4}[^\n]{0,200}\b(?:required|invalid|missing|must be|must provide|not valid)\b/iu,
  /^(?:invalid|missing|unknown|unsupported)\b[^\n]{0,60}\b(?:input|arguments?|parameters?|params|value|type|field|property)\b/i,
  /^(?:input )?validation (?:error|failed)\b/i,
  /^(?:please (?:provide|specify|supply)|you must (?:provide|specify|supply))\b/i,
  /^["'`]?[\w.-]{1,60}["'`]? (?:is (?:required|missing|invalid)|must be|cannot be (?:empty|null|undefined))\b/i,
];

/** Why a valid call could not be served: the reader must give something, and no bug is shown. */
export const BLOCKED: Readonly<Record<"authentication" | "configuration", readonly RegExp[]>> = {
  authentication: [
    /\b(?:unauthori[sz]ed|unauthenticated|forbidden|bad credentials|access denied)\b/i,
    /\b(?:401|403)\b[^\n]{0,40}\b(?:error|status|unauthori[sz]ed|forbidden)\b/i,
    /\b(?:error|status|code)\b[^\n\d]{0,20}\b(?:401|403)\b/i,
    /\b(?:invalid|missing|expired|no|wrong|bad)\b[^\n]{0,30}\b(?:api[ _-]?key|access token|auth(?:entication|orization)? token|credentials?|subscription token)\b/i,
    /\b(?:api[ _-]?key|access token|credentials?)\b[^\n]{0,40}\b(?:required|missing|invalid|not (?:set|found|provided|configured))\b/i,
    /\b(?:log ?in|sign ?in|authenticate|authentication)\b[^\n]{0,30}\b(?:required|first|failed)\b/i,
  ],
  configuration: [
    /\b(?:is |are |was |been )?not configured\b/i,
    /\benvironment variables?\b/i,
    /\b(?:please )?(?:configure|set up)\b[^\n]{0,60}\b(?:first|before|in|the|your)\b/i,
    /\b(?:command|executable|binary|browser)\b[^\n]{0,40}\b(?:not found|not installed|is missing)\b/i,
    /\bno (?:database|workspace|project|connection|browser)\b[^\n]{0,30}\b(?:configured|connected|open|selected|found)\b/i,
  ],
};

/** True when one of the patterns is found in the text. */
export function says(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
