import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { z } from "zod";
import { REGIONS, regionByCode } from "../../territory/regions.ts";
import { ZONES, zoneByNumber } from "../../territory/zones.ts";

/** Error for an official file that lacks regions or zones. Programs can rely on `code`. */
export class OfficialDataError extends Error {
  readonly code: "regions-missing" | "zones-missing";

  constructor(code: OfficialDataError["code"], message: string) {
    super(message);
    this.name = "OfficialDataError";
    this.code = code;
  }
}

type Area = Polygon | MultiPolygon;

// Only the type of a geometry is checked here; mapshaper reads and repairs the rings.
const area = z.custom<Area>((value) => areaShell.safeParse(value).success, "not a polygon");
const areaShell = z.object({ type: z.enum(["Polygon", "MultiPolygon"]), coordinates: z.array(z.unknown()) });

const sdaRegion = z.object({ properties: z.object({ RES_CO_REG: z.coerce.string() }), geometry: area });

/**
 * Returns the regions of the SDA's layer `regio_s` (in degrees), by code "01" to "17". The file has two
 * features for Côte-Nord, one up to the line of 1927. Both keep the region's code, and are clipped later.
 */
export function regionsOfSda(layer: {
  features: readonly unknown[];
}): FeatureCollection<Area, { code: string }> {
  const features = layer.features.map((raw): Feature<Area, { code: string }> => {
    const { properties, geometry } = sdaRegion.parse(raw);
    return { type: "Feature", properties: { code: properties.RES_CO_REG.padStart(2, "0") }, geometry };
  });
  const known = features.filter(({ properties }) => regionByCode(properties.code));
  const missing = REGIONS.filter(({ code }) => !known.some(({ properties }) => properties.code === code));
  if (missing.length > 0) {
    const codes = missing.map(({ code }) => code).join(", ");
    throw new OfficialDataError("regions-missing", `The official regions lack ${codes}`);
  }
  return { type: "FeatureCollection", features: known };
}

const zdi = z.array(z.object({ Numero: z.coerce.number().int(), geojson: z.unknown() }));
const feature = z.object({ type: z.literal("Feature"), geometry: area });
const collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(feature) });

/** Returns the zones of the agency's `zdi.json`. A zone is a geometry, feature or collection, or its text. */
export function zonesOfZdi(file: unknown): FeatureCollection<Area, { number: number }> {
  const features = zdi
    .parse(file)
    .filter(({ Numero }) => zoneByNumber(Numero))
    .flatMap(({ Numero, geojson }) =>
      areasOf(geojson).map(
        (geometry): Feature<Area, { number: number }> => ({
          type: "Feature",
          properties: { number: Numero },
          geometry,
        }),
      ),
    );
  const missing = ZONES.filter(
    ({ number }) => !features.some(({ properties }) => properties.number === number),
  );
  if (missing.length > 0) {
    const numbers = missing.map(({ number }) => number).join(", ");
    throw new OfficialDataError("zones-missing", `The official zones lack ${numbers}`);
  }
  return { type: "FeatureCollection", features };
}

function areasOf(geojson: unknown): Area[] {
  const value: unknown = typeof geojson === "string" ? JSON.parse(geojson) : geojson;
  const whole = collection.safeParse(value);
  if (whole.success) return whole.data.features.map(({ geometry }) => geometry);
  const one = feature.safeParse(value);
  return [one.success ? one.data.geometry : area.parse(value)];
}
