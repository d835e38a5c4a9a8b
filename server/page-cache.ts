import type { CacheRule } from "./app-build.ts";
import { LeastRecentlyUsed } from "./least-recently-used.ts";
import type { StoredPage } from "./stored-page.ts";

/** How an answer came about: from memory, from memory past its freshness, or rendered for this request. */
export type CacheOutcome = "hit" | "stale" | "miss" | "none";

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** Milliseconds. */
  readonly now: () => number;
  /** A page that has not come by then counts as failed, so that one hung render blocks nobody for long. */
  readonly renderLimitMs: number;
  readonly onFailedRefresh: (key: string, error: unknown) => void;
}

interface Kept {
  readonly page: StoredPage;
  readonly bytes: number;
  readonly staleUntil: number;
  freshUntil: number;
}

type Render = () => Promise<StoredPage>;

/** An address that does not exist may exist soon: it is kept this long, and never stale. */
const NOT_FOUND_SECONDS = 10;
/** After a failed refresh the stale page is served this long before the next try. */
const RETRY_SECONDS = 5;

class RenderFailed extends Error {
  readonly code = "render-failed";
}

/**
 * Whole pages in memory: fresh for their rule's time, then served stale while one background render replaces
 * them, stale too while that render fails. One render per key runs at a time and everyone shares it.
 */
export class PageCache {
  readonly #kept: LeastRecentlyUsed<Kept>;
  readonly #rendering = new Map<string, Promise<StoredPage>>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#kept = new LeastRecentlyUsed(options.maxBytes);
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#kept.count, bytes: this.#kept.bytes };
  }

  /** The page when it is in memory and fresh; costs two map steps. */
  fresh(key: string): StoredPage | null {
    const kept = this.#kept.get(key);
    return kept !== undefined && this.#options.now() < kept.freshUntil ? kept.page : null;
  }

  /** The page of a key. @throws what `render` throws, when nothing servable is kept. */
  async read(
    key: string,
    rule: CacheRule,
    render: Render,
  ): Promise<{ readonly page: StoredPage; readonly outcome: CacheOutcome }> {
    const kept = this.#kept.get(key);
    const now = this.#options.now();
    if (kept !== undefined && now < kept.freshUntil) return { page: kept.page, outcome: "hit" };
    if (kept === undefined || now >= kept.staleUntil) {
      return { page: await this.#render(key, rule, render), outcome: "miss" };
    }
    if (!this.#rendering.has(key)) {
      this.#render(key, rule, render).catch((error: unknown) => {
        kept.freshUntil = Math.min(kept.staleUntil, this.#options.now() + RETRY_SECONDS * 1000);
        this.#options.onFailedRefresh(key, error);
      });
    }
    return { page: kept.page, outcome: "stale" };
  }

  #render(key: string, rule: CacheRule, render: Render): Promise<StoredPage> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const started = this.#withinLimit(render())
      .then((page) => this.#keep(key, rule, page))
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  #keep(key: string, rule: CacheRule, page: StoredPage): StoredPage {
    const now = this.#options.now();
    if (page.status === 200) {
      const freshUntil = now + rule.freshSeconds * 1000;
      const staleUntil = freshUntil + rule.staleSeconds * 1000;
      this.#kept.set(key, { page, bytes: page.bytes, freshUntil, staleUntil });
    } else if (page.status === 404) {
      const freshUntil = now + Math.min(rule.freshSeconds, NOT_FOUND_SECONDS) * 1000;
      this.#kept.set(key, { page, bytes: page.bytes, freshUntil, staleUntil: freshUntil });
    } else if (page.status >= 500 && this.#isServable(key)) {
      throw new RenderFailed(`The render answered ${page.status}.`);
    }
    return page;
  }

  #isServable(key: string): boolean {
    const kept = this.#kept.get(key);
    return kept !== undefined && this.#options.now() < kept.staleUntil;
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
