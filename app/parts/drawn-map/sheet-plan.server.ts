import { geoPath } from "d3-geo";
import type { ZoneShape } from "#fires/model.ts";
import { distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { type Area, regionShapes } from "#territory/shapes.server.ts";
import type { MapFrame } from "./map-frame.ts";
import { MAP_HEIGHT, MAP_WIDTH, movePositions, type PlanePosition, toPlane } from "./projection.server.ts";

/** A drawing's name, size and position on the plane, computed before it is drawn. */
export interface SheetPlan {
  /** Name of the drawing in its address: `region-04`, `zone-26`, `around-95-146`. */
  readonly id: string;
  /** Size of the drawing in SVG units. */
  readonly width: number;
  readonly height: number;
  readonly kmPerUnit: number;
  /** Units of the plane per unit of the drawing. */
  readonly planePerUnit: number;
  /** Converts from the plane to the drawing: rotation (north is up in the middle), translation, scaling. */
  readonly fromPlane: (position: PlanePosition) => [number, number];
  readonly toPlane: (position: PlanePosition) => [number, number];
  /** The region or zone of the drawing, in degrees. */
  readonly subject: Area | null;
}

/** Size of an `around` map in SVG units and kilometres: 60 km to the nearest edges. */
export const AROUND = { width: 800, height: 640, kmPerUnit: 120 / 640 } as const;
/** Cells per degree. All points of a cell share one drawing. */
const CELLS_PER_DEGREE = 2;
/** Area in which every point has a drawing around it, in degrees: the province and its shores. */
const GRID = { west: -80.5, east: -56.5, south: 44.5, north: 63 } as const;
/** Kilometres per degree along a meridian. */
const KM_PER_DEGREE = 111.3;

const WIDTH = 800;
const HEIGHTS = { least: 520, most: 800 } as const;
/** Margin around a region or zone on each side, as a share of the drawing. */
const MARGIN = 0.06;
/** Step in degrees, small enough to compute north and scale at a single point. */
const STEP = 0.05;
/** Least width and height of a map: a smaller region or zone is shown with its surroundings. */
const LEAST_KM = 70;

const PROVINCE: SheetPlan = {
  id: "province",
  width: MAP_WIDTH,
  height: MAP_HEIGHT,
  ...scaleAt({ lon: -71, lat: 49.5 }, 1),
  planePerUnit: 1,
  fromPlane: ([x, y]) => [x, y],
  toPlane: ([x, y]) => [x, y],
  subject: null,
};

/** Returns a frame's `SheetPlan`; null if its region or zone is unknown, or its point is outside `GRID`. */
export function planOf(frame: MapFrame, zones: readonly ZoneShape[]): SheetPlan | null {
  switch (frame.kind) {
    case "province":
      return PROVINCE;
    case "region": {
      const region = regionShapes().areas.find(({ key }) => key === frame.code);
      return region ? subjectPlan(`region-${frame.code}`, region.geometry) : null;
    }
    case "zone": {
      const shape = zones.find(({ zone }) => zone === frame.number);
      return shape ? subjectPlan(`zone-${frame.number}`, shape.geometry) : null;
    }
    case "around":
      return aroundPlan(frame.at);
  }
}

/** Returns the frame for a drawing's name; null if invalid. A point becomes the middle of its grid cell. */
export function frameOfId(id: string): MapFrame | null {
  if (id === "province") return { kind: "province" };
  const [, kind, first, second] = /^(region|zone|around)-(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  if (kind === "around") {
    if (first === undefined || second === undefined) return null;
    const frame: MapFrame = { kind, at: middleOf({ row: Number(first), column: Number(second) }) };
    return aroundPlan(frame.at)?.id === id ? frame : null;
  }
  if (first === undefined || second !== undefined) return null;
  if (kind === "region") return { kind, code: first };
  return kind === "zone" && String(Number(first)) === first ? { kind, number: Number(first) } : null;
}

interface Cell {
  readonly row: number;
  /** Number of the cell's column, counted westward. */
  readonly column: number;
}

const cellOf = ({ lon, lat }: Point): Cell => ({
  row: Math.floor(lat * CELLS_PER_DEGREE),
  column: Math.ceil(-lon * CELLS_PER_DEGREE),
});

const middleOf = ({ row, column }: Cell): Point => ({
  lat: (row + 0.5) / CELLS_PER_DEGREE,
  lon: -(column - 0.5) / CELLS_PER_DEGREE,
});

/** Returns the `SheetPlan` of a point's cell, for the views around all its points; null outside `GRID`. */
function aroundPlan(at: Point): SheetPlan | null {
  if (!(at.lon > GRID.west && at.lon < GRID.east && at.lat > GRID.south && at.lat < GRID.north)) return null;
  const cell = cellOf(at);
  const middle = middleOf(cell);
  const halfCellKm = KM_PER_DEGREE / CELLS_PER_DEGREE / 2;
  // A cell is widest at its southern edge. The factor leaves room for its rotated corners.
  const south = ((middle.lat - 0.5 / CELLS_PER_DEGREE) * Math.PI) / 180;
  const reach = (km: number) => 2 * Math.ceil((km * 1.03) / AROUND.kmPerUnit);
  const width = AROUND.width + reach(halfCellKm * Math.cos(south));
  const height = AROUND.height + reach(halfCellKm);
  const km = scaleAt(middle, 1).kmPerUnit;
  return plan({
    id: `around-${cell.row}-${cell.column}`,
    width,
    height,
    middle: toPlane([middle.lon, middle.lat]),
    turn: northAt(middle),
    planePerUnit: AROUND.kmPerUnit / km,
    kmPerUnit: AROUND.kmPerUnit,
    subject: null,
  });
}

const planar = geoPath();

function subjectPlan(id: string, subject: Area): SheetPlan {
  const degrees = planar.bounds(subject);
  const at = { lon: (degrees[0][0] + degrees[1][0]) / 2, lat: (degrees[0][1] + degrees[1][1]) / 2 };
  const turn = northAt(at);
  const turned = movePositions(subject, (position) => rotate(toPlane(position), -turn));
  const [[left, top], [right, bottom]] = planar.bounds(turned);
  const km = scaleAt(at, 1).kmPerUnit;
  const least = LEAST_KM / km;
  const spread = 1 / (1 - 2 * MARGIN);
  const wide = Math.max(right - left, least) * spread;
  const high = Math.max(bottom - top, least) * spread;
  const height = Math.round(Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, (WIDTH * high) / wide)));
  const planePerUnit = Math.max(wide / WIDTH, high / height);
  return plan({
    id,
    width: WIDTH,
    height,
    middle: rotate([(left + right) / 2, (top + bottom) / 2], turn),
    turn,
    planePerUnit,
    kmPerUnit: km * planePerUnit,
    subject,
  });
}

