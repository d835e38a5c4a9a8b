import type { AppEntry } from "../app-build.ts";
import { pageAddress } from "../page-address.ts";
import { pageAnswer } from "../page-answer.ts";
import type { QueuedRender } from "../queued-render.ts";
import type { Middleware } from "../request-context.ts";
import { routeClassOf } from "../route-class.ts";
import type { Senders } from "../senders.ts";

/** Renders pages that cannot be cached: unknown addresses, and responses to one visitor's own question. */
export function renderedPage(options: {
  readonly entry: AppEntry;
  readonly render: QueuedRender;
  readonly senders: Senders;
}): Middleware {
  const { entry, render, senders } = options;
  return async function renderedPage(c) {
    const url = c.get("url");
    const rule = entry.cacheRuleFor(url);
    const address = pageAddress(url, rule);
    c.set("routeClass", routeClassOf(entry, url.pathname));
    const page = await render.unkept(senders.networkOf(c), address.url, rule);
    return pageAnswer(page, c.env.incoming.headers);
  };
}
