import type { Language } from "./language.ts";
import type { Point } from "./point.ts";

/** Default decimals of degrees: two are precise to about a kilometre. */
const DECIMALS = 2;
/** Letter for west, which is "ouest" in French. */
const WEST = { fr: "O", en: "W" } as const;

/** Formats a position, to about a kilometre unless more digits are requested: `47,44° N ; 72,78° O`. */
export const formatPosition = (at: Point, language: Language, decimals = DECIMALS): string =>
  withSides(at, language, (degrees) => `${degrees.toFixed(decimals)}°`);

/** Formats latitude and longitude: `write` formats the absolute degrees, and the side's letter follows. */
export function withSides(
  { lat, lon }: Point,
  language: Language,
  write: (degrees: number) => string,
): string {
  const part = (value: number, side: string) => {
    const figure = write(Math.abs(value));
    return `${language === "fr" ? figure.replace(".", ",") : figure}\u00a0${side}`;
  };
  return `${part(lat, lat < 0 ? "S" : "N")}${language === "fr" ? "\u202f;" : ","} ${part(lon, lon < 0 ? WEST[language] : "E")}`;
}
