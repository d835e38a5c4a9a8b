import type { FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { Language } from "#territory/language.ts";
import { tokenColour } from "./tokens.ts";

/** The site's own tiles: land, water, waterways, regions, region-names, places. */
export const GROUND = "ground";
/** One family of the page's text, drawn by the engine itself: no glyph files are asked. */
export const TEXT_FONT = ["Public Sans"];
/** Where labels of each rank begin to show. */
const RANK_ZOOMS = [3, 5, 7, 8.5] as const;
const REGION_NAMES = { from: 4.6, to: 8.5 } as const;

const ground = { source: GROUND } as const;

/**
 * Land and sea: everything else lies over them. One colour to a layer: the engine then draws it opaque, once, and not
 * where another covers it.
 */
export const landLayers = (): LayerSpecification[] => [
  { id: "sea", type: "background", paint: { "background-color": tokenColour("water") } },
  ...(["land", "dusk"] as const).map(
    (colour): LayerSpecification => ({
      id: colour,
      type: "fill",
      ...ground,
      "source-layer": "land",
      filter: ["==", ["get", "inside"], colour === "land"],
      paint: { "fill-color": tokenColour(colour), "fill-antialias": false },
    }),
  ),
];

/** Lakes and rivers lie over the colours of the ground, as on the drawn map. */
export const waterLayers = (): LayerSpecification[] => [
  {
    id: "waterways",
    type: "line",
    ...ground,
    "source-layer": "waterways",
    paint: {
      "line-color": tokenColour("water"),
      "line-width": ["interpolate", ["linear"], ["zoom"], 4, 0.6, 12, 2.5],
    },
  },
  {
    id: "water",
    type: "fill",
    ...ground,
    "source-layer": "water",
    paint: { "fill-color": tokenColour("water"), "fill-antialias": false },
  },
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

/** Names, the most important over all others; a mark keeps its place before them. */
export const labelLayers = (language: Language): LayerSpecification[] => [
  {
    id: "region-names",
    type: "symbol",
    ...ground,
    "source-layer": "region-names",
    minzoom: REGION_NAMES.from,
    maxzoom: REGION_NAMES.to,
    layout: {
      "text-field": ["get", `name_${language}`],
      "text-font": TEXT_FONT,
      "text-transform": "uppercase",
      "text-letter-spacing": 0.12,
      "text-size": ["interpolate", ["linear"], ["zoom"], 4, 10, 8, 13],
      "text-max-width": 8,
    },
    paint: {
      "text-color": tokenColour("ink-soft"),
      "text-halo-color": tokenColour("paper"),
      "text-halo-width": 1.6,
    },
  },
  {
    id: "places",
    type: "symbol",
    ...ground,
    "source-layer": "places",
    // The types know no filter that steps with the zoom; the engine does.
    filter: [
      "<=",
      ["get", "rank"],
      ["step", ["zoom"], -1, ...RANK_ZOOMS.flatMap((zoom, rank) => [zoom, rank])],
    ] as unknown as FilterSpecification,
    layout: {
      "text-field": ["get", `name_${language}`],
      "text-font": TEXT_FONT,
      "text-size": ["interpolate", ["linear"], ["zoom"], 4, 12, 10, 15],
      "text-variable-anchor": ["center", "left", "right", "top", "bottom"],
      "text-radial-offset": 0.4,
      "symbol-sort-key": ["get", "rank"],
    },
    paint: {
      "text-color": tokenColour("ink"),
      "text-halo-color": tokenColour("paper"),
      "text-halo-width": 1.6,
    },
  },
];
