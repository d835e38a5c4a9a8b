import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { pathTo, screenAt } from "./paths.ts";
import type { ScreenName } from "./site-map.ts";

interface FeedRow {
  /** The name of its file in each language. */
  readonly file: Bilingual;
  /** The page with the same news. A feed is open if its page is. */
  readonly page: Bilingual;
}

const pageOf = (name: ScreenName): Bilingual => ({
  fr: pathTo(name, "fr"),
  en: pathTo(name, "en"),
});
const RELEASES = pageOf("releases");
const SITUATION = pageOf("current-situation");

/** Feeds that can be subscribed to. */
const FEEDS = {
  releases: { file: { fr: "communiques", en: "publications" }, page: RELEASES },
  "releases-public": { file: { fr: "communiques-public", en: "publications-public" }, page: RELEASES },
  "releases-industrial": {
    file: { fr: "communiques-industries", en: "publications-industry" },
    page: RELEASES,
  },
  blog: { file: { fr: "blogue", en: "blog" }, page: pageOf("blog") },
  fires: { file: { fr: "feux", en: "fires" }, page: SITUATION },
  cap: { file: { fr: "messages-cap", en: "cap-messages" }, page: SITUATION },
  restrictions: { file: { fr: "restrictions", en: "restrictions" }, page: SITUATION },
} as const satisfies Record<string, FeedRow>;

export type FeedKind = keyof typeof FEEDS;
export const FEED_FORMATS = ["atom", "json"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The media type of each format. */
export const FEED_TYPES = { atom: "application/atom+xml", json: "application/feed+json" } as const;

/** The name of each format in both languages. */
export const FEED_NAMES = { atom: "Atom", json: "JSON Feed" } as const;

const ALL = Object.keys(FEEDS) as FeedKind[];

/** Feeds whose page is open. */
export const FEED_KINDS: readonly FeedKind[] = ALL.filter((kind) => screenAt(FEEDS[kind].page.fr) !== null);

const FOLDERS: Bilingual = { fr: "/flux/", en: "/en/feeds/" };

export const feedPath = (kind: FeedKind, format: FeedFormat, language: Language): string =>
  `${FOLDERS[language]}${FEEDS[kind].file[language]}.${format}`;

/** Returns the page with the same content as a feed. */
export const feedPage = (kind: FeedKind, language: Language): string => FEEDS[kind].page[language];

export interface FeedAddress {
  readonly kind: FeedKind;
  readonly format: FeedFormat;
  readonly language: Language;
}

const ADDRESSES = new Map<string, FeedAddress>(
  FEED_KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) =>
      FEED_FORMATS.map((format) => [feedPath(kind, format, language), { kind, format, language }] as const),
    ),
  ),
);

/** Returns the feed of an address; null if it is not a feed. */
export const feedAt = (pathname: string): FeedAddress | null => ADDRESSES.get(pathname) ?? null;
