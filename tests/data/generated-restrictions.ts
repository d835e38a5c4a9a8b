import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { KeyedShape } from "#territory/area-index.ts";
import { regionShapes, zoneShapes } from "#territory/shapes.server.ts";

// Generated records with areas of every kind, and the correct answers for the records. The answers are
// computed here, without the site's code.

export type Spot = readonly [lon: number, lat: number];
type Ring = Spot[];

/** Relation of a point to a record's area, which gives the correct answer there. */
export type Truth =
  /** A usable shape covers the point, or a record without a usable shape names the point's region. */
  | "inside"
  /** The point could be inside, because the record contradicts itself or is partly unreadable. */
  | "doubtful"
  | "outside";

export interface GeneratedRestriction {
  readonly what: string;
  readonly record: {
    readonly ContourWKT: string | null;
    readonly DescriptionFr: string;
    readonly DescriptionEn: null;
    readonly DateDebut: string;
    readonly DateFin: string | null;
    readonly TypeMesureId: number | null;
    readonly TypeRtfId: null;
    readonly RegionsAdministrativesImpactees: readonly string[];
  };
  /** True if the record's type is unknown. */
  readonly isUntyped: boolean;
  /** Usable polygons, each a ring and its holes. */
  readonly good: readonly Ring[][];
  /** Point around which to sample. */
  readonly centre: Spot;
  truthAt(spot: Spot): Truth;
}

export type Random = () => number;

/** Returns a seeded random generator (mulberry32). A failing record can be reproduced by its number. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a function that finds the area of a point, by exact boundaries. */
function finderOf<K>(areas: readonly KeyedShape<K>[]): (spot: Spot) => K | null {
  const boxes = areas.map(({ key, geometry }) => {
    const corners = (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).flat(2);
    const [lons, lats] = [corners.map(([lon = 0]) => lon), corners.map(([, lat = 0]) => lat)];
    return {
      key,
      geometry,
      west: lons.reduce((a, b) => Math.min(a, b)),
      east: lons.reduce((a, b) => Math.max(a, b)),
      south: lats.reduce((a, b) => Math.min(a, b)),
      north: lats.reduce((a, b) => Math.max(a, b)),
    };
  });
  return ([lon, lat]) => {
    const there = boxes.filter(
      ({ west, east, south, north }) => lon >= west && lon <= east && lat >= south && lat <= north,
    );
    return there.find(({ geometry }) => booleanPointInPolygon([lon, lat], geometry))?.key ?? null;
  };
}

/** Returns the region of a point on land in Quebec. */
export const regionOf = finderOf(regionShapes().areas);
/** Returns the danger zone of a point, by the zone shapes that are part of the site. */
export const packagedZoneOf = finderOf(zoneShapes().areas);

/** Returns a random point on land in Quebec south of 54 degrees. */
export function groundSpot(random: Random): Spot {
  for (;;) {
    const spot: Spot = [-79 + 21 * random(), 45 + 9 * random()];
    if (regionOf(spot) !== null) return spot;
  }
}

const isIn = (spot: Spot, rings: Ring[]) =>
  booleanPointInPolygon([...spot], {
    type: "Polygon",
    coordinates: rings.map((ring) => ring.map((each) => [...each])),
  });

/** Returns a ring around a point. Its corners have growing angles, so it never crosses itself. */
function blob([lon, lat]: Spot, size: number, random: Random): Ring {
  const corners = 4 + Math.floor(random() * 9);
  const ring: Ring = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * (at + 0.6 * random())) / corners;
    const reach = size * (0.45 + 0.55 * random());
    return [round(lon + reach * Math.cos(angle)), round(lat + 0.7 * reach * Math.sin(angle))];
  });
  return closed(random() < 0.5 ? ring : ring.toReversed());
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const closed = (ring: Ring): Ring => [...ring, ring[0] ?? [0, 0]];
const swapped = (rings: Ring[]): Ring[] => rings.map((ring) => ring.map(([lon, lat]): Spot => [lat, lon]));
const collapsed = (spot: Spot): Ring[] => [closed([spot, spot, spot])];

const textOf = (rings: Ring[]) =>
  `(${rings.map((ring) => `(${ring.map(([lon, lat]) => `${lon} ${lat}`).join(", ")})`).join(", ")})`;
const wktOf = (polygons: readonly Ring[][]) =>
  polygons.length === 1
    ? `POLYGON ${textOf(polygons[0] ?? [])}`
    : `MULTIPOLYGON (${polygons.map(textOf).join(", ")})`;

interface Shape {
  readonly what: string;
  readonly wkt: string | null;
  readonly good: readonly Ring[][];
  /** Hull of a ring that crosses itself: the ring's intended area is unclear, but lies in the hull. */
  readonly folded?: Ring;
  /** Location of an unusable polygon: a point, or `anywhere` if unknown. */
  readonly lost?: Spot | "anywhere";
}

