import type { AppEntry } from "../app-build.ts";
import type { GatedRender } from "../gated-render.ts";
import { pageAddress } from "../page-address.ts";
import { cookieFor, pageAnswer, pageResponse } from "../page-answer.ts";
import type { PageCache } from "../page-cache.ts";
import { routeClassOf } from "../route-class.ts";
import type { Middleware } from "../visit.ts";

/** Answers pages that have a cache rule from memory, rendering what is not there. */
export function cachedPage(options: {
  readonly entry: AppEntry;
  readonly cache: PageCache;
  readonly render: GatedRender;
  readonly siteUrl: string;
}): Middleware {
  const { entry, cache, render, siteUrl } = options;
  return async function cachedPage(c, next) {
    const url = c.get("url");
    const rule = entry.cacheRuleFor(url);
    if (rule === null || "isPrivate" in rule) return next();
    const address = pageAddress(url, rule);
    c.set("routeClass", routeClassOf(entry, url.pathname));
    const { page, outcome } = await cache.read(address.key, rule, (wanted) =>
      render.kept(address.url, { ...wanted, isCompressedHard: rule.isCompressedHard ?? false }),
    );
    c.set("outcome", outcome);
    const { headers } = c.env.incoming;
    return pageResponse(pageAnswer(page, headers, cookieFor(entry, url.pathname, headers, siteUrl)));
  };
}
