import { z } from "zod";
import { AirOracle } from "./air-oracle.ts";
import { HeatOracle, type HotFire } from "./heat-oracle.ts";
import { RoadOracle, type RoadsFire } from "./road-oracle.ts";
import type { Watched } from "./watched-place.ts";

// Written from the public API's fields and the written requirements for alerts. Shares no code with the
// alerts that it checks.

const fires = z.array(
  z.object({
    NoFeu: z.number(),
    Annee: z.number(),
    Condition: z.object({ Id: z.number() }),
    SuperficieHa: z.number().nullish(),
    DateEnglobe: z.string().nullish(),
    DateDeDebut: z.string().nullish(),
    DateEteint: z.string().nullish(),
    Lat: z.number(),
    Lon: z.number(),
  }),
);
const danger = z.tuple([
  z.array(z.object({ NumeroZone: z.number(), DangerJour1: z.object({ Id: z.number() }) })),
]);
const measures = z.array(
  z.object({
    Id: z.string(),
    TypeMesureId: z.number(),
    TypeRtfId: z.number().nullable(),
    DateDebut: z.string().nullable(),
    DateFin: z.string().nullable(),
    ContourWKT: z.string().nullable(),
    RegionsAdministrativesImpactees: z.array(z.string()),
  }),
);
type Measure = z.output<typeof measures>[number];

interface Order {
  /** Texts and area of the order. Orders with the same texts and area cause only one alert. */
  readonly words: string;
  readonly ring: readonly (readonly number[])[];
  readonly sent: number;
  readonly isOver: boolean;
  /** ID of the first message of each chain of messages about this order. */
  readonly chains: string[];
}

interface Fire extends Pick<HotFire & RoadsFire, "lat" | "lon" | "startedAt"> {
  status: number;
  size: number | null;
  contained: string | null;
  /** Size in the last message to the fire's followers; null before the first message. */
  notifiedSize: number | null;
  outAt: number | null;
}

const STEPS_HA = [10, 100, 1_000, 10_000];
const RINGS_KM = [20, 10, 5, 2];
const HIGH = 3;
const OUT = 6;
const EARTH_KM = 6371.0088;
const RADIAN = Math.PI / 180;

function kmBetween(aLat: number, aLon: number, bLat: number, bLon: number): number {
  const [phi, psi] = [aLat * RADIAN, bLat * RADIAN];
  const cos =
    Math.sin(phi) * Math.sin(psi) + Math.cos(phi) * Math.cos(psi) * Math.cos((aLon - bLon) * RADIAN);
  return EARTH_KM * Math.acos(Math.min(1, cos));
}

/**
 * Determines from the service's data at each poll who receives which alert by which channel. The first poll
 * is the baseline.
 */
export class AlertOracle {
  /** Every alert that must be sent, each as `place channel kind subject moment`. */
  readonly notified = new Set<string>();
  readonly #places: readonly Watched[];
  readonly #fires = new Map<string, Fire>();
  readonly #levels = new Map<number, number>();
  readonly #inForce = new Map<string, Measure>();
  readonly #inside = new Map<string, readonly Watched[]>();
  readonly #orders = new Map<string, Order>();
  readonly #air: AirOracle;
  readonly #heat: HeatOracle;
  readonly #roads: RoadOracle;
  #isFirst = true;

  /** @param isKnown returns true if the site would know of a fire at a point */
  constructor(places: readonly Watched[], isKnown: (lat: number, lon: number) => boolean) {
    this.#places = places;
    this.#air = new AirOracle(places, kmBetween);
    this.#heat = new HeatOracle(places, kmBetween, isKnown);
    this.#roads = new RoadOracle(places, kmBetween);
  }

