import type { Place, PlaceData } from "#accounts/account-api.ts";
import { type PlaceType, RADII_KM } from "#accounts/account-commands.ts";
import { EMPTY_PHONE } from "#accounts/phone-number.ts";
import type { Point } from "#territory/point.ts";
import { type ChannelDraft, channelQuestion, hasChannel } from "./channel-draft.ts";

/** A place in its form, before it is saved. */
export interface PlaceDraft extends ChannelDraft, Omit<PlaceData, "locationNickname" | keyof ChannelDraft> {
  /** Null for a new place. */
  readonly id: string | null;
  readonly type: PlaceType;
  readonly locationNickname: string;
  /** The site's name for the chosen point; null if it has none. */
  readonly foundName: string | null;
  /** True if alerts are on. If they are off, no channel is chosen. */
  readonly isAlerted: boolean;
}

const NO_CHANNEL = { emailNotification: false, smsNotification: false, pushNotification: false } as const;

export const newPlace = (at: Point, name: string | null): PlaceDraft => ({
  id: null,
  type: "home",
  locationNickname: name ?? "",
  foundName: name,
  latitude: at.lat,
  longitude: at.lon,
  radiusKm: RADII_KM.usual,
  isAlerted: false,
  ...NO_CHANNEL,
  dailyNotification: false,
  orderNotification: true,
  airNotification: null,
  heatNotification: false,
  roadNotification: false,
  phone: EMPTY_PHONE,
  consent: false,
});

export function draftOf(place: Place): PlaceDraft {
  const { locationNickname, phone, ...same } = place;
  const isAlerted = hasChannel(place);
  return {
    ...same,
    locationNickname: locationNickname ?? "",
    foundName: null,
    phone: phone ?? EMPTY_PHONE,
    isAlerted,
    // Consent was given when the alerts were chosen.
    consent: isAlerted,
  };
}

/** Moves the draft to another point. A name that nobody typed is replaced. */
export function movedTo(draft: PlaceDraft, at: Point, name: string | null): PlaceDraft {
  const isOwn = draft.locationNickname !== "" && draft.locationNickname !== draft.foundName;
  return {
    ...draft,
    latitude: at.lat,
    longitude: at.lon,
    locationNickname: isOwn ? draft.locationNickname : (name ?? ""),
    foundName: name,
  };
}

/** Turns alerts on with email selected, or off with all channels cleared. */
export const withAlerts = (draft: PlaceDraft, isAlerted: boolean): PlaceDraft =>
  isAlerted
    ? { ...draft, isAlerted, emailNotification: true }
    : { ...draft, isAlerted, ...NO_CHANNEL, consent: false };

/** Returns the choices of alerts from sources around fires. */
export const sourceChoices = ({
  orderNotification,
  airNotification,
  heatNotification,
  roadNotification,
}: PlaceDraft) => ({ orderNotification, airNotification, heatNotification, roadNotification });

/** Returns the place as the server expects it. */
export function placeQuestion(draft: PlaceDraft, phoneOnFile: string | null) {
  const { id, type, locationNickname, latitude, longitude, radiusKm, dailyNotification } = draft;
  return {
    subscriptionId: id,
    type,
    data: {
      locationNickname: locationNickname.trim() || null,
      latitude,
      longitude,
      radiusKm,
      dailyNotification,
      ...sourceChoices(draft),
      ...channelQuestion(draft, phoneOnFile),
    },
  };
}
