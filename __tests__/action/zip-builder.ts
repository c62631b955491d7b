import { deflateRawSync } from "node:zlib";

/** A file of an archive; what is given beside name and data is what the records claim. */
export interface ZipFile {
  name: string;
  data: Buffer | string;
  method?: 0 | 8 | 12;
  size?: number;
  /** Unix mode, as the upper half of the external attributes. */
  mode?: number;
  flags?: number;
}

/** A zip archive, byte by byte, so that the records can lie. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, method = 8, size, mode = 0o100644, flags = 0 } of files) {
    const raw = Buffer.from(data as string);
    const packed = method === 8 ? deflateRawSync(raw) : raw;
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size ?? raw.length, 22);
    local.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size ?? raw.length, 24);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, title, packed);
    central.push(entry, title);
    offset += local.length + title.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
