import { z } from "zod";
import type { Distance, Watched } from "./watched-place.ts";

// Written from the source's fields and the written requirements. Shares no code with the alerts.

const observations = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        location_id: z.string(),
        observation_datetime: z.string(),
        aqhi: z.number().nullable(),
      }),
    }),
  ),
});

interface Measured {
  readonly lat: number;
  readonly lon: number;
  readonly at: number;
  readonly index: number;
}

interface Expected {
  readonly kind: "air-reached" | "air-fell";
  readonly subject: string;
  readonly place: Watched;
}

const HOUR_MS = 3_600_000;
const RECENT_MS = 3 * HOUR_MS;
const KEPT_MS = 24 * HOUR_MS;
const REACH_KM = 100;
const LEVELS = [4, 7, 11];

/** Determines which places get which alerts of bad air, from all measurements of each station. */
export class AirOracle {
  readonly #places: readonly Watched[];
  readonly #km: Distance;
  /** Measurements of each station, the newest last. */
  readonly #stations = new Map<string, Measured[]>();
  /** Station of each place's last alert of bad air. The alert that the air is better removes the entry. */
  readonly #heard = new Map<string, string>();
  /** Levels that the air of each station currently reaches, each as `station level`. */
  readonly #bad = new Set<string>();
  #recent: readonly string[] = [];

  constructor(places: readonly Watched[], km: Distance) {
    this.#places = places.filter(({ airLevel }) => airLevel !== null);
    this.#km = km;
  }

  see(raw: unknown, now: Date): Expected[] {
    const isFirst = this.#stations.size === 0;
    const began = new Set<string>();
    const ended = new Set<string>();
    for (const [id, all] of this.#stations)
      if (now.getTime() - (all.at(-1)?.at ?? 0) > KEPT_MS) {
        this.#stations.delete(id);
        for (const level of LEVELS) this.#bad.delete(`${id} ${level}`);
      }
    for (const { geometry, properties } of observations.parse(raw).features) {
      const { location_id: id, aqhi } = properties;
      const at = Date.parse(properties.observation_datetime);
      const [lon, lat] = geometry.coordinates;
      const known = this.#stations.get(id) ?? [];
      if (aqhi === null || now.getTime() - at > RECENT_MS || at < (known.at(-1)?.at ?? 0)) continue;
      const all = [...known.filter((each) => each.at !== at), { lat, lon, at, index: Math.round(aqhi) }];
      this.#stations.set(id, all);
      for (const level of LEVELS) {
        const key = `${id} ${level}`;
        const [last, before] = [all.at(-1)?.index ?? 0, all.at(-2)?.index ?? Number.POSITIVE_INFINITY];
        if (last >= level && !this.#bad.has(key)) began.add(key);
        if (last < level && before < level && this.#bad.has(key)) ended.add(key);
        if (last >= level) this.#bad.add(key);
        if (ended.has(key)) this.#bad.delete(key);
      }
    }
    const recent = [...this.#stations].flatMap(([id, all]) =>
      now.getTime() - (all.at(-1)?.at ?? 0) <= RECENT_MS ? [id] : [],
    );
    const moved = [...recent, ...this.#recent].filter(
      (id) => !recent.includes(id) || !this.#recent.includes(id),
    );
    this.#recent = recent;
    if (isFirst) return [];
    return this.#places.flatMap((place) => this.#expectedAt(place, recent, moved, { began, ended }));
  }

  #expectedAt(
    place: Watched,
    recent: readonly string[],
    moved: readonly string[],
    { began, ended }: Readonly<Record<"began" | "ended", ReadonlySet<string>>>,
  ): Expected[] {
    const level = place.airLevel ?? 0;
    const [nearest] = recent
      .map((id) => ({ id, km: this.#kmTo(id, place) }))
      .filter(({ km }) => km <= REACH_KM)
      .sort((one, other) => one.km - other.km);
    if (nearest === undefined) return [];
    const { id } = nearest;
    const subject = `air-${id}-${level}`;
    const isOther = moved.some((other) => this.#apart(id, other) <= 2 * REACH_KM);
    const heard = this.#heard.get(place.id);
    const isStanding = heard !== undefined && this.#bad.has(`${heard} ${level}`);
    const isNews = began.has(`${id} ${level}`) || isOther;
    if (this.#indexOf(id) >= level && isNews && !isStanding) {
      this.#heard.set(place.id, id);
      return [{ kind: "air-reached", subject, place }];
    }
    if (!ended.has(`${id} ${level}`) || heard === undefined) return [];
    this.#heard.delete(place.id);
    return [{ kind: "air-fell", subject, place }];
  }

  #indexOf = (id: string) => this.#stations.get(id)?.at(-1)?.index ?? 0;

  #kmTo(id: string, { lat, lon }: Pick<Watched, "lat" | "lon">): number {
    const last = this.#stations.get(id)?.at(-1);
    return last ? this.#km(lat, lon, last.lat, last.lon) : Number.POSITIVE_INFINITY;
  }

  #apart(one: string, other: string): number {
    const last = this.#stations.get(other)?.at(-1);
    return last ? this.#kmTo(one, last) : Number.POSITIVE_INFINITY;
  }
}