function shapeOf(kind: number, centre: Spot, random: Random): Shape {
  const size = 0.1 + 0.9 * random();
  const whole = [blob(centre, size, random)];
  const beside: Spot = [centre[0] + 0.5 * size, centre[1] + 0.2 * size];
  const usable = (what: string, good: Ring[][]): Shape => ({ what, wkt: wktOf(good), good });
  const bad = (what: string, wkt: string | null): Shape => ({ what, wkt, good: [] });
  switch (kind) {
    case 0:
      return usable("one polygon", [whole]);
    case 1:
      return usable("overlapping polygons", [whole, [blob(beside, size, random)]]);
    case 2:
      return usable("the same polygon twice, and reversed", [
        whole,
        whole,
        whole.map((ring) => ring.toReversed()),
      ]);
    case 3:
      return usable("a hole, and an island in it", [
        [...whole, blob(centre, size * 0.3, random)],
        [blob(centre, size * 0.1, random)],
      ]);
    case 4:
      return usable("a hole that another polygon covers", [
        [...whole, blob(centre, size * 0.3, random)],
        [blob(beside, size * 0.9, random)],
      ]);
    case 5:
      return bad("latitude before longitude", wktOf([swapped(whole)]));
    case 6:
      return bad("equal points", wktOf([collapsed(centre)]));
    case 7: {
      const line: Ring = [0, 1, 2].map((at) => [round(centre[0] + at * size), round(centre[1] + at * size)]);
      return bad("points on a line", wktOf([[closed(line)]]));
    }
    case 8:
      return bad("nothing", random() < 0.5 ? "POLYGON EMPTY" : null);
    case 9:
      return bad("a place far away", wktOf([[blob([20 + 40 * random(), 10 * random()], size, random)]]));
    case 10:
      return bad("an open ring", wktOf([whole.map((ring) => ring.slice(0, -1))]));
    case 11:
      return bad("a hole over all of it", wktOf([[...whole, ...whole]]));
    case 12:
      return {
        ...usable("one polygon of two swapped", [whole]),
        wkt: wktOf([whole, swapped(whole)]),
        lost: "anywhere",
      };
    case 13:
      return {
        ...usable("one polygon of two collapsed", [whole]),
        wkt: wktOf([collapsed(beside), whole]),
        lost: regionOf(beside) === null ? "anywhere" : beside,
      };
    default: {
      const [west, east, south, north] = [
        centre[0] - size,
        centre[0] + size,
        centre[1] - size,
        centre[1] + size,
      ].map(round) as [number, number, number, number];
      const ring = closed([
        [west, south],
        [east, south],
        [west, north],
        [east, north],
      ]);
      const hull = closed([
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ]);
      return { what: "a ring folded over", wkt: wktOf([[ring]]), good: [[ring]], folded: hull };
    }
  }
}

const SHAPE_KINDS = 15;
const TYPES = [1, 1, 1, 3, 5, 7, 99, null, 2] as const;

/** Returns a record in force, with the correct answers. The number determines the kind of shape. */
export function generatedRestriction(number: number): GeneratedRestriction {
  const random = randomOf(number + 1);
  const centre = groundSpot(random);
  const shape = shapeOf(number % SHAPE_KINDS, centre, random);
  const type = TYPES[Math.floor(random() * TYPES.length)] ?? null;
  // Regions that the polygons touch, which a record can name correctly, and regions within 0.3 degrees of the
  // polygons.
  const [touched, near] = [0, 0.3].map((margin) => regionsAround(shape.good, margin)) as [
    Set<string>,
    Set<string>,
  ];
  const own = regionOf(centre) ?? "";
  if (shape.good.length > 0) touched.add(own);
  const far = ["09", "10", "08", "05", "17", "01"].find((code) => !near.has(code) && code !== own) ?? "16";
  const choice = Math.floor(random() * 5);
  const named = [[own], [...touched].length > 0 ? [...touched] : [own], [], [far], [own, far]][choice] ?? [];
  const hasUnknown = choice === 2 && random() < 0.3;
  return {
    what: `${number}: ${shape.what}, regions ${named.join() || "none"}`,
    record: {
      ...recordOf(number, shape, hasUnknown ? ["Atlantide"] : named),
      DateFin: random() < 0.5 ? null : "9999-12-31T23:59:59",
      TypeMesureId: type,
    },
    isUntyped: type === 99 || type === null || type === 2,
    good: shape.good,
    centre,
    truthAt: (spot) => truthAt(spot, shape, named, touched),
  };
}

/**
 * Returns a ban over one large polygon and one to four small ones elsewhere. The ban names only the region of
 * the large polygon, or no region.
 */
