import i18next, { type i18n } from "i18next";
import type { Language } from "#territory/language.ts";
import type { Dictionary } from "./dictionary.fr.ts";

const instances = new Map<Language, i18n>();

/** Makes a language ready to use: both on the server, only the page's own in the browser. */
export function registerDictionary(language: Language, dictionary: Dictionary): void {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: dictionary } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  instances.set(language, instance);
}

/** The texts of one language; a language that is not loaded shows its keys. */
export function textsOf(language: Language): i18n {
  const ready = instances.get(language);
  if (ready) return ready;
  registerDictionary(language, {} as Dictionary);
  return textsOf(language);
}
