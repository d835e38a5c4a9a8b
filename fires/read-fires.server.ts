import type { FireDataClient } from "./client.server.ts";
import { codedPlaces } from "./coded-places.ts";
import type { GroundReadings } from "./ground-readings.server.ts";
import { type KnownFire, mergeFires } from "./merge-fires.ts";
import type { Fire, Protection, ZoneShape } from "./model.ts";
import { placeFire } from "./place-fires.server.ts";
import type { Answer } from "./reading-cache.server.ts";
import { isEmptied, PROTECTIONS, zonesThatLostFires } from "./suspicion.ts";

export type FiresClient = Pick<FireDataClient, "fires" | "containedFires" | "statistics">;

/** All fires, whichever the zone; the northern flag of the spec's fire says which. */
const ALL_PROTECTIONS = { intensive: "true", nordique: "true" } as const;

/** Null when no answer was ever believed. */
type Known = readonly KnownFire[] | null;

/** Reads the fires, for the pages and for the watch: each keeps what it was told in its own way. */
export interface FiresReader {
  /** Every fire of the year, each once; see `completeFires`. Both answers or none: a fire in one alone would pass for northern, or vanish. */
  list(known: Known): Promise<Answer<readonly Fire[]>>;
  /** The contained (englobé) fires, each once. */
  contained(known: Known): Promise<Answer<readonly Fire[]>>;
  /** True when fires went that were known, or none were ever listed, and statistics asked now do not say that nothing burns. */
  areLost(next: readonly Fire[], known: Known): Promise<boolean>;
  areContainedLost(next: readonly Fire[], known: Known): Promise<boolean>;
}

/** Every function of the reader throws `FireDataError`, but those that judge an answer. */
export function createFiresReader(
  client: FiresClient,
  { geographicCodes }: Pick<GroundReadings, "geographicCodes">,
): FiresReader {
  async function places() {
    await geographicCodes.firstAttempt();
    return codedPlaces(geographicCodes.current().value);
  }

  async function doesNothingBurn(zones: readonly Protection[]): Promise<boolean> {
    const asked = zones.map((zone) =>
      client.statistics({ intensive: zone === "intensive", northern: zone === "northern" }),
    );
    const answers = await Promise.allSettled(asked);
    return answers.every((one) => one.status === "fulfilled" && one.value.NbFeuxActifs === 0);
  }

  return {
    async list(known) {
      const [intensive, withNorthern, named] = await Promise.all([
        client.fires(),
        client.fires({ northern: true }),
        places(),
      ]);
      const lists = { intensive: intensive.records, withNorthern: withNorthern.records };
      return {
        value: mergeFires(lists, known ?? [], named),
        dropped: Math.max(intensive.dropped, withNorthern.dropped),
      };
    },
    async contained(known) {
      const [{ records, dropped }, named] = await Promise.all([
        client.containedFires(ALL_PROTECTIONS),
        places(),
      ]);
      return { value: mergeFires({ intensive: records, withNorthern: [] }, known ?? [], named), dropped };
    },
    async areLost(next, known) {
      const lost = zonesThatLostFires(next, known);
      return lost.length > 0 && !(await doesNothingBurn(lost));
    },
    areContainedLost: async (next, known) =>
      known !== null && isEmptied(next, known) && !(await doesNothingBurn(PROTECTIONS)),
  };
}

/**
 * Gives fires the date they were contained, where the list of contained fires alone has it, and their place (see
 * `placeFire`). Both are null before they come.
 */
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
