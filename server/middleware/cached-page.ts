import type { AppEntry } from "../app-build.ts";
import { pageAnswer } from "../page-answer.ts";
import type { ReadCachedPage } from "../read-cached-page.ts";
import type { Middleware } from "../request-context.ts";
import { routeClassOf } from "../route-class.ts";
import type { Senders } from "../senders.ts";

/** Serves pages that have a cache rule from memory, and renders missing ones. */
export function cachedPage(options: {
  readonly entry: AppEntry;
  readonly readCachedPage: ReadCachedPage;
  readonly senders: Senders;
}): Middleware {
  const { entry, readCachedPage, senders } = options;
  return async function cachedPage(c, next) {
    const url = c.get("url");
    c.set("routeClass", routeClassOf(entry, url.pathname));
    const kept = await readCachedPage(url, () => senders.networkOf(c));
    if (kept === null) return next();
    c.set("outcome", kept.outcome);
    return pageAnswer(kept.page, c.env.incoming.headers);
  };
}
