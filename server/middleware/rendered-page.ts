import type { AppEntry } from "../app-build.ts";
import { pageAddress } from "../page-address.ts";
import { cookieFor, pageAnswer } from "../page-answer.ts";
import type { RenderPage } from "../render-page.ts";
import { routeClassOf } from "../route-class.ts";
import type { Middleware } from "../visit.ts";

/** Renders what may not be kept: unknown addresses, and answers to one visitor's own question. */
export function renderedPage(entry: AppEntry, renderPage: RenderPage): Middleware {
  return async function renderedPage(c) {
    const url = c.get("url");
    const rule = entry.cacheRuleFor(url);
    const address = pageAddress(url, rule);
    c.set("routeClass", routeClassOf(entry, address));
    const page = await renderPage(address.url);
    const { headers } = c.env.incoming;
    const answer = pageAnswer(page, headers, page.status === 200 ? cookieFor(entry, url, headers) : null);
    if (rule !== null) answer.headers.set("Cache-Control", "private, no-store");
    return answer;
  };
}
