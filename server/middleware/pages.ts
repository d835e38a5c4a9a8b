import type { ContentService } from "#content/content-service.ts";
import { isApiPath } from "#plan/api-path.ts";
import { languageOfPath } from "#plan/paths.ts";
import type { SitePlan } from "#plan/site-plan.server.ts";
import { isDataPath, keyOf, pageAddress } from "../page-address.ts";
import type { CacheOutcome, PageCache } from "../page-cache.ts";
import type { QueuedRender } from "../queued-render.ts";
import type { Middleware, RouteClass } from "../request-context.ts";
import type { Senders } from "../senders.ts";
import { pageAnswer, type StoredPage } from "../stored-page.ts";

/**
 * Returns a page from the cache, rendered if necessary; null for an address that is not cached. A render
 * waits for earlier renders for the visitor's network. The site's own requests have no network, and do not
 * wait.
 */
export type ReadCachedPage = (
  url: URL,
  networkOf: (() => string) | null,
) => Promise<{ readonly page: StoredPage; readonly outcome: CacheOutcome } | null>;

export function createReadCachedPage(options: {
  readonly plan: Pick<SitePlan, "cacheRuleFor">;
  readonly cache: PageCache;
  readonly render: QueuedRender;
  readonly content: Pick<ContentService, "story">;
}): ReadCachedPage {
  const { plan, cache, render, content } = options;

  async function isWritten({ pathname }: URL): Promise<boolean> {
    const path = pathname.replace(/^\/(?:en\/)?/, "").replace(/\/(?:_\.data)?$/, "");
    return (await content.story(path, languageOfPath(pathname))) !== null;
  }

  return async function readCachedPage(url, networkOf) {
    const rule = plan.cacheRuleFor(url) ?? plan.cacheRuleFor(url, await isWritten(url));
    if (rule === null || "isPrivate" in rule) return null;
    const address = pageAddress(url, rule);
    const key = keyOf(address);
    const read = () => cache.read(key, rule, (renderRequest) => render.cached(address, rule, renderRequest));
    return networkOf !== null && cache.needsRender(key) ? render.paced(networkOf(), read) : read();
  };
}

/** Serves shared pages from the cache. Renders unknown addresses, searches and pages for one person. */
export function pages(options: {
  readonly plan: Pick<SitePlan, "cacheRuleFor">;
  readonly readCachedPage: ReadCachedPage;
  readonly render: QueuedRender;
  readonly senders: Senders;
}): Middleware {
  const { plan, readCachedPage, render, senders } = options;
  const classOf = ({ pathname }: URL): RouteClass =>
    isApiPath(pathname) ? "api" : isDataPath(pathname) ? "data" : "page";
  async function rendered(url: URL, network: string) {
    const rule = plan.cacheRuleFor(url);
    return { page: await render.uncached(network, pageAddress(url, rule), rule), outcome: "none" as const };
  }
  return async function pages(c) {
    const url = c.get("url");
    c.set("routeClass", classOf(url));
    const { page, outcome } =
      (await readCachedPage(url, () => senders.networkOf(c))) ?? (await rendered(url, senders.networkOf(c)));
    c.set("outcome", outcome);
    return pageAnswer(page, c.env.incoming.headers);
  };
}
