import { LANGUAGES, type Language } from "#territory/language.ts";
import type { test } from "./browse.ts";
import { VIEWS } from "./screens.ts";
import { IS_SOAK, inSoak } from "./soak.ts";

/** Views of a journey: one view in the gate, both in the long run. */
export const ON_A_PHONE = VIEWS.filter(({ language }) => inSoak(true, language === "fr"));
export const ON_A_DESK = VIEWS.filter(({ language }) => inSoak(true, language === "en"));

/**
 * Divides journeys between the two views, so that each runs in one of them. The long run runs every journey
 * in both. The audit checks the look of pages in each language and at each width.
 */
export function takingTurns(journey: typeof test, language: Language): typeof test {
  let count = 0;
  const isMine = () => IS_SOAK || count++ % LANGUAGES.length === LANGUAGES.indexOf(language);
  return new Proxy(journey, {
    apply: (target, self, given) => (isMine() ? Reflect.apply(target, self, given) : undefined),
    get: (target, key) =>
      key === "for"
        ? (cases: readonly unknown[]) => target.for(cases.filter(isMine))
        : Reflect.get(target, key),
  });
}
