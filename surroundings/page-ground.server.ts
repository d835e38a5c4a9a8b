import type { Situation, ZoneShape } from "#fires/model.ts";
import type { RequestedArea } from "#fires/open-fire-in.server.ts";
import { zoneOf, zoneShapesOf } from "#fires/zone-of.server.ts";
import { pointsOfRegion, pointsOfZone, regionsOfZone } from "#territory/area-relations.server.ts";
import { divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
import { lazyFor } from "#territory/lazy.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { REGIONS } from "#territory/regions.ts";
import type { PageGround } from "./alerts-at.ts";

export const QUEBEC: PageGround = {
  contains: (at) => regionAt(at) !== null,
  points: () => REGIONS.flatMap(({ code }) => pointsOfRegion(code)),
  ...{ divisions: [QUEBEC_CODE], touchedDivisions: [] },
};

export const regionGround = (code: string): PageGround => ({
  contains: (at) => regionAt(at) === code,
  points: () => pointsOfRegion(code),
  ...{ divisions: divisionsOf(code), touchedDivisions: [] },
});

/** Returns the zone of a point, computed once for each point, because the grounds of all zones need it. */
const zonesOfPoints = lazyFor((shapes: readonly ZoneShape[]) => lazyFor((at: Point) => zoneOf(shapes, at)));

/** Returns the ground of a danger zone. A census division on this ground can also be in other zones. */
export const zoneGround = (zone: number, shapes: readonly ZoneShape[] | null): PageGround => ({
  contains: (at) => zonesOfPoints(zoneShapesOf(shapes))(at) === zone,
  points: () => pointsOfZone(zone),
  ...{ divisions: [], touchedDivisions: regionsOfZone(zone).flatMap(divisionsOf) },
});

/** Returns the ground of a region or a zone, or of the province if `area` is null. */
export function areaGround(
  area: RequestedArea | null,
  { zoneShapes }: Pick<Situation, "zoneShapes">,
): PageGround {
  if (area === null) return QUEBEC;
  return area.kind === "region" ? regionGround(area.code) : zoneGround(area.zone, zoneShapes.value);
}
