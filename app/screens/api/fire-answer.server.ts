import type { Fire } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { firePath } from "#plan/fire-path.ts";
import { CAUSE_CODES, STATUS_CODES } from "./codes.ts";

export function fireProperties(fire: Fire, siteUrl: string) {
  const { statusId, causeId, sizeHa, at: _, url: __, ...same } = fire;
  return {
    ...same,
    status: STATUS_CODES[statusId],
    isActive: isActive(statusId),
    cause: causeId && CAUSE_CODES[causeId],
    sizeHectares: sizeHa,
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
