import { LANGUAGES, type Language } from "#territory/language.ts";
import type { test } from "./browse.ts";
import { VIEWS } from "./screens.ts";
import { IS_SOAK, inSoak } from "./soak.ts";

/** Views that journeys on a phone test: French in the gate, both languages in the long run. */
export const ON_A_PHONE = VIEWS.filter(({ language }) => inSoak(true, language === "fr"));
export const ON_A_DESK = VIEWS.filter(({ language }) => inSoak(true, language === "en"));

/**
 * Divides journeys between the two views: the gate runs each journey in one view, the long run in both
 * views. The audit checks the look of pages in each language and at each width.
 * @param oneIn the gate runs one of this many journeys: above 1 for what no one needs in an emergency
 */
export function takingTurns(journey: typeof test, language: Language, oneIn = 1): typeof test {
  let count = 0;
  const turns = LANGUAGES.length * oneIn;
  const isMine = () => IS_SOAK || count++ % turns === LANGUAGES.indexOf(language) * oneIn;
  return new Proxy(journey, {
    apply: (target, self, given) => (isMine() ? Reflect.apply(target, self, given) : undefined),
    get: (target, key) =>
      key === "for"
        ? (cases: readonly unknown[]) => target.for(cases.filter(isMine))
        : Reflect.get(target, key),
  });
}
