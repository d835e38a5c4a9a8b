import { loadTexts } from "../../../i18n/load-texts.ts";

/** The texts of what makes the map usable without a mouse. */
export const loadAccessTexts = (): Promise<void> =>
  loadTexts({ fr: () => import("./texts.fr.ts"), en: () => import("./texts.en.ts") });
