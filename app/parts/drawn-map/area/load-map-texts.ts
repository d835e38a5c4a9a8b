import { loadTexts } from "../../../i18n/load-texts.ts";

/** Loads the texts of `AreaMap`; awaited at the top of each page module that shows one. */
export const loadMapTexts = () =>
  loadTexts({ fr: () => import("./texts.fr.ts"), en: () => import("./texts.en.ts") });
