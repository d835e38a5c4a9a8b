import type { CauseId } from "#fires/cause.ts";
import type { CauseCount, Fire } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import { formatsOf } from "../../i18n/format.ts";
import { columnsOf, lengthsOf, type Percent, partsOf } from "./chart-geometry.server.ts";
import { hectaresOf } from "./hectares.server.ts";
import { SIZE_CLASSES } from "./size-classes.ts";

/** Fires with a common property: their number, their hectares, and the lengths of both bars. */
export interface Group<Key> {
  readonly key: Key;
  readonly fires: number;
  readonly hectares: number;
  readonly lengths: readonly [fires: Percent, hectares: Percent];
}

function groups<Key>(parts: readonly (readonly [Key, readonly Fire[]])[]): Group<Key>[] {
  const fires = lengthsOf(parts.map(([, each]) => each.length));
  const hectares = lengthsOf(parts.map(([, each]) => hectaresOf(each)));
  return parts.map(([key, each], at) => ({
    key,
    fires: each.length,
    hectares: hectaresOf(each),
    lengths: [fires[at] ?? 0, hectares[at] ?? 0],
  }));
}

/** Returns the regions with a fire, most fires first; fires with an unknown region come last. */
export function byRegion(fires: readonly Fire[]): Group<string | null>[] {
  const parts = [...Map.groupBy(fires, ({ region }) => region)];
  return groups(
    parts.toSorted(
      ([a, some], [b, others]) =>
        Number(a === null) - Number(b === null) ||
        others.length - some.length ||
        hectaresOf(others) - hectaresOf(some),
    ),
  );
}

/** Returns the size classes, smallest first, and the number of fires of unknown size. */
export function bySize(fires: readonly Fire[]) {
  const sized = fires.flatMap((fire) => (fire.sizeHa === null ? [] : [{ fire, sizeHa: fire.sizeHa }]));
  const rows = groups(
    SIZE_CLASSES.map(({ over, upTo }, at) => [
      at,
      sized.filter(({ sizeHa }) => sizeHa > over && sizeHa <= upTo).map(({ fire }) => fire),
    ]),
  );
  return { rows, unknown: fires.length - sized.length };
}

/** Returns the number of months from year 0 to a date in Quebec. */
function monthOf(date: Date): number {
  const [year = 0, month = 1] = quebecDay(date).split("-").map(Number);
  return year * 12 + month - 1;
}

/** Indexes of April and November: a season shows all months from first to last, even without fires. */
const [FIRST, LAST] = [3, 10];
/** October of the previous year, in months from January: an earlier start of a fire counts as unknown. */
const OLDEST = -3;

/** Returns the months in which the season's fires started, in order; future months are marked. */
export function byMonth(fires: readonly Fire[], year: number, on: Date, language: Language) {
  const formats = formatsOf(language);
  const inYear = (month: number) => (month % 12) + 1;
  const january = year * 12;
  const dated = fires.flatMap((fire) => (fire.startedAt ? [{ fire, month: monthOf(fire.startedAt) }] : []));
  const known = dated.filter(({ month }) => month >= january + OLDEST && month < january + 12);
  const months = known.map(({ month }) => month);
  const from = months.reduce((a, b) => Math.min(a, b), january + FIRST);
  const to = months.reduce((a, b) => Math.max(a, b), january + LAST);
  const parts = Array.from({ length: to - from + 1 }, (_, at) => {
    const begun = known.filter(({ month }) => month === from + at).map(({ fire }) => fire);
    return [from + at, begun] as const;
  });
  const areOfTwoYears = from < january;
  return {
    /** Keys are months since year 0. Names include the year if some months belong to the previous year. */
    rows: groups(parts).map((row) => {
      const ofYear = areOfTwoYears ? Math.floor(row.key / 12) : null;
      return {
        ...row,
        name: [formats.month(inYear(row.key)), ofYear].filter(Boolean).join(" "),
        shortName: formats.shortMonth(inYear(row.key)),
        /** Year to show below its first month; null for other months, or if all months are of one year. */
        newYear: row.key === from || row.key === january ? ofYear : null,
        isToCome: row.key > monthOf(on) && row.fires === 0,
      };
    }),
    undated: fires.length - known.length,
    columns: columnsOf(parts.length),
  };
}

const LIGHTNING = 1;
const UNDETERMINED = 9;

/** Returns the number of fires by cause, as published, else counted. A missing cause is undetermined. */
export function byCause(fires: readonly Fire[], published: readonly CauseCount[] | null) {
  const counts = new Map<CauseId, number>();
  const count = (cause: CauseId, more: number) => counts.set(cause, (counts.get(cause) ?? 0) + more);
  for (const { causeId, fires: more } of published ?? []) count(causeId, more);
  if (published === null) for (const { causeId } of fires) count(causeId ?? UNDETERMINED, 1);
  const known = [...counts].filter(([, number]) => number > 0);
  const sorted = known.toSorted(
    ([a, some], [b, others]) =>
      Number(a === UNDETERMINED) - Number(b === UNDETERMINED) || others - some || a - b,
  );
  const total = known.reduce((sum, [, number]) => sum + number, 0);
  const [lightning, undetermined] = [counts.get(LIGHTNING) ?? 0, counts.get(UNDETERMINED) ?? 0];
  const origins = [lightning, total - lightning - undetermined, undetermined] as const;
  const lengths = lengthsOf(sorted.map(([, number]) => number));
  return {
    isPublished: published !== null,
    total,
    /** Numbers of fires caused by lightning, by people, and not determined yet. */
    origins,
    parts: partsOf(origins),
    rows: sorted.map(([key, number], at) => ({ key, fires: number, length: lengths[at] ?? 0 })),
  };
}
