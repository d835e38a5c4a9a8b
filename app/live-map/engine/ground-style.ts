import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from "maplibre-gl";
import {
  GROUND_SCHEMAS,
  type Ground,
  type GroundPart,
  type GroundSource,
  LIMITS,
  PACKAGED_MAX_ZOOM,
} from "#territory/ground-schemas.ts";
import type { Language } from "#territory/language.ts";
import { haloed } from "./style-parts.ts";
import { tokenColour } from "./tokens.ts";

/** Source of the site's own tiles: land, water, waterways, regions, region-names, places. */
export const GROUND = "ground";
/** Source of a tile service's tiles, which have another schema. */
export const DETAIL = "detail";
/** The scheme of tile addresses that the engine requests from `GroundTiles`. */
export const GROUND_PROTOCOL = "ground";
/** The page's font family. The engine draws it itself, so no glyph files are requested. */
export const TEXT_FONT = ["Public Sans"];
/** Zooms from which labels of each rank appear. */
const RANK_ZOOMS = [3, 5, 7, 8.5] as const;
const REGION_NAMES = { from: 4.6, to: 8.5 } as const;
const LANES_FROM = 10;
/** Number above any population, so that labels are sorted by rank first, then by population. */
const MOST_PEOPLE = 1e8;

const ground = { source: GROUND } as const;

/** Returns the sources of the base map: our own tiles, or a service's tiles with our borders of regions. */
export function groundSources({ schema, maxZoom, attribution }: Ground): Record<string, SourceSpecification> {
  const tilesOf = (source: string, set: string, maxzoom: number): SourceSpecification => ({
    type: "vector",
    tiles: [`${GROUND_PROTOCOL}://${source}/${set}{z}/{x}/{y}`],
    minzoom: 0,
    maxzoom,
  });
  if (schema === "vigie") return { [GROUND]: tilesOf(GROUND, "", maxZoom) };
  return {
    [GROUND]: tilesOf(GROUND, `${LIMITS}/`, PACKAGED_MAX_ZOOM),
    [DETAIL]: { ...tilesOf(DETAIL, `${schema}/`, maxZoom), attribution } as SourceSpecification,
  };
}

interface Look {
  readonly type: "fill" | "line" | "symbol";
  /** Condition in addition to the schema's filter. */
  readonly filter?: readonly unknown[];
  readonly [property: string]: unknown;
}

/** Returns the style layers of a part, such as land or water: one for each layer of the tiles that has it. */
function partLayers(
  { schema }: Ground,
  part: GroundPart,
  { filter: own, ...look }: Look,
): LayerSpecification[] {
  const sources: readonly GroundSource[] = GROUND_SCHEMAS[schema].parts[part];
  return sources.map(({ layer, filter }, at) => {
    const filters = [filter, own].filter((each) => each !== undefined);
    const specification = {
      id: at === 0 ? part : `${part}-${at}`,
      source: schema === "vigie" ? GROUND : DETAIL,
      "source-layer": layer,
      ...(filters.length > 0 && { filter: ["all", ...filters] }),
      ...look,
    };
    // The types cover neither the table's JSON nor a filter that steps with the zoom. The engine supports
    // both.
    return specification as unknown as LayerSpecification;
  });
}

const flat = (token: string) =>
  ({ type: "fill", paint: { "fill-color": tokenColour(token), "fill-antialias": false } }) as const;

/**
 * Layers of land and sea, under everything else. Each layer has one colour: the engine draws opaque colours
 * first, and skips their covered parts. Tiles of a service have water but no land.
 */
export const landLayers = (of: Ground): LayerSpecification[] => [
  {
    id: "sea",
    type: "background",
    paint: { "background-color": tokenColour(of.schema === "vigie" ? "water" : "land") },
  },
  ...partLayers(of, "land", flat("land")),
  {
    id: "dusk",
    ...ground,
    "source-layer": "land",
    filter: ["==", ["get", "inside"], false],
    ...flat("dusk"),
  },
  ...partLayers(of, "wood", {
    type: "fill",
    paint: { "fill-color": tokenColour("success"), "fill-opacity": 0.08, "fill-antialias": false },
  }),
];

