import type { DangerLevel } from "#fires/danger.ts";
import type { StatusId } from "#fires/status.ts";

/** Size class of a fire's mark: 0 under 10 ha, 1 under 1,000 ha, 2 above. */
export type Weight = 0 | 1 | 2;

/** Above this number of fires, marks are smaller. */
export const MANY_FIRES = 80;

/** The data that determines a fire's mark. */
export interface Marked {
  readonly statusId: StatusId;
  readonly weight: Weight;
}

/** A fire on the drawing, in whole drawing units. */
export interface DrawnFire extends Marked {
  readonly x: number;
  readonly y: number;
}

export interface FireGroup extends Marked {
  readonly count: number;
  /** Path data: a step to each fire from the one before, to the first from the origin: `418 508-398-208`. */
  readonly steps: string;
}

/**
 * Data of the server-drawn province map. Zones and fires are sent twice, as markup and as data, so their text
 * is short: read it with `readZones` and `readFires`.
 */
export interface MapView {
  /** Address of the drawing of land, water and zones. */
  readonly sheet: string;
  readonly width: number;
  readonly height: number;
  /** Levels of consecutive zones after the first zone's number, `-` if not published: `1:45- 10:5`. */
  readonly zones: string;
  /**
   * Groups of active fires, most severe last: a status and a weight, then steps between the fires, as in
   * `50:20 300|32:35 542 383-34`. Null if fires were never received.
   */
  readonly fires: string | null;
  /** Town names, as text for `readTowns`. */
  readonly towns: string;
  /** Number of active fires without coordinates. */
  readonly unmapped: number;
  /** Number of active fires outside the drawing, north of it. */
  readonly beyond: number;
  readonly widespread: DangerLevel | null;
}

/** Writes zone levels. The levels of consecutive zone numbers follow the first number. */
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

/**
 * Writes fires by group. The drawing contains the same text for the steps of each group, so that compression
 * finds the repetition. Steps are shorter than positions, because a group's fires go from west to east.
 */
export function writeFires(fires: readonly DrawnFire[]): string {
  const groups = Map.groupBy(fires, ({ statusId, weight }) => `${statusId}${weight}`);
  return [...groups].map(([mark, of]) => `${mark}:${stepsOf(of)}`).join("|");
}

function stepsOf(fires: readonly DrawnFire[]): string {
  const steps = fires.flatMap(({ x, y }, at) => {
    const from = fires[at - 1];
    return [x - (from?.x ?? 0), y - (from?.y ?? 0)];
  });
  return steps.map((step, at) => (at === 0 || step < 0 ? `${step}` : ` ${step}`)).join("");
}

export function readFires(fires: string): FireGroup[] {
  if (fires === "") return [];
  return fires.split("|").map((group) => {
    const [statusId, weight] = [...group].map(Number);
    const steps = group.slice(3);
    return {
      // Written by writeFires from a status and a weight.
      statusId: statusId as StatusId,
      weight: weight as Weight,
      count: (steps.match(/\d+/g)?.length ?? 0) / 2,
      steps,
    };
  });
}
