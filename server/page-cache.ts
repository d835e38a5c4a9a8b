import { LRUCache } from "lru-cache";
import type { CacheRule } from "#plan/page-rules.ts";
import type { StoredPage } from "./stored-page.ts";

/** Source of a response: memory, stale memory, a render for this request, a refusal, or none of these. */
export type CacheOutcome = "hit" | "stale" | "miss" | "refused" | "none";

export interface CacheAnswer {
  readonly page: StoredPage;
  readonly outcome: CacheOutcome;
}

export interface PageCacheOptions {
  /** Maximum bytes of cached pages: `odd` for addresses with a query or an escape, `plain` for all others. */
  readonly maxBytes: { readonly plain: number; readonly odd: number };
  /** Clock, in ms. */
  readonly now: () => number;
  /** Time after which a render counts as failed, in ms: a hung render must not block others for long. */
  readonly renderLimitMs: number;
  readonly onFailedRefresh: (key: string, error: unknown) => void;
}

interface CachedPage {
  readonly page: StoredPage;
  storedAt: number;
  /** Time until which visitors get this page at once, while it is refreshed. */
  staleUntil: number;
  /** Time until which visitors get this page if its refresh fails. */
  readonly rescueUntil: number;
  freshUntil: number;
}

/** Kind of render. A refresh replaces a cached page. An odd address is perhaps never requested again. */
export interface RenderRequest {
  readonly isRefresh: boolean;
  readonly isOdd: boolean;
}

type Render = (renderRequest: RenderRequest) => Promise<StoredPage>;

/**
 * Returns whether a key has a query or an escape: the number of such addresses is unlimited. Visitors choose
 * the words, positions and numbers in queries, and each letter of a path can be escaped or not.
 */
const isOdd = (key: string): boolean => /[?%]/.test(key);

/** Longest cache time of a missing page, in seconds: the page may exist soon. It is never served stale. */
const NOT_FOUND_SECONDS = 10;
/** Time in seconds that a stale page is served after a failed refresh, before the next attempt. */
const RETRY_SECONDS = 5;

/**
 * Returns the start and end, in ms, of the current period in which one render of a page stays fresh. All
 * sites use the same periods, so that their pages of the same data are equal. Each page's periods start at
 * other times, so that not all pages are rendered again at once.
 */
export function renderWindow(now: number, freshSeconds: number, key: string) {
  const length = freshSeconds * 1000;
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) % 1_000_003;
  const offset = hash % length;
  const start = Math.floor((now - offset) / length) * length + offset;
  return { start, end: start + length };
}

const memoryOf = (maxBytes: number) =>
  new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.bytes });

class RenderFailed extends Error {
  readonly code = "render-failed";
}

/**
 * Caches whole pages in memory. A page is fresh for its rule's time, then served stale for a moment while one
 * background render replaces it. A page that was not requested for a while is rendered before it is served,
 * so that its first visitor does not see old figures; if that render fails, the stale page is used. Only one
 * render per key runs at a time, and all requests share it. Addresses with a query, and missing pages, have
 * their own smaller memory: however many are requested, the popular pages stay cached.
 */
