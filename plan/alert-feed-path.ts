import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { FEED_FORMATS, type FeedFormat } from "./feed-path.ts";

/** Feed of the official alerts of a territory. */
export interface AlertFeed {
  /** Region or zone as in the addresses of pages, such as `zone-la-tuque`; empty for all of Quebec. */
  readonly territory: string;
  readonly format: FeedFormat;
  readonly language: Language;
}

const STARTS: Bilingual = { fr: "/flux/alertes-officielles", en: "/en/feeds/official-alerts" };

export const alertFeedPath = ({ territory, format, language }: AlertFeed): string =>
  `${STARTS[language]}${territory && `-${territory}`}.${format}`;

const REST = /^(?:-([a-z0-9-]{1,80}))?\.([a-z]+)$/;

/** Returns the feed of official alerts at a path; null for other paths. */
export function alertFeedAt(pathname: string): AlertFeed | null {
  const language = LANGUAGES.find((each) => pathname.startsWith(STARTS[each]));
  const [, territory = "", ending] = (language && REST.exec(pathname.slice(STARTS[language].length))) ?? [];
  const format = FEED_FORMATS.find((each) => each === ending);
  return language && format ? { territory, format, language } : null;
}
