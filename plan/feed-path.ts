import type { Bilingual, Language } from "#territory/language.ts";
import { languageOfPath, pathTo } from "./paths.ts";
import type { ScreenName } from "./site-map.ts";

interface FeedRow {
  readonly file: Bilingual;
  /** Screen that shows the same news as the feed. */
  readonly page: ScreenName;
}

const FEEDS = {
  releases: { file: { fr: "communiques", en: "publications" }, page: "releases" },
  "releases-public": { file: { fr: "communiques-public", en: "publications-public" }, page: "releases" },
  "releases-industrial": {
    file: { fr: "communiques-industries", en: "publications-industry" },
    page: "releases",
  },
  blog: { file: { fr: "blogue", en: "blog" }, page: "blog" },
  fires: { file: { fr: "feux", en: "fires" }, page: "current-situation" },
  cap: { file: { fr: "messages-cap", en: "cap-messages" }, page: "current-situation" },
  restrictions: { file: { fr: "restrictions", en: "restrictions" }, page: "current-situation" },
} as const satisfies Record<string, FeedRow>;

export type FeedKind = keyof typeof FEEDS;
export const FEED_FORMATS = ["atom", "json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_TYPES = { atom: "application/atom+xml", json: "application/feed+json" } as const;

export const FEED_NAMES = { atom: "Atom", json: "JSON Feed" } as const;

export const FEED_KINDS = Object.keys(FEEDS) as FeedKind[];

const FOLDERS: Bilingual = { fr: "/flux/", en: "/en/feeds/" };

export const feedPath = (kind: FeedKind, format: FeedFormat, language: Language): string =>
  `${FOLDERS[language]}${FEEDS[kind].file[language]}.${format}`;

export const feedPage = (kind: FeedKind, language: Language): string => pathTo(FEEDS[kind].page, language);

export interface FeedAddress {
  readonly kind: FeedKind;
  readonly format: FeedFormat;
  readonly language: Language;
}

/** Returns the feed at a path; null for other paths. */
export function feedAt(pathname: string): FeedAddress | null {
  const language = languageOfPath(pathname);
  for (const kind of FEED_KINDS) {
    const format = FEED_FORMATS.find((each) => feedPath(kind, each, language) === pathname);
    if (format) return { kind, format, language };
  }
  return null;
}
