import { beforeAll, describe, inject } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { pathTo } from "#plan/paths.ts";
import { expect, test } from "../support/browse.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { words } from "../support/words.ts";
import { mapMarks, STATUS_IDS, statusFigures } from "./figures.ts";
import { activeOf, rawDay, withStatus } from "./raw.ts";
import { SEASONS_READ } from "./seasons-read.ts";

describe.for(SEASONS_READ)("season $season", ({ season, languages }) => {
  const origin = inject(season);
  let day: Awaited<ReturnType<typeof rawDay>>;
  beforeAll(async () => {
    day = await rawDay(sandboxOf(season).fireDataUrl);
  });

  test.for(languages)(
    "the figures of the home and situation pages in %s match the data service",
    async (language, { open }) => {
      const t = words(language);
      const active = activeOf(day.fires);
      const home = await open(pathTo("home", language), { origin });
      if (active.length > 0) {
        await home
          .getByText(`${active.length} ${t("home.active", { count: active.length })}`)
          .first()
          .waitFor();
        expect(await home.getByText(t("crisis.title", { count: 100 })).count()).toBe(
          active.length > 100 ? 1 : 0,
        );
      } else {
        await home
          .getByText(t("winter.title"))
          .or(home.getByText(t("quiet.title")))
          .first()
          .waitFor();
      }
      const high = day.levels.filter((level) => level >= 3).length;
      await home.getByText(t("dangerToday.summary", { count: high, total: day.levels.length })).waitFor();
      const situation = await open(pathTo("current-situation", language), { origin });
      const expected = Object.fromEntries(STATUS_IDS.map((id) => [id, withStatus(day.fires, id).length]));
      expect(await statusFigures(situation, language)).toEqual(expected);
      expect(await situation.locator(`#${SECTION_IDS.danger[language]} tbody tr`).count()).toBe(
        day.levels.length,
      );
      // A restriction that begins in the morning is announced the night before.
      const restrictions = situation.locator(`#${SECTION_IDS.restrictions[language]}`);
      const announced = restrictions.locator(`h3:text-is("${t("restrictions.upcoming")}") ~ ul li li`);
      expect(await announced.count()).toBe(day.announced.length);
      expect(await restrictions.locator("li li").count()).toBe(day.measures.length + day.announced.length);
      for (const page of [home, situation]) {
        expect(await mapMarks(page)).toHaveLength(
          active.filter(({ Lat, Lon }) => Lat !== null && Lon !== null).length,
        );
      }
    },
  );
});
