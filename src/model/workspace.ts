/**
 * Stands for the throwaway workspace of a run: a folder that is made before the server starts and removed after it ended.
 * The real path takes its place on the wire, in the server's words and in its variables only, so that plans, evidence and
 * reports of two runs are equal.
 */
export const WORKSPACE = "$WORKSPACE";
