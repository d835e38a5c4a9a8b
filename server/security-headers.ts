import { ALWAYS, type NamedValues, NOTHING_ALLOWED } from "#plan/common-headers.ts";
import type { ReferrerPolicy } from "#plan/page-rules.ts";

const TAG_MANAGER = "https://www.googletagmanager.com";
const ANALYTICS = ["https://*.google-analytics.com", "https://*.analytics.google.com", TAG_MANAGER];

/** Hash of the styles that the content service's bridge adds to a page in the editor's frame. */
const BRIDGE_STYLES = "'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y='";

/** Other hosts that pages can send requests to. */
interface OutsideHosts {
  /** A tag manager's container id, or empty. */
  readonly gtmId: string;
  /** Origin of the identity provider, from which the browser requests tokens. */
  readonly identityOrigin: string;
}

/**
 * Returns the Content-Security-Policy of a response. Includes the tag manager's hosts only if a container is
 * set. Allows frames on other sites only for embeds, and for the editor's preview.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { gtmId, identityOrigin }: OutsideHosts,
  isFramable = false,
  editorOrigin: string | null = null,
): string {
  const withAnalytics = gtmId !== "";
  const analytics = withAnalytics ? ANALYTICS : [];
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes, ...(withAnalytics ? [TAG_MANAGER] : [])],
    "style-src": ["'self'", ...(editorOrigin === null ? [] : [BRIDGE_STYLES])],
    "img-src": ["'self'", "data:", ...analytics],
    "connect-src": ["'self'", identityOrigin, ...analytics],
    "font-src": ["'self'"],
    // A visitor's first page sets the policy for the whole visit. From any page, the visitor can navigate to
    // the widget generator, which frames a widget.
    "frame-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-ancestors": [editorOrigin ?? (isFramable ? "*" : "'none'")],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "object-src": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * Browser features that affect a visitor's privacy and that no page uses. Only the location is used, by "near
 * me". The list is short on purpose: every page carries it, and a page's first bytes must fit one round trip.
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

/** Properties of a response that determine its security headers. */
export interface Answered {
  /** Media type of the response; null for a response without a body. */
  readonly contentType: string | null;
  readonly scriptHashes?: readonly string[];
  /** Whether the response is a worker's script, which runs under the policy of this response. */
  readonly isWorker?: boolean;
  readonly isFramable?: boolean;
  /** Origin of the visual editor; only it can frame the response. */
  readonly editorOrigin?: string | null;
  readonly referrer?: ReferrerPolicy;
}

export type HeaderPolicy = (answer: Answered) => NamedValues;

/** Matches types of files that need no full policy: only scripts run code, under their page's policy. */
const PASSIVE = /^(?:text\/(?:css|javascript)|font\/|image\/)/;

/**
 * Headers of files that are only used within a page. Without the full policy's 700 bytes, the styles of a
 * first visit and the map's drawing fit the first round trip of a connection. The map's ten scripts become
 * 7 KB smaller.
 */
const OF_PASSIVE: NamedValues = [
  ["Content-Security-Policy", NOTHING_ALLOWED],
  ...ALWAYS,
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/**
 * Returns the security headers of a response, as name and value pairs. The tag manager's beacons have no CORP
 * header, so a site with a tag manager sends `credentialless` for isolation instead of `require-corp`.
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
