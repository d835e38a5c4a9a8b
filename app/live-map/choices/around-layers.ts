import type { Bilingual, Language } from "#territory/language.ts";
import { nameValues, PARAMETERS } from "../../paths.ts";

/** Layers of what other authorities say around fires, in the order of the page. */
export const AROUND_LAYERS = ["orders", "perimeters", "smoke", "air", "roads", "heat", "neighbours"] as const;
export type AroundLayer = (typeof AROUND_LAYERS)[number];

/** Layers that are on until a visitor chooses others. */
export const FIRST_AROUND: readonly AroundLayer[] = ["orders", "perimeters"];

const WORDS = {
  orders: { fr: "ordres", en: "orders" },
  perimeters: { fr: "perimetres", en: "perimeters" },
  smoke: { fr: "fumee", en: "smoke" },
  air: { fr: "air", en: "air" },
  roads: { fr: "routes", en: "roads" },
  heat: { fr: "chaleur", en: "heat" },
  neighbours: { fr: "voisins", en: "neighbours" },
} as const satisfies Record<AroundLayer, Bilingual>;
const NONE = { fr: "aucune", en: "none" } as const satisfies Bilingual;
nameValues("around", { ...WORDS, NONE });

/** Reads the layers of an address, in words of either language; the default layers if there are none. */
export function readAround(search: URLSearchParams, language: Language): readonly AroundLayer[] {
  const texts = search.get(PARAMETERS.around[language])?.split(",") ?? [];
  if (texts.includes(NONE.fr) || texts.includes(NONE.en)) return [];
  const requested = AROUND_LAYERS.filter((name) =>
    Object.values(WORDS[name]).some((word) => texts.includes(word)),
  );
  return requested.length > 0 ? requested : FIRST_AROUND;
}

/** Writes the layers for an address; null for the default layers. */
export function writeAround(shown: readonly AroundLayer[], language: Language): string | null {
  if (shown.join() === FIRST_AROUND.join()) return null;
  return shown.length === 0 ? NONE[language] : shown.map((name) => WORDS[name][language]).join(",");
}

/** Returns the layers with one switched. */
export const withSwitched = (shown: readonly AroundLayer[], name: AroundLayer): readonly AroundLayer[] =>
  AROUND_LAYERS.filter((each) => (each === name) !== shown.includes(each));
