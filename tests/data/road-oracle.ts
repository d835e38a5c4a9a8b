import { z } from "zod";
import type { Distance, Watched } from "./watched-place.ts";

// Written from the source's fields and the written requirements. Shares no code with the alerts.

const events = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        identifiant: z.string(),
        entrave: z.string(),
        numeroRoute: z.string().nullable(),
        localisation: z.string().nullable(),
        cause: z.string().nullable(),
      }),
    }),
  ),
});
const estimates = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
      properties: z.object({ firstdate: z.string(), lastdate: z.string() }),
    }),
  ),
});

/** Facts of a fire that determine alerts of closed roads. */
export interface RoadsFire {
  readonly lat: number;
  readonly lon: number;
  readonly size: number | null;
  readonly status: number;
  /** Time when the fire began, in milliseconds; null if unknown. */
  readonly startedAt: number | null;
}

interface Closure {
  readonly id: string;
  readonly road: string | null;
  readonly place: string | null;
  readonly cause: string | null;
  readonly lat: number;
  readonly lon: number;
}

interface Known {
  readonly subject: string;
  readonly isNotified: boolean;
  closures: readonly Closure[];
  absences: number;
}

interface Expected {
  readonly kind: "road-closed" | "road-reopened";
  readonly subject: string;
  readonly places: readonly Watched[];
}

interface Answer {
  readonly roads: unknown;
  readonly perimeters: unknown;
  /** Time of the response with the closed roads. */
  readonly at: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LATE_MS = 20 * MINUTE_MS;
const REACH_KM = 50;
const NEAR_FIRE_KM = 10;
const OF_FIRE_KM = 5;
const SAME_KM = 2;
const OUT = 6;
const KM_PER_DEGREE = 111.195;

/** Determines which places get which alerts of closed roads, by comparing each closure with each fire. */
export class RoadOracle {
  readonly #places: readonly Watched[];
  readonly #km: Distance;
  #known: Known[] | null = null;
  #comparedAt = 0;

  constructor(places: readonly Watched[], km: Distance) {
    this.#places = places.filter(({ alertRoads }) => alertRoads);
    this.#km = km;
  }

