import { decimal } from "#territory/decimal.ts";
import type { Language } from "#territory/language.ts";
import { pluralOf } from "./plural.ts";
import type { SaidKey } from "./text-key.ts";

/** What a text's `{{places}}` are filled with; of them `count` chooses the form and is written as a number. */
export type Fillings = Readonly<Record<string, string | number | null | undefined>>;

/** Says a text by its key, of every page's texts and of the sets whose keys are given. */
export type Say<Key extends string = never> = (key: SaidKey<Key>, fillings?: Fillings) => string;

/** The texts of one language. */
export interface Texts<Key extends string = never> {
  readonly t: Say<Key>;
}

declare const KEYS: unique symbol;

/** A set of texts that is loaded: who holds it may say them. */
export interface TextSet<Key extends string> {
  readonly [KEYS]?: Key;
}

const loaded: Record<Language, Map<string, string>> = { fr: new Map(), en: new Map() };

/** Makes texts of a language ready to use; those of one key given before are replaced. */
export function registerTexts(language: Language, texts: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(texts)) loaded[language].set(key, text);
}

/** Texts that stand in place of the site's own, by key. */
type Replacing = Readonly<Record<string, string>>;

let replacedIn: (language: Language) => Replacing | undefined = () => undefined;

/** Says where replaced texts come from: the request on the server, the page in the browser. */
export function replaceTextsBy(source: typeof replacedIn): void {
  replacedIn = source;
}

/** The replaced texts that hold now. */
export const replacedTexts = (language: Language): Replacing | undefined => replacedIn(language);

/** A loaded text as the site has it by itself. */
export const ownText = (language: Language, key: string): string | undefined => loaded[language].get(key);

/** Says what a set holds, for functions that are handed `t`. */
export type SayOf<Set> = Set extends TextSet<infer Key> ? Say<Key> : never;

/** A place, and the full stop behind it: « p.m. » brings its own. */
const PLACE = /\{\{(\w+)\}\}(\.?)/g;

function speaker(language: Language): Texts<string> {
  const find = (key: string) => replacedIn(language)?.[key] ?? ownText(language, key);

  function textOf(key: string, count: unknown): string {
    if (typeof count !== "number") return find(key) ?? key;
    const none = count === 0 ? find(`${key}_zero`) : undefined;
    return none ?? find(`${key}_${pluralOf(count, language)}`) ?? find(key) ?? key;
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

const speakers: Readonly<Record<Language, Texts<string>>> = { fr: speaker("fr"), en: speaker("en") };

/** The texts of one language: every page's, and those of the sets that were loaded. */
export const textsOf = <Key extends string = never>(
  language: Language,
  ..._loaded: readonly TextSet<Key>[]
): Texts<Key> => speakers[language];
