import type { Page } from "playwright-core";
import { describe } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { reviewPath } from "#app/screens/review/review-parts.ts";
import { pathTo } from "#plan/paths.ts";
import { PARTS } from "#plan/review-files.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

describe.for(SOME_LANGUAGES)("widths between a phone and a desktop, in %s", (language) => {
  const t = words(language);

  test("at the smallest width with a full menu, the menu is on one line", async ({ open }) => {
    const page = await open(pathTo("home", language), { width: 1024 });
    const items = page.getByRole("navigation", { name: t("nav.main") }).locator("> ul > li");
    const tops = await items.evaluateAll((all) =>
      all.filter((item) => item.checkVisibility()).map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    expect(tops.length).toBeGreaterThan(3);
  });

  test("the table of the fire index fits on the page at the widths of tablets and desktops", async ({
    open,
  }) => {
    const page = await open(pathTo("fire-index", language), { width: 600 });
    const frame = page.getByRole("table").locator("xpath=..");
    for await (const width of widened(page, [600, 700, 1023, 1024])) {
      expect(await frame.evaluate(wider), `${width}`).toBe(0);
    }
  });

  test("a table in a story breaks no word and does not make the page wider", async ({ open }) => {
    const slug = { fr: "chemins-de-fer-et-reseaux", en: "railways-and-utilities" }[language];
    const page = await open(pathTo("industry-detail", language, { slug }), { width: 320 });
    for await (const width of widened(page, [320, 1280])) {
      expect(await page.getByRole("table").evaluate(wordsOnTwoLines), `${width}`).toEqual([]);
      expect(await page.locator("html").evaluate(wider), `${width}`).toBe(0);
    }
  });

  test("the table of a region's danger fits in 360 px with the longest names of levels", async ({ open }) => {
    const page = await open(pathTo("current-situation-region", language, { slug: "nord-du-quebec" }), {
      width: 360,
    });
    const table = page.locator(`#${SECTION_IDS.danger[language]} table`);
    await table.evaluate((table, word) => {
      for (const cell of table.querySelectorAll("td > span")) {
        const text = [...cell.childNodes].findLast(({ nodeType }) => nodeType === 3);
        if (text) text.textContent = ` ${word}`;
      }
    }, t("danger.4"));
    expect(await table.locator("xpath=..").evaluate(wider)).toBe(0);
  });

  test("the figures over the charts of past seasons do not overlap", async ({ open }) => {
    const page = await open(reviewPath(language), { width: 360 });
    const charts = page.locator(`#${PARTS.past[language]}`).getByRole("img");
    for await (const width of widened(page, [360, 1280])) {
      expect(await charts.count()).toBe(2);
      for (const chart of await charts.all())
        expect(await chart.evaluate(textsThatTouch), `${width}`).toEqual([]);
    }
  });

  test("at double text size, an open menu does not make the page wider", async ({ open }) => {
    const page = await open(pathTo("home", language), { width: 1280 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    // Opens the last menu, which is closest to the edge.
    await page
      .getByRole("navigation", { name: t("nav.main") })
      .locator("summary:visible")
      .last()
      .click();
    expect(await page.locator("html").evaluate(wider)).toBe(0);
  });

  test.for([
    pathTo("current-situation-location", language, {}, { place: "la-tuque" }),
    pathTo("current-situation-zone", language, { slug: "la-tuque" }),
  ])("the danger of three days fits in its cards on the page %s", async (path, { open }) => {
    const page = await open(path, { width: 1024 });
    const cards = page.locator("dl > div[data-level]");
    for await (const width of widened(page, [1024, 1280])) {
      expect(await cards.count()).toBe(3);
      // Tests the levels with the longest names, because the day's own levels can have shorter names.
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
        expect(over, `${level} at ${width}`).toEqual([0, 0, 0]);
      }
    }
  });
});

/** Yields each width in turn, after setting the page's window to that width. */
async function* widened(page: Page, widths: readonly number[]): AsyncGenerator<number> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    yield width;
  }
}

/** Returns by how many pixels an element's content is wider than the element. */
const wider = ({ scrollWidth, clientWidth }: Element) => Math.max(0, scrollWidth - clientWidth);

/** Returns pairs of texts in a drawing that overlap or touch. */
function textsThatTouch(chart: Element): string[] {
  const GAP = 1;
  const boxes = [...chart.querySelectorAll("text")].map((text) => ({
    words: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  return boxes.flatMap(({ words, box }, at) =>
    boxes
      .slice(at + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right + GAP &&
          other.left < box.right + GAP &&
          box.top < other.bottom &&
          other.top < box.bottom,
      )
      .map((other) => `${words} and ${other.words}`),
  );
}

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
