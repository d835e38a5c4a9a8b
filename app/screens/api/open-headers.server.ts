const A_DAY_SECONDS = 24 * 3600;

/** What lets any page of any site read an answer; nothing of the API depends on who asks. */
export const OPEN_HEADERS: readonly (readonly [string, string])[] = [
  ["Access-Control-Allow-Origin", "*"],
  ["Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-Id"],
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  // An answer opened in a browser is text: it runs nothing, frames nothing.
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
];

export const METHODS = "GET, HEAD, OPTIONS";

/** The answer to a browser that asks whether it may ask. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: [
      ...OPEN_HEADERS.map(([name, value]): [string, string] => [name, value]),
      ["Allow", METHODS],
      ["Access-Control-Allow-Methods", METHODS],
      ["Access-Control-Allow-Headers", "*"],
      ["Access-Control-Max-Age", String(A_DAY_SECONDS)],
    ],
  });
}
