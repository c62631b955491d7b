import { lstat, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { UsageError } from "../model/errors.ts";
import { readPlain } from "./artifact.ts";
import { BASE_EVIDENCE, FILE_NAMES } from "./files.ts";
import { readZipEntry } from "./zip.ts";

/** Bytes of one file of evidence: about 70,000 calls. */
const SHARD_LIMIT = 64 * 1024 * 1024;
/** Bytes of all that is read: what is parsed of it has to fit into the memory of a runner. */
const SHARDS_LIMIT = 256 * 1024 * 1024;
/** Entries of a folder that are looked at; a matrix of GitHub has at most 256 jobs. */
const MOST_ENTRIES = 1_000;

/** What one shard left, as text. */
export interface ShardTexts {
  /** How to speak of it: name of its folder or zip file. */
  name: string;
  evidence: string;
  /** Evidence of its share of the base; null when there is none. */
  base: string | null;
}

type Read = (name: string) => Promise<Buffer | null>;

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Reads files of one artifact, by exact name: from its folder, or from the zip file itself. */
async function readerOf(path: string): Promise<Read> {
  if ((await lstat(path)).isDirectory()) {
    return async (name) => {
      const file = join(path, name);
      return (await isThere(file)) ? readPlain(file, SHARD_LIMIT) : null;
    };
  }
  const zip = await readPlain(path, SHARD_LIMIT);
  return async (name) => readZipEntry(zip, name, SHARD_LIMIT);
}

/** Folders and zip files inside of a folder. A link is neither. */
async function placesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (entries.length > MOST_ENTRIES)
    throw new UsageError(`${folder} holds more than ${MOST_ENTRIES} entries.`);
  return entries
    .filter((one) => one.isDirectory() || (one.isFile() && one.name.endsWith(".zip")))
    .map((one) => join(folder, one.name))
    .sort();
}

async function readAll(places: readonly string[]): Promise<ShardTexts[]> {
  const shards: ShardTexts[] = [];
  let bytes = 0;
  for (const place of places) {
    const read = await readerOf(place);
    const evidence = await read(FILE_NAMES.evidence);
    if (evidence === null) continue;
    const base = await read(BASE_EVIDENCE);
    bytes += evidence.length + (base?.length ?? 0);
    if (bytes > SHARDS_LIMIT)
      throw new UsageError(`The shards are larger than ${SHARDS_LIMIT} bytes together.`);
    shards.push({
      name: basename(place),
      evidence: evidence.toString("utf8"),
      base: base?.toString("utf8") ?? null,
    });
  }
  return shards;
}

/**
 * What the shards left in a folder, one folder or zip file inside of it for each. Of a single artifact the download puts
 * the files into the folder itself; `alone` takes them from there (or from the one zip file) when there are no others.
 * Empty when there is none. Nothing else is read and no link is followed. Throws UsageError for links in the place of
 * files and for what is too large.
 */
export async function readShards(path: string, alone: boolean): Promise<ShardTexts[]> {
  const stat = await lstat(path).catch(() => null);
  if (stat?.isSymbolicLink()) throw new UsageError(`${path} is a link.`);
  const shards = stat?.isDirectory() ? await readAll(await placesIn(path)) : [];
  return stat !== null && shards.length === 0 && alone ? readAll([path]) : shards;
}
