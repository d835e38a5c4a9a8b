import { freshnessOf } from "#fires/freshness.ts";
import type { CapList } from "#history/cap-list.ts";
import type { Recent } from "#history/history-service.ts";
import { capPath } from "#plan/cap-path.ts";
import type { Language } from "#territory/language.ts";
import { identifierOf } from "./cap/cap-alert.ts";
import { capAlertOf } from "./cap/cap-info.server.ts";
import { dayOf, type FeedContent, feedContent } from "./feed-content.ts";

interface Options {
  readonly language: Language;
  readonly siteUrl: string;
  readonly now: Date;
}

/**
 * Returns the feed of stored CAP messages, current or recently ended. Returns null if the list was never
 * read, or if one kind of message was never compared with the data: without this kind, the feed would say
 * that there are no such messages.
 */
export function capFeed(
  { value, isFailing }: Recent<CapList>,
  { language, siteUrl, now }: Options,
): FeedContent | null {
  if (value === null || value.checkedAt === null) return null;
  const { checkedAt, messages } = value;
  const entries = messages.map((message) => {
    const { subject, sent, words } = capAlertOf(message, siteUrl);
    const identifier = identifierOf(subject, sent);
    return {
      id: `cap/${identifier}`,
      path: capPath(identifier),
      isCap: true,
      title: words[language].headline,
      text: words[language].description,
      publishedAt: sent,
      updatedAt: sent,
    };
  });
  const isLate = freshnessOf(now.getTime() - checkedAt.getTime()) !== "fresh";
  return {
    ...feedContent(entries, { most: Number.POSITIVE_INFINITY, whenEmpty: dayOf(checkedAt) }),
    asOf: isFailing || isLate ? checkedAt : null,
  };
}
