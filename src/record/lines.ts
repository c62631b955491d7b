/** Longest line that is read, in bytes: an answer may be 100 MB. */
export const MAX_LINE = 128 * 1024 * 1024;

const NEWLINE = 0x0a;

/** Cuts a stream of bytes into lines; no byte is looked at twice. */
export interface LineSplitter {
  push(chunk: Buffer): void;
  /** Hands out what is left after the last newline. */
  end(): void;
}

/** `onLine` gets each line without its end; `onTooLong` is told once when a line never ends. */
export function createLineSplitter(onLine: (line: string) => void, onTooLong: () => void): LineSplitter {
  let parts: Buffer[] = [];
  let size = 0;
  let stopped = false;
  const emit = () => {
    const line = (parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts)).toString(
      "utf8",
    );
    parts = [];
    size = 0;
    onLine(line.endsWith("\r") ? line.slice(0, -1) : line);
  };
  const keep = (part: Buffer) => {
    parts.push(part);
    size += part.length;
    if (size <= MAX_LINE) return;
    stopped = true;
    parts = [];
    onTooLong();
  };
  return {
    push(chunk) {
      let from = 0;
      while (!stopped) {
        const at = chunk.indexOf(NEWLINE, from);
        if (at < 0) break;
        keep(chunk.subarray(from, at));
        if (!stopped) emit();
        from = at + 1;
      }
      if (!stopped && from < chunk.length) keep(chunk.subarray(from));
    },
    end() {
      if (!stopped && size > 0) emit();
    },
  };
}
