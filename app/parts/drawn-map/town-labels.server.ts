import { PLACES, type Place } from "#territory/gazetteer.server.ts";
import { lazy } from "#territory/lazy.ts";
import { type Box, inside, overlap, textWidth } from "#territory/text-box.ts";
import { LANDMARKS } from "./landmarks.ts";
import { MAP_HEIGHT, MAP_WIDTH, type PlanePosition, toPlane } from "./projection.server.ts";
import { TOWN_SIZES } from "./town-sizes.ts";
import { hasLine, type Town } from "./towns.ts";

/** Half the side of a town's dot. */
const DOT = 5;
/** Distance from a town to its name. */
const GAP = 9;
/** Clear space around a name. */
const AIR = 3;
/** Greatest distance from a large town to its name, if fires cover the places beside its dot. */
const FARTHEST = 45;
/** The same distance for a view's first town and for the largest cities: a line joins the name to its dot. */
const FARTHEST_OF_CITY = 130;
const STEP = 6;
const MOST = { narrow: 8, wide: 14 } as const;
/** Least distance between two dots. Of two nearer towns, only the larger one can be named. */
const APART = 36;
/** Number of towns that are tried. On a map full of fires, most names do not fit. */
const MOST_TRIED = 80;
/** Population assumed for a community without a known one: communities are the towns of the north. */
const COMMUNITY = 900;

const populationOf = ({ population, kind }: Place) => population ?? (kind === "community" ? COMMUNITY : 0);

/** Places that maps can name. A city's quarters would crowd a map, and lakes are drawn but not named. */
const towns = lazy(() =>
  PLACES.filter(({ kind }) => kind === "city" || kind === "community").map((place) => ({
    place,
    population: populationOf(place),
    position: toPlane([place.at.lon, place.at.lat]),
  })),
);

export interface TownSpot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** True for the largest cities of Quebec, by which people find their way on every map. */
  readonly isCity: boolean;
}

const CITIES = new Set(LANDMARKS.slice(0, 4));

/** Rank of the first landmark: landmarks are more important than any other town. */
const LANDMARK = 1e9;

/** The towns of the province's map, the most important first. */
export const provinceSpots = lazy(() =>
  townSpots(
    ([x, y]) => (x < 0 || y < 0 || x > MAP_WIDTH || y > MAP_HEIGHT ? null : { x, y }),
    ({ slug }, population) => {
      const index = LANDMARKS.indexOf(slug);
      return index < 0 ? population : LANDMARK - index;
    },
  ),
);

/** Returns the towns of a view, the most important first. */
export function townSpots(
  toView: (position: PlanePosition) => { readonly x: number; readonly y: number } | null,
  rankOf: (place: Place, population: number) => number,
): TownSpot[] {
  return towns()
    .flatMap(({ place, population, position }) => {
      const at = toView(position);
      if (!at) return [];
      const rank = rankOf(place, population);
      const isCity = CITIES.has(place.slug);
      return [{ name: place.name, x: Math.round(at.x), y: Math.round(at.y), isCity, rank }];
    })
    .sort((a, b) => b.rank - a.rank);
}

type Placed = Omit<Town, "minor">;
type Dot = Pick<Town, "x" | "y">;

/** Returns the area that a town's name covers at a font size. */
export function nameBox({ name, x, y, dx, dy }: Placed, size: number): Box {
  const width = textWidth(name, size);
  const left = x + dx - width * (dx === 0 ? 0.5 : Number(dx < 0));
  const top = y + dy - size / 2;
  return { left: left - AIR, right: left + width + AIR, top: top - AIR, bottom: top + size + AIR };
}

/** Returns points along the line from a town's dot to its name; empty if no line joins them. */
export function lineBoxes({ x, y, dx, dy }: Placed): Box[] {
  if (!hasLine({ dx, dy })) return [];
  const count = Math.ceil(Math.hypot(dx, dy) / AIR);
  return Array.from({ length: count }, (_, index) => {
    const [left, top] = [x + (dx * index) / count, y + (dy * index) / count];
    return { left, right: left, top, bottom: top };
  });
}

const dotBox = ({ x, y }: Dot): Box => ({
  left: x - DOT,
  right: x + DOT,
  top: y - DOT,
  bottom: y + DOT,
});

/** Returns the distance between a town's dot and a name. */
const distance = ({ x, y }: Dot, { left, right, top, bottom }: Box) =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));

interface Surface {
  readonly view: Box;
  /** Areas where no name can be, such as the marks of fires, which would hide the name. */
  readonly occupied: readonly Box[];
}

interface Space extends Surface {
  /** Towns that are already named. */
  readonly named: readonly Placed[];
}

/**
 * Names the towns of a view. `spots` are in order of importance. Names never overlap each other, dots or
 * `occupied`. No line crosses a name, unless a large town would otherwise have no name. If fires cover a
 * large town's dot, the town's name is beside the marks of the fires. Names in the large font of phones come
 * first, then more in a smaller font for wider screens.
 */
