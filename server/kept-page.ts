import type { ContentService } from "#content/content-service.ts";
import type { AppEntry } from "./app-build.ts";
import type { GatedRender } from "./gated-render.ts";
import { pageAddress } from "./page-address.ts";
import type { CacheOutcome, PageCache } from "./page-cache.ts";
import type { StoredPage } from "./stored-page.ts";

/** Returns a page from the cache, rendered if necessary; null for an address that is not cached. */
export type ReadKeptPage = (
  url: URL,
) => Promise<{ readonly page: StoredPage; readonly outcome: CacheOutcome } | null>;

export function createReadKeptPage(options: {
  readonly entry: AppEntry;
  readonly cache: PageCache;
  readonly render: GatedRender;
  readonly content: Pick<ContentService, "story">;
}): ReadKeptPage {
  const { entry, cache, render, content } = options;

  async function isWritten({ pathname }: URL): Promise<boolean> {
    const path = pathname.replace(/^\/(?:en\/)?/, "").replace(/\/(?:_\.data)?$/, "");
    return (await content.story(path, entry.languageOfPath(pathname))) !== null;
  }

  return async function readKeptPage(url) {
    const rule = entry.cacheRuleFor(url) ?? entry.cacheRuleFor(url, await isWritten(url));
    if (rule === null || "isPrivate" in rule) return null;
    const address = pageAddress(url, rule);
    return cache.read(address.key, rule, (wanted) => render.kept(address.url, rule, wanted));
  };
}
