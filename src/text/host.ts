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
