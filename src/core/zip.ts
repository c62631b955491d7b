import { inflateRawSync } from "node:zlib";
import { UsageError } from "../model/errors.ts";

/** Signatures and fixed lengths of the records, as PKWARE's APPNOTE 6.3.10 has them (4.3.7, 4.3.12, 4.3.16). */
const END = { signature: 0x06054b50, length: 22, comment: 0xffff };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const MAX_ENTRIES = 1_000;
const SYMLINK = 0o120000;
const TYPE = 0o170000;

interface Entry {
  name: string;
  encrypted: boolean;
  method: number;
  packed: number;
  size: number;
  link: boolean;
  offset: number;
}

const broken = (why: string) => new UsageError(`The artifact is no zip file that can be read: ${why}.`);

function endOf(zip: Buffer): number {
  const earliest = Math.max(0, zip.length - END.length - END.comment);
  for (let at = zip.length - END.length; at >= earliest; at -= 1) {
    if (zip.readUInt32LE(at) === END.signature) return at;
  }
  throw broken("it has no directory");
}

function entryAt(zip: Buffer, at: number): { entry: Entry; next: number } {
  if (zip.readUInt32LE(at) !== CENTRAL.signature) throw broken("its directory is damaged");
  const nameLength = zip.readUInt16LE(at + 28);
  const next = at + CENTRAL.length + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  const entry = {
    name: zip.toString("utf8", at + CENTRAL.length, at + CENTRAL.length + nameLength),
    encrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
    method: zip.readUInt16LE(at + 10),
    packed: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    link: ((zip.readUInt32LE(at + 38) >>> 16) & TYPE) === SYMLINK,
    offset: zip.readUInt32LE(at + 42),
  };
  return { entry, next };
}

function entriesOf(zip: Buffer): Entry[] {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw broken(`it holds more than ${MAX_ENTRIES} files`);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(zip, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

function unpack(zip: Buffer, entry: Entry, limit: number): Buffer {
  const { offset, packed, method } = entry;
  if (zip.readUInt32LE(offset) !== LOCAL.signature) throw broken("a file in it is damaged");
  const start = offset + LOCAL.length + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const data = zip.subarray(start, start + packed);
  if (method === 0) return data.subarray(0, limit + 1);
  if (method !== 8) throw broken("it is packed in an unknown way");
  // What the file claims of its size is only a claim: the bound holds while unpacking.
  return inflateRawSync(data, { maxOutputLength: limit + 1 });
}

/**
 * One file of a zip archive, by its exact name, or null when it holds none. Nothing is written to the disk, so names that
 * climb out of a folder mean nothing. Throws UsageError for archives that are damaged, for links and for what unpacks to
 * more than `limit` bytes.
 */
export function readZipEntry(zip: Buffer, name: string, limit: number): Buffer | null {
  try {
    const [entry, ...others] = entriesOf(zip).filter((one) => one.name === name);
    if (entry === undefined) return null;
    if (others.length > 0) throw broken(`it holds ${name} more than once`);
    if (entry.link || entry.encrypted) throw broken(`${name} in it is no plain file`);
    const text = unpack(zip, entry, limit);
    if (text.length > limit) throw new UsageError(`${name} in the artifact is larger than ${limit} bytes.`);
    return text;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      throw new UsageError(`${name} in the artifact is larger than ${limit} bytes.`);
    }
    throw broken("its records do not fit");
  }
}
