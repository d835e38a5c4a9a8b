import type { MultiPolygon, Polygon, Position } from "geojson";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { regionShapes, zoneShapes } from "#territory/shapes.server.ts";

type Area = Polygon | MultiPolygon;

const CIRCLE_CORNERS = 24;
const KM_PER_DEGREE = 111.2;

const polygonsOf = (area: Area) => (area.type === "Polygon" ? [area.coordinates] : area.coordinates);
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
const ringText = (ring: readonly Position[]) =>
  `(${ring.map(([lon = 0, lat = 0]) => `${round(lon)} ${round(lat)}`).join(", ")})`;

function wktOf(polygons: readonly (readonly Position[][])[]): string {
  const texts = polygons.map((rings) => `(${rings.map(ringText).join(", ")})`);
  const [only] = texts;
  return texts.length === 1 ? `POLYGON ${only}` : `MULTIPOLYGON (${texts.join(", ")})`;
}

/** Returns whole regions as WKT, longitude first; null if no code is known. */
export function regionsWkt(codes: readonly string[]): string | null {
  const polygons = regionShapes()
    .areas.filter(({ key }) => codes.includes(key))
    .flatMap(({ geometry }) => polygonsOf(geometry));
  return polygons.length === 0 ? null : wktOf(polygons);
}

export function zonesWkt(zones: readonly number[]): string | null {
  const polygons = zoneShapes()
    .areas.filter(({ key }) => zones.includes(key))
    .flatMap(({ geometry }) => polygonsOf(geometry));
  return polygons.length === 0 ? null : wktOf(polygons);
}

/** Returns a circle as WKT, and the regions that contain its centre or a point of its rim. */
export function circleArea(centre: Point, radiusKm: number): { wkt: string; regions: string[] } {
  const rim = Array.from({ length: CIRCLE_CORNERS }, (_, corner): Point => {
    const angle = (2 * Math.PI * corner) / CIRCLE_CORNERS;
    const lat = centre.lat + (radiusKm / KM_PER_DEGREE) * Math.sin(angle);
    const lon =
      centre.lon + ((radiusKm / KM_PER_DEGREE) * Math.cos(angle)) / Math.cos((centre.lat * Math.PI) / 180);
    return { lat, lon };
  });
  const ring = [...rim, ...rim.slice(0, 1)].map(({ lon, lat }) => [lon, lat]);
  return { wkt: wktOf([[ring]]), regions: regionsOf([centre, ...rim]) };
}

/** Returns the regions that contain a corner of a contour. */
export function regionsOfWkt(wkt: string): string[] {
  const corners = wkt.matchAll(/(-?[\d.]+)\s+(-?[\d.]+)/g);
  return regionsOf([...corners].map(([, lon, lat]) => ({ lon: Number(lon), lat: Number(lat) })));
}

function regionsOf(points: readonly Point[]): string[] {
  return [...new Set(points.flatMap((point) => regionAt(point) ?? []))].sort();
}
