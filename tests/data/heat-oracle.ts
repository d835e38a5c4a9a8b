import { z } from "zod";
import type { Distance, Watched } from "./watched-place.ts";

// Written from the source's fields and the written requirements. Shares no code with the alerts.

const hotSpots = z.object({
  features: z.array(
    z.object({
      properties: z.object({ lat: z.number(), lon: z.number(), rep_date: z.string(), frp: z.number() }),
    }),
  ),
});
const national = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        latitude: z.number(),
        longitude: z.number(),
        agency_code: z.string(),
        stage_of_control_status: z.string(),
        fire_size: z.number().nullable(),
      }),
    }),
  ),
});

/** Facts of a fire that determine whether the fire explains a hot spot nearby. */
export interface HotFire {
  readonly lat: number;
  readonly lon: number;
  readonly size: number | null;
  /** Time when the fire was extinguished, in milliseconds; null while it burns. */
  readonly outAt: number | null;
}

interface Seen {
  readonly lat: number;
  readonly lon: number;
  at: number;
}

interface Expected {
  readonly subject: string;
  readonly places: readonly Watched[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SAME_KM = 3;
const EDGE_KM = 5;
const FARTHEST_KM = 50;

/** Determines which places get which alerts of heat. Compares each hot spot with all earlier hot spots. */
export class HeatOracle {
  readonly #places: readonly Watched[];
  readonly #km: Distance;
  /** Returns true if the site would know of a fire at a point. */
  readonly #isKnown: (lat: number, lon: number) => boolean;
  #seen: Seen[] = [];
  #isFirst = true;

  constructor(places: readonly Watched[], km: Distance, isKnown: (lat: number, lon: number) => boolean) {
    this.#places = places.filter(({ alertHeat }) => alertHeat);
    this.#km = km;
    this.#isKnown = isKnown;
  }

  see(raw: unknown, rawNational: unknown, fires: readonly HotFire[], now: Date): Expected[] {
    this.#seen = this.#seen.filter(({ at }) => now.getTime() - at <= 30 * DAY_MS);
    const abroad = national
      .parse(rawNational)
      .features.map(({ properties }) => properties)
      .filter(
        ({ agency_code, stage_of_control_status }) =>
          agency_code !== "QC" && stage_of_control_status !== "OUT",
      )
      .filter(({ latitude, longitude }) => this.#isKnown(latitude, longitude))
      .map(({ latitude, longitude, fire_size }) => ({
        ...{ lat: latitude, lon: longitude, size: fire_size, outAt: null },
      }));
    const spots = hotSpots
      .parse(raw)
      .features.map(({ properties: { rep_date, ...rest } }) => ({ ...rest, at: Date.parse(rep_date) }))
      .filter(({ at }) => now.getTime() - at <= DAY_MS)
      .sort((a, b) => b.frp - a.frp || b.at - a.at || a.lat - b.lat || a.lon - b.lon);
    const fresh = spots.filter((spot) => !this.#again(spot));
    const isOfFire = (spot: Seen) => [...fires, ...abroad].some((fire) => this.#explains(fire, spot));
    for (const spot of fresh.filter(isOfFire)) this.#keep(spot);
    const unknown = fresh.filter(
      (spot) => !isOfFire(spot) && this.#isKnown(spot.lat, spot.lon) && !this.#again(spot),
    );
    const found: Expected[] = [];
    while (unknown.length > 0) {
      const [strongest] = unknown;
      if (strongest === undefined) break;
      const cluster = [strongest];
      for (const one of cluster)
        for (const other of unknown)
          if (!cluster.includes(other) && this.#apart(one, other) <= SAME_KM) cluster.push(other);
      for (const spot of unknown.filter((each) => cluster.includes(each))) this.#keep(spot);
      unknown.splice(0, unknown.length, ...unknown.filter((each) => !cluster.includes(each)));
      const { lat, lon } = strongest;
      found.push({
        subject: `heat-${lat.toFixed(3)},${lon.toFixed(3)}`,
        places: this.#places.filter((place) => this.#apart(place, strongest) <= place.radiusKm),
      });
    }
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    return isFirst ? [] : found;
  }

  #apart = (a: Pick<Seen, "lat" | "lon">, b: Pick<Seen, "lat" | "lon">) =>
    this.#km(a.lat, a.lon, b.lat, b.lon);

  /** Moves older known hot spots near `spot` to the time of `spot`. @returns true if any hot spot is near */
  #again(spot: Seen): boolean {
    const near = this.#seen.filter((each) => this.#apart(each, spot) <= SAME_KM);
    for (const each of near) each.at = Math.max(each.at, spot.at);
    return near.length > 0;
  }

  #keep({ lat, lon, at }: Seen): void {
    if (!this.#again({ lat, lon, at })) this.#seen.push({ lat, lon, at });
  }

  #explains(fire: HotFire, spot: Seen): boolean {
    const km = this.#apart(fire, spot);
    const radius = Math.sqrt((fire.size ?? 0) / 100 / Math.PI);
    return (
      km <= FARTHEST_KM && km <= EDGE_KM + radius && (fire.outAt === null || spot.at <= fire.outAt + DAY_MS)
    );
  }
}
