import { loadTexts } from "../i18n/load-texts.ts";
import type { texts } from "./texts.fr.ts";

export const liveMapTexts = await loadTexts<keyof typeof texts>({
  fr: () => import("./texts.fr.ts"),
  en: () => import("./texts.en.ts"),
});
