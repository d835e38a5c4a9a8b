import { KM_PER_DEGREE } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";

export const [WIDTH, HEIGHT] = [720, 420] as const;
const MARGIN = 60;
/** Least span of a map in degrees: a single report shows some 20 km around it. */
const LEAST_DEGREES = 0.4;
/** Round distances for the scale, in km. */
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const LONGEST_SCALE = 160;

/** An area of the country as shown on the map. */
export interface MapView {
  /** Width of the whole map in degrees. */
  readonly degrees: number;
  readonly put: (at: Point) => { x: number; y: number };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
export const isInside = ({ x, y }: { x: number; y: number }) => x > 0 && y > 0 && x < WIDTH && y < HEIGHT;

/** Returns a view of all these points and their surroundings. */
export function viewOf(points: readonly Point[]): MapView {
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
export function pathOf(coordinates: Rings, view: MapView): string {
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

/** Keeps corners far outside the map outside it. */
const clamp = (value: number, size: number) => tenth(Math.max(-size, Math.min(2 * size, value)));

/** Returns the longest round distance that fits a short scale. */
export function scaleOf({ degrees }: MapView): { readonly km: number; readonly px: number } {
  const perKm = WIDTH / (degrees * KM_PER_DEGREE);
  const km = SCALES.findLast((each) => each * perKm <= LONGEST_SCALE) ?? 1;
  return { km, px: tenth(km * perKm) };
}
