import { nameValues, PARAMETERS, type Parameter, queryPath } from "#plan/paths.ts";
import { WIDGET_PATHS } from "#plan/widget-path.ts";
import type { Bilingual, Language } from "#territory/language.ts";

/** Parts that a widget can show, in display order. */
export const WIDGET_PARTS = ["danger", "restrictions", "fires", "map"] as const;
export type WidgetPart = (typeof WIDGET_PARTS)[number];

export const PART_WORDS = {
  danger: { fr: "danger", en: "danger" },
  restrictions: { fr: "restrictions", en: "restrictions" },
  fires: { fr: "feux", en: "fires" },
  map: { fr: "carte", en: "map" },
} as const satisfies Record<WidgetPart, Bilingual>;
nameValues("show", PART_WORDS);

export interface WidgetChoices {
  /** Territory as in pages' addresses: `mauricie`, `zone-la-tuque`; empty for all of Quebec. */
  readonly territory: string;
  readonly parts: readonly WidgetPart[];
}

/** Returns all values of a parameter, under its name in either language: a form can repeat a parameter. */
export const valuesOf = (search: URLSearchParams, parameter: Parameter): string[] =>
  [...new Set(Object.values(PARAMETERS[parameter]))].flatMap((name) => search.getAll(name));

/** Returns the parts in an address, in words of either language; empty if no part is known. */
export function partsOf(search: URLSearchParams): WidgetPart[] {
  const words = valuesOf(search, "show").flatMap((value) => value.split(","));
  return WIDGET_PARTS.filter((part) =>
    Object.values<string>(PART_WORDS[part]).some((w) => words.includes(w)),
  );
}

/** Reads a widget's address. If the address names no known part, the widget shows all parts. */
export function readWidgetChoices(search: URLSearchParams): WidgetChoices {
  const parts = partsOf(search);
  return {
    territory: valuesOf(search, "territory")[0] ?? "",
    parts: parts.length > 0 ? parts : WIDGET_PARTS,
  };
}

/** Returns a widget's address. Equal widgets have one address, so that caches store each widget once. */
export function widgetPath(language: Language, { territory, parts }: WidgetChoices): string {
  const isAll = parts.length === WIDGET_PARTS.length;
  return queryPath(WIDGET_PATHS[language], language, {
    territory,
    show: isAll ? "" : parts.map((part) => PART_WORDS[part][language]).join(","),
  });
}
