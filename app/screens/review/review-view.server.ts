import { sortFires } from "#fires/chosen-fires.ts";
import { type Fire, PROTECTIONS, type Protection, type Situation } from "#fires/model.ts";
import type { PastSeasons } from "#fires/past-seasons.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { fireRow } from "../../parts/fire/rows.server.ts";
import { glanceOf } from "./glance.server.ts";
import { byCause, byMonth, byRegion, bySize } from "./groups.server.ts";
import { hectaresOf } from "./hectares.server.ts";
import { pastOf } from "./past.server.ts";
import { firesOfSeason, type SeasonShown, statisticsOfSeason } from "./season-shown.server.ts";

/** Number of the largest fires to list. */
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
    /** The date of the review's figures, and the same date of the previous year. */
    on: formats.day(season.on),
    isOver: season.on.getTime() < now.getTime(),
    zone,
    glances,
    /** Null until a list of fires has been read. */
    detail: fires && detailView(situation, fires, options),
    past: pastOf(past.seasons, glances, season.year, zone),
  };
}

export type ReviewView = ReturnType<typeof reviewView>;
export type ReviewDetail = NonNullable<ReviewView["detail"]>;
