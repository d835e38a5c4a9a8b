/** A filter or an expression of a map's style, as JSON. */
type Expression = readonly unknown[];

export interface GroundSource {
  readonly layer: string;
  /** Filter of the layer's features; all if unset. */
  readonly filter?: Expression;
}

/** Parts that the map draws from a tile service. `lanes` are small roads, including forest roads. */
export const GROUND_PARTS = [
  "land",
  "wood",
  "waterways",
  "water",
  "lanes",
  "roads",
  "boundaries",
  "places",
] as const;
export type GroundPart = (typeof GROUND_PARTS)[number];

/** One schema of vector tiles: the layers for each part of the map, and how places are ranked. */
interface GroundSchema {
  /** Name of a layer that no other schema in `GROUND_SCHEMAS` has. */
  readonly ownLayer: string;
  /** The credit that the schema's data requires, if its TileJSON has none. */
  readonly attribution: string;
  /** Importance of a place: 0 a large city, 3 a hamlet. */
  readonly rank: Expression;
  /** Orders places of the same rank, the largest first; 0 if the tiles already have that order. */
  readonly order: Expression | 0;
  readonly parts: Readonly<Record<GroundPart, readonly GroundSource[]>>;
}

const OPENSTREETMAP =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap contributors</a>';
const OPENMAPTILES = '<a href="https://www.openmaptiles.org/" target="_blank">© OpenMapTiles</a>';
const PROTOMAPS = '<a href="https://github.com/protomaps/basemaps" target="_blank">Protomaps</a>';

const isOneOf = (property: string, ...values: readonly (string | number)[]): Expression => [
  "in",
  ["get", property],
  ["literal", values],
];
const isNot = (property: string, value: unknown): Expression => ["!=", ["get", property], value];
const isLine = ["in", ["geometry-type"], ["literal", ["LineString", "MultiLineString"]]];
const isArea = ["in", ["geometry-type"], ["literal", ["Polygon", "MultiPolygon"]]];
const all = (...filters: readonly Expression[]): Expression => ["all", ...filters];

const SETTLEMENTS = ["city", "town", "village", "hamlet"];
const rankBy = (property: string): Expression => [
  "match",
  ["get", property],
  ["capital", "state_capital", "city"],
  0,
  "town",
  1,
  "village",
  2,
  3,
];
const BY_POPULATION: Expression = ["-", ["to-number", ["get", "population"], 0]];
const ADMIN_LEVELS = [2, 4];

/** Returns a source with all features of a tile's layer, or only those that the filter keeps. */
const from = (layer: string, filter?: Expression): GroundSource => ({ layer, ...(filter && { filter }) });
const NO_PARTS: GroundSchema["parts"] = {
  ...{ land: [], wood: [], waterways: [], water: [], lanes: [], roads: [], boundaries: [], places: [] },
};

/**
 * Schemas of vector tiles that the map can draw. `vigie` is our own, for packaged tiles; it draws land
 * over the sea. The others draw water over land. Sources: openmaptiles.org/schema,
 * docs.protomaps.com/basemaps/layers (version 4) and shortbread-tiles.org/schema (1.0 and 1.1).
 */
