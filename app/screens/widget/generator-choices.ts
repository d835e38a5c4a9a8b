import { keyOf, nameValues, type Parameter } from "#plan/paths.ts";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { partsOf, valuesOf, WIDGET_PARTS, type WidgetChoices, type WidgetPart } from "./widget-choices.ts";

export const FORMATS = ["responsive", "fixed"] as const;
export type WidgetFormat = (typeof FORMATS)[number];

export const FORMAT_WORDS = {
  responsive: { fr: "adaptatif", en: "responsive" },
  fixed: { fr: "fixe", en: "fixed" },
} as const satisfies Record<WidgetFormat, Bilingual>;
nameValues("format", FORMAT_WORDS);

/** Limits of a widget's size in CSS pixels, both included, and the default width. */
export const SIZES = {
  width: { least: 240, most: 800, usual: 320 },
  height: { least: 200, most: 1200 },
} as const;

/** A site owner's choices, as typed: invalid values stay in their fields. */
export interface GeneratorChoices extends WidgetChoices {
  /** The widget's language, which can differ from the page's. */
  readonly language: Language;
  readonly format: WidgetFormat;
  readonly width: string;
  readonly height: string;
  /** Invalid fields; only the server checks whether the territory exists. */
  readonly wrong: readonly ("show" | "width" | "height")[];
}

/** Heights in pixels: the widget's head and foot together, then each part in a narrow column. */
const FRAME_HEIGHT = 190;
const PART_HEIGHTS: Record<WidgetPart, number> = { danger: 140, restrictions: 200, fires: 120, map: 370 };
/** Width in pixels from which the map is next to the other parts. */
const WIDE = 560;
/** Maximum default height of a responsive widget: not half empty if wide, and not too short if narrow. */
const MOST_RESPONSIVE = 720;

/** Returns the default height for a widget's parts; longer content scrolls inside. */
export function usualHeight({
  format,
  width,
  parts,
}: Pick<GeneratorChoices, "format" | "width" | "parts">): number {
  const heights = parts.map((part) => PART_HEIGHTS[part]);
  const stacked = FRAME_HEIGHT + heights.reduce((sum, height) => sum + height, 0);
  if (format === "responsive") return Math.min(stacked, MOST_RESPONSIVE);
  const hasMap = parts.includes("map");
  const beside = Math.max(stacked - (hasMap ? PART_HEIGHTS.map : 0), FRAME_HEIGHT + PART_HEIGHTS.map);
  return hasMap && Number(width) >= WIDE ? beside : stacked;
}

const isWithin = (value: string, { least, most }: { readonly least: number; readonly most: number }) =>
  /^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most;

/** Reads the generator's address, in words of either language. */
export function readGeneratorChoices(search: URLSearchParams, pageLanguage: Language): GeneratorChoices {
  const texts = (parameter: Parameter) => valuesOf(search, parameter)[0]?.trim() ?? "";
  const language = LANGUAGES.find((each) => each === texts("language"));
  const format = keyOf(FORMAT_WORDS, FORMATS, texts("format"));
  const parts = partsOf(search);
  // A sent form always contains a language: without one, this is the first visit.
  const isNoneChosen = parts.length === 0 && language !== undefined;
  const [width, height] = [texts("width") || String(SIZES.width.usual), texts("height")];
  const wrong: GeneratorChoices["wrong"][number][] = [];
  if (isNoneChosen) wrong.push("show");
  if (format === "fixed" && !isWithin(width, SIZES.width)) wrong.push("width");
  if (height !== "" && !isWithin(height, SIZES.height)) wrong.push("height");
  return {
    language: language ?? pageLanguage,
    territory: texts("territory"),
    parts: parts.length > 0 || isNoneChosen ? parts : WIDGET_PARTS,
    format: format ?? "responsive",
    width,
    height,
    wrong,
  };
}