export function generatedLargeAndSmall(number: number): GeneratedRestriction {
  const random = randomOf(number + 500_001);
  const centre = groundSpot(random);
  const large = [blob(centre, 0.8 + random(), random)];
  const small = Array.from({ length: 1 + Math.floor(4 * random()) }, () => [
    // Polygons with a radius of 500 m to 8 km.
    blob(groundSpot(random), 0.005 * 16 ** random(), random),
  ]);
  const good = random() < 0.5 ? [large, ...small] : [...small, large];
  const named = random() < 0.5 ? [] : [regionOf(centre) ?? ""];
  const shape: Shape = { what: "a large polygon and small ones", wkt: wktOf(good), good };
  return {
    what: `${number}: ${shape.what}`,
    record: { ...recordOf(number, shape, named), DateFin: null, TypeMesureId: 1 },
    isUntyped: false,
    good,
    centre,
    truthAt: (spot) => truthAt(spot, shape, named, new Set(named)),
  };
}

const recordOf = (number: number, { wkt }: Shape, named: readonly string[]) =>
  ({
    ContourWKT: wkt,
    DescriptionFr: `Mesure ${number}`,
    DescriptionEn: null,
    DateDebut: "2026-07-01T08:00:00",
    TypeRtfId: null,
    RegionsAdministrativesImpactees: named,
  }) as const;

/** Returns points in each polygon of a restriction, on a grid of about nine by nine. */
export function spotsIn({ good }: GeneratedRestriction): Spot[] {
  const steps = Array.from({ length: 9 }, (_, at) => (at + 0.5) / 9);
  return good.flatMap((rings) => {
    const [lons, lats] = [rings.flat().map(([lon]) => lon), rings.flat().map(([, lat]) => lat)];
    const [west, east] = [Math.min(...lons), Math.max(...lons)];
    const [south, north] = [Math.min(...lats), Math.max(...lats)];
    const grid = steps.flatMap((x) =>
      steps.map((y): Spot => [west + x * (east - west), south + y * (north - south)]),
    );
    // Includes the corners, moved slightly inward.
    const corners = (rings[0] ?? []).map(
      ([lon, lat]): Spot => [
        lon + 0.02 * ((west + east) / 2 - lon),
        lat + 0.02 * ((south + north) / 2 - lat),
      ],
    );
    return [...grid, ...corners].filter((spot) => isIn(spot, rings));
  });
}

/** Returns the region or zone of a point, or null if the point is within a kilometre of a boundary. */
export function deepIn<K>([lon, lat]: Spot, areaOf: (spot: Spot) => K | null): K | null {
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((wind): Spot => {
    const angle = (Math.PI * wind) / 4;
    return [lon + 0.014 * Math.cos(angle), lat + 0.0092 * Math.sin(angle)];
  });
  const area = areaOf([lon, lat]);
  return around.every((spot) => areaOf(spot) === area) ? area : null;
}

/**
 * Returns the regions of points in the polygons and along their sides, shifted by a margin in each direction.
 */
function regionsAround(polygons: readonly Ring[][], margin: number): Set<string> {
  const steps = Array.from({ length: 12 }, (_, at) => at / 12);
  const sides = polygons.flat().flatMap((ring) =>
    ring.flatMap(([lon, lat], at) => {
      const [nextLon, nextLat] = ring[at + 1] ?? [lon, lat];
      return steps.map((part): Spot => [lon + part * (nextLon - lon), lat + part * (nextLat - lat)]);
    }),
  );
  const moved = margin === 0 ? [0] : [-margin, 0, margin];
  const spots = sides.flatMap(([lon, lat]) =>
    moved.flatMap((east) => moved.map((north): Spot => [lon + east, lat + north])),
  );
  return new Set(spots.map(regionOf).filter((code) => code !== null));
}

function truthAt(spot: Spot, shape: Shape, named: readonly string[], touched: ReadonlySet<string>): Truth {
  const isNamed = named.includes(regionOf(spot) ?? "");
  if (shape.good.length === 0) {
    if (named.length === 0) return "doubtful";
    return isNamed ? "inside" : "outside";
  }
  const isCovered = shape.good.some((rings) => isIn(spot, rings));
  const isFolded = shape.folded !== undefined && isIn(spot, [shape.folded]);
  const isContradiction = named.length > 0 && !named.some((code) => touched.has(code));
  const isStrayed = isNamed && !touched.has(regionOf(spot) ?? "");
  if (isContradiction) return isCovered || isNamed || isFolded ? "doubtful" : "outside";
  if (isCovered) return "inside";
  if (isFolded || isStrayed) return "doubtful";
  const { lost } = shape;
  if (lost === undefined) return "outside";
  const isLostHere = lost === "anywhere" || regionOf(lost) === regionOf(spot);
  return (named.length === 0 ? isLostHere : isNamed) ? "doubtful" : "outside";
}
