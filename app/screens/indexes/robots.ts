import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/robots";

/** Allows robots to read everything, and gives the sitemap's address. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
