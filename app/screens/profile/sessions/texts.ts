import { loadTexts } from "../../../i18n/load-texts.ts";
import type { texts } from "./texts.fr.ts";

/** Apart from the profile's other texts: they come once somebody opens the list. */
export const sessionTexts = await loadTexts<keyof typeof texts>({
  fr: () => import("./texts.fr.ts"),
  en: () => import("./texts.en.ts"),
});
