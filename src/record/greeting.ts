import { isObject, type JsonObject, member, stringMember } from "../model/json.ts";
import { type Era, FIRST_MODERN, META } from "../model/revision.ts";

/**
 * What a server says of itself in its first answer, in the form of a result of `initialize`, whatever the era. Null when
 * the answer does not let one go on in that era.
 */
export function greetingOf(era: Era, result: JsonObject | null): JsonObject | null {
  if (era === "legacy" || result === null) return result;
  const versions = member(result, "supportedVersions");
  if (!Array.isArray(versions) || !versions.includes(FIRST_MODERN)) return null;
  const server = member(member(result, "_meta"), META.server);
  const instructions = stringMember(result, "instructions");
  const capabilities = member(result, "capabilities");
  return {
    protocolVersion: FIRST_MODERN,
    capabilities: isObject(capabilities) ? capabilities : {},
    ...(isObject(server) ? { serverInfo: server } : {}),
    ...(instructions === null ? {} : { instructions }),
    discover: result,
  };
}