export function townLabels(spots: readonly TownSpot[], surface: Surface): Town[] {
  const { narrow, wide } = TOWN_SIZES;
  const major = place(spots, { ...surface, named: [] }, { size: narrow, most: MOST.narrow });
  const minor = place(spots, { ...surface, named: major }, { size: wide, most: MOST.wide - major.length });
  return [
    ...major.map((town) => ({ ...town, minor: false })),
    ...minor.map((town) => ({ ...town, minor: true })),
  ];
}

/**
 * Returns the largest cities, and the towns that are neither near a named town nor near a more important
 * town, even if the name of that town does not fit.
 */
function apart(spots: readonly TownSpot[], named: readonly Dot[]): readonly TownSpot[] {
  const found: TownSpot[] = [];
  for (const spot of spots) {
    if (found.length >= MOST_TRIED) break;
    // A city that has its name already is at distance 0.
    const least = (spot.isCity ? 1 : APART) ** 2;
    const isNear = ({ x, y }: Dot) => (x - spot.x) ** 2 + (y - spot.y) ** 2 < least;
    if (!named.some(isNear) && !found.some(isNear)) found.push(spot);
  }
  return found;
}

function place(
  all: readonly TownSpot[],
  { view, occupied, named }: Space,
  { size, most }: { readonly size: number; readonly most: number },
): Placed[] {
  const spots = apart(all, named);
  // The others are large: a map without fires names them.
  const small = new Set<Dot>(spots.slice(most));
  const names = named.map((town) => nameBox(town, size));
  const lines = named.flatMap(lineBoxes);
  const neighbours = new Set<Dot>([...named, ...spots.slice(0, MOST.wide)]);
  const placed: Placed[] = [];
  const isFree = (box: Box, ...taking: (readonly Box[])[]) =>
    inside(box, view) && !taking.some((boxes) => boxes.some((each) => overlap(each, box)));
  for (const spot of spots) {
    if (placed.length >= most) break;
    const isLarge = !small.has(spot);
    // A fire's mark can cover the dot of a large town, a name covers no dot.
    if (!isFree(dotBox(spot), names, isLarge ? [] : occupied)) continue;
    const farthest = spot.isCity || spot === all[0] ? FARTHEST_OF_CITY : isLarge ? FARTHEST : GAP;
    const reach = reachOf(spot, size, farthest);
    const others = [...neighbours].filter((each) => each !== spot && overlap(dotBox(each), reach));
    const marks = occupied.filter((each) => overlap(each, reach));
    const fits = (each: Placed) => {
      const box = nameBox(each, size);
      // A name that is nearer to another large town would seem to be that town's.
      const own = Math.min(Math.max(distance(spot, box), DOT), 2 * GAP);
      return (
        isFree(box, names, marks) &&
        !others.some((other) => distance(other, box) <= (small.has(other) ? DOT : own))
      );
    };
    const crosses = (each: Placed) =>
      lines.some((point) => overlap(nameBox(each, size), point)) ||
      lineBoxes(each).some((point) => names.some((other) => overlap(other, point)));
    const places = placesBeside(spot, size, farthest).filter(fits);
    // A large town has its name even if a line must cross one.
    const town = places.find((each) => !crosses(each)) ?? (isLarge ? places[0] : undefined);
    if (!town) continue;
    names.push(nameBox(town, size));
    lines.push(...lineBoxes(town));
    neighbours.add(spot);
    placed.push(town);
  }
  return placed;
}

/** Returns the area of all positions that a town's name can have, with the space it keeps to other towns. */
function reachOf({ name, x, y }: TownSpot, size: number, farthest: number): Box {
  const across = farthest + STEP + textWidth(name, size) + 2 * GAP;
  const up = farthest + STEP + 2 * size + 2 * GAP;
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
}

/** Returns the positions for a town's name, the best first: on each side of its dot, then further away. */
function placesBeside({ name, x, y }: TownSpot, size: number, farthest: number): Placed[] {
  const places: Placed[] = [];
  for (let across = GAP; across <= farthest; across += STEP) {
    const up = Math.round(size / 2 + across);
    const offsets: [number, number][] = [
      [across, 0],
      [-across, 0],
      [0, -up],
      [0, up],
      [across, -up],
      [across, up],
      [-across, -up],
      [-across, up],
    ];
    // Halfway between two of them, where marks leave little room.
    if (farthest > GAP) {
      const half = Math.round(up / 2);
      const few = Math.round(across / 2);
      offsets.push(
        [across, -half],
        [across, half],
        [-across, -half],
        [-across, half],
        [few, -up],
        [few, up],
        [-few, -up],
        [-few, up],
      );
    }
    places.push(...offsets.map(([dx, dy]) => ({ name, x, y, dx, dy })));
  }
  return places;
}
