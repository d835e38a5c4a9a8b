import { sortFires } from "#fires/chosen-fires.ts";
import { type Fire, PROTECTIONS, type Protection, type Situation } from "#fires/model.ts";
import { believedToll, type PastSeason, type PastSeasons } from "#fires/past-seasons.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { fireRow } from "../../parts/fire/rows.server.ts";
import { columnsOf, lengthsOf } from "./chart-geometry.server.ts";
import { type Glance, glanceOf } from "./glance.server.ts";
import { byCause, byMonth, byRegion, bySize } from "./groups.server.ts";
import { hectaresOf } from "./hectares.server.ts";
import { firesOfSeason, type SeasonShown, statisticsOfSeason } from "./season-shown.server.ts";

interface Toll {
  readonly year: number;
  readonly fires: number | null;
  readonly hectares: number | null;
}

const zonesOf = (zone: Protection | null): readonly Protection[] =>
  zone === null ? ["intensive", "northern"] : [zone];

/** Returns the sum of the values; null if one of them is unknown. */
function sum(values: readonly (number | null)[]): number | null {
  return values.reduce((total, value) => (total === null || value === null ? null : total + value), 0);
}

/** Returns the mean of the known values; null if all are unknown. */
function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(known.reduce((a, b) => a + b, 0) / known.length);
}

/** Returns ten complete seasons and the current one, oldest first, for one or both protection zones. */
export function pastOf(
  seasons: readonly PastSeason[],
  glances: readonly Glance[],
  year: number,
  zone: Protection | null,
) {
  const zones = zonesOf(zone);
  const meanOf = new Map(glances.map(({ zone, fires }) => [zone, fires.mean]));
  const whole = seasons.map(({ year, tolls }): Toll => {
    const believed = zones.map((each) => believedToll(tolls[each], meanOf.get(each) ?? null));
    return {
      year,
      fires: sum(believed.map((toll) => toll?.fires ?? null)),
      hectares: sum(believed.map((toll) => toll?.hectares ?? null)),
    };
  });
  const shown = glances.filter((glance) => zones.includes(glance.zone));
  const now: Toll = {
    year,
    fires: sum(shown.map(({ fires }) => fires.now)),
    hectares: sum(shown.map(({ hectares }) => hectares.now)),
  };
  const rows = [now, ...whole].toReversed();
  const means = {
    fires: mean(whole.map(({ fires }) => fires)),
    hectares: mean(whole.map(({ hectares }) => hectares)),
  };
  const fires = lengthsOf([...rows.map((row) => row.fires), means.fires]);
  const hectares = lengthsOf([...rows.map((row) => row.hectares), means.hectares]);
  return {
    rows: rows.map((row, at) => ({ ...row, lengths: [fires[at] ?? 0, hectares[at] ?? 0] as const })),
    means,
    /** Heights of the lines that show the means of fires and hectares. */
    meanLengths: [fires.at(-1) ?? 0, hectares.at(-1) ?? 0] as const,
    missing: whole.filter((toll) => toll.fires === null).map((toll) => toll.year),
    columns: columnsOf(rows.length),
  };
}

const LARGEST = 10;

export interface ReviewOptions {
  readonly season: SeasonShown;
  /** Protection zone that the visitor selected; null for both. */
  readonly zone: Protection | null;
  readonly language: Language;
  readonly now: Date;
}

function detailView(
  situation: Situation,
  fires: readonly Fire[],
  { season, zone, language, now }: ReviewOptions,
) {
  const own = fires.filter(({ protection }) => zone === null || protection === zone);
  const sized = sortFires(
    own.filter(({ sizeHa }) => sizeHa !== null),
    "size",
  );
  const published = situation.causes.value;
  // Published counts cover both zones: counts for a single zone come from the list.
  const isPublished = zone === null && published?.some((cause) => cause.fires > 0);
  return {
    total: own.length,
    hectares: hectaresOf(own),
    causes: byCause(own, isPublished ? (published ?? null) : null),
    regions: byRegion(own),
    months: byMonth(own, season.year, season.on, language),
    sizes: bySize(own),
    largest: sized.slice(0, LARGEST).map((fire) => fireRow(fire, language, now)),
    /** Number of fires that share the largest size. */
    level: sized.filter(({ sizeHa }) => sizeHa === sized[0]?.sizeHa).length,
  };
}

/** Returns everything that the review shows, in numbers; null for data that was never read. */
export function reviewView(situation: Situation, past: PastSeasons, options: ReviewOptions) {
  const { season, zone, language, now } = options;
  const fires = firesOfSeason(situation, season);
  const glances = PROTECTIONS.map((each) =>
    glanceOf(each, statisticsOfSeason(situation, each, season), fires, past.yearBefore.tolls[each]),
  );
  const { intensive, northern } = situation.statistics;
  const shown = [situation.fires, intensive, northern].filter(({ value }) => value !== null);
  const formats = formatsOf(language);
  return {
    age: formatAge(shown.length > 0 ? shown : [situation.fires], language, now),
    year: season.year,
    /** Date of the review's figures, as text; comparisons are at the same date of the previous year. */
    on: formats.day(season.on),
    isOver: season.on.getTime() < now.getTime(),
    zone,
    glances,
    /** The season by cause, region, month and size; null until a list of fires has been read. */
    detail: fires && detailView(situation, fires, options),
    past: pastOf(past.seasons, glances, season.year, zone),
  };
}

export type ReviewView = ReturnType<typeof reviewView>;
export type ReviewDetail = NonNullable<ReviewView["detail"]>;
