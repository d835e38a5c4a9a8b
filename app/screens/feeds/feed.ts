import { type AlertFeed, alertFeedAt } from "#plan/alert-feed-path.ts";
import { FEED_TYPES, type FeedAddress, feedAt } from "#plan/feed-path.ts";
import { openHeaders } from "#plan/open-headers.ts";
import { languageOfPath } from "#plan/paths.ts";
import type { Services } from "#site-contract";
import { servicesContext } from "../../context.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { sentence } from "../../parts/downloads/sentence.ts";
import { xml, xmlDocument } from "../../parts/xml/xml.ts";
import type { Route } from "./+types/feed";
import { alertFeed } from "./alert-feed.server.ts";
import { capFeed } from "./cap-feed.server.ts";
import type { FeedContent } from "./feed-content.ts";
import { type FeedDocument, feedDocument } from "./feed-document.ts";
import { fireFeed } from "./fire-feed.server.ts";
import { restrictionFeed } from "./restriction-feed.server.ts";
import { storyFeed } from "./story-feed.server.ts";
import { feedEntryTexts } from "./texts.ts";

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

/** Writes a feed as JSON Feed 1.1. */
export function jsonFeedOf(feed: FeedDocument): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.addresses.json,
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: feed.author, url: feed.address("/") }],
    items: feed.entries.map(({ id, path, title, text, publishedAt, updatedAt, author, language }) => ({
      id: feed.idOf(id),
      url: feed.address(path),
      title,
      content_text: text,
      ...(author && { authors: [{ name: author }] }),
      ...(language && { language }),
      ...(publishedAt && { date_published: publishedAt.toISOString() }),
      date_modified: updatedAt.toISOString(),
    })),
  });
}

const WRITERS = { atom: atomOf, json: jsonFeedOf } as const;

/** Returns a feed's content; null until its data has been read. */
async function contentOf({ kind, language }: FeedAddress, services: Services): Promise<FeedContent | null> {
  const { content, history, situation, siteUrl, now } = services;
  switch (kind) {
    case "releases":
      return storyFeed(content, "communiques", language);
    case "releases-public":
      return storyFeed(content, "communiques", language, "public");
    case "releases-industrial":
      return storyFeed(content, "communiques", language, "industrial");
    case "blog":
      return storyFeed(content, "blogue", language);
    case "fires":
      return fireFeed((await history.fireNews()).value, language);
    case "cap":
      return capFeed(await history.capMessages(), { language, siteUrl, now: now() });
    case "restrictions":
      return restrictionFeed(await situation.read(), language, now());
  }
}

/** Serves a feed, as Atom or JSON, for feed readers and other sites. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const requested = feedAt(pathname) ?? alertFeedAt(pathname);
  const { t } = textsOf(languageOfPath(pathname), feedEntryTexts);
  if (!requested) return sentence(t("feed.notFound"), 404);
  const services = context.get(servicesContext);
  const feed = await documentAt(requested, services);
  if (feed === "absent") return sentence(t("feed.notFound"), 404);
  if (feed === null) return sentence(t("feed.missing"), 503);
  const { format, language } = requested;
  return new Response(WRITERS[format](feed), {
    headers: openHeaders({
      "content-type": `${FEED_TYPES[format]}; charset=utf-8`,
      "content-language": `${language}-CA`,
      "last-modified": feed.updatedAt.toUTCString(),
    }),
  });
}

async function documentAt(requested: FeedAddress | AlertFeed, services: Services) {
  if (!("kind" in requested)) return alertFeed(requested, services);
  const { kind, language } = requested;
  const content = await contentOf(requested, services);
  return content && feedDocument(kind, language, services.siteUrl, content);
}
