import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { isoDate } from "#sandbox/season/calendar.ts";
import { NO_EDITS } from "#sandbox/season/edits.ts";
import { drawSeason, firesAt, trackFires } from "#sandbox/season/season.ts";
import { PLACES } from "#territory/gazetteer.server.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { inSoak, sampled } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";
import {
  type RawMeasure,
  type RawSituation,
  rawSituation,
  STATUS_WORDS,
  subsets,
  typeOf,
} from "./live-map-oracle.ts";

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** Restrictions added to each view of restrictions: one in force, one announced and one ended. */
const MEASURES = [5, 7, 3, 0].flatMap((TypeMesureId, index) => [
  {
    TypeMesureId,
    RegionsAdministrativesImpactees: ["04"],
    DateDebut: hoursFromNow(-2 - index),
    DateFin: null,
  },
  {
    TypeMesureId,
    RegionsAdministrativesImpactees: ["08"],
    DateDebut: hoursFromNow(20 + index),
    DateFin: hoursFromNow(90),
  },
  {
    TypeMesureId,
    RegionsAdministrativesImpactees: ["09"],
    DateDebut: hoursFromNow(-90),
    DateFin: hoursFromNow(-20 - index),
  },
]);

const features = z.object({
  type: z.literal("FeatureCollection"),
  readAt: z.iso.datetime(),
  features: z.array(
    z.object({
      geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});
type Feature = z.output<typeof features>["features"][number];

const ROW = /data-record="([^"]+)"/g;
const ANNOUNCED = /id="map-announced"/;
const PAGE_COUNT = /Page \d+ sur (\d+)/;
const PROTECTIONS = ["intensive", "nordique", "toutes"] as const;
const SEASONS = [
  { scenario: "summer", seed: 2 },
  { scenario: "june-2023", seed: 2 },
  { scenario: "winter", seed: 1 },
] as const;

const SOME_SEASONS = sampled(import.meta.filename, SEASONS, 3);

describe.for(SOME_SEASONS)("the map in $scenario", (season) => {
  let world: World;
  let raw: RawSituation;

  beforeAll(async () => {
    const now = Date.now();
    const fires = firesAt(trackFires(drawSeason({ ...season, anchor: isoDate(now) }), NO_EDITS), now);
    // One active fire has no location yet. It must still be listed and counted.
    const unplaced = fires.find(({ Condition }) => Condition.Id !== 6);
    const given = fires.map((fire) => (fire === unplaced ? { ...fire, Lat: null, Lon: null } : fire));
    world = await startWorld({ season, fires: given, measures: MEASURES });
    raw = await rawSituation(world.hub.fireDataUrl);
  });
  afterAll(() => world.stop());

  async function mapOf(query: string): Promise<readonly Feature[]> {
    const answer = await fetch(`${world.origin}/carte/donnees.json?${query}`);
    expect(answer.status, query).toBe(200);
    return features.parse(await answer.json()).features;
  }

  const pageOf = async (query: string, page: number) =>
    (await fetch(`${world.origin}/carte/?${query}&page=${page}`)).text();

  /** Returns the IDs of the rows on all pages of the list, except announced restrictions. */
  async function listOf(query: string): Promise<string[]> {
    const first = await pageOf(query, 1);
    const pages = Number(PAGE_COUNT.exec(first)?.[1] ?? 1);
    const others: string[] = [];
    // Pages are read one by one, as by a reader, because the site limits how many new pages it renders at
    // once.
    for (let page = 2; page <= pages; page += 1) others.push(await pageOf(query, page));
    return [first, ...others].flatMap((html) => {
      const [shown = ""] = html.split(ANNOUNCED);
      return [...shown.matchAll(ROW)].map(([, id]) => id ?? "");
    });
  }

  /** Checks that the list has exactly the map's records, and returns them. */
  async function twins(query: string): Promise<readonly Feature[]> {
    const [map, list] = await Promise.all([mapOf(query), listOf(query)]);
    expect(list, query).toEqual(map.map(({ properties }) => properties.id));
    expect(new Set(list).size, query).toBe(list.length);
    return map;
  }

  /**
   * Returns the sets of kinds to test: every set in the long run. In the gate, the summer tests each kind and
   * all kinds together. Other seasons test one kind, because places and added restrictions are the same.
   */
  const setsOf = <T>(kinds: readonly T[]): T[][] =>
    inSoak(true, false)
      ? subsets(kinds)
      : season.scenario === "summer"
        ? [...kinds.map((kind) => [kind]), [...kinds]]
        : kinds.slice(0, 1).map((kind) => [kind]);

  const idsOf = (map: readonly Feature[]) => map.map(({ properties }) => String(properties.id)).toSorted();

  test("the map and the list have the same fires for every set of statuses and choice of protection zones", {
    timeout: 300_000,
  }, async () => {
    const statuses = Object.keys(STATUS_WORDS).map(Number) as (keyof typeof STATUS_WORDS)[];
    for (const [turn, protection] of PROTECTIONS.entries()) {
      for (const [at, chosen] of subsets(statuses).entries()) {
        // Outside the long run, each season tests another third of the pairs of a set and a protection. All
        // seasons together test all pairs.
        if (inSoak(false, (at + turn + SEASONS.indexOf(season)) % PROTECTIONS.length !== 0)) continue;
        const words = chosen.map((status) => STATUS_WORDS[status]).join(",");
        const expected = raw.fires.filter(
          ({ Condition, Nordique }) =>
            (chosen as number[]).includes(Condition.Id) &&
            (protection === "toutes" || Nordique === (protection === "nordique")),
        );
        const map = await twins(`statut=${words}&protection=${protection}`);
        expect(idsOf(map)).toEqual(expected.map(({ id }) => id).toSorted());
        for (const { properties, geometry } of map) {
          const fire = expected.find(({ id }) => id === properties.id);
          const at = fire?.Lat == null ? null : [fire.Lon, fire.Lat];
          expect(geometry?.coordinates ?? null).toEqual(at);
          expect(properties.status).toBe(fire?.Condition.Id);
        }
      }
    }
  });

  test("in the report view, the map and the list have every active fire of both protection zones", async () => {
    const active = raw.fires.filter(({ Condition }) => Condition.Id !== 6);
    expect(idsOf(await twins("vue=rapport"))).toEqual(active.map(({ id }) => id).toSorted());
  });

  test("every zone on the danger map has the data service's level for the chosen day", async () => {
    const days = { aujourdhui: "DangerJour1", demain: "DangerJour2", "apres-demain": "DangerJour3" } as const;
    for (const [word, key] of Object.entries(days)) {
      const map = await twins(`vue=danger&jour=${word}`);
      const levels = Object.fromEntries(map.map(({ properties }) => [properties.id, properties.level]));
      expect(levels).toEqual(Object.fromEntries(raw.danger.map((zone) => [zone.NumeroZone, zone[key].Id])));
    }
  });

  const isOver = ({ DateFin }: RawMeasure) => DateFin !== null && Date.parse(DateFin) <= Date.now();
  const hasBegun = ({ DateDebut }: RawMeasure) => DateDebut === null || Date.parse(DateDebut) <= Date.now();
  const lookOf = (type: unknown, title: unknown) => `${type} ${title || ""}`;
  const looksOf = (measures: readonly RawMeasure[]) =>
    measures.map((measure) => lookOf(typeOf(measure), measure.DescriptionFr)).toSorted();

  test.each([
    ["fermetures", ["closure", "risk"]],
    [
      "mesures",
      ["fire", "access", "construction_morning", "construction_afternoon", "construction_day", "plane"],
    ],
  ])(
    "in the view %s, the map shows the restrictions in force of each chosen set of types, and the list separates announced restrictions",
    async (view, types) => {
      for (const chosen of setsOf(types)) {
        const query = `vue=${view}&restriction=${chosen.join(",")}`;
        const ofTypes = raw.measures.filter((measure) => chosen.includes(typeOf(measure) ?? ""));
        const inForce = ofTypes.filter((measure) => hasBegun(measure) && !isOver(measure));
        const map = await twins(query);
        expect(map.map(({ properties: { type, title } }) => lookOf(type, title)).toSorted()).toEqual(
          looksOf(inForce),
        );
        expect(map.filter(({ geometry }) => geometry !== null)).toHaveLength(
          inForce.filter(({ ContourWKT }) => ContourWKT).length,
        );
        const [, apart = ""] = (await pageOf(query, 1)).split(ANNOUNCED);
        expect([...apart.matchAll(ROW)]).toHaveLength(ofTypes.filter((measure) => !hasBegun(measure)).length);
      }
    },
  );

  test("the map and the list have exactly the natural areas of each chosen set of kinds", async () => {
    const words = {
      "parcs-nationaux": "national-park",
      "parcs-federaux": "federal-park",
      reserves: "wildlife-reserve",
      zecs: "zec",
    } as const;
    for (const chosen of setsOf(Object.keys(words) as (keyof typeof words)[])) {
      const kinds: string[] = chosen.map((word) => words[word]);
      const map = await twins(`vue=milieux-naturels&territoire=${chosen.join(",")}`);
      const expected = NATURAL_AREAS.filter(({ kind }) => kinds.includes(kind));
      expect(map.map(({ properties }) => String(properties.name)).toSorted()).toEqual(
        expected.map(({ name }) => name).toSorted(),
      );
    }
    expect((await twins("vue=milieux-naturels&mots=gaspesie")).length).toBeGreaterThan(0);
  });

  test("the map and the list have all territories of each chosen set of kinds, with the right numbers of active fires", async () => {
    const cities = PLACES.filter(({ kind }) => kind === "city").length;
    const sizes = { regions: 17, mrc: 104, municipalites: cities, zones: 65 };
    for (const chosen of setsOf(Object.keys(sizes) as (keyof typeof sizes)[])) {
      const map = await twins(`vue=territoires&territoire=${chosen.join(",")}`);
      const known = map.filter(({ properties }) => properties.id !== "mrc-none");
      expect(known).toHaveLength(chosen.reduce((sum, word) => sum + sizes[word], 0));
    }
    const active = raw.fires.filter(({ Condition }) => Condition.Id !== 6);
    const ofMrc = await mapOf("vue=territoires&territoire=mrc");
    const counted = ofMrc.map(({ properties }) => z.number().parse(properties.activeFires));
    expect(counted.reduce((a, b) => a + b, 0)).toBe(active.length);
    const counts = new Map(
      (await mapOf("vue=territoires&territoire=zones,mrc")).map(({ properties }) => [
        properties.id,
        properties.activeFires,
      ]),
    );
    for (const { NumeroZone } of raw.danger) {
      const inside = active.filter(({ Zone }) => Zone === NumeroZone);
      expect(counts.get(`zone-${NumeroZone}`), `zone ${NumeroZone}`).toBe(inside.length);
    }
    for (const [code = "", inside = []] of Map.groupBy(active, ({ Mrc }) => Mrc?.Code ?? "")) {
      if (counts.has(`mrc-${code}`)) expect(counts.get(`mrc-${code}`), `mrc ${code}`).toBe(inside.length);
    }
  });
});

describe("the map's data", () => {
  const withoutData = inject("withoutData");

  test.each(["", "vue=danger", "vue=fermetures", "vue=mesures", "vue=rapport"])(
    "the map's data responds 503 instead of an empty list if data was never read (%s)",
    async (query) => {
      const answer = await fetch(`${withoutData}/carte/donnees.json?${query}`);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "no-store"]);
      expect(z.object({ error: z.string(), help: z.string() }).parse(await answer.json()).help).toMatch(
        /1\s800/,
      );
      expect(await (await fetch(`${withoutData}/carte/?${query}`)).text()).toContain(
        "Cette information n’est pas disponible",
      );
    },
  );

  test("the map has the natural areas even if the site never read any data, and a request with their ETag gets a 304", async () => {
    const url = `${withoutData}/carte/donnees.json?vue=milieux-naturels`;
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    const etag = answer.headers.get("etag") ?? "";
    const again = await fetch(url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});
