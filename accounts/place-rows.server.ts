import type { InferSelectModel } from "drizzle-orm";
import type { savedPlaces } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { groundAt, regionAt, zoneAt } from "#territory/locate.server.ts";
import { PLACE_TYPES, type PlaceType } from "./account-acts.ts";
import type { Place, PlaceData } from "./account-api.ts";
import { AccountError } from "./accounts-service.ts";
import { channelColumns } from "./alert-choice.server.ts";

type PlaceRow = InferSelectModel<typeof savedPlaces>;

/** About a metre. */
const STEPS = 1e5;
const rounded = (degrees: number) => Math.round(degrees * STEPS) / STEPS;

/** Where a place is, as alerts are matched by it. @throws {AccountError} `invalid` outside the province */
export function groundColumns({
  latitude,
  longitude,
  radiusKm,
}: Pick<PlaceData, "latitude" | "longitude" | "radiusKm">) {
  const at = { lat: rounded(latitude), lon: rounded(longitude) };
  const regionCode = regionAt(at);
  if (regionCode === null) throw new AccountError("invalid", "The place is outside Quebec.");
  return {
    latitude: at.lat,
    longitude: at.lon,
    radiusKm,
    zoneNumber: zoneAt(groundAt(at) ?? at),
    regionCode,
  };
}

/** What is kept of a place. @throws {AccountError} `invalid` outside the province */
export function placeColumns(data: PlaceData, type: PlaceType, seal: Seal) {
  const hasChannel = data.emailNotification || data.smsNotification || data.pushNotification;
  return {
    sealedNickname: data.locationNickname ? seal.close(data.locationNickname) : null,
    type,
    ...groundColumns(data),
    ...channelColumns(data),
    isDaily: hasChannel && data.dailyNotification,
    sealedPhone: data.smsNotification && data.phone ? seal.close(data.phone) : null,
  };
}

/** A row as its person sees it. */
export function placeOf(row: PlaceRow, seal: Seal): Place {
  return {
    id: row.id,
    locationNickname: row.sealedNickname && seal.open(row.sealedNickname),
    type: PLACE_TYPES.find((type) => type === row.type) ?? "other",
    number: row.zoneNumber,
    latitude: row.latitude,
    longitude: row.longitude,
    administrativeRegionId: row.regionCode,
    radiusKm: row.radiusKm,
    emailNotification: row.byEmail,
    smsNotification: row.bySms,
    pushNotification: row.byPush,
    dailyNotification: row.isDaily,
    phone: row.sealedPhone && seal.open(row.sealedPhone),
    savedAt: row.createdAt.toISOString(),
  };
}
