import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import { z } from "zod";
import { shownText } from "../support/as-shown.ts";

// The public API's records of places, read here without the site's code.

const named = z.object({ Nom: shownText }).nullable();
const date = z.string().nullable();

const fires = z.array(
  z.object({
    NoFeu: z.number(),
    Annee: z.number(),
    Designation: shownText.nullable(),
    Zone: z.number(),
    Condition: z.object({ Id: z.literal([0, 1, 2, 3, 4, 5, 6]) }),
    Cause: z.object({ Id: z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]) }).nullable(),
    SuperficieHa: z.number().nullable(),
    DateDeDebut: date,
    DateEteint: date,
    DateDerniereModification: date,
    DateEnglobe: date,
    RegionAdministrative: z.object({ Nom: z.string(), Code: z.string() }),
    Mrc: named,
    Municipalite: named,
    UniteGestion: shownText.nullable(),
    Ressources: shownText.nullable(),
    Lat: z.number().nullable(),
    Lon: z.number().nullable(),
    Nordique: z.boolean(),
  }),
);
const day = z.object({ Id: z.literal([1, 2, 3, 4, 5]) });
const danger = z.tuple([
  z.array(z.object({ NumeroZone: z.number(), DangerJour1: day, DangerJour2: day, DangerJour3: day })),
]);
const measures = z.array(
  z.object({
    ContourWKT: z.string(),
    TypeMesureId: z.number(),
    DateDebut: date,
    DateFin: date,
    RegionsAdministrativesImpactees: z.array(z.string()),
  }),
);

export type RawPlaceFire = z.output<typeof fires>[number];
export type RawMeasure = z.output<typeof measures>[number] & { readonly area: GeoJSON.MultiPolygon };
export type Spot = readonly [lon: number, lat: number];

/** Types of restrictions that forbid open fires: open fire ban, access ban, closure, area at risk. */
export const FORBIDS_FIRES: readonly number[] = [1, 3, 5, 7];

async function ask(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

/** Parses the WKT of a polygon or multipolygon by rewriting it as JSON. */
function readWkt(wkt: string): GeoJSON.MultiPolygon {
  const [, kind, body = ""] = /^(POLYGON|MULTIPOLYGON)\s*(\(.*\))$/s.exec(wkt) ?? [];
  const json = body
    .replace(/(-?[\d.]+)\s+(-?[\d.]+)/g, "[$1,$2]")
    .replaceAll("(", "[")
    .replaceAll(")", "]");
  const coordinates = JSON.parse(json);
  return { type: "MultiPolygon", coordinates: kind === "POLYGON" ? [coordinates] : coordinates };
}

export async function rawPlaces(fireDataUrl: string) {
  const [allFires, allDanger, allMeasures] = await Promise.all([
    ask(`${fireDataUrl}/public/feux?intensive=true&nordique=true`),
    ask(`${fireDataUrl}/public/danger-incendie`),
    ask(`${fireDataUrl}/public/mesures-preventives`),
  ]);
  const now = Date.now();
  const known = measures.parse(allMeasures).map((each) => ({ ...each, area: readWkt(each.ContourWKT) }));
  return {
    fires: fires.parse(allFires),
    levels: new Map(
      danger
        .parse(allDanger)[0]
        .map(({ NumeroZone, ...days }) => [
          NumeroZone,
          [days.DangerJour1.Id, days.DangerJour2.Id, days.DangerJour3.Id],
        ]),
    ),
    inForce: known.filter(
      ({ DateDebut, DateFin }) => Date.parse(DateDebut ?? "0") <= now && now < Date.parse(DateFin ?? "9999"),
    ),
    announced: known.filter(({ DateDebut }) => Date.parse(DateDebut ?? "0") > now),
  };
}

export type RawPlaces = Awaited<ReturnType<typeof rawPlaces>>;

type Shape = GeoJSON.Polygon | GeoJSON.MultiPolygon;

export const contains = (shape: Shape, spot: Spot) => booleanPointInPolygon([...spot], boxed(shape));

/** Returns `make` with a cache: each shape's result is only computed once. */
export function oncePerShape<T>(make: (shape: Shape) => T): (shape: Shape) => T {
  const made = new WeakMap<Shape, T>();
  return (shape) => {
    const known = made.get(shape) ?? make(shape);
    made.set(shape, known);
    return known;
  };
}

/** Returns the shape with its bounding box, so that a point outside the box is rejected at once. */
const boxed = oncePerShape((shape): Shape => ({ ...shape, bbox: boxOf(shape) }));

function boxOf(shape: Shape): [west: number, south: number, east: number, north: number] {
  const corners = (shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates).flat(2);
  const [lons, lats] = [corners.map(([lon = 0]) => lon), corners.map(([, lat = 0]) => lat)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** Returns points spread over a shape, different from the points of the site's own grid. */
export function strewn(shape: Shape, count: number): Spot[] {
  const [west, south, east, north] = boxOf(shape);
  const [width, height] = [east - west, north - south];
  const spots: Spot[] = [];
  // Halton's sequence: evenly spread, and the same in each run.
  for (let i = 1; spots.length < count && i < count * 200; i++) {
    const spot: Spot = [west + width * halton(i, 2), south + height * halton(i, 3)];
    if (contains(shape, spot)) spots.push(spot);
  }
  return spots;
}

function halton(index: number, base: number): number {
  let [result, share, rest] = [0, 1, index];
  while (rest > 0) {
    share /= base;
    result += share * (rest % base);
    rest = Math.floor(rest / base);
  }
  return result;
}

/** Returns the fraction of the points that lies in any of the shapes. */
export const partIn = (spots: readonly Spot[], shapes: readonly Shape[]) =>
  spots.length === 0
    ? 0
    : spots.filter((spot) => shapes.some((shape) => contains(shape, spot))).length / spots.length;

/** Returns great-circle kilometres by the law of cosines. The site uses the haversine formula. */
export function kilometres([lon1, lat1]: Spot, [lon2, lat2]: Spot): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(rad(lat1)) * Math.sin(rad(lat2)) +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.cos(rad(lon2 - lon1));
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}
