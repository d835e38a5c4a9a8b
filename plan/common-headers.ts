export type NamedValues = readonly (readonly [name: string, value: string])[];

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;

/** Security headers of every response of site and worker. */
export const ALWAYS: NamedValues = [
  ["Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`],
  ["X-Content-Type-Options", "nosniff"],
];

/** Content-Security-Policy of a response that is not a page: it loads nothing, and no site can frame it. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'";
