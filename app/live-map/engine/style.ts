import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { Ground } from "#territory/ground-schemas.ts";
import type { Language } from "#territory/language.ts";
import type { LayerName } from "../choices/layers.ts";
import {
  DETAIL,
  GROUND,
  groundSources,
  labelLayers,
  landLayers,
  regionLayers,
  roadLayers,
  waterLayers,
} from "./ground-style.ts";
import { isOutline, OWN, outlineLayers, ownLayers } from "./own-style.ts";
import {
  areaLayers,
  CLUSTER_PROPERTIES,
  fireLayers,
  namedPointLayers,
  parkLayers,
  recordNameLayers,
  SOURCES,
  zoneLayers,
} from "./record-style.ts";

const EMPTY: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };
/** Options for the engine to slice records into tiles, as on the agency's own map. */
const SLICER = { maxzoom: 14, buffer: 64, tolerance: 3 } as const;
/** Distance in pixels below which fires form a cluster, and the greatest zoom with clusters. */
const CLUSTERS = { clusterRadius: 48, clusterMaxZoom: 8 } as const;

/** Layers that each switch shows or hides. The basemap's lines and water always stay. */
export const LAYERS_OF: Readonly<Record<Extract<LayerName, "regions" | "labels">, readonly string[]>> = {
  regions: ["region-lines", "region-names"],
  labels: ["places", "zone-names", "region-names"],
};

/** Returns the map's layers from bottom to top. */
const layers = (ground: Ground, language: Language): LayerSpecification[] => [
  ...landLayers(ground),
  ...zoneLayers(),
  ...waterLayers(ground),
  ...roadLayers(ground),
  ...regionLayers(),
  ...parkLayers(),
  ...areaLayers(),
  ...outlineLayers(),
  ...labelLayers(ground, language),
  ...namedPointLayers(),
  ...recordNameLayers(),
  ...fireLayers(),
  ...ownLayers(),
];

/** Hides the layers whose sources are empty at the start, so that only the ground is drawn. */
const hiddenAtFirst = (layer: LayerSpecification): LayerSpecification =>
  "source" in layer && (![GROUND, DETAIL].includes(String(layer.source)) || isOutline(layer.id))
    ? ({ ...layer, layout: { ...layer.layout, visibility: "none" } } as LayerSpecification)
    : layer;

/** Returns the layers to hide while their source is empty, by source. Not outlines: see `highlight`. */
export function layersBySource({ layers }: StyleSpecification): Readonly<Record<string, string[]>> {
  const bySource: Record<string, string[]> = {};
  for (const layer of layers) {
    if (!("source" in layer) || typeof layer.source !== "string" || isOutline(layer.id)) continue;
    bySource[layer.source] = [...(bySource[layer.source] ?? []), layer.id];
  }
  return bySource;
}

/** Builds the map's style in the page's current colours. */
export function mapStyle(ground: Ground, language: Language): StyleSpecification {
  const records = (more: object = {}): SourceSpecification => ({
    type: "geojson",
    data: EMPTY,
    ...SLICER,
    ...more,
  });
  return {
    version: 8,
    sources: {
      ...groundSources(ground),
      ...Object.fromEntries(
        [...Object.values(SOURCES), ...Object.values(OWN)].map((name) => [name, records()]),
      ),
      [SOURCES.fires]: records({ cluster: true, clusterProperties: CLUSTER_PROPERTIES, ...CLUSTERS }),
    },
    layers: layers(ground, language).map(hiddenAtFirst),
  };
}
