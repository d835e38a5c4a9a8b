import { describe, expect, test } from "vitest";
import { formatsOf } from "#app/i18n/format.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { textsIn, words } from "../support/words.ts";

const COUNTS = [0, 1, 2, 1000] as const;
const FORMS = ["_one", "_other"];
const all = Object.keys(textsIn("fr"));
const counted = all.filter((key) => key.endsWith("_one")).map((key) => key.slice(0, -"_one".length));

/**
 * Returns a text of the dictionary for a count, with every other variable filled in and plain spaces instead
 * of no-break spaces.
 */
function say(language: Language, key: string, count: number): string {
  const number = formatsOf(language).number(count);
  const others = { figure: number, total: 65, percent: "12 %", regions: "…", size: "1 ha", share: "3 %" };
  // `key` is one of the keys found above; the dictionary's type only accepts literal keys.
  const t = words(language) as unknown as (key: string, values: Readonly<Record<string, unknown>>) => string;
  return t(key, { ...others, count }).replace(/[\u00a0\u202f]/g, " ");
}

/** Keys of texts with a number but a single form, each with the reason why no plural form is needed. */
const ONE_FORM: Readonly<Record<string, string>> = {
  "crisis.title": "a limit that never changes",
  "home.moreThanLastWeek": "agrees with no noun",
  "home.lessThanLastWeek": "agrees with no noun",
  "review.past.mean": "only a figure",
  "review.largest.level": "at least two are level",
};

/** Keys of texts that write 1 as a word, each with the reason why no page shows the text for a count of 0. */
const NEVER_OF_NONE: Readonly<Record<string, string>> = {
  "danger.rest": "shown when zones are left",
  "review.causes.rest": "shown when causes are left",
  "review.sizes.large": "another text says that no fire is so large",
  "since.more": "shown when more are left",
};

/** Keys of texts whose words are the same for every count. */
const INVARIABLE = ["status.2.plural", "status.3.plural"];

test("each text with a count has a singular and a plural form in both languages", () => {
  for (const language of LANGUAGES) {
    const texts = textsIn(language);
    const holding = Object.keys(texts).filter((key) => /\{\{(?:count|figure)\}\}/.test(texts[key] ?? ""));
    expect(
      holding.filter((key) => !/_(?:zero|one|many|other)$/.test(key) && ONE_FORM[key] === undefined),
    ).toEqual([]);
    expect(
      counted.flatMap((key) => FORMS.map((form) => key + form)).filter((key) => !(key in texts)),
    ).toEqual([]);
  }
});

describe.each(counted)("%s", (key) => {
  const fr = COUNTS.map((count) => say("fr", key, count)) as [string, string, string, string];
  const en = COUNTS.map((count) => say("en", key, count)) as [string, string, string, string];

  test("each text with a count has no missing word or variable for any count", () => {
    for (const text of [...fr, ...en, say("fr", key, 1_000_000)]) {
      expect(text).not.toBe(key);
      expect(text).not.toMatch(/\{\{|undefined|NaN/);
    }
  });

  test("each text with a count separates thousands as its language does", () => {
    if (/\b2\b/.test(fr[2])) expect(fr[3]).toMatch(/\b1 000\b/);
    if (/\b2\b/.test(en[2])) expect(en[3]).toMatch(/\b1,000\b/);
  });

  test("each text with a count is singular for 0 and 1 in French, and for 1 in English", () => {
    const none = all.includes(`${key}_zero`);
    if (none) expect(fr[0]).toMatch(/aucun|non précisé/i);
    else if (NEVER_OF_NONE[key] === undefined) {
      expect(fr[0].replace("0", "1")).toBe(fr[1]);
      // A form that writes one as a word would be wrong for a count of 0.
      expect(fr[1]).not.toMatch(/(?:^|[^\p{L}])(?:une?|seule?|l’autre)(?![\p{L}])/iu);
    }
    expect(fr[1]).not.toMatch(/\b1 \p{L}+[sx]\b/u);
    expect(fr[2]).not.toMatch(/\b2 (?!\p{L}*[sx](?!\p{L}))\p{L}/u);
    expect(en[1]).not.toMatch(/\b1 (?!of)\p{L}+[^s]s\b/u);
    expect(en[2]).not.toMatch(
      /\b2 (?:active |closed |heat |natural |open )?(?!of|more|older|other|active|closed|heat|natural|open|\p{L}*s\b)\p{L}/u,
    );
    expect(en[0]).not.toMatch(
      /\b0 (?:active |closed |heat |natural |open )?(?!of|more|older|other|active|closed|heat|natural|open|\p{L}*s\b)\p{L}/u,
    );
    if (!INVARIABLE.includes(key)) expect(fr[2].replace("2", "1")).not.toBe(fr[1]);
  });
});

/** The texts that visitors see most. */
const SEEN: readonly (readonly [
  key: string,
  language: Language,
  ...texts: [string, string, string, string],
])[] = [
  ["home.active", "fr", "feu actif", "feu actif", "feux actifs", "feux actifs"],
  ["home.active", "en", "active fires", "active fire", "active fires", "active fires"],
  ["map.fires", "fr", "Aucun feu actif", "1 feu actif", "2 feux actifs", "1 000 feux actifs"],
  ["map.fires", "en", "No active fires", "1 active fire", "2 active fires", "1,000 active fires"],
  ["livemap.search.found", "fr", "Aucun résultat", "1 résultat", "2 résultats", "1 000 résultats"],
  ["livemap.search.found", "en", "No results", "1 result", "2 results", "1,000 results"],
  [
    "livemap.restrictionCount",
    "fr",
    "Aucune restriction en vigueur",
    "1 restriction en vigueur",
    "2 restrictions en vigueur",
    "1 000 restrictions en vigueur",
  ],
  ["dangerToday.zones", "fr", "0 zone", "1 zone", "2 zones", "1 000 zones"],
  ["dangerToday.zones", "en", "0 zones", "1 zone", "2 zones", "1,000 zones"],
  ["review.fires.count", "fr", "0 feu", "1 feu", "2 feux", "1 000 feux"],
  ["review.fires.count", "en", "0 fires", "1 fire", "2 fires", "1,000 fires"],
  ["since.fires-new", "fr", "nouveau feu", "nouveau feu", "nouveaux feux", "nouveaux feux"],
  ["since.fires-new", "en", "new fires", "new fire", "new fires", "new fires"],
];

test.each(SEEN)("the text %s is correct in %s for counts of 0, 1, 2 and 1,000", (key, language, ...texts) => {
  expect(COUNTS.map((count) => say(language, key, count))).toEqual(texts);
});
