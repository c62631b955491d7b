/** JSON-RPC 2.0 "Method not found". */
export const METHOD_NOT_FOUND = -32601;

/** JSON-RPC 2.0 "Invalid params": the one code that a validation error may carry. */
export const INVALID_PARAMS = -32602;
