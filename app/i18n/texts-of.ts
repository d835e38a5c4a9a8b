import { decimal } from "#territory/decimal.ts";
import type { Language } from "#territory/language.ts";
import { ownText, type TextSet } from "./bilingual-texts.ts";
import type { LoadedKey } from "./text-key.ts";

type Plural = "one" | "many" | "other";

const MILLION = 1_000_000;

/**
 * Returns the plural form of a count, like `Intl.PluralRules`, which takes 0.2 s at first use on a cheap
 * phone. In French, counts under two are "one", and whole millions are "many". In English, only 1 is "one".
 */
export function pluralOf(count: number, language: Language): Plural {
  const size = Math.abs(count);
  if (language === "en") return size === 1 ? "one" : "other";
  if (size < 2) return "one";
  return size % MILLION === 0 ? "many" : "other";
}

/** Values for a text's `{{placeholders}}`. `count` chooses the plural form and is formatted as a number. */
export type Fillings = Readonly<Record<string, string | number | null | undefined>>;

/** Returns a text by its key, from the texts common to all pages or from the given sets. */
export type TextOf<Key extends string = never> = (key: LoadedKey<Key>, fillings?: Fillings) => string;

export interface Texts<Key extends string = never> {
  readonly t: TextOf<Key>;
}

/** Texts that replace the site's own, by key. */
type Replacements = Readonly<Record<string, string>>;

let replacedIn: (language: Language) => Replacements | undefined = () => undefined;

/** Sets the source of replaced texts: the request on the server, the page in the browser. */
export function replaceTextsBy(source: typeof replacedIn): void {
  replacedIn = source;
}

export const replacedTexts = (language: Language): Replacements | undefined => replacedIn(language);

/** Type of `t` for a set of texts, for functions that receive `t`. */
export type TextsOfSet<Set> = Set extends TextSet<infer Key> ? TextOf<Key> : never;

/** Matches a placeholder and a period after it: a value such as « p.m. » already ends with a period. */
const PLACE = /\{\{(\w+)\}\}(\.?)/g;

function createTexts(language: Language): Texts<string> {
  const find = (key: string) => replacedIn(language)?.[key] ?? ownText(language, key);

  function textOf(key: string, count: unknown): string {
    if (typeof count !== "number") return find(key) ?? key;
    const none = count === 0 ? find(`${key}_zero`) : undefined;
    const counted = find(`${key}_${pluralOf(count, language)}`) ?? find(`${key}_other`);
    return none ?? counted ?? find(key) ?? key;
  }

  return {
    t(key, fillings = {}) {
      const text = textOf(key, fillings.count);
      if (!text.includes("{{")) return text;
      return text.replace(PLACE, (_, name: string, stop: string) => {
        const value = fillings[name] ?? "";
        // A count is formatted like every other number; a year or a fire's number is not.
        const isCount = name === "count" && typeof value === "number";
        const filling = isCount ? decimal(value, 0, language) : String(value);
        return filling.endsWith(stop) ? filling : filling + stop;
      });
    },
  };
}

const textsByLanguage: Readonly<Record<Language, Texts<string>>> = {
  fr: createTexts("fr"),
  en: createTexts("en"),
};

export const textsOf = <Key extends string = never>(
  language: Language,
  ..._loaded: readonly TextSet<Key>[]
): Texts<Key> => textsByLanguage[language];
