import type { Middleware } from "../visit.ts";

/** A site that shows drafts to whoever asks is neither found by search engines nor kept by browsers. */
export const draftSite: Middleware = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set("X-Robots-Tag", "noindex");
  if (headers.get("content-type")?.startsWith("text/html")) headers.set("Cache-Control", "no-store");
};
