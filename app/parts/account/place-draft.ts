import type { Place, PlaceData } from "#accounts/account-api.ts";
import { type PlaceType, RADII_KM } from "#accounts/account-commands.ts";
import { EMPTY_PHONE } from "#accounts/phone-number.ts";
import type { Point } from "#territory/point.ts";
import { type Editing, startSaving } from "../../frame/account/saving.ts";
import { readStoredJson, writeStored } from "../../frame/browser-storage.ts";
import { createStore } from "../../frame/store.ts";
import { type ChannelDraft, channelQuestion, hasChannel } from "./channel-draft.ts";

export interface PlaceDraft extends ChannelDraft, Omit<PlaceData, "locationNickname" | keyof ChannelDraft> {
  /** Id of the saved place; null for a new place. */
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

/** Moves the draft to another point. A name that the person did not type is replaced. */
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

export const sourceChoices = ({
  orderNotification,
  airNotification,
  heatNotification,
  roadNotification,
}: PlaceDraft) => ({ orderNotification, airNotification, heatNotification, roadNotification });

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

/** The place in the pop-ins' form. It is kept while the form is open, even after errors. */
const draft = createStore<PlaceDraft | null>(null);

export const { set: setDraft, use: useDraft } = draft;

/** Opens the form with a place: with its stored draft if there is one, else with the given values. */
export const openDraft = (place: PlaceDraft): void => draft.set(takeDraft(place) ?? place);

export function editPlace(place: PlaceDraft, part: Editing["part"]): void {
  openDraft(place);
  startSaving({ kind: "edit", part });
}

const KEY = "vigie.draft";

type DraftOf = Pick<PlaceDraft, "id" | "latitude" | "longitude">;

/** Stores the draft during a visit to the identity provider or to the page to correct an email address. */
export function keepDraft(): void {
  const typed = draft.get();
  // Without storage, the point of the place is kept but the other typed values are lost.
  if (typed !== null) writeStored("sessionStorage", KEY, JSON.stringify(typed));
}

/** Returns the stored draft of a place, or of a new place at the same point, and removes it from storage. */
function takeDraft({ id, latitude, longitude }: DraftOf): PlaceDraft | null {
  const stored = Object(readStoredJson("sessionStorage", KEY));
  writeStored("sessionStorage", KEY, null);
  const isThere = stored.latitude === latitude && stored.longitude === longitude;
  // Written by this page a moment ago.
  return stored.id === id && (id !== null || isThere) ? (stored as PlaceDraft) : null;
}
