import type { TextsOfSet } from "../../i18n/texts-of.ts";
import type { Figures } from "../units/use-figures.ts";
import type { surroundingsTexts } from "./texts.ts";

/** Below this distance, positions of places and stations are too imprecise for a figure. */
const NEAREST_KM = 1;

/** Formats the distance of a station, to use before "away": `12 km`, `less than 1 km`. */
export const stationDistance = (
  km: number,
  t: TextsOfSet<typeof surroundingsTexts>,
  { distance }: Pick<Figures, "distance">,
): string =>
  km < NEAREST_KM ? t("around.near", { distance: distance(NEAREST_KM) }) : distance(Math.round(km));