  see(
    raw: {
      readonly fires: unknown;
      readonly danger: unknown;
      readonly measures: unknown;
      /** CAP files of Alert Ready. */
      readonly orders: readonly string[];
      /** Observations of air quality. */
      readonly air: unknown;
      /** Hot spots and the fires of the country; null if the site accepted no new response. */
      readonly heat: { readonly hotSpots: unknown; readonly national: unknown } | null;
      /** The last accepted responses about roads and perimeters. */
      readonly roads: { readonly roads: unknown; readonly perimeters: unknown; readonly at: Date };
    },
    now: Date,
  ): void {
    this.#seeFires(raw.fires, now);
    this.#seeDanger(raw.danger, now);
    this.#seeMeasures(raw.measures, now);
    this.#seeOrders(raw.orders, now);
    for (const { kind, subject, place } of this.#air.see(raw.air, now))
      this.#tell(now, kind, subject, [place]);
    const known = [...this.#fires.values()];
    const heat = raw.heat && this.#heat.see(raw.heat.hotSpots, raw.heat.national, known, now);
    for (const { subject, places } of heat ?? []) this.#tell(now, "heat-seen", subject, places);
    for (const { kind, subject, places } of this.#roads.see(raw.roads, known, now))
      this.#tell(now, kind, subject, places);
    this.#isFirst = false;
  }

  #tell(now: Date, kind: string, subject: string, places: readonly Watched[]): void {
    if (this.#isFirst) return;
    for (const { id, channels } of places)
      for (const channel of channels)
        this.notified.add([id, channel, kind, subject, now.toISOString()].join(" "));
  }

  #seeFires(raw: unknown, now: Date): void {
    for (const record of fires.parse(raw)) {
      const id = `${record.Annee}-${record.NoFeu}`;
      const status = record.Condition.Id;
      const facts = {
        ...{ lat: record.Lat, lon: record.Lon },
        ...{ startedAt: timeOf(record.DateDeDebut), outAt: timeOf(record.DateEteint) },
      };
      const away = new Map(
        this.#places.map(
          (place) => [place, kmBetween(place.lat, place.lon, record.Lat, record.Lon)] as const,
        ),
      );
      const near = this.#places.filter((place) => (away.get(place) ?? 0) <= place.radiusKm);
      const fire = this.#fires.get(id);
      if (fire === undefined) {
        const size = record.SuperficieHa ?? null;
        const isNotified = !this.#isFirst && status !== OUT;
        if (isNotified) this.#tell(now, "fire-new", id, near);
        this.#fires.set(id, {
          ...facts,
          status,
          size,
          contained: record.DateEnglobe ?? null,
          notifiedSize: isNotified ? size : null,
        });
        continue;
      }
      const size = record.SuperficieHa ?? fire.size;
      const contained = record.DateEnglobe ?? fire.contained;
      if (status !== fire.status) {
        this.#tell(now, status === OUT ? "fire-extinguished" : "fire-status", id, near);
        fire.notifiedSize = size;
      }
      if (size !== null && size !== fire.size) {
        const from = fire.size ?? 0;
        const base = fire.notifiedSize ?? from;
        const isPast = STEPS_HA.some((step) => from < step && size >= step);
        const hasDoubled = size >= 10 && base > 0 && size >= 2 * base;
        if (isPast || hasDoubled) {
          this.#tell(now, "fire-size", id, near);
          fire.notifiedSize = size;
        } else if (size > from) {
          const [before, after] = [edgeKm(from), edgeKm(size)];
          const nearer = near.filter((place) => {
            const km = away.get(place) ?? 0;
            return RINGS_KM.some((ring) => km - before > ring && km - after <= ring);
          });
          this.#tell(now, "fire-size", id, nearer);
        }
      }
      if (contained !== fire.contained) {
        this.#tell(now, "fire-contained", id, near);
        fire.notifiedSize = size;
      }
      Object.assign(fire, { ...facts, status, size, contained });
    }
  }

  #seeDanger(raw: unknown, now: Date): void {
    for (const { NumeroZone, DangerJour1 } of danger.parse(raw)[0]) {
      const [before, after] = [this.#levels.get(NumeroZone), DangerJour1.Id];
      this.#levels.set(NumeroZone, after);
      if (before === undefined || before === after) continue;
      if (after > before ? after < HIGH : before < HIGH) continue;
      const there = this.#places.filter(({ zone }) => zone === NumeroZone);
      this.#tell(now, "danger", String(NumeroZone), there);
    }
  }

  #seeMeasures(raw: unknown, now: Date): void {
    const listed = new Map(measures.parse(raw).map((measure) => [measure.Id, measure]));
    for (const [id, held] of this.#inForce) {
      const measure = listed.get(id);
      if (measure && isInForce(measure, now)) continue;
      this.#tell(now, "restriction-lifted", "", this.#within([held]));
      this.#inForce.delete(id);
    }
    for (const [id, measure] of listed) {
      if (!isInForce(measure, now)) continue;
      const held = this.#inForce.get(id);
      if (held === undefined) this.#tell(now, "restriction-begun", "", this.#within([measure]));
      else if (lineOf(held) !== lineOf(measure))
        this.#tell(now, "restriction-changed", "", this.#within([held, measure]));
      this.#inForce.set(id, measure);
    }
  }

  /** Updates the orders from CAP files. Each simulated message first references its chain's start. */
  #seeOrders(files: readonly string[], now: Date): void {
    const chains = new Map<string, string[]>();
    for (const file of files) {
      if (one(file, "status") !== "Actual" || one(file, "areaDesc") === "") continue;
      const first = one(file, "references").split(",")[1] ?? one(file, "identifier");
      chains.set(first, [...(chains.get(first) ?? []), file]);
    }
    const last = new Map<string, Order>();
    for (const [first, chain] of chains) last.set(first, orderOf(chain, now));
    for (const [id, order] of this.#orders) {
      const standing = order.chains.flatMap((chain) => last.get(chain) ?? []).filter(({ isOver }) => !isOver);
      const [newest] = standing.toSorted((a, b) => b.sent - a.sent);
      if (newest === undefined) {
        this.#tell(now, "order-ended", "", this.#onRing(order.ring));
        this.#orders.delete(id);
      } else if (newest.words !== order.words) {
        this.#tell(now, "order-changed", "", this.#onRing(order.ring));
        this.#orders.set(id, { ...newest, chains: order.chains });
      }
    }
    for (const [first, order] of last) {
      const known = [...this.#orders.values()];
      if (order.isOver || known.some(({ chains }) => chains.includes(first))) continue;
      const same = known.find(({ words }) => words === order.words);
      if (same) same.chains.push(first);
      else {
        this.#tell(now, "order-begun", "", this.#onRing(order.ring));
        this.#orders.set(first, { ...order, chains: [first] });
      }
    }
  }

  #onRing(ring: Order["ring"]): readonly Watched[] {
    return this.#places.filter(({ withOrders, lat, lon }) => withOrders && isInRing(ring, lon, lat));
  }

  /** Returns the places that lie in the area of any of the restrictions. */
  #within(grounds: readonly Measure[]): readonly Watched[] {
    return [...new Set(grounds.flatMap((each) => this.#on(each)))];
  }

  #on({ ContourWKT, RegionsAdministrativesImpactees: regions }: Measure): readonly Watched[] {
    if (ContourWKT === null)
      return this.#places.filter(({ region }) => region !== null && regions.includes(region));
    const known = this.#inside.get(ContourWKT);
    if (known) return known;
    const rings = [...ContourWKT.matchAll(/\(([^()]+)\)/g)].map(([, ring = ""]) =>
      ring.split(",").map((corner) => corner.trim().split(/\s+/).map(Number)),
    );
    // A point in an odd number of rings is inside. This handles both islands and holes.
    const inside = this.#places.filter(
      ({ ground: { lat, lon } }) => rings.filter((ring) => isInRing(ring, lon, lat)).length % 2 === 1,
    );
    this.#inside.set(ContourWKT, inside);
    return inside;
  }
}

