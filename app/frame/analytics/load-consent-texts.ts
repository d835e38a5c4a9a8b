import { loadTexts } from "../../i18n/load-texts.ts";

/** Awaited by the parts that come only where pages are measured. */
export const loadConsentTexts = () =>
  loadTexts({ fr: () => import("./texts.fr.ts"), en: () => import("./texts.en.ts") });