interface Placing extends Omit<SheetPlan, "fromPlane" | "toPlane"> {
  /** Position on the plane of the drawing's centre. */
  readonly middle: PlanePosition;
  /** Angle of north on the plane at the drawing's centre, clockwise in radians. */
  readonly turn: number;
}

function plan({ middle: [middleX, middleY], turn, ...rest }: Placing): SheetPlan {
  const { width, height, planePerUnit } = rest;
  return {
    ...rest,
    fromPlane: ([x, y]) => {
      const [across, down] = rotate([x - middleX, y - middleY], -turn);
      return [across / planePerUnit + width / 2, down / planePerUnit + height / 2];
    },
    toPlane: ([x, y]) => {
      const [across, down] = rotate([(x - width / 2) * planePerUnit, (y - height / 2) * planePerUnit], turn);
      return [across + middleX, down + middleY];
    },
  };
}

/** Returns the meridian's angle on the plane at a point, clockwise in radians; 0 if north is straight up. */
function northAt({ lon, lat }: Point): number {
  const [x1, y1] = toPlane([lon, lat - STEP]);
  const [x2, y2] = toPlane([lon, lat + STEP]);
  return Math.atan2(x2 - x1, y1 - y2);
}

function scaleAt({ lon, lat }: Point, planePerUnit: number): { readonly kmPerUnit: number } {
  const [x1, y1] = toPlane([lon, lat - STEP]);
  const [x2, y2] = toPlane([lon, lat + STEP]);
  const km = distanceKm({ lon, lat: lat - STEP }, { lon, lat: lat + STEP });
  return { kmPerUnit: (km / Math.hypot(x2 - x1, y2 - y1)) * planePerUnit };
}

/** Rotates clockwise, with y pointing down. */
function rotate([x, y]: PlanePosition, angle: number): [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