/** Returns the text of the first XML element with this name, or an empty string. */
const one = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";

/** Returns the order that the last message of a chain describes. */
function orderOf(chain: readonly string[], now: Date): Order {
  const [last = ""] = chain.toSorted((a, b) => Date.parse(one(b, "sent")) - Date.parse(one(a, "sent")));
  const texts = last.matchAll(/<(?:headline|description|instruction|polygon)>[^<]*/g);
  return {
    words: [...texts].map(([text]) => text).join(),
    ring: one(last, "polygon")
      .split(" ")
      .map((pair) => pair.split(",").map(Number).reverse()),
    sent: Date.parse(one(last, "sent")),
    isOver:
      one(last, "msgType") === "Cancel" ||
      one(last, "responseType") === "AllClear" ||
      Date.parse(one(last, "expires")) <= now.getTime(),
    chains: [],
  };
}

const timeOf = (date: string | null | undefined) => (date ? Date.parse(date) : null);

const edgeKm = (ha: number) => Math.sqrt(ha / 100 / Math.PI);

function isInRing(ring: readonly (readonly number[])[], lon: number, lat: number): boolean {
  let isIn = false;
  for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
    const [aLon = 0, aLat = 0] = ring[at] ?? [];
    const [bLon = 0, bLat = 0] = ring[last] ?? [];
    if (aLat > lat !== bLat > lat && lon < ((bLon - aLon) * (lat - aLat)) / (bLat - aLat) + aLon)
      isIn = !isIn;
  }
  return isIn;
}

function isInForce({ DateDebut, DateFin }: Measure, now: Date): boolean {
  const isBegun = DateDebut === null || Date.parse(DateDebut) <= now.getTime();
  return isBegun && (DateFin === null || now.getTime() < Date.parse(DateFin));
}

const lineOf = ({
  TypeMesureId,
  TypeRtfId,
  DateDebut,
  DateFin,
  ContourWKT,
  RegionsAdministrativesImpactees,
}: Measure) =>
  [TypeMesureId, TypeRtfId, DateDebut, DateFin, ContourWKT, RegionsAdministrativesImpactees.toSorted()].join(
    "|",
  );
