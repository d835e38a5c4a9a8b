import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { Ground } from "#territory/ground-schemas.ts";
import type { Language } from "#territory/language.ts";
import type { LayerName } from "../choices/layers.ts";
import { CLUSTER_PROPERTIES } from "./gravity.ts";
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
  fireLayers,
  namedPointLayers,
  parkLayers,
  recordNameLayers,
  SOURCES,
  zoneLayers,
} from "./record-style.ts";

const EMPTY: GeoJSON.FeatureCollection = { type: "FeatureCollection", features: [] };
/** As the agency's own map slices its records. */
const SLICER = { maxzoom: 14, buffer: 64, tolerance: 3 } as const;
/** Fires nearer than this many pixels stand for one another, until the map is so close. */
const CLUSTERS = { clusterRadius: 48, clusterMaxZoom: 8 } as const;

/** What each layer switch shows or hides; the basemap's lines and water stay. */
export const LAYERS_OF: Readonly<Record<Extract<LayerName, "regions" | "labels">, readonly string[]>> = {
  regions: ["region-lines", "region-names"],
  labels: ["places", "zone-names", "region-names"],
};

/** What the map draws, from the ground up. */
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

/** Nothing is in the records' sources yet, and nothing of them is drawn: only the ground is. */
const hiddenAtFirst = (layer: LayerSpecification): LayerSpecification =>
  "source" in layer && (![GROUND, DETAIL].includes(String(layer.source)) || isOutline(layer.id))
    ? ({ ...layer, layout: { ...layer.layout, visibility: "none" } } as LayerSpecification)
    : layer;

/** The layers that come and go with what their source holds; an outline goes by its filter. */
export function layersBySource({ layers }: StyleSpecification): Readonly<Record<string, string[]>> {
  const bySource: Record<string, string[]> = {};
  for (const layer of layers) {
    if (!("source" in layer) || typeof layer.source !== "string" || isOutline(layer.id)) continue;
    bySource[layer.source] = [...(bySource[layer.source] ?? []), layer.id];
  }
  return bySource;
}

/** Everything the map draws, from the ground up, in the page's colours of now. */
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
