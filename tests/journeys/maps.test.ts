import type { Page } from "playwright-core";
import { expect, test } from "../support/browse.ts";
import { PAGES_BY_WIDTH } from "../support/screens.ts";

/** Every symbol that the page's maps paint from a drawing, as `{file}#{symbol}`. */
const symbolsOn = (page: Page) =>
  page
    .locator("figure svg use[href^='/cartes/']")
    .evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute("href") ?? ""))]);

/** Pairs of names on a map that touch, as a reader sees them. */
const touchingNames = (page: Page) =>
  page.locator("figure svg").evaluateAll((maps) =>
    maps.flatMap((map) => {
      const names = [...map.querySelectorAll("text")]
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          // A line is higher than its letters.
          const air = (bottom - top) / 8;
          return { name: text.textContent, left, right, top: top + air, bottom: bottom - air };
        });
      return names.flatMap((a, index) =>
        names
          .slice(index + 1)
          .filter((b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top)
          .map((b) => `${a.name} and ${b.name}`),
      );
    }),
  );

test.for(PAGES_BY_WIDTH)(
  "the maps of $path find all they paint, and no name lies on another, at $width px",
  async ({ path, width }, { open }) => {
    const page = await open(path, { width });
    const symbols = await symbolsOn(page);
    for (const file of new Set(symbols.map((symbol) => symbol.split("#")[0] ?? ""))) {
      const answer = await page.request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()["cache-control"], file).toMatch("immutable");
      const drawing = await answer.text();
      const wanted = symbols.filter((symbol) => symbol.startsWith(`${file}#`));
      expect(wanted.filter((symbol) => !drawing.includes(`id="${symbol.split("#")[1]}"`))).toEqual([]);
    }
    expect(await touchingNames(page)).toEqual([]);
    expect(await page.locator("figure svg :is(a, [tabindex]):not([tabindex='-1'])").count()).toBe(0);
  },
);
