import type { Fire } from "#fires/model.ts";
import type { Point } from "#territory/point.ts";
import { type Box, textWidth } from "#territory/text-box.ts";
import { weightOf } from "../fire-weight.ts";
import { TOWN_SIZES } from "../town-sizes.ts";
import type { DrawnSubject } from "./area-map-view.ts";

/** A page's subject: a fire of any status or a place. `label` is written next to its mark. */
export type MapSubject =
  | { readonly kind: "fire"; readonly fire: Fire; readonly label: string }
  | { readonly kind: "place"; readonly at: Point; readonly label?: string };

/** Distances from the subject's point to the edges of its mark: a ring for a fire, a pin for a place. */
const REACH = {
  fire: { side: 34, up: 34, down: 34 },
  place: { side: 22, up: 56, down: 6 },
} as const;
const LABEL_HALF_HEIGHT = TOWN_SIZES.narrow / 2 + 3;
const LONGEST_LABEL = 36;
const EDGE = 10;

/** Places a subject on the view; null if outside. The label is below the mark, or above at the lower edge. */
export function placeSubject(
  subject: MapSubject,
  toView: (at: Point) => { readonly x: number; readonly y: number } | null,
  view: Box,
): DrawnSubject | null {
  const at = subject.kind === "fire" ? subject.fire.at : subject.at;
  const spot = at && toView(at);
  if (!spot) return null;
  const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
  const label = shortened(subject.label ?? "");
  const half = textWidth(label, TOWN_SIZES.narrow) / 2 + EDGE;
  const { up, down } = REACH[subject.kind];
  const below = y + down + LABEL_HALF_HEIGHT;
  const placed = {
    x,
    y,
    label,
    labelX: Math.round(Math.max(view.left + half, Math.min(view.right - half, x))),
    labelY: below + LABEL_HALF_HEIGHT < view.bottom ? below : y - up - LABEL_HALF_HEIGHT,
  };
  return subject.kind === "fire"
    ? { ...placed, kind: "fire", statusId: subject.fire.statusId, weight: weightOf(subject.fire.sizeHa) }
    : { ...placed, kind: "place" };
}

const shortened = (label: string) =>
  label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label;

/** Returns the areas covered by the mark and by the label in the largest font. */
export function subjectBoxes({ kind, x, y, label, labelX, labelY }: DrawnSubject): Box[] {
  const { side, up, down } = REACH[kind];
  const mark = { left: x - side, right: x + side, top: y - up, bottom: y + down };
  if (label === "") return [mark];
  const half = textWidth(label, TOWN_SIZES.narrow) / 2 + EDGE;
  return [
    mark,
    {
      left: labelX - half,
      right: labelX + half,
      top: labelY - LABEL_HALF_HEIGHT,
      bottom: labelY + LABEL_HALF_HEIGHT,
    },
  ];
}
