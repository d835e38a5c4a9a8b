import { type NamedValues, NOTHING_ALLOWED } from "./common-headers.ts";

/** Headers that let any page of any site read a response that is the same for everyone. */
export const OPEN_HEADERS: NamedValues = [
  ["Access-Control-Allow-Origin", "*"],
  ["Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-Id"],
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  // A response opened in a browser is only text: it cannot run scripts or load frames.
  ["Content-Security-Policy", NOTHING_ALLOWED],
];

/** Returns `OPEN_HEADERS` together with a response's own headers. */
export function openHeaders(own: Readonly<Record<string, string>>): Headers {
  return new Headers([
    ...OPEN_HEADERS.map(([name, value]): [string, string] => [name, value]),
    ...Object.entries(own),
  ]);
}
