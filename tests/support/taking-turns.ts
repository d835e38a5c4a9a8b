import { LANGUAGES, type Language } from "#territory/language.ts";
import type { test } from "./browse.ts";
import { VIEWS } from "./screens.ts";
import { IS_SOAK, inSoak } from "./soak.ts";

/** Views of a journey that one of them takes alone in the gate; the long run makes it in both. */
export const ON_A_PHONE = VIEWS.filter(({ language }) => inSoak(true, language === "fr"));
export const ON_A_DESK = VIEWS.filter(({ language }) => inSoak(true, language === "en"));

/**
 * Journeys that the two views take by turns, each in one of them; the long run makes every one in both. What a page looks like in each
 * language and at each width is the audit's to see.
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
