import { contentSecurityPolicy } from "./content-security-policy.ts";

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 3600;

/**
 * Powers of the browser that matter to a visitor's privacy and that no page uses; the position alone is asked for, by
 * "near me". The list is short on purpose: it travels with every page, whose first bytes must fit one round trip.
 */
const SWITCHED_OFF = [
  "browsing-topics",
  "camera",
  "display-capture",
  "hid",
  "microphone",
  "payment",
  "serial",
  "usb",
] as const;

const PERMISSIONS = ["geolocation=(self)", ...SWITCHED_OFF.map((power) => `${power}=()`)].join(", ");

/** The security headers of an answer whose inline scripts have these CSP hashes. */
export type HeaderPolicy = (
  scriptHashes: readonly string[],
  isFramable?: boolean,
) => readonly (readonly [string, string])[];

/**
 * Security headers of every answer, as name and value pairs.
 * The tag manager's beacons carry no CORP header, so a site that uses it isolates without credentials
 * where another one requires the header.
 */
export function securityHeaders(
  scriptHashes: readonly string[],
  gtmId: string,
  isFramable = false,
): readonly (readonly [string, string])[] {
  return [
    ["Content-Security-Policy", contentSecurityPolicy(scriptHashes, gtmId, isFramable)],
    ["Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`],
    ["X-Content-Type-Options", "nosniff"],
    ...(isFramable ? [] : [["X-Frame-Options", "DENY"] as const]),
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", PERMISSIONS],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", isFramable ? "cross-origin" : "same-origin"],
    ["Cross-Origin-Embedder-Policy", gtmId === "" ? "require-corp" : "credentialless"],
  ];
}
