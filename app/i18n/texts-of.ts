import type { Language } from "#territory/language.ts";
import { decimal } from "./decimal.ts";
import { pluralOf } from "./plural.ts";
import type { SaidKey } from "./text-key.ts";

/** What a text's `{{places}}` are filled with; of them `count` chooses the form and is written as a number. */
export type Fillings = Readonly<Record<string, string | number | null | undefined>>;

/** Says a text by its key; a key that is not loaded shows itself. */
export type Say = (key: SaidKey, fillings?: Fillings) => string;

/** The texts of one language. */
export interface Texts {
  readonly t: Say;
}

const loaded: Record<Language, Map<string, string>> = { fr: new Map(), en: new Map() };

/** Makes texts of a language ready to use; those of one key given before are replaced. */
export function registerTexts(language: Language, texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) loaded[language].set(key, text);
}

/** A place, and the full stop behind it: « p.m. » brings its own. */
const PLACE = /\{\{(\w+)\}\}(\.?)/g;

function speaker(language: Language): Texts {
  const texts = loaded[language];

  function textOf(key: string, count: unknown): string {
    if (typeof count !== "number") return texts.get(key) ?? key;
    const none = count === 0 ? texts.get(`${key}_zero`) : undefined;
    return none ?? texts.get(`${key}_${pluralOf(count, language)}`) ?? texts.get(key) ?? key;
  }

  return {
    t(key, fillings = {}) {
      const text = textOf(key, fillings.count);
      if (!text.includes("{{")) return text;
      return text.replace(PLACE, (_, name: string, stop: string) => {
        const value = fillings[name] ?? "";
        // A count is written as every other number; a year or a fire's number is not.
        const isCount = name === "count" && typeof value === "number";
        const filling = isCount ? decimal(value, 0, language) : String(value);
        return filling.endsWith(stop) ? filling : filling + stop;
      });
    },
  };
}

const speakers: Readonly<Record<Language, Texts>> = { fr: speaker("fr"), en: speaker("en") };

/** The texts of one language; what is not loaded shows its key. */
export const textsOf = (language: Language): Texts => speakers[language];
