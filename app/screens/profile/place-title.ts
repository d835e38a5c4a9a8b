import type { Place } from "#accounts/account-api.ts";
import type { Language } from "#territory/language.ts";
import { positionShown } from "#territory/position-shown.ts";

/** Returns a place's nickname, or its position if it has no nickname. */
export const placeTitle = (place: Place, language: Language): string =>
  place.locationNickname || positionShown({ lat: place.latitude, lon: place.longitude }, language);
