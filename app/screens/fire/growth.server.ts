import type { DatedChange, FireTimeline, Recent } from "#history/history-service.ts";
import type { Language } from "#territory/language.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import { formatsOf } from "../../i18n/format.ts";

/** Size of the drawing, in its own units. The page stretches it. */
const CHART = { width: 600, height: 200 } as const;
/** With more records than this, the chart shows the last size of each day. */
const MOST_RECORDS = 30;

/** The size of a fire from `at` on; null while the agency publishes no size. */
interface Sized {
  readonly at: Date;
  readonly sizeHa: number | null;
}

interface GrowthOptions {
  readonly language: Language;
  readonly now: Date;
}

/**
 * Draws the recorded sizes of a fire; null if fewer than two sizes are known. Each size is drawn until the
 * next record. The line has gaps while the agency publishes no size, and starts at the first record.
 */
export function growthView({ value, isFailing }: Recent<FireTimeline>, { language, now }: GrowthOptions) {
  const every = sizesOf(value);
  const sizes = every.length > MOST_RECORDS ? lastOfDays(every) : every;
  const known = sizes.flatMap(({ at, sizeHa }) => (sizeHa === null ? [] : [{ at, sizeHa }]));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return null;
  const formats = formatsOf(language);
  const when = (date: Date) => formats.dayTime(date, now);
  return {
    ...draw(sizes, now),
    most: Math.max(...known.map(({ sizeHa }) => sizeHa)),
    start: formats.shortDayTime(sizes[0]?.at ?? first.at, now),
    first: { sizeHa: first.sizeHa, when: when(first.at) },
    last: { sizeHa: last.sizeHa, when: when(last.at) },
    hasGap: known.length < sizes.length,
    isFailing,
    isByDay: sizes.length < every.length,
    /** Rows of the table, newest first. */
    rows: sizes.map(({ at, sizeHa }) => ({ id: at.toISOString(), when: when(at), sizeHa })).toReversed(),
  };
}

export type GrowthView = NonNullable<ReturnType<typeof growthView>>;

/** Returns the sizes that the history recorded, oldest first, without equal sizes in a row. */
function sizesOf(timeline: FireTimeline | null): readonly Sized[] {
  if (timeline === null) return [];
  const fireChanges = timeline.changes.filter((change) => change.kind !== "fire-gone").toSorted(byTime);
  const sizes = [...earlier(timeline, fireChanges[0]), ...fireChanges.flatMap(sizeAfter)];
  return sizes.filter(({ sizeHa }, at) => at === 0 || sizeHa !== sizes[at - 1]?.sizeHa);
}

const byTime = (one: DatedChange, other: DatedChange) => +one.at - +other.at || one.id - other.id;

function sizeAfter({ after, at }: DatedChange): Sized[] {
  return after && "sizeHa" in after ? [{ at, sizeHa: after.sizeHa }] : [];
}

/** Returns the size before the first change, at the agency's date, else at our first reading; or nothing. */
function earlier({ followedSince }: FireTimeline, change: DatedChange | undefined): Sized[] {
  const before = change?.before;
  if (!change || !before || !("sizeHa" in before)) return [];
  const at = before.modifiedAt ?? followedSince;
  return at !== null && at < change.at ? [{ at, sizeHa: before.sizeHa }] : [];
}

const lastOfDays = (sizes: readonly Sized[]): readonly Sized[] =>
  [...Map.groupBy(sizes, ({ at }) => quebecDay(at)).values()].flatMap((day) => day.at(-1) ?? []);

/** Draws steps from the first record to now: a line, with gaps where no size is known, and the area below. */
function draw(sizes: readonly Sized[], now: Date) {
  const start = +(sizes[0]?.at ?? now);
  const span = Math.max(1, +now - start);
  const most = Math.max(1e-9, ...sizes.map(({ sizeHa }) => sizeHa ?? 0));
  const x = (ms: number) => Math.round(((ms - start) / span) * CHART.width * 10) / 10;
  const y = (ha: number) => Math.round((1 - ha / most) * CHART.height * 10) / 10;
  let line = "";
  let area = "";
  for (const [at, { at: from, sizeHa }] of sizes.entries()) {
    if (sizeHa === null) continue;
    const before = sizes[at - 1]?.sizeHa ?? null;
    const until = x(+(sizes[at + 1]?.at ?? now));
    line += `${before === null ? `M${x(+from)} ${y(sizeHa)}` : `V${y(sizeHa)}`}H${until}`;
    area += `M${x(+from)} ${CHART.height}V${y(sizeHa)}H${until}V${CHART.height}z`;
  }
  return { line, area };
}
