import type { Situation, ZoneShape } from "#fires/model.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";

let packaged: readonly ZoneShape[] | undefined;

function packagedShapes(): readonly ZoneShape[] {
  packaged ??= zoneShapes().areas.map(({ key, geometry }) => ({
    zone: key,
    name: zoneByNumber(key)?.name ?? "",
    geometry,
  }));
  return packaged;
}

/** The agency's shapes, or the packaged ones while its file has never come. */
export function shapesOf({ zoneShapes: { value } }: Situation): readonly ZoneShape[] {
  return value && value.length > 0 ? value : packagedShapes();
}
