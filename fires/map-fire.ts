import type { Point } from "#territory/point.ts";
import { CAUSES, type CauseId } from "./cause.ts";
import { type CodedPlaces, uncodedPlaces } from "./coded-places.ts";
import type { Fire, Protection } from "./model.ts";
import type { WireFire } from "./wire-fire.ts";

/** Quebec and its waters, with room to spare: an origin outside it (0, 0 often) is no origin. */
const BOUNDS = { west: -81, east: -56, south: 44, north: 63.5 } as const;

/** A record as a fire, before it is placed: `zone` and `region` are the API's own here. */
export function toFire(record: WireFire, asked: Protection, places: CodedPlaces = uncodedPlaces): Fire {
  return {
    id: `${record.Annee}-${record.NoFeu}`,
    year: record.Annee,
    number: record.NoFeu,
    name: record.Designation,
    statusId: record.Condition,
    causeId: toCauseId(record.Cause),
    sizeHa: record.SuperficieHa && withoutCrumbs(record.SuperficieHa),
    startedAt: record.DateDeDebut,
    extinguishedAt: record.DateEteint,
    modifiedAt: record.DateDerniereModification,
    containedAt: record.DateEnglobe,
    at: toPoint(record.Lon, record.Lat),
    protection: toProtection(record.Nordique) ?? asked,
    zone: record.Zone === 0 ? null : record.Zone,
    ...places(record),
    managementUnit: record.UniteGestion.Nom,
    resources: record.Ressources,
    url: record.EtatSituationUrl,
  };
}

/** The service keeps sizes as floats of 32 bits, which hold seven digits: 980.90002 was measured as 980.9. */
const withoutCrumbs = (hectares: number) => Number(hectares.toPrecision(7));

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
