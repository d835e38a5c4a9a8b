import { xml, xmlDocument } from "../../parts/xml/xml.ts";
import type { FeedDocument } from "./feed-document.ts";

const CAP_TYPE = "application/cap+xml";

/** Writes a feed as Atom (RFC 4287). */
export function atomOf(feed: FeedDocument): string {
  const entries = feed.entries.map(({ id, path, isCap, title, text, publishedAt, updatedAt, ...own }) =>
    xml(
      "entry",
      own.language ? { "xml:lang": own.language } : {},
      xml("id", {}, feed.idOf(id)),
      xml("title", {}, title),
      own.author ? xml("author", {}, xml("name", {}, own.author)) : null,
      xml("link", { rel: "alternate", type: isCap ? CAP_TYPE : "text/html", href: feed.address(path) }),
      publishedAt && xml("published", {}, publishedAt.toISOString()),
      xml("updated", {}, updatedAt.toISOString()),
      xml("summary", {}, text),
    ),
  );
  return xmlDocument(
    xml(
      "feed",
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language },
      xml("id", {}, feed.id),
      xml("title", {}, feed.title),
      xml("subtitle", {}, feed.description),
      xml("updated", {}, feed.updatedAt.toISOString()),
      xml("author", {}, xml("name", {}, feed.author), xml("uri", {}, feed.address("/"))),
      xml("link", { rel: "self", type: "application/atom+xml", href: feed.addresses.atom }),
      xml("link", { rel: "alternate", type: "text/html", href: feed.page }),
      xml("icon", {}, feed.icon),
      ...entries,
    ),
  );
}
