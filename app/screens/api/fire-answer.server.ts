import type { Fire } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { firePath } from "#plan/fire-path.ts";
import { CAUSE_CODES, STATUS_CODES } from "./codes.ts";

export function fireProperties(fire: Fire, siteUrl: string) {
  // Each field is named, so that a new field of fires is not published by accident.
  const { id, year, number, name, startedAt, containedAt, extinguishedAt, modifiedAt } = fire;
  const { protection, zone, region, mrc, city, managementUnit, resources } = fire;
  return {
    ...{ id, year, number, name, status: STATUS_CODES[fire.statusId], isActive: isActive(fire.statusId) },
    ...{ cause: fire.causeId && CAUSE_CODES[fire.causeId], sizeHectares: fire.sizeHa },
    ...{ startedAt, containedAt, extinguishedAt, modifiedAt, protection, zone, region, mrc, city },
    ...{ managementUnit, resources },
    page: { fr: siteUrl + firePath(fire, "fr"), en: siteUrl + firePath(fire, "en") },
  };
}

/** Returns a fire as a GeoJSON feature, with a null geometry if the fire has no coordinates. */
export function fireFeature(fire: Fire, siteUrl: string) {
  return {
    type: "Feature",
    id: fire.id,
    geometry: fire.at && { type: "Point", coordinates: [fire.at.lon, fire.at.lat] },
    properties: fireProperties(fire, siteUrl),
  };
}
