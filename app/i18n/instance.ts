import i18next, { type i18n } from "i18next";
import type { Language } from "#territory/language.ts";

const instances = new Map<Language, i18n>();

/** Makes texts of a language ready to use; those of one key given before are replaced. */
export function registerTexts(language: Language, texts: Readonly<Record<string, string>>): void {
  textsOf(language).addResources(language, NAMESPACE, texts);
}

const NAMESPACE = "translation";

/** The texts of one language; what is not loaded shows its key. */
export function textsOf(language: Language): i18n {
  const ready = instances.get(language);
  if (ready) return ready;
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { [NAMESPACE]: {} } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  instances.set(language, instance);
  return instance;
}
