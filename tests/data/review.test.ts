import { parse } from "csv-parse/sync";
import type { Page } from "playwright-core";
import { beforeAll, describe, inject } from "vitest";
import { csvPath } from "#app/screens/review/review-parts.ts";
import { pathTo } from "#plan/paths.ts";
import { PARTS, type Part } from "#plan/review-files.ts";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { expect, test } from "../support/browse.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { words } from "../support/words.ts";
import {
  CLASSES,
  monthOf,
  type RawFire,
  rawReview,
  regionOf,
  type Toll,
  tollOf,
  ZONES,
} from "./review-oracle.ts";
import { SEASONS_READ } from "./seasons-read.ts";

const CAUSE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const quebecDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" });

/** Rounds a number as pages do: to one decimal if under ten, otherwise to an integer. */
const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
const shown = ({ fires, hectares }: Toll) => [fires, rounded(hectares)];

/** Returns the number in a table cell in either language; null if the cell has a dash. */
function numberIn(text: string): number | null {
  const digits = text
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/,(?=\d{3})/g, "")
    .replace(",", ".");
  const found = /\d+(\.\d+)?/.exec(digits)?.[0];
  return found === undefined ? null : Number(found);
}

/** Returns the rows of the table in a part of the review. Each row is a name, then figures. */
async function tableOf(page: Page, part: Part, language: Language) {
  const rows = await page.locator(`#${PARTS[part][language]} tbody tr`).all();
  return Promise.all(
    rows.map(async (row) => {
      const [name = "", ...figures] = await row.locator("th, td").allTextContents();
      return [name, ...figures.map(numberIn)] as const;
    }),
  );
}

/** Returns the cells of a part's CSV file, without the columns that all files share. */
async function fileOf(origin: string, part: Part, language: Language, columns: number) {
  const answer = await fetch(origin + csvPath(part, language, null));
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = parse(await answer.text(), {
    bom: true,
    delimiter: language === "fr" ? ";" : ",",
  }) as string[][];
  return lines.slice(1).map((line) => line.slice(0, columns));
}
const cellNumber = (cell: string | undefined, language: Language) =>
  cell ? Number(language === "fr" ? cell.replace(",", ".") : cell) : null;

