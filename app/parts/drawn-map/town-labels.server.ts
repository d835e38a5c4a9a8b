import { PLACES, type Place } from "#territory/gazetteer.server.ts";
import { once } from "#territory/once.ts";
import { type Box, inside, overlap, textWidth } from "#territory/text-box.ts";
import type { Town } from "./area/area-map-view.ts";
import { type PlanePosition, toPlane } from "./projection.server.ts";
import { TOWN_GAP, TOWN_SIZES } from "./town-sizes.ts";

const DOT = 5;
/** Clear space around a name. */
const AIR = 3;
const SIDES = ["right", "left"] as const;
const MOST = { narrow: 8, wide: 14 } as const;
/** Population assumed for communities without a known one: they are the towns of the north. */
const COMMUNITY = 900;

const rankOf = ({ population, kind }: Place) => population ?? (kind === "community" ? COMMUNITY : 0);

/**
 * Places that maps can name, with their positions. A city's quarters would crowd a map, and lakes are drawn
 * but not named.
 */
const towns = once(() =>
  PLACES.filter(({ kind }) => kind === "city" || kind === "community").map((place) => ({
    place,
    position: toPlane([place.at.lon, place.at.lat]),
  })),
);
/** Least distance between two dots. The larger town of two nearer ones is named. */
const APART = 36;

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Returns the area that a town's dot and name cover at a font size. */
export function townBox({ name, x, y, side }: Omit<Town, "minor">, size: number): Box {
  const reach = TOWN_GAP + textWidth(name, size) + AIR;
  return {
    left: x - (side === "left" ? reach : DOT),
    right: x + (side === "left" ? DOT : reach),
    top: y - size / 2 - AIR,
    bottom: y + size / 2 + AIR,
  };
}

interface Surface {
  readonly view: Box;
  /** Areas without names: a fire's mark would hide a name. */
  readonly taken: readonly Box[];
  /** Towns that are already named. */
  readonly named: readonly Spot[];
}

interface Space extends Omit<Surface, "named"> {
  /** Returns the factor for a place's population in the ranking. */
  readonly worth: (place: Place) => number;
}

/**
 * Chooses the town names of a view. Names never overlap each other or `taken`. Names that fit in the large
 * font of phones come first, then more in a smaller font for wider screens.
 */
export function townLabels(
  toView: (position: PlanePosition) => { readonly x: number; readonly y: number } | null,
  { view, taken, worth }: Space,
): Town[] {
  const spots: (Spot & { readonly rank: number })[] = [];
  for (const { place, position } of towns()) {
    const at = toView(position);
    if (!at) continue;
    const rank = rankOf(place) * worth(place);
    spots.push({ name: place.name, x: Math.round(at.x), y: Math.round(at.y), rank });
  }
  spots.sort((a, b) => b.rank - a.rank);
  const { narrow, wide } = TOWN_SIZES;
  const major = place(spots, { view, taken, named: [] }, { size: narrow, most: MOST.narrow });
  const majorBoxes = major.map((town) => townBox(town, wide));
  const minor = place(
    spots,
    { view, taken: [...taken, ...majorBoxes], named: major },
    { size: wide, most: MOST.wide - major.length },
  );
  return [
    ...major.map((town) => ({ ...town, minor: false })),
    ...minor.map((town) => ({ ...town, minor: true })),
  ];
}

function place(
  spots: readonly Spot[],
  { view, taken, named }: Surface,
  { size, most }: { readonly size: number; readonly most: number },
): Omit<Town, "minor">[] {
  const boxes = [...taken];
  const placed: Omit<Town, "minor">[] = [];
  const isNear =
    ({ x, y }: Spot) =>
    (town: Spot) =>
      Math.hypot(town.x - x, town.y - y) < APART;
  const isFree = (box: Box) => inside(box, view) && !boxes.some((each) => overlap(each, box));
  for (const spot of spots) {
    if (placed.length >= most) break;
    if (named.some(isNear(spot)) || placed.some(isNear(spot))) continue;
    const { name, x, y } = spot;
    const town = SIDES.map((side) => ({ name, x, y, side })).find((each) => isFree(townBox(each, size)));
    if (!town) continue;
    boxes.push(townBox(town, size));
    placed.push(town);
  }
  return placed;
}
