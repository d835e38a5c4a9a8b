import type { Language } from "./language.ts";
import type { Point } from "./point.ts";

const NO_BREAK = "\u00a0";
/** Ten metres on the ground: no report is more precise. */
const DECIMALS = 4;

/** Letters of the directions on either side of zero. West is ouest in French. */
const SIDES = {
  lat: { fr: ["N", "S"], en: ["N", "S"] },
  lon: { fr: ["E", "O"], en: ["E", "W"] },
} as const;

function withSide(text: string, value: number, axis: keyof typeof SIDES, language: Language): string {
  return `${text}${NO_BREAK}${SIDES[axis][language][value < 0 ? 1 : 0]}`;
}

function decimal(value: number, digits: number, language: Language): string {
  const text = value.toFixed(digits);
  return language === "fr" ? text.replace(".", ",") : text;
}

/** Returns `47,4312° N, 72,7812° O`. */
export function inDegrees({ lat, lon }: Point, language: Language): string {
  const part = (value: number, axis: keyof typeof SIDES) =>
    withSide(`${decimal(Math.abs(value), DECIMALS, language)}°`, value, axis, language);
  return join(part(lat, "lat"), part(lon, "lon"), language);
}

/** Returns `47° 25,9′ N, 72° 46,9′ O`, as for radios and aviation maps. */
export function inMinutes({ lat, lon }: Point, language: Language): string {
  const part = (value: number, axis: keyof typeof SIDES) => {
    // Tenths of a minute, as an integer: with separate rounding, 59.96 would become 60 minutes.
    const tenths = Math.round(Math.abs(value) * 600);
    const minutes = decimal((tenths % 600) / 10, 1, language);
    return withSide(`${Math.floor(tenths / 600)}°${NO_BREAK}${minutes}′`, value, axis, language);
  };
  return join(part(lat, "lat"), part(lon, "lon"), language);
}

/** In French, the comma is the decimal mark. */
const join = (lat: string, lon: string, language: Language) =>
  `${lat}${language === "fr" ? "\u202f;" : ","} ${lon}`;
