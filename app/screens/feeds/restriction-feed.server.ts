import type { Restriction, Situation } from "#fires/model.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import type { Language } from "#territory/language.ts";
import { sectionPath } from "../../frame/sections.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { dayOf, type FeedContent, type FeedEntry, feedContent } from "./feed-content.ts";
import { restrictionDates, restrictionTitle } from "./restriction-words.server.ts";
import { feedEntryTexts } from "./texts.ts";

/** No limit on the number of entries: a partial list would look complete. */
const MOST = Number.POSITIVE_INFINITY;

/**
 * Returns restrictions in force and announced, with the stable IDs of the data. A restriction in force is
 * dated by its start. The data does not say when a restriction was announced: an announced restriction is
 * dated by the day of the reading. Null until data has been read.
 */
export function restrictionFeed(
  { restrictions: { value, readAt } }: Situation,
  language: Language,
  now: Date,
): FeedContent | null {
  if (value === null || readAt === null) return null;
  const today = dayOf(readAt);
  const inForce = restrictionsInForce(value, now).map((each) =>
    entryOf(each, each.startsAt ?? today, language, "in force"),
  );
  const announced = upcomingRestrictions(value, now).map((each) =>
    entryOf(each, today, language, "announced"),
  );
  return feedContent([...announced, ...inForce], { most: MOST, whenEmpty: today });
}

function entryOf(
  restriction: Restriction,
  updatedAt: Date,
  language: Language,
  state: "in force" | "announced",
): FeedEntry {
  const { t } = textsOf(language, feedEntryTexts);
  const { id, type, startsAt } = restriction;
  const title = restrictionTitle(restriction, language);
  return {
    id: `restriction/${id}`,
    path: sectionPath("restrictions", language),
    title: state === "announced" ? t("feed.restriction.announced", { title }) : title,
    text: [restrictionDates(restriction, language), t(`restriction.${type}.help`), t("feed.source")].join(
      " ",
    ),
    publishedAt: state === "in force" ? startsAt : null,
    updatedAt,
  };
}
