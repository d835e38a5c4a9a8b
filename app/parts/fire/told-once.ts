import type { Restriction } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";

/** What a reader takes for one restriction: the same type in the same words, wherever it holds; in the order given. */
export function toldOnce(
  restrictions: readonly Restriction[],
  language: Language,
): readonly (readonly [Restriction, ...Restriction[]])[] {
  const alike = Map.groupBy(restrictions, ({ type, title }) => `${type} ${title[language]}`);
  return [...alike.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}
