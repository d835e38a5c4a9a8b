import type { CompassPoint } from "#territory/distance.ts";
import type { Say } from "../../i18n/texts-of.ts";
import type { Figures } from "../units/use-figures.ts";

interface Way {
  readonly km: number;
  readonly direction: CompassPoint;
}

/** Nearer than this, coordinates do not tell which way. */
const NEAREST_KM = 1;

/** How far something is and which way: `à 12 km au nord-ouest`, `à moins de 1 km`. */
export function howFar({ km, direction }: Way, t: Say, { distance }: Pick<Figures, "distance">): string {
  return km < NEAREST_KM
    ? t("place.near", { distance: distance(NEAREST_KM) })
    : t("place.distance", { distance: distance(km), direction: t(`direction.${direction}`) });
}