export const GROUND_SCHEMAS = {
  vigie: {
    ownLayer: "region-names",
    attribution: "",
    rank: ["get", "rank"],
    order: 0,
    parts: {
      ...NO_PARTS,
      land: [from("land", ["==", ["get", "inside"], true])],
      waterways: [from("waterways")],
      water: [from("water")],
      places: [from("places")],
    },
  },
  openmaptiles: {
    ownLayer: "transportation",
    attribution: `${OPENMAPTILES} ${OPENSTREETMAP}`,
    rank: rankBy("class"),
    order: ["coalesce", ["get", "rank"], 99],
    parts: {
      ...NO_PARTS,
      wood: [from("landcover", ["==", ["get", "class"], "wood"])],
      waterways: [
        from("waterway", all(isOneOf("class", "river", "canal", "stream"), isNot("brunnel", "tunnel"))),
      ],
      water: [from("water", isNot("brunnel", "tunnel"))],
      lanes: [from("transportation", all(isLine, isOneOf("class", "minor", "service", "track")))],
      roads: [
        from(
          "transportation",
          all(isLine, isOneOf("class", "motorway", "trunk", "primary", "secondary", "tertiary")),
        ),
      ],
      boundaries: [from("boundary", all(isOneOf("admin_level", ...ADMIN_LEVELS), isNot("maritime", 1)))],
      places: [from("place", isOneOf("class", ...SETTLEMENTS))],
    },
  },
  protomaps: {
    ownLayer: "earth",
    attribution: `${PROTOMAPS} ${OPENSTREETMAP}`,
    rank: rankBy("kind_detail"),
    order: BY_POPULATION,
    parts: {
      ...NO_PARTS,
      wood: [
        from("landcover", ["==", ["get", "kind"], "forest"]),
        from("landuse", isOneOf("kind", "forest", "wood")),
      ],
      waterways: [from("water", all(isLine, isOneOf("kind_detail", "river", "canal", "stream")))],
      water: [from("water", isArea)],
      lanes: [
        from("roads", [
          "any",
          ["==", ["get", "kind"], "minor_road"],
          ["==", ["get", "kind_detail"], "track"],
        ]),
      ],
      roads: [from("roads", isOneOf("kind", "highway", "major_road"))],
      boundaries: [from("boundaries", isOneOf("kind", "country", "region"))],
      places: [from("places", ["==", ["get", "kind"], "locality"])],
    },
  },
  shortbread: {
    ownLayer: "place_labels",
    attribution: OPENSTREETMAP,
    rank: rankBy("kind"),
    order: BY_POPULATION,
    parts: {
      ...NO_PARTS,
      wood: [from("land", ["==", ["get", "kind"], "forest"])],
      waterways: [from("water_lines", isOneOf("kind", "river", "canal", "stream"))],
      water: [from("ocean"), from("water_polygons")],
      lanes: [
        from("streets", isOneOf("kind", "unclassified", "residential", "living_street", "service", "track")),
      ],
      roads: [from("streets", isOneOf("kind", "motorway", "trunk", "primary", "secondary", "tertiary"))],
      boundaries: [from("boundaries", all(isOneOf("admin_level", ...ADMIN_LEVELS), isNot("maritime", true)))],
      places: [from("place_labels", isOneOf("kind", "capital", "state_capital", ...SETTLEMENTS))],
    },
  },
} as const satisfies Record<string, GroundSchema>;

export type SchemaName = keyof typeof GROUND_SCHEMAS;
export const SCHEMA_NAMES = Object.keys(GROUND_SCHEMAS) as [SchemaName, ...SchemaName[]];
export const isSchemaName = (name: unknown): name is SchemaName =>
  (SCHEMA_NAMES as readonly unknown[]).includes(name);

/** Settings of the base map that the map needs before it requests tiles. */
export interface Ground {
  readonly schema: SchemaName;
  /** Greatest zoom of the tiles; a closer map enlarges them. */
  readonly maxZoom: number;
  /** Credits as HTML with links, as in TileJSON; empty if the page already lists the sources. */
  readonly attribution: string;
}

export const isGround = (value: unknown): value is Ground =>
  typeof value === "object" &&
  value !== null &&
  "schema" in value &&
  isSchemaName(value.schema) &&
  "maxZoom" in value &&
  typeof value.maxZoom === "number" &&
  "attribution" in value &&
  typeof value.attribution === "string";

/** Set of packaged tiles that completes other schemas: region limits and names, and neighbours' land. */
export const LIMITS = "limites";
/** Set of tiles: `LIMITS`, our own schema, or the tile service's schema. */
export type TileSet = SchemaName | typeof LIMITS;

/** Greatest zoom of the packaged base map, whose shapes have no more detail. */
export const PACKAGED_MAX_ZOOM = 8;
export const PACKAGED_GROUND: Ground = { schema: "vigie", maxZoom: PACKAGED_MAX_ZOOM, attribution: "" };

/** Returns the schema of a tile service by the layers in its TileJSON; null if the map cannot draw it. */
export function schemaOf(layers: readonly string[]): SchemaName | null {
  return SCHEMA_NAMES.find((name) => layers.includes(GROUND_SCHEMAS[name].ownLayer)) ?? null;
}

/** Returns the layers of the service's tiles that the map draws. */
export const drawnLayers = (schema: SchemaName): ReadonlySet<string> =>
  new Set(
    Object.values(GROUND_SCHEMAS[schema].parts).flatMap((sources: readonly GroundSource[]) =>
      sources.map(({ layer }) => layer),
    ),
  );
