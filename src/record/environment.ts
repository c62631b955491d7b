/** What a program needs to run at all, on POSIX and on Windows. Nothing of the job's own: no tokens, no inputs. */
const SAFE = new Set([
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "SHELL",
  "LANG",
  "LANGUAGE",
  "TZ",
  "TMPDIR",
  "TMP",
  "TEMP",
  "XDG_CACHE_HOME",
  "XDG_CONFIG_HOME",
  "XDG_DATA_HOME",
  "SYSTEMROOT",
  "SYSTEMDRIVE",
  "WINDIR",
  "COMSPEC",
  "PATHEXT",
  "APPDATA",
  "LOCALAPPDATA",
  "USERPROFILE",
  "HOMEDRIVE",
  "HOMEPATH",
  "PROGRAMFILES",
  "PROGRAMDATA",
  "NUMBER_OF_PROCESSORS",
  "PROCESSOR_ARCHITECTURE",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
]);

const isSafe = (name: string) => SAFE.has(name.toUpperCase()) || name.toUpperCase().startsWith("LC_");

/**
 * The environment of the server under test: the safe part of ours, and what the user gave for it. A name the user gives
 * replaces ours in any case: on Windows `Path` and `PATH` are one variable.
 */
export function serverEnvironment(
  base: Readonly<Record<string, string | undefined>>,
  extra: Readonly<Record<string, string>>,
): Record<string, string> {
  const given = new Set(Object.keys(extra).map((name) => name.toUpperCase()));
  const safe = Object.entries(base).flatMap(([name, value]): [string, string][] =>
    value === undefined || !isSafe(name) || given.has(name.toUpperCase()) ? [] : [[name, value]],
  );
  return Object.fromEntries([...safe, ...Object.entries(extra)]);
}
