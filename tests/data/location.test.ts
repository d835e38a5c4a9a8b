import { beforeAll, describe, inject } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { pathTo } from "#plan/paths.ts";
import { placeBySlug } from "#territory/gazetteer.server.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import { expect, test } from "../support/browse.ts";
import { plainPage, sectionOf, textOf } from "../support/page-text.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { words } from "../support/words.ts";
import { rawPlaces } from "./raw-place.ts";

/** Rows of a typed text, the name that the page must show, the region's code, and the place's slug. */
const TOWNS = [
  ["La Tuque", "La Tuque", "04", "la-tuque"],
  ["la tuque, qc", "La Tuque", "04", "la-tuque"],
  ["LA TUQUE (Québec)", "La Tuque", "04", "la-tuque"],
  ["val dor", "Val-d’Or", "08", "val-d-or"],
  ["Val-d’Or, QC", "Val-d’Or", "08", "val-d-or"],
  ["sherbrooke qc", "Sherbrooke", "05", "sherbrooke"],
  ["st-felicien", "Saint-Félicien", "02", "saint-felicien"],
  ["Ste-Agathe-des-Monts", "Sainte-Agathe-des-Monts", "15", "sainte-agathe-des-monts"],
  ["chibougamau (québec)", "Chibougamau", "10", "chibougamau"],
  ["sept iles", "Sept-Îles", "09", "sept-iles"],
  ["Mashteuiatsh", "Mashteuiatsh", "02", "mashteuiatsh"],
  ["Obedjiwan", "Obedjiwan", "04", "obedjiwan"],
  ["Clova, Québec, Canada", "Clova", "04", "clova"],
  ["lac mistassini", "Lac Mistassini", "10", "lac-mistassini"],
  ["Radisson", "Radisson", "10", "radisson"],
  ["Kuujjuaq", "Kuujjuaq", "10", "kuujjuaq"],
  ["Rouyn Noranda", "Rouyn-Noranda", "08", "rouyn-noranda"],
  ["Fermont", "Fermont", "09", "fermont"],
  ["gaspé", "Gaspé", "11", "gaspe"],
  ["Montréal", "Montréal", "06", "montreal"],
] as const;

/** Rows of a typed address, which the geocoder locates, the name that the page must show, and the region. */
const ADDRESSES = [
  ["123 rue Principale, La Tuque", "123 rue Principale, La Tuque", "04"],
  ["123, rue Principale, La Tuque, QC", "123 rue Principale, La Tuque", "04"],
  ["123 rue Principale, La Tuque (Québec) G9X 3N6", "123 rue Principale, La Tuque", "04"],
  ["45 chemin du Lac, Senneterre", "45 chemin du Lac, Senneterre", "08"],
  ["1200 boulevard Talbot, Saguenay", "1200 boulevard Talbot, Saguenay", "02"],
  ["10 rue Saint-Jean, Québec", "10 rue Saint-Jean, Québec", "03"],
  ["7 av. du Lac, Chapais, Québec", "7 av. du Lac, Chapais", "10"],
  ["rue Saint-Joseph, Roberval", "rue Saint-Joseph, Roberval", "02"],
  ["G9X 1A1", "G9X 1A1", "04"],
  ["88 3e Rue, Chibougamau", "88 3e Rue, Chibougamau", "10"],
] as const;

const t = words("fr");
const sandbox = sandboxOf("crisis");
let placeAt: Awaited<ReturnType<typeof rawPlaces>>;
beforeAll(async () => {
  placeAt = await rawPlaces(sandbox.fireDataUrl);
});

const pageFor = (address: string) =>
  plainPage(inject("crisis") + pathTo("current-situation-location", "fr", {}, { address }));
const inText = (text: string) => text.replace(/\s+/g, " ");

/** Returns the centre of the geocoder's first result, read without the site's code. */
async function geocoded(query: string): Promise<Point> {
  const answer = await fetch(`${sandbox.geocoderUrl}/geocode?geometry=1&q=${encodeURIComponent(query)}`);
  const { geometry } = (await answer.json()).features[0];
  const [lon, lat] = geometry.type === "Point" ? geometry.coordinates : geometry.coordinates[1];
  return { lon, lat };
}

/** Checks everything that the page shows for a point against the data service's records. */
async function expectRight(query: string, name: string, region: string, at: Point) {
  const { status, html, text } = await pageFor(query);
  const raw = placeAt(at, region);
  expect(status).toBe(200);
  expect(text).toContain(`${t("location.understood")} ${name}`);
  expect(text).toContain(`${t("location.region")} ${regionByCode(region)?.name.fr}`);
  const danger = textOf(sectionOf(html, SECTION_IDS.danger.fr));
  if (raw.zone !== null && raw.levels !== null) {
    expect(text).toContain(`${t("location.zone")} ${raw.zone}`);
    const days = raw.levels.map(
      (level, day) => `${t(`day.${day as 0 | 1 | 2}`)} ${t(`danger.${level as 1}`)}`,
    );
    for (const day of days) expect(danger).toContain(inText(day));
  } else {
    expect(danger).toContain(t("location.danger.none"));
  }
  expect(text.includes(inText(t("openFire.banned.fire")))).toBe(raw.isBanned);
  const restrictions = textOf(sectionOf(html, SECTION_IDS.restrictions.fr)).split(
    t("location.besideList"),
  )[0];
  for (const title of raw.titles) expect(restrictions).toContain(inText(title));
  expect(restrictions?.includes(t("place.noRestriction"))).toBe(raw.titles.length === 0);
  const fires = textOf(sectionOf(html, SECTION_IDS.fires.fr));
  const numbers = [...fires.matchAll(/(?:nº|Feu) (\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(raw.near.slice(0, 5).map(({ number }) => number));
  const [nearest] = raw.near;
  if (nearest && nearest.km >= 10)
    expect(fires).toContain(`à ${Math.round(Math.round(nearest.km * 10) / 10)} km`);
}

describe("answer for a place, compared with the data service at its point", () => {
  test.for(TOWNS)(
    "the location page for the place %s matches the data service's records at the place's point",
    async ([query, name, region, slug]) => {
      const place = placeBySlug(slug);
      if (!place) throw new Error(`No place ${slug}`);
      await expectRight(query, name, region, place.at);
    },
  );

  test.for(ADDRESSES)(
    "the location page for the address %s matches the data service's records at the address's point",
    async ([query, name, region]) => {
      await expectRight(query, name, region, await geocoded(query));
    },
  );
});

test("the places tested include places with and without a ban", () => {
  const banned = TOWNS.map(([, , , slug]) => placeBySlug(slug)).filter(
    (place) => place && placeAt(place.at, place.region).isBanned,
  );
  expect(banned.length).toBeGreaterThan(2);
  expect(banned.length).toBeLessThan(TOWNS.length);
});
