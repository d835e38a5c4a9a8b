import type { InferSelectModel } from "drizzle-orm";
import type { savedPlaces } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { AIR_LEVELS } from "#territory/air-index.ts";
import { cleanLine } from "#territory/clean-text.ts";
import type { Point } from "#territory/point.ts";
import type { Place, PlaceData } from "./account-api.ts";
import { PLACE_TYPES, type PlaceType } from "./account-commands.ts";
import { AccountError } from "./accounts-service.ts";
import { channelColumns, hasChannel } from "./alert-choice.server.ts";
import type { KeyedLocation, LocatePlace } from "./find-location.ts";

type PlaceRow = InferSelectModel<typeof savedPlaces>;

/** Steps per degree: a step is about one metre. */
const STEPS = 1e5;
const rounded = (degrees: number) => Math.round(degrees * STEPS) / STEPS;

/** A place's rounded point, and its location. */
export interface LocatedPoint {
  readonly at: Point;
  readonly location: KeyedLocation;
}

/** Rounds and locates a place's point. @throws {AccountError} `invalid` outside the province */
export async function locatePoint(
  { latitude, longitude }: Pick<PlaceData, "latitude" | "longitude">,
  findLocation: LocatePlace,
): Promise<LocatedPoint> {
  const at = { lat: rounded(latitude), lon: rounded(longitude) };
  const location = await findLocation(at);
  if (location.region === null) throw new AccountError("invalid", "The place is outside Quebec.");
  return { at, location };
}

export const locationColumns = ({ region, ground, zone, shapesKey }: KeyedLocation) => ({
  regionCode: region,
  zoneNumber: zone,
  groundLatitude: ground.lat,
  groundLongitude: ground.lon,
  shapesKey,
});

interface PlaceInput {
  readonly data: PlaceData;
  readonly type: PlaceType;
  readonly located: LocatedPoint;
}

export function placeColumns({ data, type, located: { at, location } }: PlaceInput, seal: Seal, now: Date) {
  return {
    sealedNickname: data.locationNickname ? seal.close(data.locationNickname) : null,
    type,
    latitude: at.lat,
    longitude: at.lon,
    radiusKm: data.radiusKm,
    ...locationColumns(location),
    groundedAt: now,
    changedAt: now,
    ...channelColumns(data),
    isDaily: hasChannel(data) && data.dailyNotification,
    withOrders: data.orderNotification,
    airLevel: data.airNotification,
    alertHeat: data.heatNotification,
    alertRoads: data.roadNotification,
    sealedPhone: data.smsNotification && data.phone ? seal.close(data.phone) : null,
  };
}

/** Cleans a stored nickname, because older versions stored nicknames as sent. @returns null if empty */
export const readNickname = (opened: string | null): string | null =>
  opened === null ? null : cleanLine(opened) || null;

const nicknameOf = ({ sealedNickname }: Pick<PlaceRow, "sealedNickname">, seal: Seal): string | null =>
  readNickname(sealedNickname && seal.open(sealedNickname));

/** Columns that the person chose, without encrypted columns, which differ even for equal texts. */
const CHOSEN = [
  ...(["type", "latitude", "longitude", "radiusKm", "byEmail", "bySms", "byPush", "isDaily"] as const),
  ...(["withOrders", "airLevel", "alertHeat", "alertRoads"] as const),
] as const;

/** Returns true if a saved place equals new columns. Ignores the phone: texts go to the profile's number. */
export const isSamePlace = (row: PlaceRow, columns: ReturnType<typeof placeColumns>, seal: Seal): boolean =>
  CHOSEN.every((name) => row[name] === columns[name]) && nicknameOf(row, seal) === nicknameOf(columns, seal);

export function placeOf(row: PlaceRow, seal: Seal): Place {
  return {
    id: row.id,
    locationNickname: nicknameOf(row, seal),
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
    orderNotification: row.withOrders,
    airNotification: AIR_LEVELS.find((level) => level === row.airLevel) ?? null,
    heatNotification: row.alertHeat,
    roadNotification: row.alertRoads,
    phone: row.sealedPhone && seal.open(row.sealedPhone),
    savedAt: row.createdAt.toISOString(),
  };
}
