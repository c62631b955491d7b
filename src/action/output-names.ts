/** Every output of the action, once: `action.yml`, the README and the run itself read them here. Names are public. */
export const OUTPUTS = [
  { name: "score", description: "Overall score, 0 to 100; empty when nothing could be scored." },
  { name: "grade", description: "A, B, C, D or F; empty when nothing could be scored." },
  { name: "conclusion", description: "`success` or `failure`." },
  { name: "crash-resilience", description: "Percent of malformed calls that were answered gracefully." },
  { name: "robustness", description: "Percent of this category; empty when it did not run." },
  { name: "contract", description: "Percent of this category; empty when it did not run." },
  { name: "fidelity", description: "Percent of this category; empty when it did not run." },
  { name: "safety", description: "Percent of this category; empty when it did not run." },
  { name: "protocol", description: "Percent of this category; empty when it did not run." },
  { name: "performance", description: "Percent of this category; empty when it did not run." },
  { name: "state", description: "Percent of this category; empty when it did not run." },
  { name: "tools-listed", description: "Number of tools the server lists." },
  { name: "tools-called", description: "Number of tools that were called." },
  { name: "tools-skipped", description: "Number of tools that got no valid call." },
  { name: "errors", description: "Number of findings with severity error." },
  { name: "warnings", description: "Number of findings with severity warning." },
  { name: "new-findings", description: "Number of findings that the baseline lacks; empty without one." },
  { name: "context-tokens", description: "Estimated tokens that the tool list costs a model." },
  { name: "report-json", description: "Path of the JSON report." },
  { name: "report-sarif", description: "Path of the SARIF file." },
  { name: "report-junit", description: "Path of the JUnit file." },
  { name: "report-html", description: "Path of the HTML report." },
  { name: "trace", description: "Path of the trace." },
  { name: "comment-markdown", description: "The comment as markdown, whether or not it could be written." },
  { name: "comment-url", description: "Address of the comment; empty when there is none." },
  { name: "check-run-url", description: "Address of the check run; empty when there is none." },
] as const;

/** Name of an output of the action. */
export type OutputName = (typeof OUTPUTS)[number]["name"];
