import booleanPointInPolygon from "@turf/boolean-point-in-polygon";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asShown } from "../support/as-shown.ts";
import { sampled } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";

// Expected API responses, computed here from the data service's raw records, without the site's code.

const CODES: Readonly<Record<number, string>> = {
  0: "recorded",
  1: "new",
  2: "under-observation",
  3: "out-of-control",
  4: "being-held",
  5: "under-control",
  6: "extinguished",
};
const TYPES: Readonly<Record<string, string>> = {
  "0": "flight-ban",
  "1": "open-fire-ban",
  "2/1": "forest-work-afternoon",
  "2/2": "forest-work-day",
  "2/3": "forest-work-morning",
  "3": "access-ban",
  "5": "closure",
  "7": "area-at-risk",
};
const LEVELS = ["", "low", "moderate", "high", "very-high", "extreme"];
const SEASONS = [
  { scenario: "summer", seed: 4 },
  { scenario: "june-2023", seed: 4 },
  { scenario: "winter", seed: 4 },
] as const;

const DAY_MS = 24 * 3600 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Restrictions added to every season, so that each season has an announced and an ended restriction. */
const MEASURES = [
  {
    TypeMesureId: 1,
    RegionsAdministrativesImpactees: ["04"],
    DateDebut: daysFromNow(1),
    DateFin: daysFromNow(5),
  },
  {
    TypeMesureId: 3,
    RegionsAdministrativesImpactees: ["08"],
    DateDebut: daysFromNow(-5),
    DateFin: daysFromNow(-1),
  },
  { TypeMesureId: 5, RegionsAdministrativesImpactees: ["08"], DateDebut: daysFromNow(-1), DateFin: null },
  // Names region 02, but also covers land around La Tuque, in region 04.
  {
    TypeMesureId: 7,
    RegionsAdministrativesImpactees: ["02"],
    ContourWKT: "POLYGON ((-73.2 47.2, -72.4 47.2, -72.4 48.5, -73.2 48.5, -73.2 47.2))",
    DateDebut: daysFromNow(-1),
    DateFin: null,
  },
];

type Area = GeoJSON.Polygon | GeoJSON.MultiPolygon;

/** Returns the fraction (0 to 1) of `area` inside `other`, sampled on a grid of `step` degrees. */
function partIn(area: Area, other: Area, step = 0.05): number {
  const corners = (area.type === "Polygon" ? [area.coordinates] : area.coordinates).flat(2);
  const [lons, lats] = [0, 1].map((at) => corners.map((corner) => corner[at] ?? 0)) as [number[], number[]];
  let [all, inside] = [0, 0];
  for (let lon = Math.min(...lons); lon < Math.max(...lons); lon += step) {
    for (let lat = Math.min(...lats); lat < Math.max(...lats); lat += step) {
      if (!booleanPointInPolygon([lon, lat], area)) continue;
      all += 1;
      if (booleanPointInPolygon([lon, lat], other)) inside += 1;
    }
  }
  return all === 0 ? 0 : inside / all;
}

interface RawFire {
  readonly NoFeu: number;
  readonly Annee: number;
  readonly Designation: string | null;
  readonly Condition: { readonly Id: number };
  readonly SuperficieHa: number | null;
  readonly Zone: number | null;
  readonly RegionAdministrative: { readonly Code: string } | null;
  readonly DateDeDebut: string;
  readonly Lat: number | null;
  readonly Lon: number | null;
  readonly Nordique: boolean;
}
interface RawMeasure {
  readonly TypeMesureId: number;
  readonly TypeRtfId: number | null;
  readonly DateDebut: string | null;
  readonly DateFin: string | null;
  readonly DescriptionFr: string | null;
  readonly RegionsAdministrativesImpactees: readonly string[];
}
type RawDay = { readonly Id: number; readonly DescriptionFr: string; readonly DescriptionEn: string };
type RawZone = Readonly<Record<`DangerJour${1 | 2 | 3}`, RawDay>> & { readonly NumeroZone: number };

const json = async <T>(url: string): Promise<T> => (await fetch(url)).json();
const tally = (words: readonly string[]) =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((each) => each === word).length]));

const SOME_SEASONS = sampled(import.meta.filename, SEASONS);

