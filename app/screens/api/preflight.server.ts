import { openHeaders } from "#plan/open-headers.ts";

const A_DAY_SECONDS = 24 * 3600;

export const METHODS = "GET, HEAD, OPTIONS";

/** Returns the response to a CORS preflight request. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: openHeaders({
      Allow: METHODS,
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Max-Age": String(A_DAY_SECONDS),
    }),
  });
}
