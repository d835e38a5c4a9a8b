/** The only request headers that can affect a redirect, as named by Node's HTTP server. */
export interface Visitor {
  readonly cookie?: string | undefined;
  readonly "accept-language"?: string | undefined;
  readonly "user-agent"?: string | undefined;
  readonly "sec-fetch-site"?: string | string[] | undefined;
  readonly referer?: string | undefined;
  /** Set by an edge in front of the site: see `EDGE_LANGUAGE`. Otherwise the server drops it. */
  readonly "vigie-language"?: string | string[] | undefined;
}

/** A visitor's address, as in their request line. */
export type Address = Pick<URL, "pathname" | "search">;

export interface Redirect {
  readonly location: string;
  readonly status: 301 | 302;
  readonly cookie?: string;
  /** Whether the redirect only depends on the edge's language, so that caches can share it. */
  readonly isByEdge?: boolean;
}
