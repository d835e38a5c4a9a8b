import { loadTexts } from "../../../i18n/load-texts.ts";
import type { texts } from "./texts.fr.ts";

/** They come with the form of a place alone. */
export const pastTexts = await loadTexts<keyof typeof texts>({
  fr: () => import("./texts.fr.ts"),
  en: () => import("./texts.en.ts"),
});
