import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { capAlerts } from "./cap/cap-alerts.server.ts";
import { capPath } from "./cap/cap-path.ts";
import { type FeedContent, feedContent } from "./feed-content.ts";

/** Every message of the moment, as the list of a Common Alerting Protocol source; null while its data has never come. */
export async function capFeed(
  { situation, siteUrl, now }: Pick<Services, "situation" | "siteUrl" | "now">,
  language: Language,
): Promise<FeedContent | null> {
  const all = capAlerts(await situation.read(), { siteUrl, now: now() });
  if (all === null) return null;
  const entries = all.alerts.map(({ identifier, sent, words }) => ({
    id: `cap/${identifier}`,
    path: capPath(identifier),
    isCap: true,
    title: words[language].headline,
    text: words[language].description,
    publishedAt: sent,
    updatedAt: sent,
  }));
  return feedContent(entries, { most: Number.POSITIVE_INFINITY, whenEmpty: all.whenEmpty });
}
