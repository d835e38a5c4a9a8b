import type { DangerLevel } from "#fires/danger.ts";
import type { StatusId } from "#fires/status.ts";
import { type DrawnFire, MANY_FIRES, type Weight } from "../map-view.ts";

export interface AreaFire extends DrawnFire {
  /** Id of the fire; empty on a map with many fires, whose marks are not links. */
  readonly id: string;
  /** Two-digit code of the fire's region; null if unknown. */
  readonly region: string | null;
}

/** The page's subject, marked on its map. */
export type DrawnSubject = {
  readonly x: number;
  readonly y: number;
  /** Centre of the subject's label. `label` is empty if the subject has none. */
  readonly labelX: number;
  readonly labelY: number;
  readonly label: string;
} & (
  | { readonly kind: "fire"; readonly statusId: StatusId; readonly weight: Weight }
  | { readonly kind: "place" }
);

export interface AreaMapView {
  readonly frame: "province" | "region" | "zone" | "around";
  /** Address of the drawing of land, water and zones. */
  readonly sheet: string;
  /** Visible part of the drawing: `x y width height`. */
  readonly viewBox: string;
  /** Zone numbers of the drawing with their level, as text for `readZones`. */
  readonly zones: string;
  /** Levels in view, and whether a zone in view has no level. */
  readonly levels: readonly DangerLevel[];
  readonly noData: boolean;
  /** False if the map is about another subject and therefore shows no fires. */
  readonly isOfFires: boolean;
  /** Active fires in view, most severe last, as text for `readAreaFires`; null if never received. */
  readonly fires: string | null;
  /** Number of the region's or zone's active fires without coordinates. */
  readonly unmapped: number;
  /** Number of drawn fires in the region or zone itself; null for other frames. */
  readonly inside: number | null;
  /** Town names, as text for `readTowns`. */
  readonly towns: string;
  readonly subject: DrawnSubject | null;
  /** Outlines of the areas under a restriction in force, as one path; empty if none is in view. */
  readonly restricted: string;
  /** Day of the danger: 0 today, 1 tomorrow, 2 the day after. */
  readonly day: 0 | 1 | 2;
  /** Natural areas known by their centre and size, as text for `readCircles`. */
  readonly circles: string;
  /** Centres of places without known size, as one path of dots; empty if there are none. */
  readonly points: string;
  /** Danger level of the largest part of the region, zone or view; null if no level is published. */
  readonly widespread: DangerLevel | null;
  /** The scale bar: a round number of kilometres, and its length on the drawing. */
  readonly scale: { readonly km: number; readonly length: number };
  readonly kmWide: number;
}

/** Writes `x,y,status,weight,id,region` for each fire; with many fires, id and region are left out. */
export function writeAreaFires(fires: readonly AreaFire[]): string {
  const isCrowd = fires.length > MANY_FIRES;
  return fires
    .map(({ x, y, statusId, weight, id, region }) =>
      [x, y, statusId, weight, ...(isCrowd ? [] : [id, region ?? ""])].join(),
    )
    .join(" ");
}

export function readAreaFires(fires: string): AreaFire[] {
  if (fires === "") return [];
  return fires.split(" ").map((each) => {
    const [x, y, statusId, weight, id = "", region] = each.split(",");
    return {
      x: Number(x),
      y: Number(y),
      // Written by writeAreaFires from a status and a weight.
      statusId: Number(statusId) as StatusId,
      weight: Number(weight) as Weight,
      id,
      region: region || null,
    };
  });
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Writes `x,y,r` for each circle. */
export const writeCircles = (circles: readonly Circle[]): string =>
  circles.map(({ x, y, r }) => [x, y, Math.max(r, LEAST_RADIUS)].map(Math.round).join()).join(" ");

/** Least radius of a circle, so that small parks stay visible. */
const LEAST_RADIUS = 5;

export function readCircles(circles: string): Circle[] {
  if (circles === "") return [];
  return circles.split(" ").map((each) => {
    const [x = 0, y = 0, r = 0] = each.split(",").map(Number);
    return { x, y, r };
  });
}

/** Writes a path of zero-length lines, which round caps turn into dots. */
export const writePoints = (points: readonly Pick<Circle, "x" | "y">[]): string =>
  points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");
