import type { DangerLevel } from "#fires/danger.ts";
import type { StatusId } from "#fires/status.ts";
import { MANY_FIRES, type Weight } from "../map-view.ts";

/** One fire on the drawing, with what its page's address needs. */
export interface AreaFire {
  readonly x: number;
  readonly y: number;
  readonly statusId: StatusId;
  readonly weight: Weight;
  /** Empty in a crowd, whose marks are no links. */
  readonly id: string;
  /** Two-digit code. */
  readonly region: string | null;
}

/** A town's dot and name. */
export interface Town {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Where the name stands of its dot. */
  readonly side: "left" | "right";
  /** Left out where the map is small. */
  readonly minor: boolean;
}

/** What the page is about, marked on its map. */
export type DrawnSubject = {
  readonly x: number;
  readonly y: number;
  /** Where its label stands, centred; `label` is empty when it has none. */
  readonly labelX: number;
  readonly labelY: number;
  readonly label: string;
} & (
  | { readonly kind: "fire"; readonly statusId: StatusId; readonly weight: Weight }
  | { readonly kind: "place" }
);

/** What a map of a part of the province shows; made by `areaMapView`, drawn by `AreaMap`. */
export interface AreaMapView {
  readonly frame: "province" | "region" | "zone" | "around";
  /** Address of the drawing of land, water and zones. */
  readonly sheet: string;
  /** The part of the drawing that is shown: `x y width height`. */
  readonly viewBox: string;
  /** Zone numbers of the drawing with their level, as `readZones` reads them. */
  readonly zones: string;
  /** Levels seen in view, and whether a zone in view has none. */
  readonly levels: readonly DangerLevel[];
  readonly noData: boolean;
  /** False where the map is about something else, and shows no fires for that. */
  readonly isOfFires: boolean;
  /** Active fires in view, the gravest last, as `readAreaFires` reads them; null when the fires have never come. */
  readonly fires: string | null;
  /** Active fires of the region or zone that have no coordinates. */
  readonly unmapped: number;
  /** How many of the drawn fires are the subject's own; null where the map is about no region or zone. */
  readonly inside: number | null;
  /** Names of towns, as `readTowns` reads them. */
  readonly towns: string;
  readonly subject: DrawnSubject | null;
  /** Outlines of the areas under a restriction in force, in one path; empty when none is in view. */
  readonly restricted: string;
  /** The day of the danger: 0 today, 1 tomorrow, 2 the day after. */
  readonly day: 0 | 1 | 2;
  /** Natural areas known by their middle and size, as `readCircles` reads them. */
  readonly circles: string;
  /** Places that stand for what they are the middle of, as one path of dots; empty when the map shows none. */
  readonly points: string;
  /** The level over most of the region, zone or circle shown; null when none is published. */
  readonly widespread: DangerLevel | null;
  /** A round number of kilometres, and its length on the drawing. */
  readonly scale: { readonly km: number; readonly length: number };
  /** How many kilometres the view is wide. */
  readonly kmWide: number;
}

/** `x,y,status,weight,id,region` of each fire; in a crowd, without id and region. */
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

/** A circle on the drawing. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** `x,y,r` of each circle. */
export const writeCircles = (circles: readonly Circle[]): string =>
  circles.map(({ x, y, r }) => [x, y, Math.max(r, LEAST_RADIUS)].map(Math.round).join()).join(" ");

/** A small park is still seen. */
const LEAST_RADIUS = 5;

export function readCircles(circles: string): Circle[] {
  if (circles === "") return [];
  return circles.split(" ").map((each) => {
    const [x = 0, y = 0, r = 0] = each.split(",").map(Number);
    return { x, y, r };
  });
}

/** A path of lines without length, which round caps make dots of. */
export const writePoints = (points: readonly Pick<Circle, "x" | "y">[]): string =>
  points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");

/** `x,y,name` in a row of bars; a sign before the name says its side, a second one that it is minor: `12,30,<-Alma`. */
export function writeTowns(towns: readonly Town[]): string {
  return towns
    .map(
      ({ x, y, side, minor, name }) => `${x},${y},${side === "left" ? "<" : ">"}${minor ? "-" : "+"}${name}`,
    )
    .join("|");
}

export function readTowns(towns: string): Town[] {
  if (towns === "") return [];
  return towns.split("|").map((each) => {
    const [x, y, ...rest] = each.split(",");
    const text = rest.join(",");
    return {
      x: Number(x),
      y: Number(y),
      side: text.startsWith("<") ? "left" : "right",
      minor: text[1] === "-",
      name: text.slice(2),
    };
  });
}