describe.for(SEASONS_READ)("the review of season $season", ({ season, languages }) => {
  const origin = inject(season);
  const raw = rawReview(sandboxOf(season).fireDataUrl);
  let fires: readonly RawFire[];
  const thisYear = new Date().getFullYear();

  beforeAll(async () => {
    fires = await raw.fires();
  });

  const sameDay = () => {
    // The season uses summer time all year, so for an hour of each winter night, the season's date differs
    // from Quebec's date.
    const [, month, day] = quebecDay.format().split("-");
    return `${thisYear - 1}-${month}-${day}`;
  };
  const whole = async (year: number) => {
    const [south, north] = await Promise.all(ZONES.map((zone) => raw.statistics(zone, `${year}-12-31`)));
    return {
      fires: (south?.fires ?? 0) + (north?.fires ?? 0),
      hectares: (south?.hectares ?? 0) + (north?.hectares ?? 0),
    };
  };

  test.for(languages)(
    "the %s season review compares the figures of both protection zones with last year and the mean",
    async (language, { open }) => {
      const page = await open(pathTo("review", language), { origin });
      const expected = await Promise.all(
        ZONES.map(async (zone) => {
          const now = await raw.statistics(zone);
          const before = await raw.statistics(zone, sameDay());
          return [
            [now.fires, before.fires, now.meanFires],
            [now.hectares, before.hectares, now.meanHectares].map(rounded),
          ];
        }),
      );
      const rows = await tableOf(page, "glance", language);
      expect(rows.map(([, ...figures]) => figures)).toEqual(expected.flat());
      const cells = await fileOf(origin, "glance", language, 5);
      expect(
        cells.map((row) => row.slice(2).map((cell) => rounded(cellNumber(cell, language) ?? -1))),
      ).toEqual(expected.flat());
    },
  );

  test.for(languages)(
    "the %s season review lists this year and ten past seasons with the figures of the data service",
    async (language, { open }) => {
      const page = await open(pathTo("review", language), { origin });
      const rows = await tableOf(page, "past", language);
      expect(rows).toHaveLength(11);
      for (const [name, count, hectares] of rows.slice(1)) {
        expect([count, hectares], name).toEqual(shown(await whole(Number(name))));
      }
      expect(rows[0]?.slice(1)).toEqual(shown(tollOf(fires)));
      expect(new Set(rows.map(([, count]) => count)).size).toBeGreaterThan(8);
      const cells = await fileOf(origin, "past", language, 3);
      expect(cells.map(([year]) => Number(year))).toEqual(
        rows.map(([name]) => Number(/\d{4}/.exec(name)?.[0])).reverse(),
      );
    },
  );

  test.for(languages)(
    "the %s season review counts fires by cause, region, month and size",
    async (language, { open }) => {
      const page = await open(pathTo("review", language), { origin });
      const t = words(language);
      if (fires.length === 0) {
        await page.getByText(t("review.empty", { year: thisYear })).waitFor();
        expect(await page.locator(`#${PARTS.regions[language]}`).count()).toBe(0);
        return;
      }
      const causes = await raw.causes();
      const counted = CAUSE_IDS.map((id) => [
        t(`cause.${id}`),
        causes.find(({ Id }) => Id === id)?.NbFeux ?? 0,
      ]).filter(([, count]) => count !== 0);
      const rows = (await tableOf(page, "causes", language)).map(([name, count]) => [name, count]);
      expect(rows.toSorted()).toEqual(counted.toSorted());
      const nameOf = (code: string | null) =>
        code === null ? t("review.regions.unknown") : (regionByCode(code)?.name[language] ?? code);
      const regions = [...Map.groupBy(fires, regionOf)].map(([code, own]) => [
        nameOf(code),
        ...shown(tollOf(own)),
      ]);
      expect((await tableOf(page, "regions", language)).toSorted()).toEqual(regions.toSorted());

      const months = await tableOf(page, "months", language);
      const begun = Map.groupBy(fires, monthOf);
      expect(months.filter(([, count]) => (count ?? 0) > 0).map(([, ...figures]) => figures)).toEqual(
        [...begun]
          .filter(([month]) => month !== null)
          .toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))
          .map(([, own]) => shown(tollOf(own))),
      );
      const sizes = CLASSES.map(([over, upTo]) =>
        tollOf(fires.filter(({ SuperficieHa: ha }) => ha != null && ha > over && ha <= upTo)),
      );
      expect((await tableOf(page, "sizes", language)).map(([, ...figures]) => figures)).toEqual(
        sizes.map(shown),
      );
      const cells = await fileOf(origin, "sizes", language, 4);
      cells.forEach(([, , count, hectares], at) => {
        expect(Number(count)).toBe(sizes[at]?.fires);
        expect(cellNumber(hectares, language)).toBeCloseTo(sizes[at]?.hectares ?? -1, 6);
      });
    },
  );

  test.for(languages)("the %s season review lists the ten largest fires", async (language, { open }) => {
    if (fires.length === 0) return;
    const page = await open(pathTo("review", language), { origin });
    const largest = fires
      .map(({ SuperficieHa }) => SuperficieHa ?? 0)
      .toSorted((a, b) => b - a)
      .slice(0, 10);
    expect((await tableOf(page, "largest", language)).map(([, size]) => size)).toEqual(largest.map(rounded));
    const cells = await fileOf(origin, "largest", language, 5);
    expect(cells.map(([, , , , size]) => cellNumber(size, language))).toEqual(largest);
    // Separate columns, because a spreadsheet reads `2026-7` as a month.
    const named = fires.map(({ Annee, NoFeu }) => [String(Annee), String(NoFeu)]);
    for (const [, year, number] of cells) expect(named).toContainEqual([year, number]);
  });

  test.for(languages)(
    "the %s season review of the northern zone only counts the fires of the northern zone",
    async (language, { open }) => {
      const northern = fires.filter(({ Nordique }) => Nordique);
      const path = pathTo(
        "review",
        language,
        {},
        { protection: language === "fr" ? "nordique" : "northern" },
      );
      const page = await open(path, { origin });
      const rows = await tableOf(page, "regions", language);
      const causes = await tableOf(page, "causes", language);
      for (const counted of [rows, causes]) {
        expect(counted.reduce((sum, [, count]) => sum + (count ?? 0), 0)).toBe(northern.length);
      }
      const past = await tableOf(page, "past", language);
      const [, latest] = past;
      const ended = await raw.statistics("nordique", `${thisYear - 1}-12-31`);
      expect(latest?.slice(1)).toEqual(shown(ended));
    },
  );
});
