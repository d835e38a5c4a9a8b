/** Kind of form that a page's own address accepts by POST, without scripts. */
export type FormKind = "emailKey" | "contact" | "report";

/** Periods for which a page is cached in memory, and the query parameters in the page's cache key. */
export interface CacheRule {
  readonly freshSeconds: number;
  /** Additional seconds that a stale page is served while it is refreshed in the background. */
  readonly staleSeconds: number;
  /** Additional seconds that a stale page is served if its refresh fails. */
  readonly rescueSeconds: number;
  readonly query: readonly string[];
  /** Tag of responses that an edge can purge together (`Cache-Tag`). */
  readonly tag: string;
  /** Seconds that a browser or a program can cache the response; not at all if unset. */
  readonly browserSeconds?: number;
  /** Whether to spend more time on compression: most visits begin at the page, or the document is long. */
  readonly isCompressedHard?: boolean;
  /** Whether the handler gets empty parameters, to refuse them: an empty filter must not request all data. */
  readonly readsEmpty?: boolean;
}

/** Rule for a response to one visitor: rendered at each request with these parameters, and never cached. */
export interface PrivateRule {
  readonly isPrivate: true;
  readonly query: readonly string[];
}

export type PageRule = CacheRule | PrivateRule;

/** Referrer policy of a page: the part of its address that its requests and links reveal. */
export type ReferrerPolicy = "strict-origin" | "same-origin" | "no-referrer";
