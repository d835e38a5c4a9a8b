import type { Fire } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { firePath } from "#plan/fire-path.ts";
import { CAUSE_CODES, STATUS_CODES } from "./codes.ts";

/** Returns a fire's properties as the API publishes them. */
export function fireProperties(fire: Fire, siteUrl: string) {
  return {
    id: fire.id,
    year: fire.year,
    number: fire.number,
    name: fire.name,
    status: STATUS_CODES[fire.statusId],
    isActive: isActive(fire.statusId),
    cause: fire.causeId && CAUSE_CODES[fire.causeId],
    sizeHectares: fire.sizeHa,
    startedAt: fire.startedAt,
    containedAt: fire.containedAt,
    extinguishedAt: fire.extinguishedAt,
    modifiedAt: fire.modifiedAt,
    protection: fire.protection,
    zone: fire.zone,
    region: fire.region,
    mrc: fire.mrc,
    city: fire.city,
    managementUnit: fire.managementUnit,
    resources: fire.resources,
    page: { fr: siteUrl + firePath(fire, "fr"), en: siteUrl + firePath(fire, "en") },
  };
}

/** Returns a fire as a GeoJSON feature; without coordinates, its geometry is null. */
export function fireFeature(fire: Fire, siteUrl: string) {
  return {
    type: "Feature",
    id: fire.id,
    geometry: fire.at && { type: "Point", coordinates: [fire.at.lon, fire.at.lat] },
    properties: fireProperties(fire, siteUrl),
  };
}
