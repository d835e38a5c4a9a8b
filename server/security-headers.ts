import { ALWAYS, type NamedValues, NOTHING_ALLOWED } from "#common-headers";
import type { ReferrerPolicy } from "#site-contract";
import { contentSecurityPolicy, type OutsideHosts } from "./content-security-policy.ts";

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

/** What of an answer decides its security headers. */
export interface Answered {
  /** None for an answer without a body. */
  readonly contentType: string | null;
  /** CSP hashes of its inline scripts. */
  readonly scriptHashes?: readonly string[];
  /** A script that runs by itself beside the pages, by the policy of its own answer. */
  readonly isWorker?: boolean;
  readonly isFramable?: boolean;
  /** The visual editor that alone may frame it. */
  readonly editorOrigin?: string | null;
  readonly referrer?: ReferrerPolicy;
}

/** The security headers of an answer. */
export type HeaderPolicy = (answer: Answered) => NamedValues;

/** Styles, fonts and images run nothing and ask for nothing of their own; a page's scripts do so by the page's policy. */
const PASSIVE = /^(?:text\/(?:css|javascript)|font\/|image\/)/;

/**
 * Who only runs beside a page needs none of what a page may do. The styles of a first visit and the map's drawing fit
 * the first round trip of a connection without those 700 bytes, and not with them; its ten scripts weigh 7 KB less.
 */
const OF_PASSIVE: NamedValues = [
  ["Content-Security-Policy", NOTHING_ALLOWED],
  ...ALWAYS,
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/**
 * Security headers of an answer, as name and value pairs.
 * The tag manager's beacons carry no CORP header, so a site that uses it isolates without credentials
 * where another one requires the header.
 */
export function securityHeaders(answer: Answered, hosts: OutsideHosts): NamedValues {
  const {
    contentType,
    scriptHashes = [],
    isWorker = false,
    isFramable = false,
    editorOrigin = null,
  } = answer;
  if (contentType !== null && PASSIVE.test(contentType) && !isWorker) return OF_PASSIVE;
  return [
    ["Content-Security-Policy", contentSecurityPolicy(scriptHashes, hosts, isFramable, editorOrigin)],
    ...ALWAYS,
    ...(isFramable || editorOrigin !== null ? [] : [["X-Frame-Options", "DENY"] as const]),
    ["Referrer-Policy", answer.referrer ?? "strict-origin"],
    ["Permissions-Policy", PERMISSIONS],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", isFramable ? "cross-origin" : "same-origin"],
    ["Cross-Origin-Embedder-Policy", hosts.gtmId === "" ? "require-corp" : "credentialless"],
  ];
}
