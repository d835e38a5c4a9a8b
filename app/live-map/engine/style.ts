import type { StyleSpecification } from "maplibre-gl";
import type { Language } from "#territory/language.ts";
import { tokenColour } from "./tokens.ts";

/** Sources that the engine fills as records come. */
export const SOURCES = { fires: "fires", zones: "zones", areas: "areas" } as const;

const EMPTY: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };
/** As the agency's own map slices its records. */
const SLICER = { maxzoom: 14, buffer: 64, tolerance: 3 } as const;
const TEXT_FONT = ["Public Sans"];
/** Where labels of each rank begin to show. */
const RANK_ZOOMS = [3, 5, 7, 8.5] as const;

/** The ground: land, water, borders and names, from the site's own tiles, in the page's colours. */
export function mapStyle(language: Language, origin: string): StyleSpecification {
  const ink = tokenColour("ink");
  return {
    version: 8,
    sources: {
      ground: { type: "vector", tiles: [`${origin}/tuiles/{z}/{x}/{y}.mvt`], minzoom: 0, maxzoom: 12 },
      [SOURCES.zones]: { type: "geojson", data: EMPTY, promoteId: "id", ...SLICER },
      [SOURCES.areas]: { type: "geojson", data: EMPTY, promoteId: "id", ...SLICER },
      [SOURCES.fires]: {
        type: "geojson",
        data: EMPTY,
        promoteId: "id",
        cluster: true,
        clusterMaxZoom: 8,
        clusterRadius: 36,
        ...SLICER,
      },
    },
    layers: [
      { id: "sea", type: "background", paint: { "background-color": tokenColour("water") } },
      {
        id: "land",
        type: "fill",
        source: "ground",
        "source-layer": "land",
        paint: { "fill-color": ["case", ["get", "inside"], tokenColour("land"), tokenColour("dusk")] },
      },
      {
        id: "zones",
        type: "fill",
        source: SOURCES.zones,
        filter: ["!=", ["get", "level"], null],
        paint: {
          "fill-pattern": ["concat", "danger-", ["to-string", ["get", "level"]]],
          "fill-opacity": 0.72,
        },
      },
      {
        id: "zone-lines",
        type: "line",
        source: SOURCES.zones,
        paint: { "line-color": tokenColour("surface"), "line-width": 1 },
      },
      {
        id: "areas",
        type: "fill",
        source: SOURCES.areas,
        paint: { "fill-color": tokenColour("ember"), "fill-opacity": 0.25 },
      },
      {
        id: "area-lines",
        type: "line",
        source: SOURCES.areas,
        paint: { "line-color": tokenColour("ember"), "line-width": 1.5 },
      },
      {
        id: "waterways",
        type: "line",
        source: "ground",
        "source-layer": "waterways",
        paint: { "line-color": tokenColour("water"), "line-width": 1 },
      },
      {
        id: "water",
        type: "fill",
        source: "ground",
        "source-layer": "water",
        paint: { "fill-color": tokenColour("water") },
      },
      {
        id: "region-lines",
        type: "line",
        source: "ground",
        "source-layer": "regions",
        paint: { "line-color": tokenColour("edge"), "line-width": 0.8, "line-dasharray": [3, 2] },
      },
      {
        id: "fire-clusters",
        type: "circle",
        source: SOURCES.fires,
        filter: ["has", "point_count"],
        paint: {
          "circle-color": tokenColour("ember"),
          "circle-stroke-color": tokenColour("surface"),
          "circle-stroke-width": 2,
          "circle-radius": ["step", ["get", "point_count"], 14, 10, 18, 50, 24],
        },
      },
      {
        id: "fire-cluster-counts",
        type: "symbol",
        source: SOURCES.fires,
        filter: ["has", "point_count"],
        layout: {
          "text-field": ["to-string", ["get", "point_count"]],
          "text-font": TEXT_FONT,
          "text-size": 13,
          "text-allow-overlap": true,
        },
        paint: { "text-color": tokenColour("on-ember") },
      },
      {
        id: "fires",
        type: "symbol",
        source: SOURCES.fires,
        filter: ["!", ["has", "point_count"]],
        layout: {
          "icon-image": ["concat", "fire-", ["to-string", ["get", "status"]]],
          "icon-size": ["step", ["coalesce", ["get", "sizeHa"], 0], 0.28, 10, 0.4, 1000, 0.56],
          "icon-allow-overlap": true,
          "symbol-sort-key": ["coalesce", ["get", "sizeHa"], 0],
        },
      },
      {
        id: "places",
        type: "symbol",
        source: "ground",
        "source-layer": "places",
        filter: [
          "<=",
          ["get", "rank"],
          ["step", ["zoom"], -1, ...RANK_ZOOMS.flatMap((zoom, rank) => [zoom, rank])],
        ] as never,
        layout: {
          "text-field": ["get", `name_${language}`],
          "text-font": TEXT_FONT,
          "text-size": ["interpolate", ["linear"], ["zoom"], 4, 11, 10, 14],
          "text-optional": true,
          "symbol-sort-key": ["get", "rank"],
        },
        paint: { "text-color": ink, "text-halo-color": tokenColour("paper"), "text-halo-width": 1.4 },
      },
    ],
  };
}
