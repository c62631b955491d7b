import { constants } from "node:fs";
import { lstat, open } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../model/errors.ts";
import { FILE_NAMES } from "./files.ts";
import { readZipEntry } from "./zip.ts";

/** Bytes. A report of 1,000 tools with thousands of findings is a fraction of it. */
const ARTIFACT_LIMIT = 32 * 1024 * 1024;

/** A link or a device may not stand where a file is expected: it would be read from somewhere else. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

async function readBounded(path: string, limit: number): Promise<Buffer> {
  const file = await open(path, FLAGS);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new UsageError(`${path} is no plain file.`);
    if (stat.size > limit) throw new UsageError(`${path} is larger than ${limit} bytes.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** A plain file of at most `limit` bytes; no link is followed. Throws UsageError for anything else. */
export async function readPlain(path: string, limit: number): Promise<Buffer> {
  try {
    if (!(await lstat(path)).isFile()) throw new UsageError(`${path} is no plain file.`);
    return await readBounded(path, limit);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`${path} cannot be read (${code ?? (error as Error).message}).`);
  }
}

/** Whether there is no artifact at all: the run that should have left it ended before. */
export const isNothingLeft = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === "ENOENT",
  );

/**
 * The JSON report that another run left, as text, from the folder of its artifact or from the zip file itself. Nothing
 * else of it is read, no link is followed and nothing is unpacked to the disk. Throws UsageError when there is none, or
 * when it is larger than any report.
 */
export async function readArtifact(path: string): Promise<string> {
  const stat = await lstat(path).catch(() => null);
  if (stat === null) throw new UsageError(`There is no artifact at ${path}.`);
  if (stat.isSymbolicLink()) throw new UsageError(`${path} is a link.`);
  if (stat.isDirectory())
    return (await readPlain(join(path, FILE_NAMES.json), ARTIFACT_LIMIT)).toString("utf8");
  const entry = readZipEntry(await readPlain(path, ARTIFACT_LIMIT), FILE_NAMES.json, ARTIFACT_LIMIT);
  if (entry === null) throw new UsageError(`The artifact at ${path} holds no ${FILE_NAMES.json}.`);
  return entry.toString("utf8");
}
