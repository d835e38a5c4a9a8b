import { z } from "zod";
import { AIR_LEVELS } from "#territory/air-index.ts";
import { cleanLine, cleanVisible } from "#territory/clean-text.ts";
import { RADII_KM } from "./account-commands.ts";
import { takesTexts } from "./phone-number.ts";

// Fields of places and fires that requests and responses share.

export const MAX_TEXT = 255;
export const line = z.string().overwrite(cleanLine).max(MAX_TEXT);
export const phone = z.string().overwrite(cleanVisible).refine(takesTexts, { error: "phone" });

/** Bounds of Quebec and its surroundings: a place outside would never get alerts. */
const QUEBEC = { south: 44.9, north: 62.7, west: -79.9, east: -56.9 } as const;

export const alertChoice = z.strictObject({
  emailNotification: z.boolean(),
  smsNotification: z.boolean(),
  pushNotification: z.boolean(),
  /** Becomes the profile's number if the profile has none. Text messages only go to the profile's number. */
  phone: phone.nullable(),
  /** True if the person lets us keep and use the data of alerts (Law 25). Required if a channel is chosen. */
  consent: z.boolean(),
});
export type AlertChoice = z.output<typeof alertChoice>;

export const placeData = alertChoice.extend({
  locationNickname: line.nullable(),
  latitude: z.number().min(QUEBEC.south, "position").max(QUEBEC.north, "position"),
  longitude: z.number().min(QUEBEC.west, "position").max(QUEBEC.east, "position"),
  radiusKm: z.int().min(RADII_KM.least).max(RADII_KM.most),
  /** True: at most one message a day. False: one message per change. */
  dailyNotification: z.boolean(),
  /** True: official orders for the place's point are sent at once. Requests of old pages lack this field. */
  orderNotification: z.boolean().default(true),
  /** Air quality health index from which alerts about the air are sent; null for no alerts about the air. */
  airNotification: z.literal(AIR_LEVELS).nullable().default(null),
  /** True: alerts are sent about heat that satellites see within the radius, where no fire is known. */
  heatNotification: z.boolean().default(false),
  /** True: alerts are sent about roads that are closed near fires. */
  roadNotification: z.boolean().default(false),
});
export type PlaceData = z.output<typeof placeData>;
