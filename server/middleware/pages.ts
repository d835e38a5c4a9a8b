import { isApiPath } from "#plan/api-path.ts";
import type { SitePlan } from "#plan/site-plan.server.ts";
import { isDataPath, pageAddress } from "../page-address.ts";
import type { QueuedRender } from "../queued-render.ts";
import type { ReadCachedPage } from "../read-cached-page.ts";
import type { Middleware, RouteClass } from "../request-context.ts";
import type { Senders } from "../senders.ts";
import { pageAnswer } from "../stored-page.ts";

/**
 * Serves pages that have a cache rule from memory. Renders other pages for each request: unknown addresses, and
 * responses to one visitor's own question.
 */
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