/** Layers of lakes and rivers, over the colours of land and danger, as on the drawn map. */
export const waterLayers = (of: Ground): LayerSpecification[] => [
  ...partLayers(of, "waterways", {
    type: "line",
    paint: {
      "line-color": tokenColour("water"),
      "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.6, 12, 2.5],
    },
  }),
  ...partLayers(of, "water", flat("water")),
];

/** Thin layers of roads and borders, so that fires and restrictions stand out. */
export const roadLayers = (of: Ground): LayerSpecification[] => [
  ...partLayers(of, "lanes", {
    type: "line",
    minzoom: LANES_FROM,
    paint: {
      "line-color": tokenColour("ink-soft"),
      "line-opacity": 0.45,
      "line-width": ["interpolate", ["linear"], ["zoom"], LANES_FROM, 0.4, 14, 1.2],
    },
  }),
  ...partLayers(of, "roads", {
    type: "line",
    paint: {
      "line-color": tokenColour("ink-soft"),
      "line-opacity": 0.7,
      "line-width": ["interpolate", ["linear"], ["zoom"], 5, 0.4, 9, 1, 14, 2.5],
    },
  }),
  ...partLayers(of, "boundaries", {
    type: "line",
    paint: {
      "line-color": tokenColour("ink-soft"),
      "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.9, 9, 1.8],
    },
  }),
];

/** Returns an expression for a name in a language, or the local name. Schemas name the field in two ways. */
const nameIn = (language: Language): ExpressionSpecification => [
  "coalesce",
  ["get", `name:${language}`],
  ["get", `name_${language}`],
  ["get", "name"],
];

export const regionLayers = (): LayerSpecification[] => [
  {
    id: "region-lines",
    type: "line",
    ...ground,
    "source-layer": "regions",
    paint: {
      "line-color": tokenColour("ink-soft"),
      "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.7, 9, 1.6],
      "line-dasharray": [3, 2],
    },
  },
];

/** Positions of a town's name, in ems: on the town, next to it, or outside a fire's mark on the town. */
const NAME_SPOTS: (string | [number, number])[] = [
  "center",
  [0, 0],
  ...[0.4, 1.3].flatMap((away): (string | [number, number])[] => [
    "left",
    [away, 0],
    "right",
    [-away, 0],
    "top",
    [0, away],
    "bottom",
    [0, -away],
  ]),
];

/** Layers of names, most important first. Marks have priority over names. */
export const labelLayers = (of: Ground, language: Language): LayerSpecification[] => [
  {
    id: "region-names",
    type: "symbol",
    ...ground,
    "source-layer": "region-names",
    minzoom: REGION_NAMES.from,
    maxzoom: REGION_NAMES.to,
    layout: {
      "text-field": nameIn(language),
      "text-font": TEXT_FONT,
      "text-transform": "uppercase",
      "text-letter-spacing": 0.12,
      "text-size": ["interpolate", ["linear"], ["zoom"], 4, 10, 8, 13],
      "text-max-width": 8,
    },
    paint: haloed("ink-soft", "paper", 1.6),
  },
  ...partLayers(of, "places", {
    type: "symbol",
    filter: [
      "<=",
      GROUND_SCHEMAS[of.schema].rank,
      ["step", ["zoom"], -1, ...RANK_ZOOMS.flatMap((zoom, rank) => [zoom, rank])],
    ],
    layout: {
      "text-field": nameIn(language),
      "text-font": TEXT_FONT,
      "text-size": ["interpolate", ["linear"], ["zoom"], 4, 12, 10, 15],
      "text-variable-anchor-offset": NAME_SPOTS,
      "symbol-sort-key": [
        "+",
        ["*", MOST_PEOPLE, GROUND_SCHEMAS[of.schema].rank],
        GROUND_SCHEMAS[of.schema].order,
      ],
    },
    paint: haloed("ink", "paper", 1.6),
  }),
];
