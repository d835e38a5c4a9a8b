import { LANGUAGES, type Language } from "#territory/language.ts";
import type { test } from "./browse.ts";
import { IS_SOAK } from "./soak.ts";

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
