import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import { z } from "zod";
import type { Point } from "#territory/point.ts";
import { regionShapes } from "#territory/shapes.server.ts";
import { shownText } from "../support/as-shown.ts";

const level = z.object({ Id: z.number() });
const dangerAnswer = z.tuple([
  z.array(z.object({ NumeroZone: z.number(), DangerJour1: level, DangerJour2: level, DangerJour3: level })),
]);
const zones = z.array(
  z.object({
    Numero: z.number(),
    Nom: shownText,
    geojson: z.custom<GeoJSON.Polygon | GeoJSON.MultiPolygon>((value) => typeof value === "object"),
  }),
);
const measures = z.array(
  z.object({
    ContourWKT: z.string(),
    DescriptionFr: shownText,
    TypeMesureId: z.number(),
    DateDebut: z.string().nullable(),
    DateFin: z.string().nullable(),
  }),
);
const fires = z.array(
  z.object({
    NoFeu: z.number(),
    Condition: z.object({ Id: z.number() }),
    Lat: z.number().nullable(),
    Lon: z.number().nullable(),
  }),
);
const EXTINGUISHED = 6;
const OPEN_FIRE_BAN = 1;
const NEAR_KM = 100;

/** Returns a polygon of well-known text as GeoJSON, by turning its parentheses into brackets. */
function polygonsOf(wkt: string): GeoJSON.MultiPolygon {
  const body = wkt.replace(/^[A-Z ]+(?=\()/, "").replace(/(-?[\d.]+) (-?[\d.]+)/g, "[$1,$2]");
  const rings = JSON.parse(body.replaceAll("(", "[").replaceAll(")", "]"));
  return { type: "MultiPolygon", coordinates: wkt.startsWith("MULTI") ? rings : [rings] };
}

/** Returns the kilometres between two points by the law of cosines, with the site's earth radius. */
function kmBetween(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(rad(a.lat)) * Math.sin(rad(b.lat)) +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.cos(rad(b.lon - a.lon));
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}

/** South of this latitude all land has a zone. A point without a zone lies off a coarsely drawn shore. */
const ZONED_BELOW_LAT = 55;
const OFFSHORE_KM = 12;

/** Returns the point, or if it lies off the shore, the nearest point in its region and in a zone. */
function ashore(
  at: Point,
  region: string,
  zones: readonly (GeoJSON.Polygon | GeoJSON.MultiPolygon)[],
): number[] {
  const ground = regionShapes().areas.find(({ key }) => key === region)?.geometry;
  const isInside = (position: number[]) =>
    ground !== undefined &&
    booleanPointInPolygon(position, ground) &&
    zones.some((zone) => booleanPointInPolygon(position, zone));
  const here = [at.lon, at.lat];
  if (at.lat > ZONED_BELOW_LAT || isInside(here)) return here;
  for (let km = 0.25; km <= OFFSHORE_KM; km += 0.25) {
    for (let degrees = 0; degrees < 360; degrees += 10) {
      const [east, north] = [Math.sin(degrees * 0.017_453_3) * km, Math.cos(degrees * 0.017_453_3) * km];
      const near = [at.lon + east / (111.2 * Math.cos(at.lat * 0.017_453_3)), at.lat + north / 111.2];
      if (isInside(near)) return near;
    }
  }
  return here;
}

async function ask<T extends z.ZodType>(url: string, schema: T): Promise<z.output<T>> {
  return schema.parse(await (await fetch(url)).json());
}

/** Reads the data service without the site's code. @returns a function that gives the data at a point */
export async function rawPlaces(fireDataUrl: string) {
  const [danger, shapes, allMeasures, allFires] = await Promise.all([
    ask(`${fireDataUrl}/public/danger-incendie`, dangerAnswer),
    ask(`${fireDataUrl}/layers/zdi.json`, zones),
    ask(`${fireDataUrl}/public/mesures-preventives`, measures),
    ask(`${fireDataUrl}/public/feux?intensive=true&nordique=true`, fires),
  ]);
  return (at: Point, region: string) => {
    const now = Date.now();
    const position = ashore(
      at,
      region,
      shapes.map(({ geojson }) => geojson),
    );
    const zone = shapes.find(({ geojson }) => booleanPointInPolygon(position, geojson));
    const row = danger[0].find(({ NumeroZone }) => NumeroZone === zone?.Numero);
    const inForce = allMeasures.filter(
      ({ ContourWKT, DateDebut, DateFin }) =>
        Date.parse(DateDebut ?? "0") <= now &&
        Date.parse(DateFin ?? "9999") > now &&
        booleanPointInPolygon(position, polygonsOf(ContourWKT)),
    );
    const near = allFires
      .flatMap(({ NoFeu, Condition, Lat, Lon }) =>
        Condition.Id === EXTINGUISHED || Lat === null || Lon === null
          ? []
          : [{ number: NoFeu, km: kmBetween(at, { lat: Lat, lon: Lon }) }],
      )
      .filter(({ km }) => km <= NEAR_KM)
      .sort((a, b) => a.km - b.km);
    return {
      zone: zone?.Nom ?? null,
      levels: row ? [row.DangerJour1.Id, row.DangerJour2.Id, row.DangerJour3.Id] : null,
      titles: inForce.map(({ DescriptionFr }) => DescriptionFr),
      isBanned: inForce.some(({ TypeMesureId }) => TypeMesureId === OPEN_FIRE_BAN),
      near,
    };
  };
}
