import type { AppEntry } from "../app-build.ts";
import type { GatedRender } from "../gated-render.ts";
import { pageAddress } from "../page-address.ts";
import { cookieFor, pageAnswer, pageResponse } from "../page-answer.ts";
import { routeClassOf } from "../route-class.ts";
import type { Middleware } from "../visit.ts";

/** Renders what may not be kept: unknown addresses, and answers to one visitor's own question. */
export function renderedPage(options: {
  readonly entry: AppEntry;
  readonly render: GatedRender;
  readonly siteUrl: string;
}): Middleware {
  const { entry, render, siteUrl } = options;
  return async function renderedPage(c) {
    const url = c.get("url");
    const rule = entry.cacheRuleFor(url);
    const address = pageAddress(url, rule);
    c.set("routeClass", routeClassOf(entry, url.pathname));
    const page = await render.unkept(address.url, rule);
    const { headers } = c.env.incoming;
    const cookie = page.status === 200 ? cookieFor(entry, url.pathname, headers, siteUrl) : null;
    const answer = pageResponse(pageAnswer(page, headers, cookie));
    if (rule !== null) answer.headers.set("Cache-Control", "private, no-store");
    return answer;
  };
}
