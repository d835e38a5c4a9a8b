import type { Bilingual } from "#territory/language.ts";
import type { MapViewName } from "../../parts/map-links/map-words.ts";
import type { MapChoices } from "./map-choices.ts";
import { namedLayers } from "./named-layers.ts";

/** Layers that visitors can switch on under the view's records, which are always shown. */
export const LAYERS = ["fires", "danger", "restrictions", "areas", "regions", "labels"] as const;
export type LayerName = (typeof LAYERS)[number];

/** Default layers, also of the drawn map, so that the picture does not change when the live map starts. */
export const FIRST_LAYERS: readonly LayerName[] = ["danger", "regions", "labels"];

/** Views whose records a switched-on layer shows under the open view's own; empty for basemap layers. */
const VIEWS_OF_LAYER: Readonly<Record<LayerName, readonly MapViewName[]>> = {
  fires: ["fires"],
  danger: ["danger"],
  restrictions: ["closures", "measures"],
  areas: ["areas"],
  regions: [],
  labels: [],
};

/** Layer of a view's own records, always on. Not `restrictions`: each of its two views shows half of them. */
const LAYER_OF_VIEW: Partial<Record<MapViewName, LayerName>> = {
  fires: "fires",
  report: "fires",
  danger: "danger",
  areas: "areas",
};

export const isOfView = (layer: LayerName, view: MapViewName): boolean => LAYER_OF_VIEW[view] === layer;

export const viewsUnder = (view: MapViewName, layers: readonly LayerName[]): MapViewName[] =>
  layers
    .filter((name) => !isOfView(name, view))
    .flatMap((name) => VIEWS_OF_LAYER[name])
    .filter((each) => each !== view);

export function choicesUnder(choices: MapChoices, layers: readonly LayerName[]): MapChoices[] {
  const all = { day: 0, types: [], kinds: [], words: "" } as const;
  return viewsUnder(choices.view, layers).map((view) => ({ ...choices, ...all, view }));
}

const WORDS = {
  fires: { fr: "feux", en: "fires" },
  danger: { fr: "danger", en: "danger" },
  restrictions: { fr: "restrictions", en: "restrictions" },
  areas: { fr: "milieux-naturels", en: "natural-areas" },
  regions: { fr: "regions", en: "regions" },
  labels: { fr: "noms", en: "names" },
} as const satisfies Record<LayerName, Bilingual>;

export const { read: readLayers, write: writeLayers } = namedLayers("layers", WORDS, FIRST_LAYERS);
