import { LRUCache } from "lru-cache";
import type { CacheRule } from "#site-contract";
import type { StoredPage } from "./stored-page.ts";

/** How an answer came about: from memory, from memory past its freshness, rendered for this request, or not at all. */
export type CacheOutcome = "hit" | "stale" | "miss" | "refused" | "none";

export interface CacheAnswer {
  readonly page: StoredPage;
  readonly outcome: CacheOutcome;
}

export interface PageCacheOptions {
  /** Of the pages that the site map names, and of what else may be asked for without bound. */
  readonly maxBytes: { readonly plain: number; readonly odd: number };
  /** Milliseconds. */
  readonly now: () => number;
  /** A page that has not come by then counts as failed, so that one hung render blocks nobody for long. */
  readonly renderLimitMs: number;
  readonly onFailedRefresh: (key: string, error: unknown) => void;
}

interface Kept {
  readonly page: StoredPage;
  keptAt: number;
  /** Until then a visitor need not wait for the refresh. */
  staleUntil: number;
  /** Until then it stands in for a refresh that failed. */
  readonly rescueUntil: number;
  freshUntil: number;
}

/** How a page is wanted: a refresh replaces one that is kept, and an odd address may never be asked for again. */
export interface Wanted {
  readonly isRefresh: boolean;
  readonly isOdd: boolean;
}

type Render = (wanted: Wanted) => Promise<StoredPage>;

/**
 * Words, positions and numbers of visitors stand in queries, and each letter of a path may be written as itself or escaped: of such
 * addresses there is no end.
 */
const isOdd = (key: string): boolean => /[?%]/.test(key);

/** An address that does not exist may exist soon: it is kept this long, and never stale. */
const NOT_FOUND_SECONDS = 10;
/** After a failed refresh the stale page is served this long before the next try. */
const RETRY_SECONDS = 5;

/**
 * Returns the time for which one render of a page is fresh, in milliseconds. Sites divide time in the same way, so that their
 * pages of the same data are equal. Each page has its own division: not all are rendered again at once.
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
  new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.bytes });

class RenderFailed extends Error {
  readonly code = "render-failed";
}

/**
 * Whole pages in memory: fresh for their rule's time, then served stale for a moment while one background render
 * replaces them. A page that nobody asked for in a while is rendered before it is served, so that the first visitor
 * is not shown old figures; it stands in, stale, when that render fails. One render per key runs at a time and
 * everyone shares it. Addresses with a query, and those where nothing is, have a smaller memory of their own: however
 * many are asked for, the pages that everybody asks for stay.
 */
export class PageCache {
  readonly #plain: LRUCache<string, Kept>;
  readonly #odd: LRUCache<string, Kept>;
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

  #get(key: string): Kept | undefined {
    const kept = (isOdd(key) ? undefined : this.#plain.get(key)) ?? this.#odd.get(key);
    const now = this.#options.now();
    // Of a clock that was ahead and is set back: it would be fresh for as long as that clock was ahead.
    if (kept !== undefined && now < kept.keptAt) {
      kept.keptAt = now;
      kept.freshUntil = 0;
      kept.staleUntil = 0;
    }
    return kept;
  }

  /** The page of a key. @throws what `render` throws, when nothing servable is kept. */
  async read(key: string, rule: CacheRule, render: Render): Promise<CacheAnswer> {
    const kept = this.#get(key);
    const now = this.#options.now();
    if (kept !== undefined && now < kept.freshUntil) return { page: kept.page, outcome: "hit" };
    if (kept === undefined || now >= kept.rescueUntil) {
      return { page: await this.#render(key, rule, render), outcome: "miss" };
    }
    const refreshed = this.#rendering.has(key) ? null : this.#refresh(key, kept, rule, render);
    if (now < kept.staleUntil) return { page: kept.page, outcome: "stale" };
    const page = await (refreshed ?? this.#rendering.get(key)?.catch(() => null) ?? null);
    return page ? { page, outcome: "miss" } : { page: kept.page, outcome: "stale" };
  }

  /** Renders a kept page anew; null when that failed: the kept one is then served a little longer before the next try. */
  async #refresh(key: string, kept: Kept, rule: CacheRule, render: Render): Promise<StoredPage | null> {
    try {
      return await this.#render(key, rule, render);
    } catch (error) {
      kept.freshUntil = Math.min(kept.rescueUntil, this.#options.now() + RETRY_SECONDS * 1000);
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
      memory.set(key, { page, keptAt: now, freshUntil, staleUntil, rescueUntil });
    } else if (page.status === 404) {
      const freshUntil = now + Math.min(rule.freshSeconds, NOT_FOUND_SECONDS) * 1000;
      this.#plain.delete(key);
      this.#odd.set(key, {
        page,
        keptAt: now,
        freshUntil,
        staleUntil: freshUntil,
        rescueUntil: freshUntil,
      });
    } else if (page.status >= 500 && this.#isServable(key)) {
      throw new RenderFailed(`The render answered ${page.status}.`);
    }
    return page;
  }

  /** Makes pages be rendered anew before they are served again; one that is being rendered now is kept no more. */
  expire(isConcerned: (key: string) => boolean): void {
    for (const key of this.#rendering.keys()) if (isConcerned(key)) this.#rendering.delete(key);
    for (const memory of [this.#plain, this.#odd]) {
      for (const [key, kept] of memory.entries()) {
        if (!isConcerned(key)) continue;
        kept.freshUntil = 0;
        kept.staleUntil = 0;
      }
    }
  }

  /** Makes pages be rendered again behind the next visitor's back: their data has another time. */
  renew(): void {
    for (const memory of [this.#plain, this.#odd]) for (const kept of memory.values()) kept.freshUntil = 0;
  }

  #isServable(key: string): boolean {
    const kept = this.#get(key);
    return kept !== undefined && this.#options.now() < kept.rescueUntil;
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
