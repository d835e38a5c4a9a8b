/** Kind of form that a page's own address accepts by POST, without scripts. */
export type FormKind = "emailKey" | "contact" | "report";

/** Time that a page is cached in memory, and the parts of its address that distinguish it. */
export interface CacheRule {
  readonly freshSeconds: number;
  /** Additional seconds that a stale page is served while it is refreshed in the background. */
  readonly staleSeconds: number;
  /** Additional seconds that the page is served if its refresh fails. */
  readonly rescueSeconds: number;
  readonly query: readonly string[];
  /** Tag of responses that an edge can purge together (`Cache-Tag`). */
  readonly tag: string;
  /** Seconds that a browser or a program can cache the response; not at all if unset. */
  readonly browserSeconds?: number;
  /** Whether more compression is worth its time: most visits begin here, or the document is long. */
  readonly isCompressedHard?: boolean;
  /** Whether empty parameters reach the handler, which refuses them: an empty filter must not request all. */
  readonly readsEmpty?: boolean;
}

/** A response to one visitor's own question: rendered each time with these parameters, never cached. */
export interface PrivateRule {
  readonly isPrivate: true;
  readonly query: readonly string[];
}

export type PageRule = CacheRule | PrivateRule;

/** Referrer policy of a page: the part of its address that its requests and links reveal. */
export type ReferrerPolicy = "strict-origin" | "same-origin" | "no-referrer";
