const TAG_MANAGER = "https://www.googletagmanager.com";
const ANALYTICS = ["https://*.google-analytics.com", "https://*.analytics.google.com", TAG_MANAGER];

/** Hash of the styles that the content service's bridge adds to a page in the editor's frame. */
const BRIDGE_STYLES = "'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y='";

/** Other hosts that pages can send requests to. */
export interface OutsideHosts {
  /** A tag manager's container id, or empty. */
  readonly gtmId: string;
  /** Origin of the identity provider, from which the browser requests tokens. */
  readonly identityOrigin: string;
}

/**
 * Returns the policy of one response. It only includes the tag manager's hosts if a container is set, and
 * only allows other sites' frames for embeds.
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
    // Visitors of any page can navigate to the widget generator, which frames a widget, under the policy of
    // the first page.
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
