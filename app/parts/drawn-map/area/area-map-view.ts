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
