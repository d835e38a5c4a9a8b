import type { AppEntry } from "../app-build.ts";
import { chooseEncoding } from "../encoding.ts";
import type { FastPath } from "../fast-path.ts";
import { pageAddress } from "../page-address.ts";
import { cookieFor, pageAnswer } from "../page-answer.ts";
import type { PageCache } from "../page-cache.ts";
import type { RenderPage } from "../render-page.ts";
import { routeClassOf } from "../route-class.ts";
import type { Middleware } from "../visit.ts";

/** Answers pages that have a cache rule from memory, and shows the fast path what it may answer next time. */
export function cachedPage(options: {
  readonly entry: AppEntry;
  readonly cache: PageCache;
  readonly renderPage: RenderPage;
  readonly fastPath: FastPath;
}): Middleware {
  const { entry, cache, renderPage, fastPath } = options;
  return async function cachedPage(c, next) {
    const url = c.get("url");
    const rule = entry.cacheRuleFor(url);
    if (rule === null || "isPrivate" in rule) return next();
    const address = pageAddress(url, rule);
    c.set("routeClass", routeClassOf(entry, address));
    const { page, outcome } = await cache.read(address.key, rule, () => renderPage(address.url));
    c.set("outcome", outcome);
    const { incoming } = c.env;
    const cookie = cookieFor(entry, url, incoming.headers);
    if (page.status === 200 && incoming.method === "GET") {
      const encoding = chooseEncoding(c.req.header("accept-encoding"));
      fastPath.learn(incoming, { key: address.key, encoding, cookie, routeClass: c.get("routeClass") });
    }
    return pageAnswer(page, incoming.headers, cookie);
  };
}
