import type { Bilingual, Language } from "#territory/language.ts";
import { nameValues, PARAMETERS, type Parameter, queryPath } from "../../paths.ts";

/** What a widget can show, in the order it shows it. */
export const WIDGET_PARTS = ["danger", "restrictions", "fires", "map"] as const;
export type WidgetPart = (typeof WIDGET_PARTS)[number];

export const PART_WORDS = {
  danger: { fr: "danger", en: "danger" },
  restrictions: { fr: "restrictions", en: "restrictions" },
  fires: { fr: "feux", en: "fires" },
  map: { fr: "carte", en: "map" },
} as const satisfies Record<WidgetPart, Bilingual>;
nameValues("show", PART_WORDS);

/** Where the widgets themselves are; their generator is a screen. */
export const WIDGET_PATHS: Bilingual = { fr: "/widget/integre/", en: "/en/widget/embed/" };

/** What in a widget's address makes it another widget. */
export const WIDGET_PARAMETERS = ["territory", "show"] as const satisfies readonly Parameter[];

/** What one widget is about. */
export interface WidgetChoices {
  /** As pages' addresses write it: `mauricie`, `zone-la-tuque`; empty for all of Quebec. */
  readonly territory: string;
  readonly parts: readonly WidgetPart[];
}

export const isWidgetPath = (pathname: string): boolean =>
  Object.values<string>(WIDGET_PATHS).includes(pathname);

/** The values of a parameter, by its name in either language; a form repeats it, an address may use commas. */
export const valuesOf = (search: URLSearchParams, parameter: Parameter): string[] =>
  [...new Set(Object.values(PARAMETERS[parameter]))].flatMap((name) => search.getAll(name));

/** The parts that an address names, in words of either language; none where it names none that is known. */
export function partsOf(search: URLSearchParams): WidgetPart[] {
  const words = valuesOf(search, "show").flatMap((value) => value.split(","));
  return WIDGET_PARTS.filter((part) =>
    Object.values<string>(PART_WORDS[part]).some((w) => words.includes(w)),
  );
}

/** Reads a widget's address; without parts it shows them all. */
export function readWidgetChoices(search: URLSearchParams): WidgetChoices {
  const parts = partsOf(search);
  return {
    territory: valuesOf(search, "territory")[0] ?? "",
    parts: parts.length > 0 ? parts : WIDGET_PARTS,
  };
}

/** A widget's address: one for each widget, so that it is kept once. */
export function widgetPath(language: Language, { territory, parts }: WidgetChoices): string {
  const isAll = parts.length === WIDGET_PARTS.length;
  return queryPath(WIDGET_PATHS[language], language, {
    territory,
    show: isAll ? "" : parts.map((part) => PART_WORDS[part][language]).join(","),
  });
}
