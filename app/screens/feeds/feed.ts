import { type AlertFeed, alertFeedAt } from "#plan/alert-feed-path.ts";
import { FEED_TYPES, type FeedAddress, feedAt } from "#plan/feed-path.ts";
import { openHeaders } from "#plan/open-headers.ts";
import { languageOfPath } from "#plan/paths.ts";
import type { Services } from "#site-contract";
import { servicesContext } from "../../context.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { sentence } from "../../parts/downloads/sentence.ts";
import type { Route } from "./+types/feed";
import { alertFeed } from "./alert-feed.server.ts";
import { atomOf } from "./atom.ts";
import { capFeed } from "./cap-feed.server.ts";
import type { FeedContent } from "./feed-content.ts";
import { feedDocument } from "./feed-document.ts";
import { fireFeed } from "./fire-feed.server.ts";
import { jsonFeedOf } from "./json-feed.ts";
import { restrictionFeed } from "./restriction-feed.server.ts";
import { storyFeed } from "./story-feed.server.ts";
import { feedEntryTexts } from "./texts.ts";

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
