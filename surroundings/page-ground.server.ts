import type { Situation, ZoneShape } from "#fires/model.ts";
import type { RequestedArea } from "#fires/open-fire-in.server.ts";
import { zoneOf } from "#fires/zone-of.server.ts";
import { pointsOfRegion, pointsOfZone, regionsOfZone } from "#territory/area-relations.server.ts";
import { divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
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

interface PlacedPoint {
  readonly shapes: readonly ZoneShape[] | null;
  readonly zone: number | null;
}

const placed = new WeakMap<Point, PlacedPoint>();

/** Returns the zone of a point. It is found once for a point, because each zone's ground asks for it. */
function zoneOfPoint(shapes: readonly ZoneShape[] | null, at: Point): number | null {
  const known = placed.get(at);
  if (known?.shapes === shapes) return known.zone;
  const zone = zoneOf(shapes, at);
  placed.set(at, { shapes, zone });
  return zone;
}

/** Returns the ground of a danger zone. Its divisions can also be in other zones. */
export const zoneGround = (zone: number, shapes: readonly ZoneShape[] | null): PageGround => ({
  contains: (at) => zoneOfPoint(shapes, at) === zone,
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
