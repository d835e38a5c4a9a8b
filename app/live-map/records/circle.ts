import { KM_PER_DEGREE } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";

export const radiusKm = (sizeKm2: number): number => Math.sqrt(sizeKm2 / Math.PI);

/** Returns a circle on the ground, for an area known only by its centre and size. */
export function circleAround({ lat, lon }: Point, km: number, sides = 24, decimals = 3): GeoJSON.Polygon {
  const kmPerLon = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const ring = Array.from({ length: sides + 1 }, (_, side) => {
    const angle = (2 * Math.PI * (side % sides)) / sides;
    return [
      Number((lon + (km * Math.cos(angle)) / kmPerLon).toFixed(decimals)),
      Number((lat + (km * Math.sin(angle)) / KM_PER_DEGREE).toFixed(decimals)),
    ];
  });
  return { type: "Polygon", coordinates: [ring] };
}
