import type { Article, WithContext } from "schema-dts";
import { shareImagePath } from "#plan/share-image-path.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { agencyData } from "../../../frame/structured-data/agency-data.ts";

interface ArticleFacts {
  readonly title: string;
  readonly summary: string;
  readonly addresses: Bilingual;
  /** ISO 8601 timestamps. `updatedAt` is null if the article was never published again. */
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
}

/** Builds the schema.org data of an article or a press release. */
export function articleData(
  type: "Article" | "NewsArticle",
  { title, summary, addresses, publishedAt, updatedAt }: ArticleFacts,
  siteUrl: string,
  language: Language,
): WithContext<Exclude<Article, string>> {
  const agency = agencyData(siteUrl, language);
  return {
    "@context": "https://schema.org",
    "@type": type,
    headline: title,
    ...(summary && { description: summary }),
    inLanguage: `${language}-CA`,
    mainEntityOfPage: siteUrl + addresses[language],
    image: siteUrl + shareImagePath(addresses[language]),
    ...(publishedAt && { datePublished: publishedAt, dateModified: updatedAt ?? publishedAt }),
    author: agency,
    publisher: agency,
  };
}
