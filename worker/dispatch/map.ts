import { html } from "hono/html";
import type { KnownFire } from "#intake/reports/near-fires.ts";
import type { ReportGroup } from "#intake/reports/operator-reports.server.ts";
import { KM_PER_DEGREE } from "#territory/distance.ts";
import { PLACES } from "#territory/gazetteer.server.ts";
import { lazy } from "#territory/lazy.ts";
import type { Point } from "#territory/point.ts";
import { readWater, regionShapes } from "#territory/shapes.server.ts";
import { type Box, inside, overlap, textWidth } from "#territory/text-box.ts";

const HEIGHT = 420;
export const WIDTH = 720;
const MARGIN = 60;
/** Least span of a map in degrees: a map of a single report shows some 20 km around the report. */
const LEAST_DEGREES = 0.4;
/** Round distances for the scale, in km. */
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const LONGEST_SCALE = 160;

/** An area of the country as shown on the map. */
interface MapView {
  /** Width of the whole map in degrees. */
  readonly degrees: number;
  readonly put: (at: Point) => { x: number; y: number };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const isInside = ({ x, y }: { x: number; y: number }) => x > 0 && y > 0 && x < WIDTH && y < HEIGHT;

function viewOf(points: readonly Point[]): MapView {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  // Factor by which degrees of longitude are shorter at this latitude.
  const narrow = Math.max(0.05, Math.cos((middle.lat * Math.PI) / 180));
  const px = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max((east - west) * narrow, LEAST_DEGREES),
    (HEIGHT - 2 * MARGIN) / Math.max(north - south, LEAST_DEGREES),
  );
  return {
    degrees: WIDTH / px,
    put: ({ lat, lon }) => ({
      x: tenth(WIDTH / 2 + (lon - middle.lon) * narrow * px),
      y: tenth(HEIGHT / 2 - (lat - middle.lat) * px),
    }),
  };
}

type Rings = readonly unknown[];

/** Returns an outline as an SVG path. Leaves out corners far outside the view, and steps too small to see. */
function pathOf(coordinates: Rings, view: MapView): string {
  if (typeof Object(coordinates[0])[0] !== "number")
    return coordinates.map((each) => pathOf(each as Rings, view)).join("");
  const corners = (coordinates as readonly (readonly number[])[]).map(([lon = 0, lat = 0]) =>
    view.put({ lat, lon }),
  );
  const clamped = corners.map(({ x, y }) => [clamp(x, WIDTH), clamp(y, HEIGHT)] as const);
  const simplified = clamped.filter(([x, y], at) => {
    const [lastX, lastY] = clamped[at - 1] ?? [Number.NaN, Number.NaN];
    return at === 0 || Math.abs(x - lastX) + Math.abs(y - lastY) >= 0.5;
  });
  const spans = (axis: 0 | 1, size: number) =>
    Math.max(...simplified.map((each) => each[axis])) > 0 &&
    Math.min(...simplified.map((each) => each[axis])) < size;
  return spans(0, WIDTH) && spans(1, HEIGHT) && simplified.length > 2
    ? `M${simplified.map((each) => each.join(" ")).join("L")}Z`
    : "";
}

/** Limits a coordinate to one map size beyond the edges, so that corners far outside stay outside. */
const clamp = (value: number, size: number) => tenth(Math.max(-size, Math.min(2 * size, value)));

