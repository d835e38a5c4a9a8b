/** The only request headers that can affect a redirect, as named by Node's HTTP server. */
export interface Visitor {
  readonly cookie?: string | undefined;
  readonly "accept-language"?: string | undefined;
  readonly "user-agent"?: string | undefined;
  readonly "sec-fetch-site"?: string | string[] | undefined;
  readonly referer?: string | undefined;
  /** Language that an edge chose. The server drops this header if `EDGE_LANGUAGE` is off. */
  readonly "vigie-language"?: string | string[] | undefined;
}

/** Path and query of a request, as in its request line. */
export type Address = Pick<URL, "pathname" | "search">;

export interface Redirect {
  readonly location: string;
  readonly status: 301 | 302;
  readonly cookie?: string;
  /** Whether the redirect only depends on the edge's language, so that caches can share it. */
  readonly isByEdge?: boolean;
}
