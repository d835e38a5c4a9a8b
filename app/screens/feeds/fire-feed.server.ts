import type { DatedChange, FireNews } from "#history/history-service.ts";
import { firePath } from "#plan/fire-path.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import { type FeedContent, type FeedEntry, feedContent } from "./feed-content.ts";
import { feedEntryTexts } from "./texts.ts";

const MOST = 100;

/**
 * Returns one entry for each new fire and each change of status. A change of size gives no entry, as in
 * subscribers' alerts. Null until the worker has read the fires.
 */
export function fireFeed(news: FireNews | null, language: Language): FeedContent | null {
  if (!news?.followedSince) return null;
  // Among changes with the same time, the change observed last comes first.
  const newest = news.changes.toSorted((a, b) => b.id - a.id);
  const entries = newest.flatMap((change) => entryOf(change, language) ?? []);
  return feedContent(entries, { most: MOST, whenEmpty: news.followedSince });
}

function entryOf({ subject, kind, at, ...sides }: DatedChange, language: Language): FeedEntry | null {
  const [before, after] = [sides.before, sides.after].map((side) =>
    side && "statusId" in side ? side : null,
  );
  if (!after) return null;
  const { t } = textsOf(language, feedEntryTexts);
  const { name, number, region, sizeHa } = after;
  const fire = name === null ? t("fires.unnamed", { number }) : t("feed.fire", { name });
  const status = t(`status.${after.statusId}.plural`, { count: 1 });
  const facts = [
    region && `${regionName(region, language)}.`,
    sizeHa !== null && t("feed.fire.size", { size: formatsOf(language).measure(sizeHa, "hectares") }),
    t("feed.source"),
  ];
  return {
    id: `fire/${subject}/${kind}/${at.toISOString()}`,
    path: firePath({ id: subject, region }, language),
    title:
      before === null || before === undefined
        ? t("feed.fire-new", { fire, status })
        : t("feed.fire-status", {
            fire,
            status,
            before: t(`status.${before.statusId}.plural`, { count: 1 }),
          }),
    text: facts.filter(Boolean).join(" "),
    publishedAt: at,
    updatedAt: at,
  };
}
