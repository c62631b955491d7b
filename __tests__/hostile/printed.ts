/** What a function writes to stdout. */
export async function printedBy(act: () => void | Promise<void>): Promise<string> {
  const { write } = process.stdout;
  let printed = "";
  process.stdout.write = ((chunk: string | Uint8Array) => {
    printed += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    return true;
  }) as typeof write;
  try {
    await act();
  } finally {
    process.stdout.write = write;
  }
  return printed;
}
