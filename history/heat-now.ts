import { fireOfHeat } from "#surroundings/around.ts";
import { NEAR_KM } from "#surroundings/reach.ts";
import { createPointIndex } from "#territory/point-index.ts";
import type { HeatChange } from "./change.ts";
import type { ListedFire } from "./fires-reading.ts";

/**
 * Creates a function that returns a change of heat unchanged, or null if a known fire now explains the heat:
 * people are alerted about the fire itself. Many alerts share a change, so each change is checked once.
 * @param fires empty if the fires are not known
 */
export function createHeatNow(
  fires: readonly ListedFire[],
): (change: HeatChange) => { readonly change: HeatChange } | null {
  const index = createPointIndex(fires);
  const checked = new Map<HeatChange, { readonly change: HeatChange } | null>();

  function check(change: HeatChange) {
    const { points, seenAt } = change.after;
    const isAtFire = points.some(
      (at) => fireOfHeat({ at, observedAt: seenAt }, index.within(at, NEAR_KM)) !== null,
    );
    return isAtFire ? null : { change };
  }

  return (change) => {
    const known = checked.get(change);
    if (known !== undefined) return known;
    const now = check(change);
    checked.set(change, now);
    return now;
  };
}
