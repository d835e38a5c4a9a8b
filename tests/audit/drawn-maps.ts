import type { Page } from "playwright-core";

/** Returns every symbol that the page's maps use from a drawing, as `{file}#{symbol}`. */
const symbolsOn = (page: Page) =>
  page
    .locator("figure svg use[href^='/cartes/']")
    .evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute("href") ?? ""))]);

/** Returns pairs of names on a map that visibly touch. */
const touchingNames = (page: Page) =>
  page.locator("figure svg").evaluateAll((maps) =>
    maps.flatMap((map) => {
      const names = [...map.querySelectorAll("text")]
        .filter((text) => text.getClientRects().length > 0)
        .map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          // A line box is taller than its letters.
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

/**
 * Returns the faults of the page's drawn maps: symbols missing from their drawings, names that touch, Tab
 * stops.
 */
export async function drawnMapFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const symbols = await symbolsOn(page);
  for (const file of new Set(symbols.map((symbol) => symbol.split("#")[0] ?? ""))) {
    const answer = await page.request.get(file);
    if (answer.status() !== 200) faults.push(`${file}: status ${answer.status()}`);
    if (!/immutable/.test(answer.headers()["cache-control"] ?? "")) faults.push(`${file}: not immutable`);
    const drawing = await answer.text();
    faults.push(
      ...symbols.filter(
        (symbol) => symbol.startsWith(`${file}#`) && !drawing.includes(`id="${symbol.split("#")[1]}"`),
      ),
    );
  }
  const stops = await page.locator("figure svg :is(a, [tabindex]):not([tabindex='-1'])").count();
  if (stops > 0) faults.push(`${stops} stops of Tab`);
  return [...faults, ...(await touchingNames(page))];
}
