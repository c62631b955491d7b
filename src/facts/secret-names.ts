import type { Evidence } from "../model/evidence.ts";
import type { Json } from "../model/json.ts";
import { MASKED } from "../text/mask.ts";
import { jsonText } from "./size.ts";

/**
 * Names that masked values go by: variables and headers of the server, and what the command line or the settings show
 * masked. Markdown has `***words***` of its own, so that a name must be known to count.
 */
export function readSecretNames(evidence: Evidence): ReadonlySet<string> {
  const { target, settings } = evidence;
  const shown = jsonText([target, settings] as unknown as Json);
  const masked = [...shown.matchAll(MASKED)].map((match) => match[1] ?? "");
  return new Set([...(target.repeat?.names ?? []), ...masked]);
}
