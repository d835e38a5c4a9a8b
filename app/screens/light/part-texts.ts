import type { Language } from "#territory/language.ts";
import type { SiteConfiguration } from "../../frame/site-configuration.ts";
import { type Formats, formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { finderTexts } from "../../parts/finder/texts.ts";
import { surroundingsTexts } from "../../parts/surroundings/texts.ts";
import { lightTexts } from "./texts.ts";

const wordsIn = (language: Language) => textsOf(language, lightTexts, finderTexts, surroundingsTexts);

/** Texts and formats for a part of the page, and the editors' messages. */
export interface PartTexts {
  readonly language: Language;
  readonly t: ReturnType<typeof wordsIn>["t"];
  readonly formats: Formats;
  /** True for a copy served while the site is down: it has no links to the site. */
  readonly isCopy: boolean;
  readonly crisis: SiteConfiguration["crisis"];
  readonly numbers: NonNullable<SiteConfiguration["numbers"]>;
}

export const partTexts = (
  language: Language,
  { crisis, numbers = [] }: Pick<SiteConfiguration, "crisis" | "numbers">,
  isCopy = false,
): PartTexts => ({
  language,
  t: wordsIn(language).t,
  formats: formatsOf(language),
  isCopy,
  crisis,
  numbers,
});

/** Returns a fire's size as text, in hectares, the agency's unit. */
export const sizeWords = (sizeHa: number | null, { t, formats }: Pick<PartTexts, "t" | "formats">): string =>
  sizeHa === null ? t("fires.size.unknown") : formats.measure(sizeHa, "hectares");
