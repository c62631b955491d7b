import { isObject, type JsonObject, member } from "../../model/json.ts";
import { FIRST_MODERN, META } from "../../model/revision.ts";
import { AUDITOR } from "../../model/version.ts";

/**
 * Parameters as the modern era wants them: with the version, who asks, and what the client can do, which is nothing. What
 * `_meta` says already stays.
 */
export function enveloped(params: JsonObject): JsonObject {
  const given = member(params, "_meta");
  const own: JsonObject = {
    [META.version]: FIRST_MODERN,
    [META.client]: { ...AUDITOR },
    [META.capabilities]: {},
  };
  return { ...params, _meta: isObject(given) ? { ...own, ...given } : own };
}
