/** Wrong use or a wrong config: the caller can mend it. Exit code 2. The message says what to write instead. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The server under test could not be reached, started or listed. Exit code 3. */
export class TargetError extends Error {
  override name = "TargetError";
}

/** A mistake of this program. Exit code 70; the message asks for a report. */
export class BugError extends Error {
  override name = "BugError";
}
