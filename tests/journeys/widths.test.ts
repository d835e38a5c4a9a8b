import { describe } from "vitest";
import { pathTo } from "#app/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { words } from "../support/words.ts";

describe.for(LANGUAGES)("between a phone and a desk, in %s", (language) => {
  const t = words(language);

  test("the menu stands in one line as soon as it is shown", async ({ open }) => {
    const page = await open(pathTo("home", language), { width: 1024 });
    const items = page.getByRole("navigation", { name: t("nav.main") }).locator("> ul > li");
    const tops = await items.evaluateAll((all) =>
      all.filter((item) => item.checkVisibility()).map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expect(tops.length).toBeGreaterThan(3);
  });

  test.for([600, 700, 1023, 1024])("the year's fires fit in %i px", async (width, { open }) => {
    const page = await open(pathTo("fire-index", language), { width });
    const frame = page.getByRole("table").locator("xpath=..");
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test.for([320, 1280])(
    "a table of a story cuts no word and widens no page at %i px",
    async (width, { open }) => {
      const slug = { fr: "chemins-de-fer-et-reseaux", en: "railways-and-utilities" }[language];
      const page = await open(pathTo("industry-detail", language, { slug }), { width });
      const table = page.getByRole("table");
      expect(await table.evaluate(wordsOnTwoLines)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );

  test.for([1024, 1280])("three days of danger stay in their cards at %i px", async (width, { open }) => {
    for (const path of [
      pathTo("current-situation-location", language, {}, { place: "la-tuque" }),
      pathTo("current-situation-zone", language, { slug: "la-tuque" }),
    ]) {
      const page = await open(path, { width });
      const cards = page.locator("dl > div[data-level]");
      expect(await cards.count()).toBe(3);
      // Every level has its turn: the day's own are not the longest words.
      for (const level of [2, 4] as const) {
        const over = await cards.evaluateAll(
          (all, word) =>
            all.map((card) => {
              const dd = card.querySelector("dd");
              const text =
                dd &&
                [...dd.querySelectorAll("span")]
                  .flatMap(({ childNodes }) => [...childNodes])
                  .findLast(({ nodeType }) => nodeType === 3);
              if (text) text.textContent = ` ${word}`;
              const inner = card.querySelector("dd > span")?.getBoundingClientRect();
              return Math.max(0, (inner?.right ?? 0) - card.getBoundingClientRect().right);
            }),
          t(`danger.${level}`),
        );
        expect(over, `${path} ${level}`).toEqual([0, 0, 0]);
      }
    }
  });
});

function wordsOnTwoLines(table: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}’]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
}
