import type { Place } from "#accounts/account-api.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Language } from "#territory/language.ts";

export const placeTitle = (place: Place, language: Language): string =>
  place.locationNickname || formatPosition({ lat: place.latitude, lon: place.longitude }, language);
