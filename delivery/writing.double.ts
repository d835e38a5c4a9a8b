import type { Bilingual, Language } from "#territory/language.ts";
import type { Writing } from "./message.ts";

const reportPhone: Bilingual = { fr: "1\u00a0800\u00a0463\u2011FEUX", en: "1\u2011800\u2011463\u20113389" };

export const writingIn = (language: Language): Writing => ({
  language,
  siteUrl: "https://vigie.example",
  reportPhone,
  sender: { address: "Agence, 12, rue du Lac, La Tuque (Québec) G9X\u00a01A1", email: "info@vigie.example" },
});
