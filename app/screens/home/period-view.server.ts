import type { Situation, Statistics } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { quebecYear } from "#territory/quebec-day.ts";
import { formatsOf } from "../../i18n/format.ts";

export type Period = "day" | "year";

/** Returns the sum of both protection zones' counts; null if either is unknown. */
export function both({ statistics }: Situation, field: (of: Statistics) => number | null): number | null {
  const counts = [statistics.intensive, statistics.northern].map(({ value }) => value && field(value));
  return counts.every((count) => count !== null) ? counts.reduce((a, b) => a + b, 0) : null;
}

function dayView(situation: Situation) {
  const now = both(situation, ({ activeFires }) => activeFires);
  const before = both(situation, ({ activeFires24HoursAgo }) => activeFires24HoursAgo);
  return {
    kind: "day",
    recorded: both(situation, ({ firesRecordedToday }) => firesRecordedToday),
    extinguished: both(situation, ({ firesExtinguishedToday }) => firesExtinguishedToday),
    change: now === null || before === null ? null : now - before,
  } as const;
}

/** Returns one row of the year's table, in fires or hectares: this year, ten-year mean, difference. */
function yearRow(count: number | null, mean: number | null, language: Language) {
  const formats = formatsOf(language);
  return {
    count,
    mean,
    difference: count === null || !mean ? null : formats.percent(count / mean - 1),
  };
}

/**
 * Returns the hectares burned in a week; null if unknown. If the year's total fell, at a new year or after a
 * correction, the result is also null: the burned area cannot shrink.
 */
function burnedInWeek(statistics: Statistics | null): number | null {
  const { hectaresBurnedYear = null, hectaresBurnedYear7DaysAgo = null } = statistics ?? {};
  if (hectaresBurnedYear === null || hectaresBurnedYear7DaysAgo === null) return null;
  const burned = hectaresBurnedYear - hectaresBurnedYear7DaysAgo;
  return burned < 0 ? null : burned;
}

function yearView(situation: Situation, language: Language, now: Date) {
  const formats = formatsOf(language);
  const { statistics } = situation;
  const intensive = statistics.intensive.value;
  const northern = statistics.northern.value;
  const written = (count: number | null | undefined) => (count == null ? null : formats.number(count));
  return {
    kind: "year",
    // Statistics belong to the year of their last change: in January, this is still last year.
    year: quebecYear(intensive?.modifiedAt ?? now),
    at: formats.dayTime(intensive?.modifiedAt ?? now, now),
    fires: yearRow(intensive?.firesYear ?? null, intensive?.firesTenYearMean ?? null, language),
    hectares: yearRow(
      intensive?.hectaresBurnedYear ?? null,
      intensive?.hectaresTenYearMean ?? null,
      language,
    ),
    firesNorthern: yearRow(northern?.firesYear ?? null, northern?.firesTenYearMean ?? null, language),
    hectaresNorthern: yearRow(
      northern?.hectaresBurnedYear ?? null,
      northern?.hectaresTenYearMean ?? null,
      language,
    ),
    week: { intensive: burnedInWeek(intensive), northern: burnedInWeek(northern) },
    causes: intensive && {
      lightning: written(intensive.causedByLightningYear),
      people: written(intensive.causedByPeopleYear),
      unknown: written(intensive.causeUnknownYear),
    },
    extinguished: both(situation, ({ firesExtinguishedYear }) => firesExtinguishedYear),
  } as const;
}

/** Returns today's changes, or this year compared to the ten-year mean; null until statistics were read. */
export function periodView(situation: Situation, period: Period, language: Language, now: Date) {
  if (situation.statistics.intensive.value === null) return null;
  return period === "day" ? dayView(situation) : yearView(situation, language, now);
}

export type PeriodView = NonNullable<ReturnType<typeof periodView>>;
