import { loadTexts } from "../../../i18n/load-texts.ts";
import type { texts } from "./texts.fr.ts";

/** Separate from the profile's other texts: loaded only with the places. */
export const sentTexts = await loadTexts<keyof typeof texts>({
  fr: () => import("./texts.fr.ts"),
  en: () => import("./texts.en.ts"),
});
