import type { Language } from "./language.ts";
import type { Point } from "./point.ts";

/** About a kilometre. */
const DECIMALS = 2;
/** West is ouest in French. */
const WEST = { fr: "O", en: "W" } as const;

/** Formats a position, to about a kilometre unless more digits are requested: `47,44° N ; 72,78° O`. */
export function formatPosition({ lat, lon }: Point, language: Language, decimals = DECIMALS): string {
  const degrees = (value: number, side: string) => {
    const figure = Math.abs(value).toFixed(decimals);
    return `${language === "fr" ? figure.replace(".", ",") : figure}°\u00a0${side}`;
  };
  return `${degrees(lat, lat < 0 ? "S" : "N")}${language === "fr" ? "\u202f;" : ","} ${degrees(lon, lon > 0 ? "E" : WEST[language])}`;
}
