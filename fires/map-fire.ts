import type { Point } from "#territory/point.ts";
import { CAUSES, type CauseId } from "./cause.ts";
import type { Fire, Protection } from "./model.ts";
import type { WireFire } from "./wire-fire.ts";
import { readRegion } from "./wire-region.ts";

/** Quebec and its waters, with room to spare: an origin outside it (0, 0 often) is no origin. */
const BOUNDS = { west: -81, east: -56, south: 44, north: 63.5 } as const;

/** A record as a fire, before it is placed: `zone` and `region` are the API's own here. */
export function toFire(record: WireFire, asked: Protection): Fire {
  return {
    id: `${record.Annee}-${record.NoFeu}`,
    year: record.Annee,
    number: record.NoFeu,
    name: record.Designation,
    statusId: record.Condition,
    causeId: toCauseId(record.Cause),
    sizeHa: record.SuperficieHa,
    startedAt: record.DateDeDebut,
    extinguishedAt: record.DateEteint,
    modifiedAt: record.DateDerniereModification,
    containedAt: record.DateEnglobe,
    at: toPoint(record.Lon, record.Lat),
    protection: toProtection(record.Nordique) ?? asked,
    zone: record.Zone === 0 ? null : record.Zone,
    region: readRegion(record.RegionAdministrative),
    mrc: record.Mrc.Nom,
    city: record.Municipalite.Nom,
    managementUnit: record.UniteGestion.Nom,
    resources: record.Ressources,
    url: record.EtatSituationUrl,
  };
}

/**
 * The fires of both protections, each once. The API is asked twice: without the northern zone, and with it;
 * what only the second answer holds is northern, unless the record itself says which it is.
 */
export function mergeFires(intensive: readonly WireFire[], withNorthern: readonly WireFire[]): Fire[] {
  const fires = new Map<string, Fire>();
  for (const fire of intensive.map((record) => toFire(record, "intensive"))) fires.set(fire.id, fire);
  for (const fire of withNorthern.map((record) => toFire(record, "northern"))) {
    if (!fires.has(fire.id)) fires.set(fire.id, fire);
  }
  return [...fires.values()];
}

function toProtection(northern: boolean | null): Protection | null {
  if (northern === null) return null;
  return northern ? "northern" : "intensive";
}

function toPoint(lon: number | null, lat: number | null): Point | null {
  if (lon === null || lat === null) return null;
  const inside = lon >= BOUNDS.west && lon <= BOUNDS.east && lat >= BOUNDS.south && lat <= BOUNDS.north;
  return inside ? { lon, lat } : null;
}

function toCauseId(id: number | null): CauseId | null {
  return id !== null && isCauseId(id) ? id : null;
}

function isCauseId(id: number): id is CauseId {
  return Object.hasOwn(CAUSES, id);
}
