import type { Fire, Reading, Restriction, Situation, Statistics, ZoneDanger } from "./model.ts";

/** Returns a test fire of 2026 in Mauricie, out of control. */
export function exampleFire(changes: Partial<Fire> = {}): Fire {
  return {
    id: "2026-101",
    year: 2026,
    number: 101,
    name: "Lac à la Perdrix",
    statusId: 3,
    causeId: 1,
    sizeHa: 12.5,
    startedAt: new Date("2026-07-01T18:00:00Z"),
    extinguishedAt: null,
    modifiedAt: new Date("2026-07-02T12:00:00Z"),
    containedAt: null,
    at: { lon: -72.8, lat: 47.4 },
    protection: "intensive",
    zone: 26,
    region: "04",
    mrc: "La Tuque",
    city: "La Tuque",
    managementUnit: "Mauricie",
    resources: null,
    url: null,
    ...changes,
  };
}

/** Returns a test restriction: an open fire ban in Mauricie in July 2026. */
export function exampleRestriction(changes: Partial<Restriction> = {}): Restriction {
  const restriction = {
    id: "fire-0123456789ab",
    type: "fire",
    title: { fr: "Interdiction de faire des feux à ciel ouvert", en: "Open fire ban" },
    startsAt: new Date("2026-07-01T12:00:00Z"),
    endsAt: new Date("2026-07-31T12:00:00Z"),
    regions: ["04"],
    area: null,
    unsure: null,
    ...changes,
  } satisfies Omit<Restriction, "isPlaced">;
  const { area, regions, isPlaced = area !== null || regions.length > 0 } = restriction;
  return { ...restriction, isPlaced };
}

/** Returns a square of one degree around a point. */
export function squareAround(lon: number, lat: number): GeoJSON.Polygon {
  const [west, east, south, north] = [lon - 0.5, lon + 0.5, lat - 0.5, lat + 0.5];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [ring] };
}

/** A record of /public/feux with all fields. */
export const FULL_FIRE_RECORD = {
  NoFeu: 101,
  Annee: 2026,
  Designation: "Lac à la Perdrix",
  Zone: "26",
  Condition: { Id: 3, DescriptionFr: "Hors contrôle", DescriptionEn: "Out of control" },
  Cause: { Id: 1, DescriptionFr: "Foudre", DescriptionEn: "Lightning" },
  SuperficieHa: 12.5,
  DateDeDebut: "2026-07-01T18:00:00.000Z",
  DateEteint: null,
  DateDerniereModification: "2026-07-02T12:00:00.000Z",
  DateEnglobe: "2026-07-02T11:00:00.000Z",
  RegionAdministrative: { Nom: "Mauricie", Code: "04" },
  Mrc: { Nom: "La Tuque" },
  Municipalite: { Nom: "La Tuque" },
  Lat: 47.4,
  Lon: -72.8,
  EtatSituationUrl: "https://example.org/feu/101",
  Ressources: "4 équipes, 2 hélicoptères",
  UniteGestion: "Mauricie",
  Nordique: false,
};

/** Returns a test reading with this value. A null value means that the path was never read. */
export function exampleReading<T>(value: T | null): Reading<T> {
  return {
    value,
    readAt: value === null ? null : new Date("2026-07-02T15:00:00Z"),
    failing: false,
    dropped: 0,
  };
}

/** Returns a test situation in which only the given values have been read. */
export function exampleSituation(changes: Partial<Situation> = {}): Situation {
  return {
    fires: exampleReading<readonly Fire[]>(null),
    containedFires: exampleReading<readonly Fire[]>(null),
    statistics: { intensive: exampleReading<Statistics>(null), northern: exampleReading<Statistics>(null) },
    danger: exampleReading<readonly ZoneDanger[]>(null),
    zoneShapes: exampleReading<Situation["zoneShapes"]["value"] & object>(null),
    restrictions: exampleReading<readonly Restriction[]>(null),
    causes: exampleReading<Situation["causes"]["value"] & object>(null),
    geographicCodes: exampleReading<Situation["geographicCodes"]["value"] & object>(null),
    ...changes,
  };
}
