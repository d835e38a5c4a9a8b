import type { Language } from "#territory/language.ts";
import { type FeedFormat, type FeedKind, feedPage, feedPath } from "../../feed-path.ts";
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
  /** Returns the full address of a path of the site. */
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
  const { asOf } = content;
  const idOf = (id: string) => `tag:${new URL(siteUrl).hostname},${TAG_YEAR}:${language}/${id}`;
  return {
    ...content,
    id: idOf(`feed/${kind}`),
    language: `${language}-CA`,
    title: `${t(`feeds.${kind}`)} | ${t("site.name")}`,
    description: asOf
      ? `${t(`feeds.${kind}.text`)} ${t("feed.asOf", { when: formatsOf(language).dayTime(asOf, new Date(0)) })}`
      : t(`feeds.${kind}.text`),
    author: t("site.name"),
    page: siteUrl + feedPage(kind, language),
    icon: `${siteUrl}/apple-touch-icon.png`,
    addresses: {
      atom: siteUrl + feedPath(kind, "atom", language),
      json: siteUrl + feedPath(kind, "json", language),
    },
    address: (path) => siteUrl + path,
    idOf,
  };
}
