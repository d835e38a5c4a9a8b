import { withSides } from "./format-position.ts";
import type { Language } from "./language.ts";
import type { Point } from "./point.ts";

/** Decimals of degrees for a precision of ten metres. No report is more precise. */
export const TEN_METRE_DECIMALS = 4;

/** Formats a position in minutes, as for radios and aviation maps: `47° 25,9′ N ; 72° 46,9′ O`. */
export const inMinutes = (at: Point, language: Language): string =>
  withSides(at, language, (degrees) => {
    // Tenths of a minute, as an integer: with separate rounding, 59.96 would become 60 minutes.
    const tenths = Math.round(degrees * 600);
    return `${Math.floor(tenths / 600)}°\u00a0${((tenths % 600) / 10).toFixed(1)}′`;
  });
