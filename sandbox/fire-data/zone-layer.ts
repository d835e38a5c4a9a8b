import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";

/** Returns the zones' shapes as the public API publishes them. */
export function zoneLayer() {
  return zoneShapes().areas.map(({ key: Numero, geometry: geojson }) => ({
    Numero,
    Nom: zoneByNumber(Numero)?.name ?? String(Numero),
    geojson,
  }));
}
