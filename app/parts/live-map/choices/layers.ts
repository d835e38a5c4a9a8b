import type { Bilingual, Language } from "#territory/language.ts";
import { nameValues, PARAMETERS } from "../../../paths.ts";
import type { MapViewName } from "./map-words.ts";

/** What a visitor may lay under the records of the view, or take away; the view's own records always show. */
export const LAYERS = ["fires", "danger", "restrictions", "areas", "regions", "labels"] as const;
export type LayerName = (typeof LAYERS)[number];

/** What the drawn map shows too: the interactive one takes its place without a change of picture. */
export const FIRST_LAYERS: readonly LayerName[] = ["danger", "regions", "labels"];

/** Views whose records a layer lays under those of another view; none for layers of the basemap. */
const VIEWS_OF_LAYER: Readonly<Record<LayerName, readonly MapViewName[]>> = {
  fires: ["fires"],
  danger: ["danger"],
  restrictions: ["closures", "measures"],
  areas: ["areas"],
  regions: [],
  labels: [],
};

/** The layer that a view's own records are: it cannot be taken away. Each view of restrictions is half of theirs. */
const LAYER_OF_VIEW: Partial<Record<MapViewName, LayerName>> = {
  fires: "fires",
  report: "fires",
  danger: "danger",
  areas: "areas",
};

export const isOfView = (layer: LayerName, view: MapViewName): boolean => LAYER_OF_VIEW[view] === layer;

/** The views whose records the layers lay under those of a view. */
export const viewsUnder = (view: MapViewName, layers: readonly LayerName[]): MapViewName[] =>
  layers
    .filter((name) => !isOfView(name, view))
    .flatMap((name) => VIEWS_OF_LAYER[name])
    .filter((each) => each !== view);

const WORDS = {
  fires: { fr: "feux", en: "fires" },
  danger: { fr: "danger", en: "danger" },
  restrictions: { fr: "restrictions", en: "restrictions" },
  areas: { fr: "milieux-naturels", en: "natural-areas" },
  regions: { fr: "regions", en: "regions" },
  labels: { fr: "noms", en: "names" },
} as const satisfies Record<LayerName, Bilingual>;
const NONE = { fr: "aucune", en: "none" } as const satisfies Bilingual;
nameValues("layers", { ...WORDS, NONE });

/** Reads the layers of an address, in words of either language; without any, those that the map shows first. */
export function readLayers(search: URLSearchParams, language: Language): readonly LayerName[] {
  const said = search.get(PARAMETERS.layers[language])?.split(",") ?? [];
  if (said.includes(NONE.fr) || said.includes(NONE.en)) return [];
  const asked = LAYERS.filter((name) => said.includes(WORDS[name].fr) || said.includes(WORDS[name].en));
  return asked.length > 0 ? asked : FIRST_LAYERS;
}

/** The layers as an address carries them; null for those that the map shows first. */
export function writeLayers(shown: readonly LayerName[], language: Language): string | null {
  const inOrder = LAYERS.filter((name) => shown.includes(name));
  if (inOrder.join() === FIRST_LAYERS.join()) return null;
  return inOrder.length === 0 ? NONE[language] : inOrder.map((name) => WORDS[name][language]).join(",");
}
