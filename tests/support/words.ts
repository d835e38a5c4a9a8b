import "#app/i18n/register.server.ts";
import { textsOf } from "#app/i18n/instance.ts";
import type { Language } from "#territory/language.ts";

/** The site's own words, by which pages are read. */
export const words = (language: Language) => textsOf(language).t;
