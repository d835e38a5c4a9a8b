import { expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { pluralOf } from "./plural.ts";

const COUNTS = [0, 0.5, 1, 1.5, 1.99, 2, 10, 21, 999, 1000, 999_999, 1e6, 1_000_001, 2e6, 1e9, -1, -2];

test.each(LANGUAGES)("plural forms of %s match Intl.PluralRules", (language) => {
  const intl = new Intl.PluralRules(`${language}-CA`);
  for (const count of COUNTS) expect([count, pluralOf(count, language)]).toEqual([count, intl.select(count)]);
});
