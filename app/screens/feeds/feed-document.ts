import { type FeedFormat, type FeedKind, feedPage, feedPath } from "#plan/feed-path.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { feedTexts } from "../../parts/feeds/texts.ts";
import type { FeedContent } from "./feed-content.ts";
import { feedEntryTexts } from "./texts.ts";

/** A feed with everything that both formats contain, with full addresses. */
export interface FeedDocument extends FeedContent {
  readonly id: string;
  readonly language: "fr-CA" | "en-CA";
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly page: string;
  readonly icon: string;
  readonly addresses: Readonly<Record<FeedFormat, string>>;
  readonly address: (path: string) => string;
  /** Returns the globally unique ID of an entry, in this language. */
  readonly idOf: (id: string) => string;
}

/** A year in which we owned the site's name, as tag URIs require (RFC 4151). It never changes. */
const TAG_YEAR = 2026;

export function feedDocument(
  kind: FeedKind,
  language: Language,
  siteUrl: string,
  content: FeedContent,
): FeedDocument {
  const { t } = textsOf(language, feedTexts, feedEntryTexts);
  return documentOf(content, {
    ...{ id: kind, language, siteUrl, title: t(`feeds.${kind}`), text: t(`feeds.${kind}.text`) },
    ...{ author: t("site.name"), page: feedPage(kind, language) },
    paths: { atom: feedPath(kind, "atom", language), json: feedPath(kind, "json", language) },
  });
}

interface DocumentOptions {
  readonly id: string;
  readonly language: Language;
  readonly siteUrl: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly page: string;
  readonly paths: Readonly<Record<FeedFormat, string>>;
}

export function documentOf(
  content: FeedContent,
  { id, language, siteUrl, title, text, author, page, paths }: DocumentOptions,
): FeedDocument {
  const { t } = textsOf(language, feedTexts, feedEntryTexts);
  const { asOf } = content;
  const idOf = (entry: string) => `tag:${new URL(siteUrl).hostname},${TAG_YEAR}:${language}/${entry}`;
  return {
    ...content,
    ...{ id: idOf(`feed/${id}`), language: `${language}-CA`, author },
    title: `${title} | ${t("site.name")}`,
    description: asOf
      ? `${text} ${t("feed.asOf", { when: formatsOf(language).dayTime(asOf, new Date(0)) })}`
      : text,
    page: siteUrl + page,
    icon: `${siteUrl}/apple-touch-icon.png`,
    addresses: { atom: siteUrl + paths.atom, json: siteUrl + paths.json },
    address: (path) => (path.startsWith("/") ? siteUrl + path : path),
    idOf,
  };
}
