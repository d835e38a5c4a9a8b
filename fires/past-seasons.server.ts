import { type AskForAll, askAlone, type Shareable } from "#territory/shareable.ts";
import { createFireDataClient, type FireDataClientOptions } from "./client.server.ts";
import { toStatistics } from "./map-statistics.ts";
import type { Protection } from "./model.ts";
import { PROTECTIONS } from "./model.ts";
import {
  type PastSeason,
  type PastSeasonsService,
  pastMoments,
  type SeasonToll,
  withoutRepeats,
} from "./past-seasons.ts";
import type { SituationLog } from "./reading-report.server.ts";

/** Age in ms at which a past season is requested again: once a day, for rare corrections. */
export const KEEP_MS = 86_400_000;
/** Time before a failed request is repeated, in ms, however many visitors come. */
export const RETRY_MS = 600_000;
/** Time limit of one response, and longest wait of the first page for all responses, in ms. */
const TIME_LIMIT_MS = 6000;
const WAIT_MS = 3000;
/** Most parallel requests, to spare the public service. */
const PARALLEL = 3;

export interface PastSeasonsOptions extends FireDataClientOptions {
  readonly log?: SituationLog;
  readonly waitMs?: number;
  /** Lets one program send the requests for all programs. If unset, this program sends its own requests. */
  readonly askForAll?: AskForAll;
}

interface Moment {
  readonly year: number;
  readonly until: Date;
}

interface Wanted extends Moment {
  readonly zone: Protection;
}

interface CachedToll {
  /** Totals of the last good response; null before a good response. */
  readonly toll: SeasonToll | null;
  readonly askAgainAt: number;
}

const keyOf = ({ zone, until }: Wanted) => `${zone} ${until.toISOString()}`;

/** Keeps past seasons from the public data API's statistics in memory; see `PastSeasonsService`. */
export function createPastSeasons(options: PastSeasonsOptions): PastSeasonsService & Shareable {
  const { now = Date.now, log, timeLimitMs = TIME_LIMIT_MS, waitMs = WAIT_MS } = options;
  const { askForAll = askAlone } = options;
  const client = createFireDataClient({ ...options, timeLimitMs });
  let cached = new Map<string, CachedToll>();
  let filling: Promise<void> | null = null;

  async function ask({ zone, year, until }: Wanted, before: CachedToll | undefined): Promise<CachedToll> {
    try {
      const query = { intensive: zone === "intensive", northern: zone === "northern", at: until };
      const statistics = toStatistics(await client.statistics(query), new Date(now()));
      const { firesYear: fires, hectaresBurnedYear: hectares } = statistics;
      if (fires === null) throw new Error("The response has no number of fires for the year");
      return { toll: { fires, hectares }, askAgainAt: now() + KEEP_MS };
    } catch (error) {
      log?.warn({ year, zone, reason: String(error) }, "the request for a past season failed");
      return { toll: before?.toll ?? null, askAgainAt: now() + RETRY_MS };
    }
  }

  /** Sends a few requests at a time, and drops values that no season needs any more. */
  async function fill(wanted: readonly Wanted[]): Promise<void> {
    const due = wanted.filter((one) => isDue(cached.get(keyOf(one))));
    const known = new Set(wanted.map(keyOf));
    for (const key of cached.keys()) if (!known.has(key)) cached.delete(key);
    async function askInTurn() {
      for (let next = due.shift(); next !== undefined; next = due.shift()) {
        const key = keyOf(next);
        cached.set(key, await ask(next, cached.get(key)));
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, askInTurn));
    cached = new Map(cached);
  }

  const isDue = (answer: CachedToll | undefined) => answer === undefined || now() >= answer.askAgainAt;

  function seasonOf(moment: Moment): PastSeason {
    const tollOf = (zone: Protection) => cached.get(keyOf({ ...moment, zone }))?.toll ?? null;
    return { ...moment, tolls: { intensive: tollOf("intensive"), northern: tollOf("northern") } };
  }

  return {
    give: () => (cached.size === 0 ? null : { reading: cached, state: null }),
    take({ reading }) {
      // The reading comes from `give` in the same code.
      cached = reading as typeof cached;
    },
    async read(season) {
      const moments = pastMoments(season);
      const wanted = [moments.yearBefore, ...moments.seasons].flatMap((moment) =>
        PROTECTIONS.map((zone) => ({ ...moment, zone })),
      );
      const isNew = wanted.some((one) => !cached.has(keyOf(one)));
      const isAnyDue = () => wanted.some((one) => isDue(cached.get(keyOf(one))));
      if (isAnyDue()) {
        filling ??= askForAll(isAnyDue, () => fill(wanted)).finally(() => {
          filling = null;
        });
      }
      if (isNew && filling !== null) await Promise.race([filling, soon(waitMs)]);
      const loaded = moments.seasons.map(seasonOf);
      const seasons = withoutRepeats(loaded);
      return { yearBefore: likeItsEnd(seasonOf(moments.yearBefore), loaded[0], seasons[0]), seasons };
    },
  };
}

/** Returns the season to date, without the values of zones whose values for the whole year were refused. */
function likeItsEnd(
  season: PastSeason,
  loaded: PastSeason | undefined,
  believed: PastSeason | undefined,
): PastSeason {
  const tollOf = (zone: Protection) => {
    const isRefused = loaded?.tolls[zone] != null && believed?.tolls[zone] === null;
    return isRefused ? null : season.tolls[zone];
  };
  return { ...season, tolls: { intensive: tollOf("intensive"), northern: tollOf("northern") } };
}

function soon(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
