import { loadTexts } from "../../../i18n/load-texts.ts";
import type { texts } from "./texts.fr.ts";

/** Texts that only load with the form of a place. */
export const pastTexts = await loadTexts<keyof typeof texts>({
  fr: () => import("./texts.fr.ts"),
  en: () => import("./texts.en.ts"),
});
