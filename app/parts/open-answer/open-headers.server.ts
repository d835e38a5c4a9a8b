/** What lets any page of any site read an answer that depends on nobody who asks. */
export const OPEN_HEADERS: readonly (readonly [string, string])[] = [
  ["Access-Control-Allow-Origin", "*"],
  ["Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-Id"],
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  // An answer opened in a browser is text: it runs nothing, frames nothing.
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
];

/** The headers of an answer that anyone may read, with its own. */
export function openHeaders(own: Readonly<Record<string, string>>): Headers {
  return new Headers([
    ...OPEN_HEADERS.map(([name, value]): [string, string] => [name, value]),
    ...Object.entries(own),
  ]);
}
