import type { Language } from "#territory/language.ts";
import type { SiteConfiguration } from "../../frame/site-configuration.ts";
import { type Formats, formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { finderTexts } from "../../parts/finder/texts.ts";
import { lightTexts } from "./texts.ts";

const wordsIn = (language: Language) => textsOf(language, lightTexts, finderTexts);

/** What a part says its words with, and what editors have it say. */
export interface Said {
  readonly language: Language;
  readonly t: ReturnType<typeof wordsIn>["t"];
  readonly formats: Formats;
  /** Served while the site does not answer: it leads nowhere. */
  readonly isCopy: boolean;
  readonly crisis: SiteConfiguration["crisis"];
  readonly numbers: NonNullable<SiteConfiguration["numbers"]>;
}

export const saidIn = (
  language: Language,
  { crisis, numbers = [] }: Pick<SiteConfiguration, "crisis" | "numbers">,
  isCopy = false,
): Said => ({
  language,
  t: wordsIn(language).t,
  formats: formatsOf(language),
  isCopy,
  crisis,
  numbers,
});

/** A fire's size, in the unit that the agency publishes. */
export const sizeWords = (sizeHa: number | null, { t, formats }: Pick<Said, "t" | "formats">): string =>
  sizeHa === null ? t("fires.size.unknown") : formats.measure(sizeHa, "hectares");
