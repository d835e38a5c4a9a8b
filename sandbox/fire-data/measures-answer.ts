import type { z } from "zod";
import { distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { MEASURE_TYPE, type Measure, WORK_HOURS } from "../season/measure-record.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { circleOf, filters, flag } from "./selection.ts";
import { testMeasures } from "./test-data.ts";

const measureFlags = filters.extend({
  ifco: flag.optional(),
  rtf12_20: flag.optional(),
  rtf8_20: flag.optional(),
  rtf24: flag.optional(),
  prohibitionAcces: flag.optional(),
  fermeture: flag.optional(),
  interdictionVol: flag.optional(),
  zoneRisque: flag.optional(),
});
type MeasureFlags = z.output<typeof measureFlags>;

/**
 * Returns the restrictions that match the filters: the types whose flag is true, or all types if no flag is
 * given.
 */
export function measuresAnswer(controls: SeasonControls, query: Readonly<Record<string, string>>) {
  const wanted = measureFlags.parse(query);
  const circle = circleOf(wanted);
  const measures = wanted.test ? testMeasures(controls.now()) : controls.measures();
  return measures
    .filter((measure) => isWanted(measure, wanted))
    .filter(
      ({ RegionsAdministrativesImpactees: regions }) =>
        wanted.noRegionAdm === undefined || regions.some((region) => wanted.noRegionAdm?.includes(region)),
    )
    .filter((measure) => circle === null || touches(measure, circle.centre, circle.radiusKm))
    .map(({ Id: _, ...measure }) => measure);
}

const WORK_FLAG = {
  [WORK_HOURS.afternoon]: "rtf12_20",
  [WORK_HOURS.morning]: "rtf8_20",
  [WORK_HOURS.day]: "rtf24",
} as const;
const TYPE_FLAG = {
  [MEASURE_TYPE.plane]: "interdictionVol",
  [MEASURE_TYPE.fire]: "ifco",
  [MEASURE_TYPE.access]: "prohibitionAcces",
  [MEASURE_TYPE.closure]: "fermeture",
  [MEASURE_TYPE.risk]: "zoneRisque",
} as const;
const FLAGS = [...Object.values(TYPE_FLAG), ...Object.values(WORK_FLAG)];

function isWanted({ TypeMesureId, TypeRtfId }: Measure, wanted: MeasureFlags): boolean {
  if (FLAGS.every((name) => wanted[name] === undefined)) return true;
  // These types have no flag.
  if (TypeMesureId === MEASURE_TYPE.unnamed4 || TypeMesureId === MEASURE_TYPE.unnamed6) return false;
  if (TypeMesureId !== MEASURE_TYPE.construction) return wanted[TYPE_FLAG[TypeMesureId]] === true;
  return wanted[WORK_FLAG[TypeRtfId ?? WORK_HOURS.day]] === true;
}

/**
 * Approximate test for a filter: a corner of the area is in the circle, or the circle's centre is in the
 * area's bounding box.
 */
function touches({ ContourWKT }: Measure, centre: Point, radiusKm: number): boolean {
  const corners = [...(ContourWKT ?? "").matchAll(/(-?[\d.]+)\s+(-?[\d.]+)/g)].map(([, lon, lat]) => ({
    lon: Number(lon),
    lat: Number(lat),
  }));
  if (corners.some((corner) => distanceKm(centre, corner) <= radiusKm)) return true;
  const isWithin = (axis: "lon" | "lat") =>
    corners.some((corner) => corner[axis] <= centre[axis]) &&
    corners.some((corner) => corner[axis] >= centre[axis]);
  return isWithin("lon") && isWithin("lat");
}
