import type { Freshness } from "#fires/freshness.ts";
import type { Reading } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import type { Say } from "../../i18n/texts-of.ts";

/** Dates are written with their year when it is not this one: paper lasts. */
const LONG_AGO = new Date(0);

/** How old the figures of a page are, and what is wrong with them. */
export interface DataAge {
  /** The oldest of the readings the page shows; null when one of them has never come. */
  readonly readAt: Date | null;
  readonly isFailing: boolean;
  /** The newest answer looks wrong, and an earlier one is shown until it has lasted. */
  readonly isDoubted: boolean;
  readonly dropped: number;
}

/** The age of a page is that of its oldest part. */
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

/** The age of a page with its moment in words: a cheap phone takes 0.2 s before it writes its first date. */
export interface WrittenAge extends DataAge {
  /** When `readAt` was: `14 h 05`, `6 juin à 14 h 05`, `6 juin 2023`; null with it. */
  readonly written: { readonly time: string; readonly dayTime: string; readonly day: string } | null;
}

/** The age of a page written at `now`, in one language. */
export function writtenAge(readings: readonly Reading<unknown>[], language: Language, now: Date): WrittenAge {
  const age = dataAge(readings);
  const formats = formatsOf(language);
  return {
    ...age,
    written: age.readAt && {
      time: formats.time(age.readAt),
      dayTime: formats.dayTime(age.readAt, now),
      day: formats.day(age.readAt, LONG_AGO),
    },
  };
}

/** What is wrong with the figures of a page beside their age, a sentence each. */
export function ageNotes(age: DataAge, freshness: Freshness, t: Say): string[] {
  const notes = [
    age.isDoubted && t("age.doubted"),
    freshness === "fresh" && age.isFailing && !age.isDoubted && t("age.failing"),
    age.dropped > 0 && t("age.dropped", { count: age.dropped }),
  ];
  return notes.filter((note) => note !== false);
}
