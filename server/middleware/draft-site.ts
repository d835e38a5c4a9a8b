import type { Middleware } from "../visit.ts";

/** A site that shows drafts to whoever asks is neither found by search engines nor kept by browsers. */
export const draftSite: Middleware = async (c, next) => {
  await next();
  c.header("X-Robots-Tag", "noindex");
  if (c.res.headers.get("content-type")?.startsWith("text/html")) c.header("Cache-Control", "no-store");
};
