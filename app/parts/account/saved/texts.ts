import { loadTexts } from "../../../i18n/load-texts.ts";
import type { texts } from "./texts.fr.ts";

/** Texts for saved items, loaded once a person is signed in. */
export const savedTexts = await loadTexts<keyof typeof texts>({
  fr: () => import("./texts.fr.ts"),
  en: () => import("./texts.en.ts"),
});
