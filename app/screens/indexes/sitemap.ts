import { servicesContext } from "../../context.ts";
import { xml, xmlDocument } from "../../parts/xml/xml.ts";
import type { Route } from "./+types/sitemap";
import { everyFire, everyPage, everyStory, type PageAddress } from "./every-page.server.ts";

const NAMESPACES = {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
};

/** Returns a page's two entries, each with the addresses of both languages. */
function entriesOf({ fr, en, changedAt }: PageAddress, siteUrl: string) {
  const links = Object.entries({ "fr-CA": fr, "en-CA": en, "x-default": fr }).map(([hreflang, path]) =>
    xml("xhtml:link", { rel: "alternate", hreflang, href: siteUrl + path }),
  );
  const lastmod = changedAt ? xml("lastmod", {}, changedAt.toISOString()) : null;
  return [fr, en].map((path) => xml("url", {}, xml("loc", {}, siteUrl + path), lastmod, ...links));
}

/** Lists every page for search engines, each language with a link to the other (sitemaps.org 0.9). */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, content, situation } = context.get(servicesContext);
  const all = [...everyPage(), ...everyFire(await situation.read()), ...(await everyStory(content))];
  // Some screens show a story at their own address: the story's dated entry replaces the screen's.
  const pages = new Map(all.map((page) => [page.fr, page]));
  const entries = [...pages.values()].flatMap((page) => entriesOf(page, siteUrl));
  const body = xmlDocument(xml("urlset", NAMESPACES, ...entries));
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
