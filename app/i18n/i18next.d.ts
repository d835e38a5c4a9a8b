import type { Dictionary } from "./dictionary.fr.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Dictionary };
  }
}
