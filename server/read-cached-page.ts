import type { ContentService } from "#content/content-service.ts";
import type { AppEntry } from "./app-build.ts";
import { keyOf, pageAddress } from "./page-address.ts";
import type { CacheOutcome, PageCache } from "./page-cache.ts";
import type { QueuedRender } from "./queued-render.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * Returns a page from the cache, rendered if necessary; null for an address that is not cached. A render waits
 * for the turn of the visitor's network. The site's own requests have none.
 */
export type ReadCachedPage = (
  url: URL,
  networkOf: (() => string) | null,
) => Promise<{ readonly page: StoredPage; readonly outcome: CacheOutcome } | null>;

export function createReadCachedPage(options: {
  readonly entry: AppEntry;
  readonly cache: PageCache;
  readonly render: QueuedRender;
  readonly content: Pick<ContentService, "story">;
}): ReadCachedPage {
  const { entry, cache, render, content } = options;

  async function isWritten({ pathname }: URL): Promise<boolean> {
    const path = pathname.replace(/^\/(?:en\/)?/, "").replace(/\/(?:_\.data)?$/, "");
    return (await content.story(path, entry.languageOfPath(pathname))) !== null;
  }

  return async function readCachedPage(url, networkOf) {
    const rule = entry.cacheRuleFor(url) ?? entry.cacheRuleFor(url, await isWritten(url));
    if (rule === null || "isPrivate" in rule) return null;
    const address = pageAddress(url, rule);
    const key = keyOf(address);
    const read = () => cache.read(key, rule, (renderRequest) => render.cached(address, rule, renderRequest));
    return networkOf !== null && cache.needsRender(key) ? render.paced(networkOf(), read) : read();
  };
}
