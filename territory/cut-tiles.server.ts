import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection, Geometry } from "geojson";
import { PLACES, type Place } from "./gazetteer.server.ts";
import { LIMITS } from "./ground-schemas.ts";
import { pointOfShape } from "./point-of-shape.ts";
import { regionByCode } from "./regions.ts";
import { neighbours, provinceOutline, readWater, regionShapes } from "./shapes.server.ts";
import type { TilePlace } from "./tile-grid.ts";

/** Layer of the tiles, with the name that map styles use. */
interface TileLayer {
  readonly name: string;
  readonly features: FeatureCollection;
}

type Properties = Readonly<Record<string, string | number | boolean>>;

const feature = (geometry: Geometry, properties: Properties = {}): Feature => ({
  type: "Feature",
  properties,
  geometry,
});
const layer = (name: string, features: readonly Feature[]): TileLayer => ({
  name,
  features: { type: "FeatureCollection", features: [...features] },
});

/** English names of the few places whose English name differs from the French one. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = { Montréal: "Montreal", Québec: "Québec City" };

/** Returns a place's rank, from 0 for a large city to 3. Maps only show higher ranks when zoomed in. */
function rankOf({ kind, population }: Place): number {
  if ((population ?? 0) >= 90_000) return 0;
  if ((population ?? 0) >= 10_000) return 1;
  return kind === "city" || kind === "community" ? 2 : 3;
}

/** Returns places, the largest first: if the names of a rank do not all fit, a map shows the first ones. */
const places = () =>
  PLACES.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)).map((place) =>
    feature(
      { type: "Point", coordinates: [place.at.lon, place.at.lat] },
      {
        name_fr: place.name,
        name_en: ENGLISH_NAMES[place.name] ?? place.name,
        kind: place.kind,
        rank: rankOf(place),
      },
    ),
  );

const regionsWithNames = () =>
  regionShapes().areas.map(({ key, geometry }) => {
    const name = regionByCode(key)?.name;
    return feature(geometry, { code: key, name_fr: name?.fr ?? key, name_en: name?.en ?? key });
  });

/** Returns the regions' names as points. Tiles cut areas, and would repeat an area's name in each piece. */
const regionNames = () =>
  regionsWithNames().flatMap(({ geometry, properties }) => {
    const at = pointOfShape(geometry);
    return at ? [{ ...feature({ type: "Point", coordinates: [at.lon, at.lat] }), properties }] : [];
  });

const land = () => [
  ...neighbours().areas.map(({ key, geometry }) => feature(geometry, { code: key, inside: false })),
  feature(provinceOutline().geometry, { code: "QC", inside: true }),
];

/** Returns the limits and names of regions, and the neighbours' land. */
const limitLayers = (): TileLayer[] => [
  layer(
    "land",
    land().filter(({ properties }) => properties?.inside === false),
  ),
  layer("regions", regionsWithNames()),
  layer("region-names", regionNames()),
];

/** Returns all layers of the basemap. */
function tileLayers(): TileLayer[] {
  const { lakes, rivers } = readWater();
  const water = [...lakes.features.features, ...rivers.features.features];
  const isLine = ({ geometry }: Feature) => geometry.type.endsWith("LineString");
  return [
    layer("land", land()),
    layer(
      "water",
      water.filter((each) => !isLine(each)).map(({ geometry }) => feature(geometry)),
    ),
    layer(
      "waterways",
      water.filter(isLine).map(({ geometry }) => feature(geometry)),
    ),
    layer("regions", regionsWithNames()),
    layer("region-names", regionNames()),
    layer("places", places()),
  ];
}

const EXTENT = 4096;
const SLICER = { extent: EXTENT, buffer: 64, tolerance: 3, indexMaxZoom: 5 } as const;

/** Set of packaged tiles: the whole base map, or only what tiles of another schema lack. */
export type PackagedSet = "vigie" | typeof LIMITS;
const LAYERS: Readonly<Record<PackagedSet, () => readonly TileLayer[]>> = {
  vigie: tileLayers,
  [LIMITS]: limitLayers,
};

type Cut = (place: TilePlace) => Uint8Array<ArrayBuffer> | null;

/** Creates the function that cuts tiles of the packaged base map. It returns null for an empty tile. */
export function createTileCutter(set: PackagedSet, maxZoom: number): Cut {
  const slicers = LAYERS[set]().map(({ name, features }) => ({
    name,
    slicer: new GeoJSONVT(features, { ...SLICER, maxZoom }),
  }));
  return ({ z, x, y }) => {
    const layers = slicers.flatMap(({ name, slicer }) => {
      const tile = slicer.getTile(z, x, y);
      return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
    });
    if (layers.length === 0) return null;
    return Uint8Array.from(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT }));
  };
}