export class PageCache {
  readonly #plain: LRUCache<string, CachedPage>;
  readonly #odd: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<StoredPage>>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#plain = memoryOf(options.maxBytes.plain);
    this.#odd = memoryOf(options.maxBytes.odd);
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return {
      pages: this.#plain.size + this.#odd.size,
      bytes: this.#plain.calculatedSize + this.#odd.calculatedSize,
    };
  }

  #get(key: string): CachedPage | undefined {
    const cached = (isOdd(key) ? undefined : this.#plain.get(key)) ?? this.#odd.get(key);
    const now = this.#options.now();
    // The clock was set back: without this, the page would stay fresh for as long as the clock was ahead.
    if (cached !== undefined && now < cached.storedAt) {
      cached.storedAt = now;
      cached.freshUntil = 0;
      cached.staleUntil = 0;
    }
    return cached;
  }

  /** Returns whether reading a key starts a render that its caller waits for. */
  needsRender(key: string): boolean {
    return !this.#rendering.has(key) && !this.#isServable(key);
  }

  /** Returns the page of a key. @throws the errors of `render`, if no servable page is cached */
  async read(key: string, rule: CacheRule, render: Render): Promise<CacheAnswer> {
    const cached = this.#get(key);
    const now = this.#options.now();
    if (cached !== undefined && now < cached.freshUntil) return { page: cached.page, outcome: "hit" };
    if (cached === undefined || now >= cached.rescueUntil) {
      return { page: await this.#render(key, rule, render), outcome: "miss" };
    }
    const refreshed = this.#rendering.has(key) ? null : this.#refresh(key, cached, rule, render);
    if (now < cached.staleUntil) return { page: cached.page, outcome: "stale" };
    const page = await (refreshed ?? this.#rendering.get(key)?.catch(() => null) ?? null);
    return page ? { page, outcome: "miss" } : { page: cached.page, outcome: "stale" };
  }

  /** Renders a cached page again; null if the render failed: the old page stays until the next attempt. */
  async #refresh(
    key: string,
    cached: CachedPage,
    rule: CacheRule,
    render: Render,
  ): Promise<StoredPage | null> {
    try {
      return await this.#render(key, rule, render);
    } catch (error) {
      cached.freshUntil = Math.min(cached.rescueUntil, this.#options.now() + RETRY_SECONDS * 1000);
      this.#options.onFailedRefresh(key, error);
      return null;
    }
  }

  #render(key: string, rule: CacheRule, render: Render): Promise<StoredPage> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const wanted = { isRefresh: this.#isServable(key), isOdd: isOdd(key) };
    const isCurrent = () => this.#rendering.get(key) === started;
    const started: Promise<StoredPage> = this.#withinLimit(render(wanted))
      .then((page) => (isCurrent() ? this.#keep(key, rule, page) : page))
      .finally(() => isCurrent() && this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  #keep(key: string, rule: CacheRule, page: StoredPage): StoredPage {
    const now = this.#options.now();
    if (page.status === 200) {
      const freshUntil = renderWindow(now, rule.freshSeconds, key).end;
      const staleUntil = freshUntil + rule.staleSeconds * 1000;
      const rescueUntil = freshUntil + rule.rescueSeconds * 1000;
      const memory = isOdd(key) ? this.#odd : this.#plain;
      memory.set(key, { page, storedAt: now, freshUntil, staleUntil, rescueUntil });
    } else if (page.status === 404) {
      const freshUntil = now + Math.min(rule.freshSeconds, NOT_FOUND_SECONDS) * 1000;
      this.#plain.delete(key);
      this.#odd.set(key, {
        page,
        storedAt: now,
        freshUntil,
        staleUntil: freshUntil,
        rescueUntil: freshUntil,
      });
    } else if (page.status >= 500 && this.#isServable(key)) {
      throw new RenderFailed(`The render answered ${page.status}.`);
    }
    return page;
  }

  /** Marks pages to be rendered again before they are served. Results of running renders are not cached. */
  expire(isConcerned: (key: string) => boolean): void {
    for (const key of this.#rendering.keys()) if (isConcerned(key)) this.#rendering.delete(key);
    for (const memory of [this.#plain, this.#odd]) {
      for (const [key, cached] of memory.entries()) {
        if (!isConcerned(key)) continue;
        cached.freshUntil = 0;
        cached.staleUntil = 0;
      }
    }
  }

  /** Marks all pages to be rendered again in the background, since their data has a new time. */
  renew(): void {
    for (const memory of [this.#plain, this.#odd])
      for (const cached of memory.values()) cached.freshUntil = 0;
  }

  #isServable(key: string): boolean {
    const cached = this.#get(key);
    return cached !== undefined && this.#options.now() < cached.rescueUntil;
  }

  async #withinLimit(render: Promise<StoredPage>): Promise<StoredPage> {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const limit = this.#options.renderLimitMs;
    const timer = setTimeout(() => reject(new RenderFailed(`No page after ${limit} ms.`)), limit);
    try {
      return await Promise.race([render, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
