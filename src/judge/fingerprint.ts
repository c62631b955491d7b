import { createHash } from "node:crypto";

/** What a finding is about. None of it may hold order, time, port, path or value noise. */
export interface Identity {
  check: string;
  tool: string | null;
  message: string;
  property: string | null;
  case: string | null;
  distinct: string;
}

/** 16 hex digits that stay the same as long as the problem does, so that baselines and suppressions hold. */
export function fingerprint(identity: Identity): string {
  const { check, tool, message, property, distinct } = identity;
  const about = property ?? identity.case ?? "";
  return createHash("sha256")
    .update(JSON.stringify([check, tool, message, about, distinct]))
    .digest("hex")
    .slice(0, 16);
}
