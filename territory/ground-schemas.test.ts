import { featureFilter } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import {
  drawnLayers,
  GROUND_PARTS,
  GROUND_SCHEMAS,
  type GroundPart,
  type GroundSource,
  SCHEMA_NAMES,
  type SchemaName,
  schemaOf,
} from "./ground-schemas.ts";

/**
 * Layers of real TileJSONs: OpenMapTiles 3.16 (Planetiler), Protomaps 4.11, Shortbread 1.0
 * (tiles.versatiles.org).
 */
const LAYERS_OF: Readonly<Record<SchemaName, readonly string[]>> = {
  vigie: ["land", "water", "waterways", "regions", "region-names", "places"],
  openmaptiles: [
    ...["aerodrome_label", "aeroway", "boundary", "building", "housenumber", "landcover", "landuse"],
    ...["mountain_peak", "park", "place", "poi", "transportation", "transportation_name"],
    ...["water", "water_name", "waterway"],
  ],
  protomaps: ["boundaries", "buildings", "earth", "landcover", "landuse", "places", "pois", "roads", "water"],
  shortbread: [
    ...["addresses", "aerialways", "boundaries", "boundary_labels", "bridges", "buildings", "dam_lines"],
    ...["dam_polygons", "ferries", "land", "ocean", "pier_lines", "pier_polygons", "place_labels", "pois"],
    ...["public_transport", "sites", "street_labels", "street_polygons", "streets"],
    ...["streets_polygons_labels", "water_lines", "water_lines_labels", "water_polygons"],
    ...["water_polygons_labels"],
  ],
};

const POINT = 1;
const LINE = 2;
const AREA = 3;
interface TileFeature {
  readonly layer: string;
  readonly type: typeof POINT | typeof LINE | typeof AREA;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Returns the parts of the base map that draw a feature. */
function partsOf(schema: SchemaName, { layer, type, properties }: TileFeature): GroundPart[] {
  return GROUND_PARTS.filter((part) =>
    (GROUND_SCHEMAS[schema].parts[part] as readonly GroundSource[]).some(
      (source) =>
        source.layer === layer &&
        featureFilter(source.filter as never, "layers[0].filter").filter({ zoom: 10 }, { type, properties }),
    ),
  );
}
const feature = (
  layer: string,
  type: TileFeature["type"],
  properties: TileFeature["properties"] = {},
): TileFeature => ({ layer, type, properties });

describe.each(SCHEMA_NAMES)("the schema %s", (schema) => {
  it("a schema is recognized by the layers of its TileJSON", () => {
    expect(schemaOf(LAYERS_OF[schema])).toBe(schema);
  });

  it("the map only draws layers that tiles of the schema contain", () => {
    expect([...drawnLayers(schema)].filter((layer) => !LAYERS_OF[schema].includes(layer))).toEqual([]);
  });

  it("a schema has water, rivers and places", () => {
    const { parts } = GROUND_SCHEMAS[schema];
    for (const part of ["water", "waterways", "places"] as const)
      expect(parts[part].length, part).toBeGreaterThan(0);
  });
});

it("tiles of an unknown schema are not recognized", () => {
  expect(schemaOf(["road", "place_label", "admin"])).toBeNull();
});

/** Features as in tiles, each with the parts of the base map that draw the feature. */
const CASES: readonly [SchemaName, TileFeature, readonly GroundPart[]][] = [
  ["openmaptiles", feature("water", AREA, { class: "lake" }), ["water"]],
  ["openmaptiles", feature("water", AREA, { class: "river", brunnel: "tunnel" }), []],
  ["openmaptiles", feature("waterway", LINE, { class: "river" }), ["waterways"]],
  ["openmaptiles", feature("waterway", LINE, { class: "ditch" }), []],
  ["openmaptiles", feature("landcover", AREA, { class: "wood", subclass: "forest" }), ["wood"]],
  ["openmaptiles", feature("landcover", AREA, { class: "farmland" }), []],
  ["openmaptiles", feature("transportation", LINE, { class: "trunk", network: "ca-transcanada" }), ["roads"]],
  ["openmaptiles", feature("transportation", LINE, { class: "track" }), ["lanes"]],
  ["openmaptiles", feature("transportation", LINE, { class: "ferry" }), []],
  ["openmaptiles", feature("transportation", AREA, { class: "minor" }), []],
  ["openmaptiles", feature("boundary", LINE, { admin_level: 4, maritime: 0 }), ["boundaries"]],
  ["openmaptiles", feature("boundary", LINE, { admin_level: 2, maritime: 1 }), []],
  ["openmaptiles", feature("boundary", LINE, { admin_level: 6, maritime: 0 }), []],
  ["openmaptiles", feature("place", POINT, { class: "city", rank: 2, name: "Montréal" }), ["places"]],
  ["openmaptiles", feature("place", POINT, { class: "country", name: "Canada" }), []],
  ["protomaps", feature("water", AREA, { kind: "ocean" }), ["water"]],
  ["protomaps", feature("water", LINE, { kind: "water", kind_detail: "river" }), ["waterways"]],
  ["protomaps", feature("water", POINT, { kind: "lake", name: "Lac Saint-Jean" }), []],
  ["protomaps", feature("landcover", AREA, { kind: "forest" }), ["wood"]],
  ["protomaps", feature("landuse", AREA, { kind: "wood" }), ["wood"]],
  ["protomaps", feature("landuse", AREA, { kind: "residential" }), []],
  ["protomaps", feature("roads", LINE, { kind: "major_road", kind_detail: "primary" }), ["roads"]],
  ["protomaps", feature("roads", LINE, { kind: "path", kind_detail: "track" }), ["lanes"]],
  ["protomaps", feature("roads", LINE, { kind: "rail", kind_detail: "rail" }), []],
  ["protomaps", feature("boundaries", LINE, { kind: "region", kind_detail: 4 }), ["boundaries"]],
  ["protomaps", feature("boundaries", LINE, { kind: "county", kind_detail: 6 }), []],
  ["protomaps", feature("places", POINT, { kind: "locality", kind_detail: "town" }), ["places"]],
  ["protomaps", feature("places", POINT, { kind: "neighbourhood" }), []],
  ["shortbread", feature("ocean", AREA), ["water"]],
  ["shortbread", feature("water_polygons", AREA, { kind: "reservoir" }), ["water"]],
  ["shortbread", feature("water_lines", LINE, { kind: "river" }), ["waterways"]],
  ["shortbread", feature("land", AREA, { kind: "forest" }), ["wood"]],
  ["shortbread", feature("land", AREA, { kind: "residential" }), []],
  ["shortbread", feature("streets", LINE, { kind: "secondary", rail: false }), ["roads"]],
  ["shortbread", feature("streets", LINE, { kind: "unclassified" }), ["lanes"]],
  ["shortbread", feature("streets", LINE, { kind: "subway", rail: true }), []],
  ["shortbread", feature("boundaries", LINE, { admin_level: 4, maritime: false }), ["boundaries"]],
  ["shortbread", feature("boundaries", LINE, { admin_level: 2, maritime: true }), []],
  ["shortbread", feature("place_labels", POINT, { kind: "state_capital", name: "Québec" }), ["places"]],
  ["shortbread", feature("place_labels", POINT, { kind: "neighbourhood" }), []],
];

it.each(CASES)("in the schema %s, the map draws the feature %o as the parts %o", (schema, of, parts) => {
  expect(partsOf(schema, of)).toEqual(parts);
});
