/**
 * What the action uses of the toolkit. The package loads an HTTP client with its OIDC client at its start, half of the
 * action's own; the build leaves out what is not named here (scripts/used.ts).
 */
export {
  debug,
  endGroup,
  error,
  getInput,
  info,
  notice,
  setOutput,
  setSecret,
  startGroup,
  summary,
  warning,
} from "@actions/core";
