import { parse } from "csv-parse/sync";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe } from "vitest";
import { z } from "zod";
import { causeWord, sortWord, statusWord } from "#app/parts/fire/fire-choices.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { manyFires } from "../support/many-fires.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { firesNow, startWorld, type World } from "../support/world.ts";

const HTML_LIMIT = 30 * 1024;
const LIGHTNING = 1;

const rawFires = z.array(
  z.object({
    NoFeu: z.number(),
    Designation: z.string().nullable(),
    Condition: z.object({ Id: z.number() }),
    Cause: z.object({ Id: z.number() }).nullable(),
    SuperficieHa: z.number().nullable(),
  }),
);

let world: World;
let crowded: World;
beforeAll(async () => {
  const fires = await firesNow(sandboxOf("summer").fireDataUrl);
  world = await startWorld({ fires });
  crowded = await startWorld({ fires: manyFires(fires) });
});
afterAll(() => Promise.all([world.stop(), crowded.stop()]));

const raw = async () => rawFires.parse(await firesNow(world.hub.fireDataUrl));

const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
/** Returns the numbers of the listed fires, in order. */
const numbers = async (page: Page) =>
  (await rows(page).locator("th").allTextContents()).map((name) => Number(/(\d+)\s*$/.exec(name)?.[1]));

describe.for(VIEWS)("fire index, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const path = pathTo("fire-index", language);
  const found = (page: Page, count: number) =>
    page.getByRole("heading", { level: 2, name: t("indexes.found", { count }), exact: true }).waitFor();
  const apply = (page: Page) => page.getByRole("button", { name: t("fires.filter.apply") }).click();

  byTurns("the fire index counts every fire of the year, including extinguished fires", async ({ open }) => {
    await found(await open(path, { width, origin: world.origin }), (await raw()).length);
  });

  byTurns.for([true, false])(
    "the fire index finds a fire by its name (scripts: %s)",
    async (javascript, { open }) => {
      const fires = await raw();
      const wanted = fires.find(({ Designation }) => (Designation?.length ?? 0) > 8);
      const page = await open(path, { width, javascript, origin: world.origin });
      const field = page.getByLabel(t("fires.filter.words"));
      await field.fill((wanted?.Designation ?? "").toUpperCase());
      await apply(page);
      await page.waitForURL(new RegExp(`${PARAMETERS.words[language]}=`));
      await expect.poll(() => numbers(page)).toContain(wanted?.NoFeu);
      for (const name of await rows(page).locator("th").allTextContents())
        expect(name).toContain(wanted?.Designation);
      expect(await page.getByLabel(t("fires.filter.words")).inputValue()).toBe(
        wanted?.Designation?.toUpperCase(),
      );
    },
  );

  byTurns("the fire index and its CSV file apply filters by status and cause", async ({ open }) => {
    const page = await open(path, { width, origin: world.origin });
    await page.getByLabel(t("fires.filter.status")).selectOption(statusWord(6, language));
    await page.getByLabel(t("fires.column.cause")).selectOption(causeWord(LIGHTNING, language));
    await apply(page);
    await page.waitForURL(new RegExp(`=${causeWord(LIGHTNING, language)}`));
    const wanted = (await raw()).filter(
      ({ Condition, Cause }) => Condition.Id === 6 && Cause?.Id === LIGHTNING,
    );
    await found(page, wanted.length);
    for (const row of await rows(page).all()) {
      expect(await row.textContent()).toContain(t("status.6"));
      expect(await row.textContent()).toContain(t("cause.1"));
    }
    const href = await page.getByRole("main").getByRole("link", { name: /CSV/ }).getAttribute("href");
    const csv = await (await fetch(new URL(href ?? "", page.url()))).text();
    const lines = parse(csv, { delimiter: language === "fr" ? ";" : "," }) as string[][];
    expect(
      lines
        .slice(1)
        .map(([, number]) => Number(number))
        .sort(),
    ).toEqual(wanted.map(({ NoFeu }) => NoFeu).sort());
  });

  byTurns("the fire index sorts fires by size in both directions", async ({ open }) => {
    const sizes = (await raw()).flatMap(({ SuperficieHa }) => SuperficieHa ?? []);
    const page = await open(path, { width, origin: world.origin });
    const bySize = async () => {
      if (width >= 600)
        return page
          .getByRole("columnheader")
          .getByRole("link", { name: t("fires.column.size") })
          .click();
      await page.getByLabel(t("fires.filter.sort")).selectOption(sortWord("size", language));
      return apply(page);
    };
    const first = async () => {
      const fires = new Map((await raw()).map((fire) => [fire.NoFeu, fire.SuperficieHa]));
      return fires.get((await numbers(page))[0] ?? 0);
    };
    await bySize();
    await page.waitForURL(new RegExp(`=${sortWord("size", language)}`));
    await expect.poll(first).toBe(Math.max(...sizes));
    if (width < 600)
      await page.getByLabel(t("indexes.order")).selectOption({ label: t("indexes.order.reversed") });
    await bySize();
    await page.waitForURL(new RegExp(PARAMETERS.order[language]));
    await expect.poll(first).toBe(Math.min(...sizes));
    if (width >= 600) expect(await page.locator("th[aria-sort]").getAttribute("aria-sort")).toBe("ascending");
    await page.getByRole("link", { name: t("fires.page.next") }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("found");
  });

  byTurns("the pages of the fire index together list every fire once", async ({ open }) => {
    const page = await open(path, { width, javascript: false, origin: world.origin });
    const seen = await numbers(page);
    const next = page.getByRole("link", { name: t("fires.page.next") });
    for (let number = 2; (await next.count()) > 0; number++) {
      await next.click();
      await page.waitForURL(
        ({ searchParams }) => searchParams.get(PARAMETERS.page[language]) === `${number}`,
      );
      seen.push(...(await numbers(page)));
    }
    const expected = (await raw()).map(({ NoFeu }) => NoFeu);
    expect(seen.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  });

  byTurns("a fire index search without results offers a link to remove the filters", async ({ open }) => {
    const page = await open(`${path}?${PARAMETERS.words[language]}=zzzz`, { width, origin: world.origin });
    await page.getByText(t("fires.none"), { exact: true }).waitFor();
    await page.getByRole("link", { name: t("fires.reset") }).click();
    await page.waitForURL((url) => url.search === "");
    await rows(page).first().waitFor();
  });
});

test.for(
  LANGUAGES.flatMap((language) => [pathTo("fire-index", language), pathTo("current-situation", language)]),
)("with 2,000 fires, the HTML document of %s is within its size limit", async (path) => {
  const answer = await fetch(crowded.origin + path, { headers: { "accept-encoding": "br" } });
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get("content-length"))).toBeLessThanOrEqual(HTML_LIMIT);
});
