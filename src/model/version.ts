/** Name and version as reports carry them; a test keeps them equal to package.json. */
export const AUDITOR = { name: "mcp-audit-action", version: "1.0.0" } as const;

/** Where the generated pages of docs/ can be read. */
export const DOCS_BASE = "https://github.com/org/mcp-audit-action/blob/v1/docs";
