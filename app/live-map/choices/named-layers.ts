import { nameValues, PARAMETERS } from "#plan/paths.ts";
import type { Bilingual, Language } from "#territory/language.ts";

const NONE = { fr: "aucune", en: "none" } as const satisfies Bilingual;

/** Returns functions that read and write layers in an address. An address without layers means `first`. */
export function namedLayers<Name extends string>(
  parameter: "around" | "layers",
  words: Readonly<Record<Name, Bilingual>>,
  first: readonly Name[],
) {
  const names = Object.keys(words) as Name[];
  nameValues(parameter, { ...words, NONE });
  return {
    /** Returns the layers in an address, in words of either language; `first` if no layers are given. */
    read(search: URLSearchParams, language: Language): readonly Name[] {
      const typed = search.get(PARAMETERS[parameter][language])?.split(",") ?? [];
      const has = ({ fr, en }: Bilingual) => typed.includes(fr) || typed.includes(en);
      if (has(NONE)) return [];
      const requested = names.filter((name) => has(words[name]));
      return requested.length > 0 ? requested : first;
    },
    /** Returns the layers as a parameter's value, in a fixed order; null if they equal `first`. */
    write(shown: readonly Name[], language: Language): string | null {
      const inOrder = names.filter((name) => shown.includes(name));
      if (inOrder.join() === first.join()) return null;
      return inOrder.length === 0 ? NONE[language] : inOrder.map((name) => words[name][language]).join(",");
    },
  };
}