describe.for(SOME_SEASONS)("the season $scenario", (season) => {
  let world: World;
  let rawFires: RawFire[];
  let measures: RawMeasure[];
  let zones: RawZone[];
  const api = <T>(path: string) => json<T>(`${world.origin}/api/v1${path}`);
  beforeAll(async () => {
    world = await startWorld({ season, measures: MEASURES });
    const raw = <T>(path: string) => json<T>(`${world.hub.fireDataUrl}${path}`);
    rawFires = await raw("/public/feux?intensive=true&nordique=true");
    measures = await raw(
      "/public/mesures-preventives?ifco=true&rtf12_20=true&rtf8_20=true&rtf24=true&prohibitionAcces=true&fermeture=true&interdictionVol=true&zoneRisque=true",
    );
    [zones] = await raw<[RawZone[]]>("/public/danger-incendie");
  });
  afterAll(() => world.stop());

  test("/fires returns every fire of the data service", async () => {
    const { features } = await api<{
      features: { geometry: unknown; properties: Record<string, unknown> }[];
    }>("/fires");
    const actual = features.map(({ geometry, properties: fire }) => ({
      ...{
        id: fire.id,
        name: fire.name,
        status: fire.status,
        sizeHectares: fire.sizeHectares,
        zone: fire.zone,
      },
      ...{
        region: fire.region,
        startedAt: fire.startedAt,
        protection: fire.protection,
        isActive: fire.isActive,
      },
      geometry,
    }));
    const expected = rawFires.map((fire) => ({
      id: `${fire.Annee}-${fire.NoFeu}`,
      name: fire.Designation && asShown(fire.Designation),
      status: CODES[fire.Condition.Id],
      sizeHectares: fire.SuperficieHa,
      zone: fire.Zone,
      region: fire.RegionAdministrative?.Code ?? null,
      startedAt: new Date(fire.DateDeDebut).toISOString(),
      protection: fire.Nordique ? "northern" : "intensive",
      isActive: fire.Condition.Id !== 6,
      geometry: fire.Lat === null ? null : { type: "Point", coordinates: [fire.Lon, fire.Lat] },
    }));
    const byId = (a: { id: unknown }, b: { id: unknown }) => String(a.id).localeCompare(String(b.id));
    expect(actual.sort(byId)).toEqual(expected.sort(byId));
  });

  test.for([
    ["?active=true", (fire: RawFire) => fire.Condition.Id !== 6],
    ["?active=false", (fire: RawFire) => fire.Condition.Id === 6],
    ["?status=out-of-control,being-held", (fire: RawFire) => [3, 4].includes(fire.Condition.Id)],
    ["?protection=northern&active=true", (fire: RawFire) => fire.Nordique && fire.Condition.Id !== 6],
    ["?region=10", (fire: RawFire) => fire.RegionAdministrative?.Code === "10"],
  ] as const)("/fires%s returns exactly the fires that match its parameters", async ([query, isMeant]) => {
    const { features, meta } = await api<{ features: { id: string }[]; meta: { count: number } }>(
      `/fires${query}`,
    );
    const expected = rawFires.filter(isMeant).map(({ Annee, NoFeu }) => `${Annee}-${NoFeu}`);
    expect(features.map(({ id }) => id).sort()).toEqual(expected.sort());
    expect(meta.count).toBe(expected.length);
  });

  test("/fires/{id} returns the same fire as the list", async () => {
    const { features } = await api<{ features: { id: string }[] }>("/fires");
    for (const feature of features.slice(0, 10))
      expect(await api(`/fires/${feature.id}`)).toMatchObject(feature);
  });

  test("/situation counts the fires by status", async () => {
    const active = rawFires.filter(({ Condition }) => Condition.Id !== 6);
    const northern = active.filter(({ Nordique }) => Nordique).length;
    const { byStatus, ...counts } = (await api<{ fires: { byStatus: Record<string, number> } }>("/situation"))
      .fires;
    expect(counts).toMatchObject({
      total: rawFires.length,
      active: active.length,
      activeByProtection: { intensive: active.length - northern, northern },
    });
    const actual = Object.fromEntries(Object.entries(byStatus).filter(([, count]) => count > 0));
    expect(actual).toEqual(tally(rawFires.map(({ Condition }) => CODES[Condition.Id] ?? "")));
  });

  test("/danger returns each zone's level for three days", async () => {
    const { zones: actual } = await api<{ zones: Record<string, unknown>[] }>("/danger");
    const day = ({ Id, DescriptionFr, DescriptionEn }: RawDay) => ({
      level: Id,
      code: LEVELS[Id],
      name: { fr: DescriptionFr, en: DescriptionEn },
    });
    expect(actual.map(({ name: _, ...zone }) => zone)).toEqual(
      zones
        .toSorted((a, b) => a.NumeroZone - b.NumeroZone)
        .map((zone) => ({
          number: zone.NumeroZone,
          today: day(zone.DangerJour1),
          tomorrow: day(zone.DangerJour2),
          dayAfterTomorrow: day(zone.DangerJour3),
        })),
    );
  });

  const typeOf = ({ TypeMesureId, TypeRtfId }: RawMeasure) =>
    TYPES[TypeMesureId === 2 ? `2/${TypeRtfId}` : String(TypeMesureId)];
  const isAnnounced = ({ DateDebut }: RawMeasure) => DateDebut !== null && Date.parse(DateDebut) > Date.now();

  test.for([
    ["", () => true],
    ["?state=announced", isAnnounced],
    ["?state=in-force", (measure: RawMeasure) => !isAnnounced(measure)],
    ["?type=closure,access-ban", ({ TypeMesureId }: RawMeasure) => [3, 5].includes(TypeMesureId)],
  ] as const)(
    "/restrictions%s returns exactly the matching restrictions that have not ended",
    async ([query, isMeant]) => {
      const line = (type: unknown, state: unknown, title: unknown) => `${type} ${state} ${title}`;
      const { features } = await api<{ features: { properties: Record<string, unknown> }[] }>(
        `/restrictions${query}`,
      );
      const actual = features.map(({ properties: { type, state, title } }) =>
        line(type, state, (title as { fr: string }).fr),
      );
      const expected = measures
        .filter(({ DateFin }) => DateFin === null || Date.parse(DateFin) > Date.now())
        .filter(isMeant)
        .map((measure) =>
          line(
            typeOf(measure),
            isAnnounced(measure) ? "announced" : "in-force",
            asShown(measure.DescriptionFr ?? ""),
          ),
        );
      expect(expected.length).toBeGreaterThan(0);
      expect(actual.sort()).toEqual(expected.sort());
    },
  );

  test("/restrictions for a region returns the restrictions that name the region or extend into it", async () => {
    type RestrictionFeature = {
      id: string;
      geometry: Area | null;
      properties: { regions: string[]; state: string; type: string };
    };
    const ask = async (query: string) =>
      (await api<{ features: RestrictionFeature[] }>(`/restrictions${query}`)).features;
    const [all, found] = [await ask(""), (await ask("?region=04")).map(({ id }) => id)];
    // The announced ban of MEASURES has no outline, so the API draws the shape of region 04.
    const { geometry: mauricie = null } =
      all.find(
        ({ properties: { type, state, regions } }) =>
          `${type} ${state} ${regions}` === "open-fire-ban announced 04",
      ) ?? {};
    const parts = all.map((each) => {
      const areas = each.geometry && mauricie && ([each.geometry, mauricie] as const);
      const part = areas ? Math.max(partIn(...areas), partIn(areas[1], areas[0])) : 0;
      return { ...each, isNamed: each.properties.regions.includes("04"), part };
    });
    // Boundaries from different sources never coincide, so overlaps from `hardly` to `much` are not tested.
    const [much, hardly] = [0.03, 0.003];
    const [meant, others] = [
      parts.filter(({ isNamed, part }) => isNamed || part > much),
      parts.filter(({ isNamed, part }) => !isNamed && part < hardly),
    ];
    expect(meant.filter(({ isNamed }) => !isNamed).map(({ properties }) => properties.type)).toContain(
      "area-at-risk",
    );
    expect(others.length).toBeGreaterThan(0);
    expect(meant.filter(({ id }) => !found.includes(id))).toEqual([]);
    expect(others.filter(({ id }) => found.includes(id))).toEqual([]);
  });

  test("/location returns the zone and restrictions whose published areas contain the point", async () => {
    type Shape = {
      geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
      properties: Record<string, unknown>;
    };
    const shapes = (await api<{ features: Shape[] }>("/zones")).features;
    const areas = (await api<{ features: Shape[] }>("/restrictions?state=in-force")).features;
    const holding = (features: readonly Shape[], at: GeoJSON.Position, key: string) =>
      features
        .filter(({ geometry }) => geometry && booleanPointInPolygon(at, geometry))
        .map(({ properties }) => properties[key]);
    for (const [lat, lon] of [
      [47.443, -72.781],
      [45.512, -73.621],
      [48.432, -71.063],
      [48.251, -79.012],
      [50.213, -66.384],
      [49.913, -74.371],
      [46.102, -70.667],
      [53.781, -77.621],
    ] as const) {
      const place = await api<{ zone: { number: number } | null; restrictions: { id: string }[] }>(
        `/location?lat=${lat}&lon=${lon}`,
      );
      expect(place.zone && [place.zone.number]).toEqual(holding(shapes, [lon, lat], "number"));
      expect(place.restrictions.map(({ id }) => id).sort()).toEqual(holding(areas, [lon, lat], "id").sort());
    }
  });
});
