/** A token of HTTP (RFC 9110, section 5.6.2). */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Whether a text can be the name of a header, or a part of one. */
export const isHeaderName = (text: string): boolean => TOKEN.test(text);
