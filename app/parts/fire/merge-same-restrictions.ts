import type { Restriction } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";

/** Groups the restrictions that a reader sees as one: same type and wording, in the given order. */
export function mergeSameRestrictions(
  restrictions: readonly Restriction[],
  language: Language,
): readonly (readonly [Restriction, ...Restriction[]])[] {
  const alike = Map.groupBy(restrictions, ({ type, title }) => `${type} ${title[language]}`);
  return [...alike.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}
