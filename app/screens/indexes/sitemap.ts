import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/sitemap";
import { everyPage, everyStory } from "./every-page.server.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Every page for search engines, each language naming the other (sitemaps.org 0.9). */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, content } = context.get(servicesContext);
  // Some screens show a story at their own address.
  const pages = new Map([...everyPage(), ...(await everyStory(content))].map((page) => [page.fr, page]));
  const urls = [...pages.values()].flatMap(({ fr, en }) => {
    const links = [
      ["fr-CA", fr],
      ["en-CA", en],
      ["x-default", fr],
    ].map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(siteUrl + path)}"/>`,
    );
    return [fr, en].map((path) => `<url><loc>${escaped(siteUrl + path)}</loc>${links.join("")}</url>`);
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
