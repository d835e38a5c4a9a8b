import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";

/** A day for people and for machines. */
export interface FormattedDay {
  /** Day for people, with its year: `18 juin 2026`. */
  readonly day: string;
  /** Timestamp for machines: `2026-06-18T14:00:00.000Z`. */
  readonly at: string;
}

/** Formats the day of a story; null if it is unknown. */
export function formatStoryDay(date: Date | null, language: Language): FormattedDay | null {
  return date && { day: formatsOf(language).day(date, new Date(0)), at: date.toISOString() };
}

/** Formats the days of a story. `updated` is null unless it was published again on a later day. */
export function storyDays(
  { publishedAt, updatedAt }: { readonly publishedAt: Date | null; readonly updatedAt: Date | null },
  language: Language,
) {
  const published = formatStoryDay(publishedAt, language);
  const updated = formatStoryDay(updatedAt, language);
  const isLater = published && updated && updated.at > published.at && updated.day !== published.day;
  return { published, updated: isLater ? updated : null };
}
