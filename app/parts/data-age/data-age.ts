import type { Freshness } from "#fires/freshness.ts";
import type { Reading } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import type { TextOf } from "../../i18n/texts-of.ts";

/** Reference date that forces dates to include the year, for printed pages. */
const LONG_AGO = new Date(0);

export interface DataAge {
  /** Time of the oldest reading of the page; null if any of its readings was never received. */
  readonly readAt: Date | null;
  readonly isFailing: boolean;
  /** True if the newest response looks wrong: earlier data is shown until further responses confirm it. */
  readonly isDoubted: boolean;
  readonly dropped: number;
}

/** Computes the age of a page from its oldest reading. */
export function dataAge(readings: readonly Reading<unknown>[]): DataAge {
  const times = readings.map(({ readAt }) => readAt?.getTime() ?? null);
  const known = times.filter((time) => time !== null);
  return {
    readAt: known.length > 0 && known.length === times.length ? new Date(Math.min(...known)) : null,
    isFailing: readings.some(({ failing }) => failing),
    isDoubted: readings.some(({ doubt }) => doubt !== undefined),
    dropped: readings.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

/** A page's age with its time already formatted: a cheap phone takes 0.2 s to format its first date. */
export type FormattedAge = ReturnType<typeof formatAge>;

/** Returns the age of a page rendered at `now`, formatted in one language. */
export function formatAge(readings: readonly Reading<unknown>[], language: Language, now: Date) {
  const age = dataAge(readings);
  const formats = formatsOf(language);
  return {
    ...age,
    /** `14 h 05`, `6 juin à 14 h 05` and `6 juin 2023`; null if `readAt` is null. */
    written: age.readAt && {
      time: formats.time(age.readAt),
      dayTime: formats.dayTime(age.readAt, now),
      day: formats.day(age.readAt, LONG_AGO),
    },
  };
}

/** Returns one sentence per problem of the page's figures, to show next to their age. */
export function ageNotes(age: DataAge, freshness: Freshness, t: TextOf): string[] {
  const notes = [
    age.isDoubted && t("age.doubted"),
    freshness === "fresh" && age.isFailing && !age.isDoubted && t("age.failing"),
    age.dropped > 0 && t("age.dropped", { count: age.dropped }),
  ];
  return notes.filter((note) => note !== false);
}
