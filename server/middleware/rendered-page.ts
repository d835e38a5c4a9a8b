import type { AppEntry } from "../app-build.ts";
import type { GatedRender } from "../gated-render.ts";
import { pageAddress } from "../page-address.ts";
import { pageAnswer } from "../page-answer.ts";
import { routeClassOf } from "../route-class.ts";
import type { Senders } from "../senders.ts";
import type { Middleware } from "../visit.ts";

/** Renders pages that cannot be cached: unknown addresses, and responses to one visitor's own question. */
export function renderedPage(options: {
  readonly entry: AppEntry;
  readonly render: GatedRender;
  readonly senders: Senders;
}): Middleware {
  const { entry, render, senders } = options;
  return async function renderedPage(c) {
    const url = c.get("url");
    const rule = entry.cacheRuleFor(url);
    const address = pageAddress(url, rule);
    c.set("routeClass", routeClassOf(entry, url.pathname));
    const page = await render.unkept(senders.of(c).network, address.url, rule);
    return pageAnswer(page, c.env.incoming.headers);
  };
}
