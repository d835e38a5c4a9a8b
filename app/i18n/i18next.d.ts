import type { TextKey } from "./text-key.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Readonly<Record<TextKey, string>> };
  }
}
