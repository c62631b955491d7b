import type { Evidence } from "../model/evidence.ts";
import type { Json } from "../model/json.ts";
import { MASKED } from "../text/mask.ts";
import { jsonText } from "./size.ts";

/** Last words of names that tell where a service is or how it is used: an error that quotes such a setting gives nothing away. */
const PLAIN =
  /(?:^|[_.-])(?:site|host(?:name)?|domain|region|zone|port|path|dir|directory|folder|home|lang|locale|timezone|mode|level|env|environment|format|version|timeout|(?:api|base|root|server|site|host|instance)[_-]?(?:ur[il]|endpoint))$/i;
const SECRET = /pass|secret|token|key|cred|auth|webhook|dsn|private/i;

/** Whether a setting of this name is no secret by what it is called. */
const isPlain = (name: string) => PLAIN.test(name) && !SECRET.test(name);

/**
 * Names that masked values go by: variables and headers of the server, and what the command line or the settings show
 * masked. Names that are plainly no secret's are left out. Markdown has `***words***` of its own, so that a name must be known to count.
 */
export function readSecretNames(evidence: Evidence): ReadonlySet<string> {
  const { target, settings } = evidence;
  const shown = jsonText([target, settings] as unknown as Json);
  const masked = [...shown.matchAll(MASKED)].map((match) => match[1] ?? "");
  return new Set([...(target.repeat?.names ?? []), ...masked].filter((name) => !isPlain(name)));
}
