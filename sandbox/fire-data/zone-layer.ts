import { ZONES } from "#territory/zones.ts";

/** The zones' shapes as the public API publishes them. */
export function zoneLayer() {
  return ZONES.map(({ number: Numero, name: Nom, anchor: { lon, lat } }) => {
    const ring = [
      [lon - 0.5, lat - 0.3],
      [lon + 0.5, lat - 0.3],
      [lon + 0.5, lat + 0.3],
      [lon - 0.5, lat + 0.3],
      [lon - 0.5, lat - 0.3],
    ];
    return { Numero, Nom, geojson: { type: "Polygon", coordinates: [ring] } };
  });
}