  see({ roads, perimeters, at }: Answer, fires: readonly RoadsFire[], now: Date): Expected[] {
    if (now.getTime() - at.getTime() > LATE_MS) return [];
    const closures = events
      .parse(roads)
      .features.filter(({ properties: { entrave } }) => /ferm/i.test(entrave) && !/voie/i.test(entrave))
      .map(({ geometry, properties: wire }): Closure => {
        const [lon, lat] = geometry.coordinates;
        const { identifiant: id, numeroRoute: road, localisation: place, cause } = wire;
        return { id, road, place, cause, lat, lon };
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const burning = fires.filter(({ status }) => status !== OUT);
    const rings = burning
      .map((fire) => this.#perimeterOf(fire, perimeters, now))
      .filter((ring) => ring !== null);
    const isNear = (closure: Closure) => this.#isNearFire(closure, burning, rings);
    const isFirst = this.#known === null;
    const isNew = at.getTime() > this.#comparedAt;
    this.#comparedAt = at.getTime();
    const found: Expected[] = [];
    const left = new Set(closures);
    const remaining = (this.#known ?? []).filter((road) => {
      const present = this.#linked(road.closures, closures);
      for (const closure of present) left.delete(closure);
      if (present.length > 0) Object.assign(road, { closures: present, absences: 0 });
      else if (isNew) road.absences += 1;
      if (road.absences < 2) return true;
      const [closure] = road.closures;
      if (road.isNotified && closure) found.push(this.#expected("road-reopened", road.subject, closure));
      return false;
    });
    for (const closure of [...left]) {
      if (!left.has(closure)) continue;
      const same = this.#linked([closure], [...left]);
      for (const each of same) left.delete(each);
      const first = same.find(isNear);
      if (first === undefined) continue;
      const subject = `road-${first.id}`;
      remaining.push({ subject, isNotified: !isFirst, closures: same, absences: 0 });
      if (!isFirst) found.push(this.#expected("road-closed", subject, first));
    }
    this.#known = remaining;
    return found;
  }

  #expected(kind: Expected["kind"], subject: string, closure: Closure): Expected {
    const places = this.#places.filter((place) => this.#apart(place, closure) <= REACH_KM);
    return { kind, subject, places };
  }

  #apart = (a: Pick<Closure, "lat" | "lon">, b: Pick<Closure, "lat" | "lon">) =>
    this.#km(a.lat, a.lon, b.lat, b.lon);

  #isSame = (a: Closure, b: Closure) =>
    a.id === b.id ||
    (a.road !== null &&
      a.road === b.road &&
      ((a.place !== null && a.place === b.place) || this.#apart(a, b) <= SAME_KM));

  /** Returns the closures in `from` and all closures linked to them, directly or through other closures. */
  #linked(from: readonly Closure[], closures: readonly Closure[]): Closure[] {
    const reached = [...from];
    for (const one of reached)
      for (const other of closures)
        if (!reached.includes(other) && this.#isSame(one, other)) reached.push(other);
    return closures.filter((closure) => reached.includes(closure));
  }

  #isNearFire(closure: Closure, fires: readonly RoadsFire[], rings: readonly Ring[]): boolean {
    if (/feux? de for[eê]t|incendies? de for[eê]t/i.test(closure.cause ?? "")) return true;
    const radius = ({ size }: RoadsFire) => Math.sqrt((size ?? 0) / 100 / Math.PI);
    if (fires.some((fire) => this.#apart(fire, closure) - radius(fire) <= NEAR_FIRE_KM)) return true;
    return rings.some((ring) => kmToRing(ring, closure) <= NEAR_FIRE_KM);
  }

  /** Returns the estimated perimeter that contains a fire, or else the nearest perimeter. */
  #perimeterOf(fire: RoadsFire, raw: unknown, now: Date): Ring | null {
    const current = estimates
      .parse(raw)
      .features.filter(({ properties }) => now.getTime() - Date.parse(properties.lastdate) <= 10 * DAY_MS)
      .map(({ geometry, properties }) => ({
        ring: ringOf(geometry.coordinates),
        lastAt: Date.parse(properties.lastdate),
      }));
    const around = current.find(({ ring }) => isInside(ring, fire));
    const [nearest] = current.toSorted((a, b) => kmToRing(a.ring, fire) - kmToRing(b.ring, fire));
    const own = around ?? (nearest && kmToRing(nearest.ring, fire) < OF_FIRE_KM ? nearest : null);
    return own && (fire.startedAt === null || own.lastAt >= fire.startedAt - DAY_MS) ? own.ring : null;
  }
}

type Ring = readonly (readonly [lon: number, lat: number])[];

/** Returns the outer ring of a polygon, or of the first polygon of a multipolygon. */
function ringOf(coordinates: readonly unknown[]): Ring {
  const [first] = coordinates;
  const ring =
    Array.isArray(first) && Array.isArray(first[0]) && Array.isArray(first[0][0]) ? first[0] : first;
  return z.array(z.tuple([z.number(), z.number()])).parse(ring);
}

function isInside(ring: Ring, { lat, lon }: Pick<Closure, "lat" | "lon">): boolean {
  let isIn = false;
  for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
    const [aLon = 0, aLat = 0] = ring[at] ?? [];
    const [bLon = 0, bLat = 0] = ring[last] ?? [];
    if (aLat > lat !== bLat > lat && lon < ((bLon - aLon) * (lat - aLat)) / (bLat - aLat) + aLon)
      isIn = !isIn;
  }
  return isIn;
}

/** Returns the kilometres from a point to a ring's area; 0 if the point is inside. */
function kmToRing(ring: Ring, point: Pick<Closure, "lat" | "lon">): number {
  if (isInside(ring, point)) return 0;
  const perLon = KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
    const [ax, ay] = [
      ((ring[at]?.[0] ?? 0) - point.lon) * perLon,
      ((ring[at]?.[1] ?? 0) - point.lat) * KM_PER_DEGREE,
    ];
    const [bx, by] = [
      ((ring[last]?.[0] ?? 0) - point.lon) * perLon,
      ((ring[last]?.[1] ?? 0) - point.lat) * KM_PER_DEGREE,
    ];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length));
    least = Math.min(least, Math.hypot(ax + share * (bx - ax), ay + share * (by - ay)));
  }
  return least;
}
