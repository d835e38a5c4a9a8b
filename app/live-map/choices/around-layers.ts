import type { Bilingual } from "#territory/language.ts";
import { namedLayers } from "./named-layers.ts";

/** Layers of other authorities' records around fires, in the order of the page. */
export const AROUND_LAYERS = ["orders", "perimeters", "smoke", "air", "roads", "heat", "neighbours"] as const;
export type AroundLayer = (typeof AROUND_LAYERS)[number];

/** Layers that are on until a visitor chooses others. */
export const FIRST_AROUND: readonly AroundLayer[] = ["orders", "perimeters"];

/** Returns whether a layer has areas; the others have points or pictures. */
export const isOfAreas = (name: AroundLayer): boolean => name === "orders" || name === "perimeters";

const WORDS = {
  orders: { fr: "ordres", en: "orders" },
  perimeters: { fr: "perimetres", en: "perimeters" },
  smoke: { fr: "fumee", en: "smoke" },
  air: { fr: "air", en: "air" },
  roads: { fr: "routes", en: "roads" },
  heat: { fr: "chaleur", en: "heat" },
  neighbours: { fr: "voisins", en: "neighbours" },
} as const satisfies Record<AroundLayer, Bilingual>;

export const { read: readAround, write: writeAround } = namedLayers("around", WORDS, FIRST_AROUND);

export const withSwitched = (shown: readonly AroundLayer[], name: AroundLayer): readonly AroundLayer[] =>
  AROUND_LAYERS.filter((each) => (each === name) !== shown.includes(each));
