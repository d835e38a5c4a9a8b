import type { SourceSpecification, StyleSpecification } from "maplibre-gl";
import type { Language } from "#territory/language.ts";
import type { LayerName } from "../layers.ts";
import { CLUSTER_PROPERTIES } from "./gravity.ts";
import { GROUND, labelLayers, landLayers, regionLayers, waterLayers } from "./ground-style.ts";
import { OWN, outlineLayers, ownLayers } from "./own-style.ts";
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
const CLUSTERS = { clusterRadius: 36, clusterMaxZoom: 8 } as const;
const TILES_MAX_ZOOM = 12;

/** What each layer switch shows or hides; the basemap's lines and water stay. */
export const LAYERS_OF: Readonly<Record<Extract<LayerName, "regions" | "labels">, readonly string[]>> = {
  regions: ["region-lines", "region-names"],
  labels: ["places", "zone-names", "region-names"],
};

/** Everything the map draws, from the ground up, in the page's colours of now. */
export function mapStyle(language: Language, origin: string): StyleSpecification {
  const records = (more: object = {}): SourceSpecification => ({
    type: "geojson",
    data: EMPTY,
    ...SLICER,
    ...more,
  });
  return {
    version: 8,
    sources: {
      [GROUND]: {
        type: "vector",
        tiles: [`${origin}/tuiles/{z}/{x}/{y}.mvt`],
        minzoom: 0,
        maxzoom: TILES_MAX_ZOOM,
      },
      ...Object.fromEntries(
        [...Object.values(SOURCES), ...Object.values(OWN)].map((name) => [name, records()]),
      ),
      [SOURCES.fires]: records({ cluster: true, clusterProperties: CLUSTER_PROPERTIES, ...CLUSTERS }),
    },
    layers: [
      ...landLayers(),
      ...zoneLayers(),
      ...waterLayers(),
      ...regionLayers(),
      ...parkLayers(),
      ...areaLayers(),
      ...outlineLayers(),
      ...labelLayers(language),
      ...namedPointLayers(),
      ...recordNameLayers(),
      ...fireLayers(),
      ...ownLayers(),
    ],
  };
}
