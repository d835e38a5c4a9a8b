import { type PlaceType, RADII_KM } from "#accounts/account-acts.ts";
import type { Place, PlaceData } from "#accounts/account-api.ts";
import { EMPTY_PHONE } from "#accounts/phone-number.ts";
import type { Point } from "#territory/point.ts";
import { type ChannelDraft, channelQuestion, hasChannel } from "./channel-draft.ts";

/** A place as its form has it, before it is saved. */
export interface PlaceDraft extends ChannelDraft, Omit<PlaceData, "locationNickname" | keyof ChannelDraft> {
  /** Null for a new one. */
  readonly id: string | null;
  readonly type: PlaceType;
  readonly locationNickname: string;
  /** What the site calls the point that it found; null where it has no name for it. */
  readonly foundName: string | null;
  /** Whether alerts are on; off, no channel is chosen. */
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
    // Given when the alerts were chosen.
    consent: isAlerted,
  };
}

/** Another point: a name that nobody typed goes with the point that it was of. */
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

/** Alerts off clear the channels; on, email is the first to be offered. */
export const withAlerts = (draft: PlaceDraft, isAlerted: boolean): PlaceDraft =>
  isAlerted
    ? { ...draft, isAlerted, emailNotification: true }
    : { ...draft, isAlerted, ...NO_CHANNEL, consent: false };

/** What the server is asked to save. */
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
      ...channelQuestion(draft, phoneOnFile),
    },
  };
}
