import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";

declare const KEYS: unique symbol;

/** A set of loaded texts. Its type has the keys, which a page can only use if it gives `useTexts` the set. */
export interface TextSet<Key extends string> {
  readonly [KEYS]?: Key;
}

const loaded: Record<Language, Map<string, string>> = { fr: new Map(), en: new Map() };

/** Makes texts of a language available; replaces earlier texts with the same keys. */
export function registerTexts(language: Language, texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) loaded[language].set(key, text);
}

/**
 * Registers a folder's texts in both languages. In the browser's build, `tools/split-texts.ts` replaces this
 * call, so that a page only loads texts of one language.
 */
export function bilingualTexts<Key extends string>(texts: Readonly<Record<Key, Bilingual>>): TextSet<Key> {
  const entries = Object.entries<Bilingual>(texts);
  for (const language of LANGUAGES)
    registerTexts(language, Object.fromEntries(entries.map(([key, text]) => [key, text[language]])));
  return texts as TextSet<Key>;
}

/** Returns the site's built-in text for a key, ignoring replacements. */
export const ownText = (language: Language, key: string): string | undefined => loaded[language].get(key);
