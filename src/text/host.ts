const LOOPBACK_V4 = /^127(?:\.\d{1,3}){3}$/;

/** Whether a host name of a URL is this machine itself (RFC 6761 section 6.3, RFC 5735, RFC 4291). */
export function isLoopback(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  return host === "localhost" || host.endsWith(".localhost") || host === "::1" || LOOPBACK_V4.test(host);
}

/** The same for a whole address; false for one that is none. */
export function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && isLoopback(new URL(url).hostname);
}

/** Addresses that are of use only within a network: private (RFC 1918, RFC 6598), link-local (RFC 3927) and unspecified ones. */
const INSIDE_V4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
/** The same of IPv6 (RFC 4193, RFC 4291), and every IPv4 address that is written as one of these. */
const INSIDE_V6 = /^(?:::1?$|::ffff:|64:ff9b:|f[cd]|fe[89ab])/;
const INSIDE_NAME = /\.(?:internal|local|lan|home\.arpa)$/;

/**
 * Whether a host name of a URL speaks of the network that the caller is in. What a name resolves to is not looked at.
 */
export function isInside(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (isLoopback(host)) return true;
  if (host.startsWith("[")) return INSIDE_V6.test(host.slice(1, -1));
  return INSIDE_V4.test(host) || INSIDE_NAME.test(host) || !host.includes(".");
}
