import type { CallFacts } from "../model/facts.ts";
import type { Era } from "../model/revision.ts";
import type { Target } from "../model/settings.ts";
import { shellJoin, shellQuote } from "../text/shell.ts";

const PROGRAM = "npx mcp-audit-action";
const SHELL_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A shell variable that stands for a value we must not show. */
const variable = (name: string) => `"$${name.toUpperCase().replace(/[^A-Z0-9_]/g, "_")}"`;

function server(target: Target): string {
  if (target.transport === "http") return "";
  return ` -- ${shellJoin([target.command, ...target.args])}`;
}

function repeated(target: Target): string {
  const { names, directory } = target.repeat ?? { names: [], directory: "" };
  const where = directory === "" ? "" : ` --working-directory ${shellQuote(directory)}`;
  if (target.transport === "http") {
    const headers = names.map((name) => ` --headers ${shellQuote(`${name}: `)}${variable(name)}`);
    return ` --url ${shellQuote(target.url)}${headers.join("")}`;
  }
  const env = names.filter((name) => SHELL_NAME.test(name)).map((name) => ` --env ${name}=${variable(name)}`);
  return where + env.join("");
}

/** The command line that makes one call again. Values of variables and headers are read from the reader's own shell. */
export function reproduceCall(target: Target, call: CallFacts, era: Era): string {
  const args = call.arguments === null ? "" : ` --args ${shellQuote(JSON.stringify(call.arguments))}`;
  const spoken = era === "modern" ? " --protocol modern" : "";
  return `${PROGRAM} call --tool ${shellQuote(call.tool)}${args}${spoken}${repeated(target)}${server(target)}`;
}

/** The command line that lists the tools and shows the static findings again. */
export function reproduceInspect(target: Target): string {
  return `${PROGRAM} inspect${repeated(target)}${server(target)}`;
}
