import type { CompassPoint } from "#territory/distance.ts";
import type { TextOf } from "../../i18n/texts-of.ts";
import type { Figures } from "../units/use-figures.ts";

interface Way {
  readonly km: number;
  readonly direction: CompassPoint;
}

/** Below this distance, coordinates are too imprecise for a direction. */
const NEAREST_KM = 1;

/** Formats a distance and direction: `à 12 km au nord-ouest`, `à moins de 1 km`. */
export function howFar({ km, direction }: Way, t: TextOf, { distance }: Pick<Figures, "distance">): string {
  return km < NEAREST_KM
    ? t("place.near", { distance: distance(NEAREST_KM) })
    : t("place.distance", { distance: distance(km), direction: t(`direction.${direction}`) });
}
