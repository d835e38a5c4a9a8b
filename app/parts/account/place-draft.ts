import { type PlaceType, RADII_KM } from "#accounts/account-acts.ts";
import type { Place, PlaceData } from "#accounts/account-api.ts";
import { EMPTY_PHONE, PHONE_LENGTH } from "#accounts/phone-number.ts";
import type { Point } from "#territory/point.ts";

/** A place as its form has it, before it is saved. */
export interface PlaceDraft extends Omit<PlaceData, "locationNickname" | "phone"> {
  /** Null for a new one. */
  readonly id: string | null;
  readonly type: PlaceType;
  readonly locationNickname: string;
  /** Whether alerts are on; off, no channel is chosen. */
  readonly isAlerted: boolean;
  readonly phone: string;
}

const NO_CHANNEL = { emailNotification: false, smsNotification: false, pushNotification: false } as const;

export const newPlace = (at: Point, name: string | null): PlaceDraft => ({
  id: null,
  type: "home",
  locationNickname: name ?? "",
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
    phone: phone ?? EMPTY_PHONE,
    isAlerted,
    // Given when the alerts were chosen.
    consent: isAlerted,
  };
}

/** Alerts off clear the channels; on, email is the first to be offered. */
export const withAlerts = (draft: PlaceDraft, isAlerted: boolean): PlaceDraft =>
  isAlerted
    ? { ...draft, isAlerted, emailNotification: true }
    : { ...draft, isAlerted, ...NO_CHANNEL, consent: false };

export const hasChannel = (
  place: Pick<PlaceData, "emailNotification" | "smsNotification" | "pushNotification">,
): boolean => place.emailNotification || place.smsNotification || place.pushNotification;

/** The phone is asked for where text messages are chosen and no number is on file. */
export const asksPhone = ({ smsNotification }: PlaceDraft, phoneOnFile: string | null): boolean =>
  smsNotification && phoneOnFile === null;

/** The rule of the save button, of a place's form and of its alerts'. */
export function maySave(draft: PlaceDraft, phoneOnFile: string | null): boolean {
  if (!hasChannel(draft)) return true;
  if (!draft.consent) return false;
  return !asksPhone(draft, phoneOnFile) || draft.phone.length === PHONE_LENGTH;
}

/** What the server is asked to save. */
export function placeQuestion(draft: PlaceDraft, phoneOnFile: string | null) {
  const { id, type, isAlerted: _, locationNickname, phone, ...same } = draft;
  const given = asksPhone(draft, phoneOnFile) || phone.length === PHONE_LENGTH ? phone : null;
  return {
    subscriptionId: id,
    type,
    data: {
      locationNickname: locationNickname.trim() || null,
      latitude: same.latitude,
      longitude: same.longitude,
      radiusKm: same.radiusKm,
      emailNotification: same.emailNotification,
      smsNotification: same.smsNotification,
      pushNotification: same.pushNotification,
      dailyNotification: same.dailyNotification,
      phone: draft.smsNotification ? given : null,
      consent: same.consent,
    },
  };
}
