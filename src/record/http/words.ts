import { cut, oneLine } from "../../text/cut.ts";

const SAID_CHARS = 300;

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was reset",
  EPIPE: "the connection was reset",
  ENOTFOUND: "its name was not found",
  EAI_AGAIN: "its name could not be looked up",
  ETIMEDOUT: "the connection timed out",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)_/;

/** Why a request got no answer, for a person. */
export function troubleOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const known = REASONS[code];
  if (known !== undefined) return known;
  if (CERTIFICATE.test(code)) return `its certificate is not trusted (${code}; see NODE_EXTRA_CA_CERTS)`;
  if (code.startsWith("HPE_")) return `what it sent is not HTTP (${message})`;
  return code === "" || message.includes(code) ? message : `${message} (${code})`;
}

/** What a server said in the body of an error, on one line. */
export const saidIn = (body: string): string => cut(oneLine(body), SAID_CHARS);
