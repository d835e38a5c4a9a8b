import type { Middleware } from "../request-context.ts";

/** Keeps a draft site, which shows drafts to all visitors, out of search engines and browser caches. */
export const draftSite: Middleware = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set("X-Robots-Tag", "noindex");
  if (headers.get("content-type")?.startsWith("text/html")) headers.set("Cache-Control", "no-store");
};
