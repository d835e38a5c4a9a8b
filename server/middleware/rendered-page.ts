import type { AppEntry } from "../app-build.ts";
import { pageAddress } from "../page-address.ts";
import { cookieFor, pageAnswer } from "../page-answer.ts";
import type { RenderPage } from "../render-page.ts";
import type { Middleware } from "../visit.ts";

/** Renders what no cache rule covers, unknown addresses above all. */
export function renderedPage(entry: AppEntry, renderPage: RenderPage): Middleware {
  return async function renderedPage(c) {
    const url = c.get("url");
    const address = pageAddress(url, null);
    c.set("routeClass", address.kind === "data" ? "data" : "page");
    const page = await renderPage(address.url);
    const { headers } = c.env.incoming;
    return pageAnswer(page, headers, page.status === 200 ? cookieFor(entry, url, headers) : null);
  };
}
