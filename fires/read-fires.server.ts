import { OFFSHORE_KM, regionAt } from "#territory/locate.server.ts";
import { mrcByName } from "#territory/mrcs.ts";
import { believeFires, type FiresAnswer, listedFires } from "./believe-fires.ts";
import type { FireDataClient } from "./client.server.ts";
import { codedPlaces } from "./coded-places.ts";
import { FireDataError } from "./fire-data-error.ts";
import type { FiresBelief } from "./fires-belief.ts";
import type { GroundReadings } from "./ground-readings.server.ts";
import { hasUnusableDate, type KnownFire, mergeFires } from "./map-fire.ts";
import { type Fire, PROTECTIONS, type Protection, type ZoneShape } from "./model.ts";
import type { Answer, Judge } from "./reading-cache.server.ts";
import { isActive } from "./status.ts";
import type { WireFire } from "./wire-fire.ts";
import type { Records } from "./wire-list.ts";
import { zoneOf } from "./zone-of.server.ts";

export type FiresClient = Pick<FireDataClient, "fires" | "containedFires" | "statistics">;

/** Query for the fires of both protection zones. Each record's northern flag says in which zone a fire is. */
const ALL_PROTECTIONS = { intensive: "true", nordique: "true" } as const;

const DAY_MS = 86_400_000;

/** Fires as last accepted; null if no response was ever accepted. */
type Known = readonly KnownFire[] | null;

export type FiresRead = Answer<readonly Fire[]> & Pick<FiresAnswer<Fire>, "lostZones">;

/** Reads fires, for pages and the watch. Every function throws `FireDataError`. */
export interface FiresReader {
  /**
   * Returns every fire of the year, each once; see `completeFires`. Requires both responses: otherwise a fire
   * would appear northern, or disappear.
   */
  list(known: Known, now: Date): Promise<FiresRead>;
  contained(known: Known, now: Date): Promise<Answer<readonly Fire[]>>;
}

export function createFiresReader(
  client: FiresClient,
  { geographicCodes }: Pick<GroundReadings, "geographicCodes">,
): FiresReader {
  async function places() {
    await geographicCodes.firstAttempt();
    return codedPlaces(geographicCodes.current().value);
  }

  /** Checks by statistics, for each protection zone that lost its fires, whether no fire is active there. */
  async function checkLostZones(next: readonly Fire[], known: Known): Promise<FiresRead["lostZones"]> {
    const checked = zonesThatLostFires(next, known).map(async (zone) => {
      const query = { intensive: zone === "intensive", northern: zone === "northern" };
      const active = await client.statistics(query).then(
        ({ NbFeuxActifs }) => NbFeuxActifs,
        () => null,
      );
      return [zone, active === 0 ? "confirmed" : "denied"] as const;
    });
    return new Map(await Promise.all(checked));
  }

  return {
    async list(known, now) {
      const [listed, listedWithNorthern, named] = await Promise.all([
        client.fires(),
        client.fires({ northern: true }),
        places(),
      ]);
      const intensive = withoutComingYears(listed, now);
      const withNorthern = withoutComingYears(listedWithNorthern, now);
      const lists = { intensive: intensive.records, withNorthern: withNorthern.records };
      const value = mergeFires(lists, now, known ?? [], named);
      const lostZones = await checkLostZones(value, known);
      if (known === null && [...lostZones.values()].includes("denied"))
        throw new FireDataError(
          "fire-data-suspicious",
          "No fire is listed, and the statistics do not confirm it",
        );
      return {
        value,
        dropped: Math.max(intensive.dropped, withNorthern.dropped),
        incomplete: Math.max(...Object.values(lists).map((records) => incompleteOf(records, now))),
        lostZones,
      };
    },
    async contained(known, now) {
      const [listed, named] = await Promise.all([client.containedFires(ALL_PROTECTIONS), places()]);
      const { records, dropped } = withoutComingYears(listed, now);
      return {
        value: mergeFires({ intensive: records, withNorthern: [] }, now, known ?? [], named),
        dropped,
        incomplete: incompleteOf(records, now),
      };
    },
  };
}

/** Decides which fires pages show while a response is in doubt. */
const judgeFires: Judge<readonly Fire[], FiresBelief<Fire>, FiresRead> = (known, answer, at) => {
  const listed = new Map(answer.value.map((fire) => [fire.id, fire]));
  const { belief, reason } = believeFires(known, { ...answer, listed }, at);
  return { value: [...listedFires(belief, listed.keys()).values()], state: belief, reason };
};

/** Returns the source of fires for pages: how to read the list of fires, and how to judge it. */
export const firesSource = (reader: FiresReader, now: () => number) => ({
  load: (known: Known) => reader.list(known, new Date(now())),
  judge: judgeFires,
});

/** Drops records of a future year: the newest year identifies the season. */
function withoutComingYears({ records, dropped }: Records<WireFire>, now: Date): Records<WireFire> {
  const newestYear = new Date(now.getTime() + DAY_MS).getUTCFullYear();
  const begun = records.filter(({ Annee }) => Annee <= newestYear);
  return { records: begun, dropped: dropped + records.length - begun.length };
}

/** Counts the records whose fire is kept without an unusable date. */
const incompleteOf = (records: readonly WireFire[], now: Date): number =>
  records.filter((record) => hasUnusableDate(record, now)).length;

/**
 * Returns the protection zones that had active fires and now have no fire, active or extinguished; all zones
 * if the first response is empty. Extinguished fires stay in the year's list.
 */
function zonesThatLostFires(next: readonly Fire[], known: Known): readonly Protection[] {
  if (known === null) return next.length === 0 ? PROTECTIONS : [];
  return PROTECTIONS.filter((protection) => {
    const burned = known.some((fire) => fire.protection === protection && isActive(fire.statusId));
    return burned && !next.some((fire) => fire.protection === protection);
  });
}

/** Adds containment dates and locations (see `placeFire`). `contained` is null before it arrives. */
export function completeFires(
  fires: readonly Fire[],
  contained: readonly Fire[] | null,
  zoneShapes: readonly ZoneShape[] | null,
): Fire[] {
  const dates = new Map(contained?.map(({ id, containedAt }) => [id, containedAt]));
  return fires.map((fire) => {
    const containedAt = fire.containedAt ?? dates.get(fire.id) ?? null;
    return placeFire({ ...fire, containedAt }, zoneShapes);
  });
}

/**
 * Adds the region and zone of a fire if the API has none: by its MRC, otherwise by its point of origin on
 * shapes that can be approximate. `zoneShapes` are the service's, null before they arrive.
 */
export function placeFire(fire: Fire, zoneShapes: readonly ZoneShape[] | null): Fire {
  const { at, mrc } = fire;
  const region = fire.region ?? mrcByName(mrc ?? "")?.region ?? (at && regionAt(at));
  if (fire.zone !== null || at === null) return { ...fire, region };
  // A fire in one of the agency's regions is in Quebec, even if its origin is mapped beyond the border.
  return { ...fire, region, zone: zoneOf(zoneShapes, at, region === null ? undefined : OFFSHORE_KM) };
}