/** Returns the longest round distance whose scale is no longer than `LONGEST_SCALE`. */
function scaleOf({ degrees }: MapView): { readonly km: number; readonly px: number } {
  const perKm = WIDTH / (degrees * KM_PER_DEGREE);
  const km = SCALES.findLast((each) => each * perKm <= LONGEST_SCALE) ?? 1;
  return { km, px: tenth(km * perKm) };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Mark extends Spot {
  readonly name: string;
}

interface Label extends Mark {
  readonly side: "start" | "end";
  /** True if the name is in small type. Phones have no small type, so they omit the name. */
  readonly isSmall: boolean;
}

/** Font sizes in the map's own units, as the styles set them on wide screens and on phones. */
const SIZES = { small: 14, large: 26 } as const;
const GAP = 12;
const DOT_REACH = 18;
/** Height of the scale at the foot of the map. */
const RULER = 40;

/** Area of the map where names can be placed. */
const SHEET: Box = { left: 0, right: WIDTH, top: 0, bottom: HEIGHT - RULER };
const around = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

function boxOf({ name, x, y }: Mark, side: Label["side"], size: number): Box {
  const width = GAP + textWidth(name, size);
  const [left, right] = side === "start" ? [x, x + width] : [x - width, x];
  return { left, right, top: y - size / 2, bottom: y + size / 2 };
}

/**
 * Returns the names that fit next to their marks without covering another name or a report. Places names in
 * large type for phones first, then further names in small type.
 */
export function labelsOf(marks: readonly Mark[], reports: readonly Spot[]): readonly Label[] {
  const occupied = reports.map((report) => around(report, DOT_REACH));
  const labels: Label[] = [];
  for (const [size, isSmall] of [[SIZES.large, false] as const, [SIZES.small, true] as const])
    for (const mark of marks) {
      if (labels.some(({ name }) => name === mark.name)) continue;
      const side = (["start", "end"] as const).find((each) => {
        const box = boxOf(mark, each, size);
        return inside(box, SHEET) && !occupied.some((other) => overlap(box, other));
      });
      if (side === undefined) continue;
      occupied.push(boxOf(mark, side, size));
      labels.push({ ...mark, side, isSmall });
    }
  return labels;
}

/** Lakes for all maps, read once. */
const lakes = lazy(() => readWater().lakes.features.features);
const LAKES_UNTIL_DEGREES = 6;
const MOST_TOWNS = 8;
/** Number of towns whose names are placed before the fires' names, to orient the reader. */
const FIRST_TOWNS = 3;
/** Least distance between two shown towns, in the map's own units. */
const APART = 60;

interface MapParts {
  readonly groups: readonly ReportGroup[];
  readonly fires: readonly KnownFire[];
  /** The group that fills the map; null for all groups. */
  readonly about: ReportGroup | null;
  readonly title: string;
  readonly nameOf: (number: number, group: ReportGroup) => string;
  readonly addressOf: (group: ReportGroup) => string;
}

/** Draws numbered groups and fires over regions, lakes and towns; null if no report has a location. */
export function reportsMap({ groups, fires, about, title, nameOf, addressOf }: MapParts) {
  const points = (about === null ? groups.flat() : about).flatMap(({ at }) => at ?? []);
  if (points.length === 0) return null;
  const view = viewOf(points);
  const ground = regionShapes().areas.map(({ geometry }) => pathOf(geometry.coordinates, view));
  const water =
    view.degrees > LAKES_UNTIL_DEGREES
      ? []
      : lakes().map(({ geometry }) => pathOf(geometry.coordinates, view));
  const burning = fires.map((fire) => ({ ...fire, ...view.put(fire.at) })).filter(isInside);
  const dots = groups.flatMap((group, index) => {
    const at = group.find((report) => report.at !== null)?.at ?? null;
    return at === null ? [] : [{ ...view.put(at), group, number: index + 1 }];
  });
  const towns = townsIn(view);
  const labels = labelsOf(
    [
      ...towns.slice(0, FIRST_TOWNS),
      ...burning.map(({ x, y, id }) => ({ x, y, name: id })),
      ...towns.slice(FIRST_TOWNS),
    ],
    dots,
  );
  const scale = scaleOf(view);
  const kindOf = (group: ReportGroup) => (group.every(({ isSuspect }) => isSuspect) ? "dot doubtful" : "dot");
  // Draw the most severe groups, which are first in the list, on top.
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" class="map" role="group" aria-label="${title}">
    <path class="ground" d="${ground.join("")}" /><path class="water" d="${water.join("")}" />
    ${towns.map(({ x, y }) => html`<circle class="town" cx="${x}" cy="${y}" r="3" />`)}
    ${burning.map(({ x, y }) => html`<path class="fire" d="M${x} ${y - 11}l10 18h-20z" />`)}
    ${labels.map(({ name, x, y, side, isSmall }) => html`<text class="${isSmall ? "name small" : "name"}" x="${side === "start" ? x + GAP : x - GAP}" y="${y}" text-anchor="${side}">${name}</text>`)}
    <path class="scale" d="M24 ${HEIGHT - 24}v8h${scale.px}v-8" /><text class="name" x="${32 + scale.px}" y="${HEIGHT - 20}">${scale.km}\u00a0km</text>
    ${dots
      .filter(isInside)
      .toReversed()
      .map(
        ({ x, y, group, number }) =>
          html`<a href="${addressOf(group)}" aria-label="${nameOf(number, group)}"><circle class="hit" cx="${x}" cy="${y}" r="26" /><circle class="${kindOf(group)}" cx="${x}" cy="${y}" r="15" /><text class="number" x="${x}" y="${y}">${number}</text></a>`,
      )}
  </svg>`;
}

/** Returns the largest towns in view that are not close to one another. */
function townsIn(view: MapView) {
  const towns = PLACES.filter(({ kind, population }) => kind !== "lake" && population !== null)
    .map(({ name, at, population }) => ({ ...view.put(at), name, population: population ?? 0 }))
    .filter(isInside)
    .sort((a, b) => b.population - a.population);
  const chosen: typeof towns = [];
  for (const town of towns) {
    if (chosen.length === MOST_TOWNS) break;
    if (chosen.every(({ x, y }) => Math.hypot(x - town.x, y - town.y) > APART)) chosen.push(town);
  }
  return chosen;
}
