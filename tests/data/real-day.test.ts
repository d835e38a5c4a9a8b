import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { regionSlug } from "#app/parts/fire/fire-choices.ts";
import type { StatusId } from "#fires/status.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import { expect, test } from "../support/browse.ts";
import { WIDTHS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";
import { ACTIVE_STATUS_IDS, mapMarks, STATUS_IDS } from "./figures.ts";
import { everyListedFire, listedFires, statusCounts } from "./fire-list.ts";
import { pageHtml, plain } from "./page-text.ts";
import { activeOf, type RawFire, readFires, regionOf, withStatus } from "./raw.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const FILE = join(import.meta.dirname, "../../../shared/data/feux-2023-06-06.json");

describe.skipIf(!existsSync(FILE))("real day of 2023-06-06 (its file is next to the repository)", () => {
  let world: World;
  let fires: readonly RawFire[];
  let active: readonly RawFire[];
  beforeAll(async () => {
    const json: unknown = JSON.parse(await readFile(FILE, "utf8"));
    fires = readFires(json);
    active = activeOf(fires);
    world = await startWorld({ fires: json });
  });
  afterAll(() => world.stop());

  describe.for(SOME_LANGUAGES)("in %s", (language) => {
    const t = words(language);
    const situation = (query = {}) => pathTo("current-situation", language, {}, query);

    test.for(WIDTHS)(
      "the home page shows 156 active fires, by protection zone and by status, at %i px",
      async (width, { open }) => {
        expect(active).toHaveLength(156);
        const page = await open(pathTo("home", language), { width, origin: world.origin });
        await page
          .getByText(`156 ${t("home.active", { count: 156 })}`)
          .first()
          .waitFor();
        const northern = active.filter(({ Nordique }) => Nordique).length;
        await page.getByText(t("home.split", { intensive: 156 - northern, northern })).waitFor();
        await page.getByText(t("crisis.title", { count: 100 })).waitFor();
        for (const id of ACTIVE_STATUS_IDS) {
          const count = withStatus(fires, id).length;
          const items = page.getByRole("listitem").filter({
            has: page.getByRole("link", { name: t(`status.${id}.plural`, { count }), exact: true }),
          });
          if (count === 0) expect(await items.count()).toBe(0);
          else expect(await items.first().textContent()).toMatch(new RegExp(`^${count}\\s`));
        }
        expect(await mapMarks(page)).toHaveLength(156);
        expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
      },
    );

    const counts = async (query = {}) => {
      const found = statusCounts(await pageHtml(world.origin, situation(query)), language);
      return (id: StatusId) => found[plain(t(`status.${id}`))];
    };

    test("the situation page's figures match the data service, and each list is complete without duplicates", async () => {
      const countOf = await counts();
      for (const id of STATUS_IDS) expect(countOf(id), `status ${id}`).toBe(withStatus(fires, id).length);
      const lists = [
        [situation(), active],
        [situation({ status: language === "fr" ? "eteint" : "extinguished" }), withStatus(fires, 6)],
        [situation({ status: language === "fr" ? "hors-controle" : "out-of-control" }), withStatus(fires, 3)],
      ] as const;
      for (const [path, wanted] of lists) {
        const listed = await everyListedFire(world.origin, path, language);
        expect(listed).toHaveLength(wanted.length);
        expect(new Set(listed)).toEqual(new Set(wanted.map(({ NoFeu }) => NoFeu)));
      }
    });

    test("filtered by a region, the situation page counts the active fires of the region's MRCs by status", async () => {
      for (const { code } of REGIONS) {
        const wanted = active.filter((fire) => regionOf(fire) === code);
        const countOf = await counts({ region: regionSlug(code, language) });
        for (const id of ACTIVE_STATUS_IDS)
          expect(countOf(id), `${code}, status ${id}`).toBe(withStatus(wanted, id).length);
      }
    });
  });

  test("the map shows each active fire, with the northernmost at the top", async ({ open }) => {
    const page = await open("/etat-situation/", { origin: world.origin });
    const marks = await mapMarks(page);
    expect(marks).toHaveLength(active.filter(({ Lat }) => Lat !== null).length);
    const heights = marks.map(({ y }) => y);
    const latitudes = active.flatMap(({ Lat }) => Lat ?? []);
    const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
    // The province spans 18 degrees of latitude. The fires span the same share of the 18 degrees and of the
    // drawing's height.
    const box = await page
      .locator("svg")
      .filter({ has: page.locator("path[marker-mid]") })
      .first()
      .getAttribute("viewBox");
    const share = spread(heights) / Number(box?.split(" ")[3]);
    expect(share).toBeGreaterThan((spread(latitudes) / 18) * 0.7);
    expect(share).toBeLessThan((spread(latitudes) / 18) * 1.3);
  });

  test("the list of fires sorted by size begins with the largest fires", async () => {
    const html = await pageHtml(world.origin, "/etat-situation/?tri=taille");
    const largest = active.toSorted((a, b) => (b.SuperficieHa ?? -1) - (a.SuperficieHa ?? -1));
    expect(listedFires(html, "fr").slice(0, 5)).toEqual(largest.slice(0, 5).map(({ NoFeu }) => NoFeu));
  });
});
