import { type Box, overlap } from "#territory/text-box.ts";
import { LANDMARKS } from "./landmarks.ts";
import type { LandmarkLabel } from "./map-view.ts";
import { toDrawing } from "./projection.server.ts";
import { townBox } from "./town-labels.server.ts";
import { TOWN_SIZES } from "./town-sizes.ts";

/** Returns the area that a landmark's dot and name cover at a font size. */
export function labelBox({ index, side }: LandmarkLabel, size: number): Box {
  const { name, at } = LANDMARKS[index] ?? { name: "", at: { lon: 0, lat: 0 } };
  return townBox({ name, side, ...(toDrawing(at) ?? { x: 0, y: 0 }) }, size);
}

/**
 * Places the landmarks' names outside `busy`: on the preferred side, else on the other side, else only in the
 * small font. A name without room is left out.
 */
export function landmarkLabels(busy: readonly Box[]): LandmarkLabel[] {
  const placed: LandmarkLabel[] = [];
  const isFree = (label: LandmarkLabel) => {
    const size = label.minor ? TOWN_SIZES.wide : TOWN_SIZES.narrow;
    const box = labelBox(label, size);
    return (
      !busy.some((each) => overlap(each, box)) &&
      !placed.some((other) =>
        overlap(labelBox(other, label.minor || other.minor ? TOWN_SIZES.wide : size), box),
      )
    );
  };
  for (const [index, { at, side = "right", minor = false }] of LANDMARKS.entries()) {
    if (!toDrawing(at)) continue;
    const sides = side === "right" ? (["right", "left"] as const) : (["left", "right"] as const);
    const choices = (minor ? [true] : [false, true]).flatMap((small) =>
      sides.map((each): LandmarkLabel => ({ index, side: each, minor: small })),
    );
    const free = choices.find(isFree);
    if (free) placed.push(free);
  }
  return placed;
}
