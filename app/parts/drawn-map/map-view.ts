import type { DangerLevel } from "#fires/danger.ts";
import type { StatusId } from "#fires/status.ts";

/** How large a fire is drawn: 0 under 10 ha, 1 under 1,000 ha, 2 above. */
export type Weight = 0 | 1 | 2;

/** From so many fires on, marks are drawn smaller. */
export const MANY_FIRES = 80;

/** What decides how a fire is drawn. */
export interface Marked {
  readonly statusId: StatusId;
  readonly weight: Weight;
}

/** One fire on the drawing, in whole drawing units. */
export interface DrawnFire extends Marked {
  readonly x: number;
  readonly y: number;
}

/** The fires that one mark is drawn for. */
export interface FireGroup extends Marked {
  /** `x,y` of each: `418,508 20,300`. */
  readonly points: string;
}

/**
 * What the server-drawn map shows. Zones and fires travel twice, as markup and as data, so they are written short:
 * `readZones` and `readFires` give them back.
 */
export interface MapView {
  /** Address of the drawing of land, water and zones. */
  readonly sheet: string;
  readonly width: number;
  readonly height: number;
  /** Levels of the drawing's zones from a number on; `-` where none is published: `1:45- 10:5`. */
  readonly zones: string;
  /** The points of active fires after their status and weight, the gravest last: `50:20,300|32:418,508 35,542`; null when the fires have never come. */
  readonly fires: string | null;
  /** Names of towns that no fire lies on: `0r 4l 5r-`, read by `readLabels`. */
  readonly labels: string;
  /** Active fires without coordinates. */
  readonly unmapped: number;
  /** Active fires north of the drawing. */
  readonly beyond: number;
  readonly widespread: DangerLevel | null;
}

/** The name of a landmark on the drawing. */
export interface LandmarkLabel {
  /** Among the landmarks. */
  readonly index: number;
  /** Of its dot. */
  readonly side: "right" | "left";
  /** Left out where the map is small. */
  readonly minor: boolean;
}

export const writeLabels = (labels: readonly LandmarkLabel[]): string =>
  labels.map(({ index, side, minor }) => `${index}${side[0]}${minor ? "-" : ""}`).join(" ");

export const readLabels = (labels: string): LandmarkLabel[] =>
  labels.split(" ").flatMap((each) => {
    const [, index, side, minor] = /^(\d+)([rl])(-?)$/.exec(each) ?? [];
    return index === undefined
      ? []
      : [{ index: Number(index), side: side === "l" ? "left" : "right", minor: minor === "-" }];
  });

/** What a sheet calls a label. */
export const labelId = ({ index, side }: Pick<LandmarkLabel, "index" | "side">): string =>
  `t${index}${side[0]}`;

/** The levels of zones whose numbers follow each other stand after the first number. */
export function writeZones(
  zones: readonly { readonly zone: number; readonly level: DangerLevel | null }[],
): string {
  return zones
    .map(({ zone, level }, at) => {
      const isNext = zones[at - 1]?.zone === zone - 1;
      return `${isNext ? "" : ` ${zone}:`}${level ?? "-"}`;
    })
    .join("")
    .trim();
}

export function readZones(zones: string): { zone: number; level: DangerLevel | null }[] {
  return zones.split(" ").flatMap((run) => {
    const [first, levels = ""] = run.split(":");
    return [...levels].map((level, at) => ({
      zone: Number(first) + at,
      // Written by writeZones from a level.
      level: level === "-" ? null : (Number(level) as DangerLevel),
    }));
  });
}

/** Each group's points stand in the page as the drawing has them: compression then finds them there. */
export function writeFires(fires: readonly DrawnFire[]): string {
  const groups = Map.groupBy(fires, ({ statusId, weight }) => `${statusId}${weight}`);
  return [...groups].map(([mark, of]) => `${mark}:${of.map(({ x, y }) => `${x},${y}`).join(" ")}`).join("|");
}

export function readFires(fires: string): FireGroup[] {
  if (fires === "") return [];
  return fires.split("|").map((group) => {
    const [statusId, weight] = [...group].map(Number);
    // Written by writeFires from a status and a weight.
    return { statusId: statusId as StatusId, weight: weight as Weight, points: group.slice(3) };
  });
}
