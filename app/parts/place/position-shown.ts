import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";

const DECIMALS = 2;
/** West is ouest in French. */
const WEST = { fr: "O", en: "W" } as const;

/** A position in Quebec to about a kilometre: `47,44° N ; 72,78° O`. */
export function positionShown({ lat, lon }: Point, language: Language): string {
  const degrees = (value: number, side: string) => {
    const figure = Math.abs(value).toFixed(DECIMALS);
    return `${language === "fr" ? figure.replace(".", ",") : figure}°\u00a0${side}`;
  };
  return `${degrees(lat, "N")}${language === "fr" ? "\u202f;" : ","} ${degrees(lon, WEST[language])}`;
}
